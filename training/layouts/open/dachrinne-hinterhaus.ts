// Craftsmen who write what a job would cost as a plain letter: only the job or the customer's call stands as subject, prices hang in the
// sentences or in a short indented list, "unverbindlich" or "bis Monatsende halten wir den Preis" is all that says what the paper is.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.5 var(--f);padding:18mm 26mm 0 25mm}.hd{border-left:var(--w) solid var(--c);padding-left:4mm;margin-bottom:14mm;line-height:1.3}.hd b{font-size:15pt;color:var(--c)}.to{min-height:30mm;line-height:1.35}.su{font-weight:700;margin:8mm 0 5mm}.in{margin:2mm 0 3mm 8mm;width:calc(100% - 8mm)}.in td{padding:.5mm 0;vertical-align:top}.in td:last-child{text-align:right;white-space:nowrap;padding-left:6mm}.ft{left:25mm;right:26mm;bottom:9mm;font-size:7.6pt;color:#666;border-top:.4pt solid #999;padding-top:1.5mm}`

const LOOKS = [
  `--f:'Carlito','Liberation Sans';--w:3mm;--c:#8a4b12`,
  `--f:'Liberation Serif';--w:0;--c:#000`,
  `--f:'Open Sans';--w:1mm;--c:#2f6b3c`,
] as const
const FIRMS = [
  { sign: 'Spenglerei Aubacher', line: 'Dach · Blech · Abdichtung', subject: 'Dachrinne Hinterhaus' },
  { sign: 'Ludger Hemmsen, Malermeister', line: '', subject: '' },
  { sign: 'Grünzeug & Stein', line: 'Garten- und Wegebau', subject: 'Zufahrt und Traufstreifen' },
] as const
const { amount, date } = writingOf('DE')

interface Job {
  readonly called: string
  readonly until: string
  readonly prices: readonly number[]
}

/** What is said of the work; the sums stand among the words. */
function textOf({ called, until, prices }: Job, index: number): string {
  const [a = 0, b = 0, c = 0] = prices
  const net = sum(prices)
  if (index === 0)
    return `<p>wir waren am ${called} bei Ihnen auf dem Dach. Die Rinne ist auf etwa elf Metern durchgerostet, zwei Halter sind gebrochen, das Fallrohr selbst ist noch gut. Eine Reparatur lohnt nicht mehr. Wir würden die Rinne in Titanzink neu machen und das Einlaufblech gleich mit, das kommt</p><p style="margin-left:8mm">mit Material, Gerüst und Abfuhr auf <b>${amount(net)} Euro</b>, dazu kommt die Mehrwertsteuer.</p><p>Wenn Sie lieber Kupfer möchten: das wären ${amount(c)} Euro mehr. Die Ziegel an der Traufe, die wir ersetzen müssen (schätzungsweise zwölf Stück), rechnen wir mit 9,50 Euro das Stück nach Verbrauch ab.</p><p>Arbeiten könnten wir ab der zweiten Monatshälfte, etwa zwei Tage. An den Preis halten wir uns bis ${until} gebunden, danach müssen wir beim Blech neu nachfragen. Ein kurzer Anruf genügt, oder Sie schicken uns das Blatt mit Ihrer Unterschrift zurück.</p>`
  if (index === 1)
    return `<p>vielen Dank, dass Sie an mich gedacht haben. Wie am Telefon besprochen habe ich mir das Treppenhaus angesehen. Streichen der Wände und Decken über drei Geschosse, Dispersionsfarbe waschbeständig, Abdecken eingeschlossen, kostet ${amount(a)} €. Das Geländer lackiere ich für ${amount(b)} €, den Sockel für ${amount(c)} €. Alles zusammen also ${amount(net)} €; Umsatzsteuer fällt nach § 19 UStG nicht an.</p><p>Die Farbtöne können wir vor Ort aussuchen. Fertig wäre ich in acht Arbeitstagen. Bitte geben Sie mir bis ${until} Bescheid, damit ich Sie noch vor den Ferien einplanen kann.</p>`
  const rows: [string, number][] = [
    ['Alte Platten aufnehmen, Unterbau 30 cm Schotter', a],
    ['Betonpflaster anthrazit, 62 m², im Verband', b],
    ['Traufstreifen mit Kies und Einfassung', c],
  ]
  return `<p>nach unserem Ortstermin am ${called} haben wir gerechnet. Für die Arbeiten veranschlagen wir:</p><table class="in">${each(rows, ([name, cents]) => `<tr><td>– ${name}<td>ca. ${amount(cents)} €</tr>`)}<tr><td>Voraussichtlich gesamt, netto<td><b>${amount(net)} €</b></tr><tr><td>mit 19 % Umsatzsteuer<td>${amount(net + percent(net, 19))} €</tr></table><p>Die Schätzung ist unverbindlich; sollte sich abzeichnen, dass wir sie um mehr als 15 % überschreiten, sprechen wir vorher mit Ihnen. Nicht enthalten sind Leitungen, die niemand eingezeichnet hat, und Felsboden. Abgerechnet wird nach Aufmaß. Die Preise gelten bis ${until}.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, line, subject } = FIRMS[index] ?? FIRMS[0]
  const [own, client, home, day] = [names.company(), names.person(), names.address(), dayIn(random, 2024, 2026)]
  const [called, until] = [date(daysAfter(day, -random.whole(3, 9)), 'long'), date(daysAfter(day, 35), 'long')]
  const prices = [random.whole(90, 240), random.whole(60, 390), random.whole(30, 75)].map((tens) => tens * 1_000)
  const dear = client.salutation === 'Frau' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr'
  const html = `<div class="hd"><b>${sign}</b><br>${line ? `${line}<br>` : ''}${own.address.street}, ${own.address.place}<br>Tel. ${own.phone}</div><div class="to">${client.full}<br>${home.street}<br>${home.place}</div><p class="r">${own.address.town}, ${date(day, 'long')}</p><p class="su">${subject || `Ihr Anruf vom ${called}`}</p><p>${dear} ${client.last},</p>${textOf({ called, until, prices }, index)}<p>Über Ihren Auftrag würden wir uns freuen.</p><p style="margin-top:6mm">Mit freundlichem Gruß</p><p style="margin-top:12mm">${index === 1 ? 'Ludger Hemmsen' : own.manager.full}</p><div class="abs ft">${sign} · Steuernummer ${own.taxNumber} · ${own.bank.name}, ${own.bank.account}</div>`
  return {
    html: sheets(`.sheet{${LOOKS[index] ?? LOOKS[0]}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Brief Dachrinne.pdf', 'Treppenhaus.pdf', 'Zufahrt_Kosten.pdf'][index] ?? '',
    facts: [[amount(sum(prices))], [until], [client.last, sign]],
  }
}

export const layout: Layout = {
  name: 'dachrinne-hinterhaus',
  kind: 'offer',
  language: 'de',
  types: ['offer'],
  count: 3,
  scans: [0],
  make,
}
