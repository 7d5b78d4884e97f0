// An Irish wholesaler's credit note to a café: bill and credit stand side by side with their numbers and dates, letters for rates of tax in
// the rows and a table of them at the left of the sums, "Credit Total" instead of a total.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  inOrderOf,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxGroupsOf,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.4 'Liberation Sans';padding:12mm 15mm}.h{display:flex;justify-content:space-between}.h b{font:700 14pt 'Caladea'}.h .r{font-size:8pt}h1{font:700 15pt 'Liberation Sans';text-align:center;letter-spacing:3pt;margin:6mm 0;border:1pt solid;padding:1.4mm 0}.ad{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.ad div{border:.5pt solid #555;padding:2mm 3mm;min-height:27mm}.ad small{display:block;font-size:7pt;color:#555}.m{width:100%;margin:4mm 0}.m th,.m td{border:.5pt solid #555;text-align:center;padding:.9mm;font-weight:400}.m th{background:#ececec;font-size:7.6pt}.g{width:100%}.g th{text-align:left;border-bottom:.8pt solid;padding:1mm}.g td{padding:.9mm 1mm}.end{position:absolute;left:15mm;right:15mm;bottom:34mm;display:flex;justify-content:space-between;align-items:flex-end}.v td,.v th,.s td{border:.5pt solid #555;padding:.9mm 2.5mm;text-align:right;font-weight:400}.v th{background:#ececec}.s td:first-child{text-align:left;background:#ececec}.s tr:last-child td{font-weight:700;font-size:10.5pt}.f{left:15mm;right:15mm;bottom:9mm;font-size:7.2pt;text-align:center;color:#444}`

const WARES: readonly Ware[] = [
  ['Paper cup double wall 12oz x500', 'case', 4_190, 5_490, 4],
  ['Cup lid black 90mm x1000', 'case', 3_350, 4_150, 3],
  ['Napkin 2ply white 33cm x2000', 'case', 2_480, 3_190, 3],
  ['Oat drink barista 6x1L', 'case', 1_150, 1_490, 6],
  ['Dishwasher detergent 2x5L', 'case', 3_690, 4_490, 2],
  ['Ground coffee house blend 1kg', 'bag', 1_690, 2_190, 8],
]
/** Food bears nothing in Ireland; what is drunk and cleaned with, 23 per cent. */
const FREE = ['Ground coffee house blend 1kg']
const REASONS = ['Delivered damaged', 'Short delivered', 'Wrong item sent', 'Price difference']
const FIRMS = [
  ['Ballyquin Catering Supplies Ltd', 'Unit 14, Knockmore Business Park', 'accounts@ballyquin.example'],
  ['Fennelly & Rourke Foodservice DAC', 'The Old Creamery', 'credit@fennellyrourke.example'],
] as const
const { amount, date } = writingOf('IE')

export const layout: Layout = {
  name: 'catering-supplies-credit',
  kind: 'invoice',
  language: 'en',
  types: ['credit-note'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('IE', random)
    const [firm, street, mail] = FIRMS[index === 0 ? 0 : 1]
    const [own, buyer] = [names.company(), names.company()]
    const { address, vatId, phone, register } = own
    const billed = dayIn(random, 2025)
    const day = daysAfter(billed, 14)
    const number = random.code(index === 0 ? 'CN0#####' : 'C/2####')
    const invoice = random.code(index === 0 ? 'IN1#####' : 'I/8####')
    const rows = inOrderOf(WARES, positionsOf(random, WARES, 4 - index)).map((row) => ({
      ...row,
      rate: FREE.includes(row.name) ? 0 : 23,
    }))
    const groups = taxGroupsOf(rows.map(({ rate, total }) => [rate, total]))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const code = (rate: number) => (rate === 0 ? 'Z' : 'S')
    const meta = [
      ['Credit Note No.', number],
      ['Credit Date', date(day)],
      ['Invoice No.', invoice],
      ['Invoice Date', date(billed)],
      ['Account', random.code('@@@0##')],
      ['Rep', names.person().first],
    ]
    const html = `<div class="h"><div><b>${firm}</b><br>${street}<br>${address.place}</div><div class="r">Tel ${phone}<br>${mail}<br>VAT Reg. No. ${vatId}</div></div><h1>CREDIT NOTE</h1><div class="ad"><div><small>Customer</small>${buyer.name}<br>${buyer.address.lines.join('<br>')}</div><div><small>Delivered to</small>${buyer.short}<br>${index === 0 ? 'Kitchen entrance, rear of building' : buyer.address.street}<br>${buyer.address.town}</div></div>
<table class="m"><tr>${each(meta, ([label]) => `<th>${label}</th>`)}</tr><tr>${each(meta, ([, text]) => `<td>${text}</td>`)}</tr></table><table class="g"><tr><th>Code</th><th>Description</th><th>Reason</th><th class="r">Qty</th><th class="r">Price €</th><th class="r">VAT</th><th class="r">Goods €</th></tr>${each(rows, (row) => `<tr><td>${random.code('@@###')}</td><td>${row.name}</td><td>${REASONS[(row.number + index) % 4]}</td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${code(row.rate)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>
<div class="end"><table class="v"><tr><th>VAT code</th><th>Rate</th><th>Goods</th><th>VAT</th></tr>${each(groups, (group) => `<tr><td>${code(group.rate)}</td><td>${group.rate.toFixed(2)}%</td><td>${amount(group.net)}</td><td>${amount(group.tax)}</td></tr>`)}</table><table class="s"><tr><td>Total Goods</td><td>${amount(net)}</td></tr><tr><td>Total VAT</td><td>${amount(tax)}</td></tr><tr><td>Credit Total €</td><td>${amount(net + tax)}</td></tr></table></div><div class="abs f">This credit has been applied to your account and will show on your next statement. No payment is due.<br>${firm} · ${register} · Registered office: ${street}, ${address.place}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace('/', '')}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: firm,
        buyerName: buyer.name,
        sellerVatId: vatId,
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
