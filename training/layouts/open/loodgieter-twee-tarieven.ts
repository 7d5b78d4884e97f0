// A Dutch plumber's invoice out of a web bookkeeping program: "Factuurnummer", "Factuurdatum" and "Vervaldatum" as a block on the left, hours at the
// low rate and goods at the high one, prices with tax in the rows and without below, the customer's number in the same shape as the invoice's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  inFours,
  inOrderOf,
  iso,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Arbeidsloon monteur', 'uur', 5_600, 6_400, 8],
  ['Voorrijkosten', 'keer', 3_500, 4_500, 2],
  ['Cv-ketel HR 28 kW CW5', 'stuk', 118_000, 149_000, 1],
  ['Thermostaatkraan haaks 1/2"', 'stuk', 2_650, 3_400, 7],
  ['Koperen buis 15 mm', 'm', 690, 940, 18],
  ['Vlotterventiel reservoir', 'stuk', 1_850, 2_450, 1],
  ['Sifon bekermodel chroom', 'stuk', 1_990, 2_890, 2],
  ['Klein materiaal', 'post', 950, 1_900, 1],
]
const CASES = [
  {
    mark: 'Van der Schuyt',
    sub: 'loodgieters • dakwerk • cv',
    firm: 'Loodgietersbedrijf Van der Schuyt B.V.',
    lines: ['Ambachtsweg 31b', '3447 GK Woerdenburg'],
    buyer: 'VvE De Drie Molens',
    to: ['p/a Molenkade 18', '3441 DT Woerdenburg'],
    number: '20##-0###',
    customer: '20##-1###',
    count: 5,
  },
  {
    mark: 'Kranenborg Installatie',
    sub: '',
    firm: 'Kranenborg Installatie',
    lines: ['Achter de Hoven 7', '8933 CR Leeuwaarde'],
    buyer: 'Dhr. S. Hoekema',
    to: ['Skipperstrjitte 40', '9001 ZZ Grouwerga'],
    number: '##0###',
    customer: '10##',
    count: 4,
  },
] as const
const CSS = `.sheet{font:9.6pt/1.45 'Lato',sans-serif;padding:16mm 18mm;color:#1b1b1b}.mark{font:700 19pt 'Lato';color:#0a6c74;text-align:right}.mark small{display:block;font:400 9pt 'Lato';color:#555}.to{margin-top:12mm}h1{font:900 21pt 'Lato';margin:10mm 0 3mm}.id td{padding:.3mm 6mm .3mm 0}.id td:first-child{color:#666}.g{width:100%;margin-top:8mm}.g th{text-align:left;font-weight:700;border-bottom:1pt solid #0a6c74;padding:1.2mm 0}.g td{padding:1.4mm 0;border-bottom:.3pt solid #ddd}.z{width:80mm;margin:4mm 0 0 auto}.z td{padding:.7mm 0}.z .b td{font-weight:900;font-size:12pt;border-top:1pt solid #0a6c74;padding-top:1.6mm}.pay{margin-top:9mm}.foot{left:18mm;right:18mm;bottom:12mm;display:grid;grid-template-columns:1fr 1fr 1.2fr;font-size:8pt;color:#444;border-top:.5pt solid #bbb;padding-top:2mm}`
const { amount, date } = writingOf('DE', '.')

const rateOf = (unit: string) => (unit === 'uur' || unit === 'keer' ? 9 : 21)

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('NL', random), ibanOf('NL', random), dayIn(random, 2024, 2026)]
  const due = daysAfter(day, [14, 30][index] ?? 14)
  const [number, customer] = [one.number, one.customer].map((code) =>
    random.code(code.replace('20##', String(day.year))),
  ) as [string, string]
  const vat = vatOf('NL', body)
  const rows = inOrderOf(WARES, positionsOf(random, WARES, one.count))
  const groups = taxGroupsOf(rows.map(({ unit, total }) => [rateOf(unit), total]))
  const [net, tax] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.tax))]
  const ids = [
    ['Factuurnummer', number],
    ['Factuurdatum', date(day, 'dashed')],
    ['Vervaldatum', date(due, 'dashed')],
    ['Klantnummer', customer],
    ['Werkbon', random.code('WB-####')],
    ['Uitgevoerd op', date(daysAfter(day, -6), 'dashed')],
  ]
  const line = (label: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">€ ${amount(cents)}</td></tr>`
  const html = `<div class="mark">${one.mark}<small>${one.sub}</small></div><div class="to">${one.buyer}<br>${one.to.join('<br>')}</div><h1>Factuur</h1><table class="id">${each(ids, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table>
<table class="g"><tr><th>Omschrijving</th><th class="r">Aantal</th><th>&nbsp;</th><th class="r">Prijs</th><th class="r">Bedrag</th><th class="r">Btw</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${row.quantity}</td><td>&nbsp;${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td><td class="r">${rateOf(row.unit)}%</td></tr>`)}</table>
<table class="z">${line('Totaal excl. btw', net)}${each(groups, (group) => line(`${group.rate}% btw over € ${amount(group.net)}`, group.tax))}${groups.length > 1 ? line('Btw totaal', tax) : ''}${line(index === 0 ? 'Totaal incl. btw' : 'Te betalen', net + tax, 'b')}</table>
<p class="pay">Wij verzoeken u vriendelijk het bedrag vóór de vervaldatum over te maken op ${inFours(iban)} t.n.v. ${one.firm} onder vermelding van factuurnummer en klantnummer.</p><div class="abs foot"><div>${one.firm}<br>${one.lines.join('<br>')}</div><div>KvK ${random.code('6#######')}<br>Btw-nr. ${vat}</div><div>IBAN ${iban}<br>BIC ${bicOf('NL', iban, random)}</div></div>`
  const own = { sellerName: [one.firm, one.mark], sellerVatId: vat, buyerName: one.buyer, iban, currency: 'EUR' }
  const fields = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), ...own, ...totals(net, tax) }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `factuur-${number}.pdf`, fields }
}

export const layout: Layout = {
  name: 'loodgieter-twee-tarieven',
  kind: 'invoice',
  language: 'nl',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
