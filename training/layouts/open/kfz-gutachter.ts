// A motor assessor's invoice for a report: the number is that of the report ("Vorgang") stacked under its caption among plate, claim and
// policy, the buyer is the injured party while an insurer pays, damage sums stand above the fee, flat charges for photographs and copies.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.42 'Liberation Sans'}.bar{left:0;top:0;width:9mm;height:296.6mm;background:#d5391f}.logo{left:20mm;top:12mm;font:700 16pt/1.15 'Liberation Sans Narrow','Liberation Sans'}.logo small{display:block;font:8pt 'Liberation Sans';color:#666}.snd{left:20mm;top:45mm;font-size:6.6pt;border-bottom:.4pt solid}.to{left:20mm;top:50mm;font-size:10pt}.m{left:138mm;top:40mm;width:58mm;font-size:9pt}.m span{display:block;font-size:6.6pt;color:#d5391f;margin-top:1.2mm}.w{left:20mm;right:14mm;top:104mm}h1{font:700 13pt 'Liberation Sans';margin:0 0 3mm}.d{background:#f3f3f3;width:100%;margin-bottom:5mm}.d td{padding:1mm 2mm}.g{width:100%}.g td{padding:1mm 0;border-bottom:.3pt solid #ccc}.g .z td{font-weight:700;border-top:1.2pt solid #d5391f;border-bottom:0}.foot{left:20mm;right:14mm;bottom:8mm;font-size:6.6pt;line-height:1.5;display:grid;grid-template-columns:1fr 1fr 1fr 1fr;gap:3mm}`

const OFFICES = [
  ['SVB Krahwinkel & Osterloh', 'Krahwinkel & Osterloh Sachverständige PartG mbB', 'Vorgang', '26-0#-###'],
  ['KFZ-PRÜFSTELLE HEMMERLE', 'Ing.-Büro Hemmerle', 'Gutachten-/Rechnungs-Nr.', 'G#####/26'],
  ['gutachterei|nordwarf', 'Gutachterei Nordwarf UG (haftungsbeschränkt)', 'Rechnungsnummer', '2026 04 ###'],
] as const
const INSURERS = [
  'Alsterwall Versicherung AG',
  'Concordanz Kfz-Versicherungsverein a. G.',
  'Direkt-Rad Versicherung AG',
] as const
const { amount, date } = writingOf('DE')

const feesOf = (damage: number, photos: number): [string, number][] => [
  ['Grundhonorar nach Schadenhöhe', percent(damage, 9) + 21_000],
  [`Lichtbilder 1. Satz, ${photos} Stück à 2,00 €`, photos * 200],
  ['Fahrtkosten 34 km à 0,70 €', 2_380],
  ['Schreibkosten und EDV-Abruf pauschal', 4_500],
  ['Porto und Telefon pauschal', 1_500],
]

const damagesOf = (damage: number): [string, number][] => [
  ['Reparaturkosten ohne MwSt.', damage],
  ['Wertminderung', Math.round(damage / 1_500) * 100],
  ['Wiederbeschaffungswert', damage * 3 + 120_000],
]

export const layout: Layout = {
  name: 'kfz-gutachter',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const [logo, firm, label, pattern] = OFFICES[index] ?? OFFICES[0]
    const [own, person, client, home, day] = [
      names.company(),
      names.person(),
      names.company(),
      names.address(),
      dayIn(random, 2026),
    ]
    const [number, insurer] = [random.code(pattern), INSURERS[index] ?? INSURERS[0]]
    const due = daysAfter(day, 14)
    const damage = random.whole(2_200, 11_800) * 100
    const photos = random.whole(8, 22)
    const rows = feesOf(damage, photos)
    const net = sum(rows.map(([, cents]) => cents))
    const tax = percent(net, 19)
    const plate = random.code('@@-@@ ###')
    const buyer = index === 1 ? client.name : `${person.first} ${person.last}`
    const before = index === 1 ? 'Firma' : person.salutation === 'Herr' ? 'Herrn' : 'Frau'
    const meta = [
      [label, number],
      ['Datum', date(day)],
      ['Amtl. Kennzeichen', plate],
      ['Schaden-Nr. der Versicherung', random.code('S-##-####-###')],
      ['Schadentag', date(daysAfter(day, -11))],
      ['Besichtigung', date(daysAfter(day, -6))],
      ['Sachverständiger', `Dipl.-Ing. ${names.person().last}`],
    ]
    const ceded =
      index === 2 ? 'ist mit Zahlung durch die Versicherung abgegolten' : `bitten wir bis ${date(due)} zu zahlen`
    const html = `<div class="abs bar"></div><div class="abs logo">${logo}<small>Schadengutachten · Bewertung · Beweissicherung</small></div><div class="abs snd">${firm} · ${own.address.street} · ${own.address.place}</div><div class="abs to">${before}<br>${buyer}<br>${home.street}<br>${home.place}</div><div class="abs m">${each(meta, ([name, text]) => `<span>${name}</span>${text}`)}</div><div class="abs w"><h1>Rechnung für Haftpflichtschaden-Gutachten</h1><table class="d"><tr>${each(damagesOf(damage), ([name, cents]) => `<td>${name}<br>${amount(cents)} €</td>`)}</tr></table><p>Anspruchsgegner: ${insurer}, Versicherungsnehmer ${names.person().full}</p><table class="g">${each(rows, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`)}<tr><td>Zwischensumme netto</td><td class="r">${amount(net)} €</td></tr><tr><td>Mehrwertsteuer 19 %</td><td class="r">${amount(tax)} €</td></tr><tr class="z"><td>Rechnungsendbetrag</td><td class="r">${amount(net + tax)} €</td></tr></table><p style="margin-top:5mm">Der Anspruch auf Erstattung wurde an uns abgetreten; eine Kopie geht an ${insurer}. Den Betrag ${ceded}.</p></div>
<div class="abs foot"><div>${firm}<br>${own.address.street}<br>${own.address.place}</div><div>Tel. ${own.phone}<br>Mobil ${own.mobile}<br>${own.email}</div><div>${own.bank.name}<br>${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div><div>Steuer-Nr. ${own.taxNumber}<br>USt-ID ${own.vatId}</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        ...(index === 2 ? {} : { dueDate: iso(due) }),
        sellerName: [firm, logo],
        buyerName: buyer,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
