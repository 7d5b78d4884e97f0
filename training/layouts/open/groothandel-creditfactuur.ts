// A Dutch wholesaler's "creditfactuur" as its large program prints it: captions over boxed values in capitals, the credited invoice's number and day
// in the rows' first line, order, return and debtor with numbers as long as the own one, the minus behind the figures, sums in one framed row.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['VAATWASTABLETTEN PROF 10KG', 'EMR', 4_150, 5_290, 4],
  ['PAPIEREN HANDDOEK Z-VOUW 3200', 'DS', 2_390, 3_150, 10],
  ['AFWASBORSTEL HACCP BLAUW', 'ST', 320, 460, 12],
  ['KOFFIEBEKER KARTON 8OZ 1000', 'DS', 5_290, 6_490, 3],
  ['FRITUURVET VLOEIBAAR 10L', 'CAN', 2_190, 2_890, 6],
]
const CASES = [
  {
    firm: 'HORESTA GROOTHANDEL B.V.',
    lines: ['INDUSTRIEKADE 200', '2031 AB HAARLEMERVOORT'],
    buyer: 'EETCAFÉ ’T HOEKJE',
    to: ['MARKT 14', '1621 BT HOORNWIJK'],
    number: '9#00####',
    of: '8#00####',
    why: 'RETOUR BREUK',
  },
  {
    firm: 'NV DE MEULENAERE VERPAKKINGEN',
    lines: ['KORTRIJKSESTEENWEG 1088', '9051 SINT-DENIJSVELD'],
    buyer: 'BAKKERIJ VERSCHAFFELT BV',
    to: ['STATIONSSTRAAT 71', '9880 AALTERBRUG'],
    number: 'CNYY/0####',
    of: 'VFYY/1####',
    why: 'PRIJSVERSCHIL',
  },
] as const
const CSS = `.sheet{font:9pt/1.3 'Liberation Mono',monospace;padding:11mm 13mm}.h{display:flex;justify-content:space-between;font-size:8.4pt}.h b{font:700 15pt 'Liberation Sans'}h1{font:700 15pt 'Liberation Sans';margin:0;letter-spacing:1pt}.to{margin:9mm 0 8mm 100mm;font-size:10pt}.bx{width:100%;table-layout:fixed}.bx td{border:.6pt solid #000;padding:.6mm 1.4mm;overflow-wrap:anywhere}.bx small{display:block;font:5.8pt 'Liberation Sans'}.g{width:100%;margin:4mm 0;font-size:8.2pt}.g th{border-bottom:.6pt solid #000;text-align:left;font:6.4pt 'Liberation Sans';padding:1mm}.g td{padding:.7mm 1mm}.foot{left:13mm;right:13mm;bottom:9mm;font:7pt/1.35 'Liberation Sans';text-align:center}`
const { amount, date } = writingOf('DE', '.')

const cell = (caption: string, text: string) => `<td><small>${caption}</small>${text}</td>`

const back = (cents: number) => `${amount(cents)}-`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const isBelgian = index === 1
  const land = isBelgian ? 'BE' : 'NL'
  const [body, iban, day] = [bodyOf(land, random), ibanOf(land, random), dayIn(random, 2024, 2026)]
  const [vat, number, of] = [
    vatOf(land, body),
    random.code(one.number).replace('YY', String(day.year % 100)),
    random.code(one.of).replace('YY', String(day.year % 100)),
  ]
  const rows = positionsOf(random, WARES, [3, 2][index] ?? 2)
  const net = sum(rows.map(({ total }) => total))
  const tax = percent(net, 21)
  const ids = [
    ['DEBITEURNR.', random.code('1000####')],
    [isBelgian ? 'CREDITNOTA NR.' : 'CREDITFACTUURNR.', number],
    ['DATUM', date(day, 'dashed')],
    ['RETOURORDER', random.code('7000####')],
    ['UW REFERENTIE', random.code('TEL. ##-#')],
    ['BLZ.', '1'],
  ] as const
  const sums = [
    ['GOEDERENBEDRAG', back(net)],
    ['GRONDSLAG BTW', back(net)],
    ['BTW %', '21,00'],
    ['BTW-BEDRAG', back(tax)],
    ['TOTAAL TE CREDITEREN EUR', back(net + tax)],
  ] as const
  const html = `<div class="h"><div><b>${one.firm}</b><br>${one.lines.join('<br>')}</div><h1>${isBelgian ? 'CREDITNOTA' : 'CREDITFACTUUR'}</h1></div><div class="to">${one.buyer}<br>${one.to.join('<br>')}${isBelgian ? `<br>BTW BE ${bodyOf('BE', random)}` : ''}</div><table class="bx"><tr>${ids.map(([caption, text]) => cell(caption, text)).join('')}</tr></table>
<table class="g"><tr><th>ARTIKEL</th><th>OMSCHRIJVING</th><th class="r">AANTAL</th><th>EH</th><th class="r">PRIJS</th><th class="r">KORT. %</th><th class="r">BEDRAG</th></tr><tr><td></td><td colspan="6">BETREFT FACTUUR ${of} VAN ${date(daysAfter(day, -12), 'dashed')}</td></tr><tr><td></td><td colspan="6">PAKBON ${random.code('8100####')} - ${one.why}</td></tr>${each(rows, (row) => `<tr><td>${random.code('######')}</td><td>${row.name}</td><td class="r">${row.quantity}-</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td></td><td class="r">${back(row.total)}</td></tr>`)}</table>
<table class="bx">${`<tr>${sums.map(([caption, text]) => cell(caption, text)).join('')}</tr>`}</table><p style="margin-top:5mm">DIT BEDRAG WORDT VERREKEND MET UW OPENSTAANDE POSTEN. S.V.P. NIET BETALEN.</p><div class="abs foot">${isBelgian ? `RPR Gent – BTW BE ${body.replace(/(....)(...)(...)/, '$1.$2.$3')}` : `K.v.K. Haarlemervoort ${random.code('34######')} – BTW-nummer ${vat}`} – IBAN ${iban}<br>Op al onze transacties zijn de algemene verkoopvoorwaarden van toepassing die op verzoek worden toegezonden.</div>`
  const both = (cents: number) => [fixed(-cents), fixed(cents)]
  const own = { sellerName: one.firm, sellerVatId: vat, buyerName: one.buyer, iban, currency: 'EUR' }
  const money = { netTotal: both(net), taxTotal: both(tax), grossTotal: both(net + tax) }
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fields: { invoiceNumber: number, issueDate: iso(day), ...own, ...money },
  }
}

export const layout: Layout = {
  name: 'groothandel-creditfactuur',
  kind: 'invoice',
  language: 'nl',
  types: ['credit-note'],
  count: 2,
  scans: [1],
  make,
}
