// A restorer of clocks answers in a typed letter what the work would cost: no word for an offer in the subject, prices with "etwa"
// and "höchstens" in a list of findings, wear that is seen only when the clock is open, an hourly wage, and a day until which it holds.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, herrn, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.48 'EB Garamond','Liberation Serif';padding:15mm 27mm 0 30mm}.hd{text-align:center;border-bottom:.4pt solid #333;padding-bottom:3mm}.hd b{font-size:17pt;font-weight:400;letter-spacing:2.5pt}.hd small{display:block;font-size:9pt;font-style:italic}.to{margin:13mm 0 8mm}.w{width:100%;margin:2mm 0 4mm}.w td{padding:1mm 0;vertical-align:top}.w td:first-child{width:9mm}.w td:last-child{white-space:nowrap;text-align:right;padding-left:6mm}.w .s td{border-top:.5pt solid;padding-top:1.5mm}.ft{left:30mm;right:27mm;bottom:9mm;font-size:8.6pt;text-align:center;line-height:1.35}`

const CLOCKS = [
  ['Ihre Standuhr mit Mondphase', 'die Standuhr mit Mondphase, um 1790,', 'Gehäuse und Zifferblatt sind bis auf'],
  ['Wiener Laterndluhr aus dem Nachlass', 'die kleine Wiener Wanduhr', 'Das Werk ist trocken gelaufen, bis auf'],
  ['Turmuhr des Gemeindehauses', 'das Werk Ihrer Turmuhr', 'Das Gestell ist gesund, bis auf'],
] as const
/** What is found, and the least and highest price in euros. */
const WORKS = [
  ['Werk zerlegen, reinigen, sämtliche Lager prüfen und neu ölen', 240, 380],
  ['Eingelaufene Zapfenlager ausbuchsen (voraussichtlich sechs Stück)', 150, 260],
  ['Anker nacharbeiten, Paletten polieren', 80, 140],
  ['Zwei Zähne am Schlagwerksrad ersetzen', 90, 170],
  ['Pendelfeder und beide Darmsaiten erneuern', 45, 85],
  ['Zifferring neu versilbern', 160, 240],
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'kostenvoranschlag-uhr',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [own, client, customer, day] = [names.company(), names.address(), names.person(), dayIn(random, 2024, 2026)]
    const master = own.manager
    const [subject, clock, finding] = CLOCKS[index] ?? CLOCKS[0]
    const works = random
      .sample(WORKS, 4 + (index % 2))
      .map(([text, low, high]) => ({ text, euros: random.whole(low / 5, high / 5) * 5 }))
    const total = sum(works.map(({ euros }) => euros)) * 100
    const ends = daysAfter(day, 42)
    const about = index === 0 ? 'etwa ' : ''
    const tax =
      index === 1
        ? 'Umsatzsteuer fällt nach § 19 UStG nicht an.'
        : 'Die Umsatzsteuer von 19 % ist in allen Preisen enthalten.'
    const html = `<div class="hd"><b>${master.first} ${master.last}</b><small>Uhrmachermeister · Restaurierung alter Groß- und Kleinuhren</small></div><div class="to">${herrn(customer)}<br>${customer.full}<br>${client.lines.join('<br>')}</div><p class="r">${own.address.town}, den ${date(day, 'long')}</p><p style="margin:6mm 0"><u>${subject}</u></p>
<p>Sehr geehrte${customer.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${customer.last},</p><p>ich habe ${clock} inzwischen auf dem Werktisch gehabt und in Ruhe angesehen. ${finding} Kleinigkeiten, für mehr als zwanzig Jahre ohne Pflege ist der Zustand erfreulich. Für einen zuverlässigen Gang halte ich folgende Arbeiten für nötig:</p>
<table class="w">${each(works, ({ text, euros }, at) => `<tr><td>${at + 1}.</td><td>${text}</td><td>${about}${amount(euros * 100)} €</td></tr>`)}<tr class="s"><td></td><td>Damit müssten Sie insgesamt rechnen mit ${index === 0 ? 'rund' : 'höchstens'}</td><td>${amount(total)} €</td></tr></table>
<p>${tax} Was sich erst am geöffneten Federhaus zeigt, kann ich vorher nicht beziffern; ich würde Sie anrufen, bevor der genannte Betrag um mehr als zehn vom Hundert überschritten wird. Für weitergehende Arbeiten rechne ich die Stunde mit ${amount(random.whole(58, 72) * 100)} €.</p>
<p>An diese Preise halte ich mich bis zum ${date(ends, 'long')} gebunden. Wenn Sie einverstanden sind, genügt eine Zeile oder ein Anruf; die Arbeit dauert dann ${random.whole(6, 11)} Wochen. Sagt Ihnen der Preis nicht zu, berechne ich für die Durchsicht nichts und Sie holen die Uhr einfach wieder ab.</p><p style="margin-top:6mm">Mit freundlichem Gruß</p><p style="margin-top:13mm">${master.first} ${master.last}</p>
<div class="abs ft">${own.address.street} · ${own.address.place} · Fernruf ${own.phone}<br>Werkstatt geöffnet Dienstag bis Freitag und nach Verabredung · Steuernummer ${own.taxNumber}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Brief Standuhr.pdf', 'Laterndluhr.pdf', 'Schreiben Uhrmacher.pdf'][index] ?? '',
      facts: [[`${amount(total)} €`], [date(ends, 'long')], [customer.full, `${master.first} ${master.last}`]],
    }
  },
}
