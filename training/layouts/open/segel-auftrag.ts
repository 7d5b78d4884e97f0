// Makers of things to measure write after the customer's word: "we are pleased to build it for you", what was chosen in a list, the agreed price with
// a payment on account, the week of delivery, changes only until a day; the word for an order confirmation does not stand on the sheet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, herrn, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.5 'Lato','Liberation Sans';font-size:9.8pt;padding:16mm 24mm 0 26mm}.hd{display:flex;align-items:center;gap:6mm;color:#0d3b66}.hd svg{width:15mm;height:15mm}.hd b{font-size:15pt}.to{margin:17mm 0 9mm}.l{width:100%;margin:2mm 0 4mm}.l td{padding:.9mm 0;border-bottom:.3pt solid #aac;vertical-align:top}.l td:first-child{width:48mm;color:#0d3b66}.ft{left:26mm;right:24mm;bottom:9mm;font-size:7.4pt;color:#555;text-align:center;line-height:1.45}`

const MAKERS = [
  {
    firm: 'Segelmacherei Kliemhof',
    mark: 'M4 34 L20 3 L20 34 Z M23 34 L23 10 L36 34 Z',
    thing: 'Ihr neues Großsegel',
    text: 'schön, dass Sie sich nach unserem Gespräch an Bord für ein neues Großsegel von uns entschieden haben. Wir haben die Maße aufgenommen und Ihren Wunsch fest eingeplant:',
    list: [
      ['Segel', 'Großsegel, 24,6 m², Horizontalschnitt'],
      ['Tuch', 'Polyester 320 g, weiß'],
      ['Latten', 'vier, davon zwei durchgehend'],
      ['Reffs', 'zwei Reihen, Bullenstander vorbereitet'],
      ['Segelzeichen', 'nach Klassenbuch, beidseitig'],
    ],
  },
  {
    firm: 'Orgelbau Tennstedt & Söhne',
    mark: 'M4 36 V14 H9 V36 Z M12 36 V6 H17 V36 Z M20 36 V2 H25 V36 Z M28 36 V10 H33 V36 Z',
    thing: 'Truhenorgel für Ihren Chorsaal',
    text: 'über Ihren Zuschlag haben wir uns sehr gefreut. Wir bauen das Instrument so, wie wir es in der Werkstatt besprochen haben:',
    list: [
      ['Register', 'Gedackt 8′, Rohrflöte 4′, Prinzipal 2′'],
      ['Umfang', 'C–f‴, transponierend 415/440/466 Hz'],
      ['Gehäuse', 'Eiche geölt, auf Rollen'],
      ['Gebläse', 'eingebaut, 230 V, schallgedämmt'],
    ],
  },
  {
    firm: 'Sattlerei Vogtsang',
    mark: 'M4 8 Q20 22 36 8 L32 30 Q20 38 8 30 Z',
    thing: 'Maßsattel für Ihre Stute',
    text: 'vielen Dank für Ihr Vertrauen. Nach der Anprobe vom Montag fertigen wir für Sie:',
    list: [
      ['Sattel', 'Vielseitigkeit, Baum Weite 3'],
      ['Leder', 'Büffel, havanna, Naht hell'],
      ['Kissen', 'Wolle, nachpolsterbar'],
      ['Sitzgröße', '17,5 Zoll'],
      ['Dazu', 'Gurt 60 cm und Steigbügelriemen'],
    ],
  },
] as const
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'segel-auftrag',
  kind: 'order-confirmation',
  language: 'de',
  types: ['order-confirmation'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const maker = MAKERS[index] ?? MAKERS[0]
    const [own, client, customer, day] = [names.company(), names.address(), names.person(), dayIn(random, 2024, 2026)]
    const price = random.whole([320, 2100, 380][index] ?? 320, [480, 2900, 560][index] ?? 480) * 1000
    const share = random.pick([30, 40, 50])
    const [change, week, job] = [
      daysAfter(day, 14),
      random.whole(8, 50),
      random.code(['K-###', '1###', 'S##/#'][index] ?? '###'),
    ]
    const boss = `${own.manager.first} ${own.manager.last}`
    const rows = [
      ...maker.list,
      ['Vereinbarter Preis', `${amount(price)} € einschließlich 19 % Umsatzsteuer`],
      ['Fertig in', `Kalenderwoche ${week} / ${day.year + 1}`],
    ]
    const html = `<div class="hd"><svg viewBox="0 0 40 40"><path d="${maker.mark}" fill="#0d3b66"/></svg><div><b>${maker.firm}</b><br>${own.address.street} · ${own.address.place} · ${own.phone}</div></div><div class="to">${herrn(customer)}<br>${customer.full}<br>${client.lines.join('<br>')}</div><p class="r">${date(day, 'long')}</p><p style="margin:5mm 0"><b>${maker.thing}</b> – unsere Werkstattnummer ${job}</p>
<p>${customer.salutation === 'Herr' ? 'Lieber Herr' : 'Liebe Frau'} ${customer.last},</p><p>${maker.text}</p><table class="l">${each(rows, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<p>Zum Beginn der Arbeit bitten wir um eine Anzahlung von ${share} %, das sind ${amount(percent(price, share))} €; eine Rechnung darüber liegt bei. Den Rest zahlen Sie erst, wenn ${index === 0 ? 'das Segel steht' : index === 1 ? 'die Orgel gestimmt ist' : 'der Sattel liegt'} und Sie zufrieden sind.</p><p>Bitte lesen Sie die Liste noch einmal in Ruhe durch. Änderungen nehmen wir bis zum <b>${date(change, 'long')}</b> ohne Mehrkosten auf, danach ist das Material zugeschnitten. Hören wir nichts, fertigen wir wie oben beschrieben.</p><p>${index === 1 ? 'Zum Intonieren brauchen wir den Saal für zwei ungestörte Tage.' : 'Sobald wir fertig sind, rufen wir Sie an und machen einen Termin für die Übergabe aus.'}</p><p style="margin-top:6mm">Mit herzlichen Grüßen aus der Werkstatt</p><p style="margin-top:11mm">${boss}</p><div class="abs ft">${maker.firm} · Inhaber: ${boss} · USt-IdNr. ${own.vatId}<br>Es gelten unsere Lieferbedingungen, die wir Ihnen mit der Preisaufstellung überlassen haben.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${job.replace('/', '-')} ${customer.last}.pdf`,
      facts: [
        [`${amount(price)} €`],
        [`Kalenderwoche ${week} / ${day.year + 1}`],
        [date(change, 'long')],
        [customer.full, maker.firm],
      ],
    }
  },
}
