// The invoice that India's common accounts program prints: one frame of cells with small labels over bold values, "Dated" twice (the invoice's and
// the buyer's order's), empty cells for delivery note and dispatch, consignee and buyer under each other, CGST and SGST as rows among the goods
// in italics, a table by HSN code, the sum and the tax in words, the company's tax number PAN beside its GSTIN, bank details within the frame.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Brass Ball Valve 25mm', '8481', 42000, 56000, 20],
  ['GM Gate Valve 40mm', '8481', 118000, 146000, 8],
  ['Hex Nipple 1/2"', '7307', 3800, 5200, 60],
  ['PTFE Tape 12mm', '3920', 1500, 2100, 100],
  ['Pressure Gauge 0-10 kg', '9026', 31000, 39000, 6],
  ['Flange SORF 50NB', '7307', 38000, 44000, 12],
]
const CSS = `body{font:8.6pt/1.25 'Liberation Sans',sans-serif}.sheet{padding:10mm 11mm}h1{font-size:11pt;margin:0 0 1mm;text-align:center}.f{border:.7pt solid #000}.top{display:grid;grid-template-columns:1fr 1fr}.a>div{padding:1mm 1.5mm;border-bottom:.7pt solid #000}.b{display:grid;grid-template-columns:1fr 1fr;border-left:.7pt solid #000}.b div{border-bottom:.7pt solid #000;border-right:.7pt solid #000;padding:.6mm 1.5mm;height:9mm;font-size:7.8pt}.b div:nth-child(even){border-right:0}.b b{font-size:8.8pt}table{width:100%}td,th{border-left:.7pt solid #000;padding:.5mm 1.5mm;vertical-align:top}td:first-child,th:first-child{border-left:0}th{border-bottom:.7pt solid #000;font-weight:400}.g .tot td{border-top:.7pt solid #000}.w{border-top:.7pt solid #000;border-bottom:.7pt solid #000;padding:1mm 1.5mm}.h th,.h td{border-bottom:.5pt solid #000}.e{display:flex;padding:1mm 1.5mm;justify-content:space-between;gap:6mm}`
const indian = (cents: number) => {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = (whole ?? '').replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return `${cents < 0 ? '(-)' : ''}${grouped}.${part}`
}
const { date } = writingOf('GB')

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const SIZES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const
function inWords(whole: number): string {
  if (whole < 20) return ONES[whole] ?? ''
  if (whole < 100) return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? ` ${ONES[whole % 10]}` : ''}`
  const [size, word] = SIZES.find(([least]) => whole >= least) ?? [100, 'Hundred']
  return `${inWords(Math.floor(whole / size))} ${word}${whole % size ? ` ${inWords(whole % size)}` : ''}`
}
const rupees = (cents: number) =>
  `INR ${inWords(Math.floor(cents / 100))}${cents % 100 ? ` and ${inWords(cents % 100)} paise` : ''} Only`

const SELLERS = [
  [
    'Navkar Valves & Fittings',
    '41, Panchratna Estate, Odhav',
    'Ahmedabad 382415',
    'Gujarat',
    '24',
    '24AFQPN8841K1ZC',
    'ANV/0##/FY',
  ],
  [
    'SHREE BALAJI PIPE SYNDICATE',
    'Shop 9, Timber Market, Mangol Puri',
    'New Delhi 110083',
    'Delhi',
    '07',
    '07BCKPB2095R1ZX',
    '1###',
  ],
] as const
const BUYERS = [
  ['Rudra Process Equipments Pvt. Ltd.', 'Plot 318, GIDC Phase II, Vatva', 'Ahmedabad 382445'],
  ['Khanna Air Products', 'B-77, Okhla Industrial Area', 'New Delhi 110020'],
] as const

/** Half the tax of 18 % each, by HSN code. */
function byCode(rows: ReturnType<typeof positionsOf>) {
  return [...new Set(rows.map((one) => one.unit))].map((code) => {
    const net = sum(rows.filter((one) => one.unit === code).map((one) => one.total))
    return { code, net, half: Math.round(net * 0.09) }
  })
}

function goods(rows: ReturnType<typeof positionsOf>, half: number, net: number, total: number): string {
  const tax = (name: string) =>
    `<tr><td></td><td class="r"><i><b>${name}</b></i></td><td></td><td></td><td class="r">9</td><td class="c">%</td><td class="r"><b>${indian(half)}</b></td></tr>`
  return `<table class="g"><tr><th>Sl<br>No.</th><th>Description of Goods</th><th>HSN/SAC</th><th>Quantity</th><th>Rate</th><th>per</th><th>Amount</th></tr>${each(rows, (one) => `<tr><td>${one.number}</td><td><b>${one.name}</b></td><td>${one.unit}</td><td class="r"><b>${one.quantity} Nos</b></td><td class="r">${indian(one.price)}</td><td>Nos</td><td class="r"><b>${indian(one.total)}</b></td></tr>`)}<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td><td class="r" style="border-top:.5pt solid #000">${indian(net)}</td></tr>${tax('CGST Output')}${tax('SGST Output')}<tr><td style="height:${62 - rows.length * 5}mm"></td><td></td><td></td><td></td><td></td><td></td><td></td></tr><tr class="tot"><td></td><td class="r">Total</td><td></td><td class="r"><b>${sum(rows.map((one) => one.quantity))} Nos</b></td><td></td><td></td><td class="r"><b>₹ ${indian(total)}</b></td></tr></table>`
}

function make(random: Random, index: number): Paper {
  const [seller, street, town, state, code, gstin, pattern] = SELLERS[index] ?? SELLERS[0]
  const [buyer, ...at] = BUYERS[index] ?? BUYERS[0]
  const day = dayIn(random, 2023, 2024)
  const first = (day.month < 4 ? day.year - 1 : day.year) % 100
  const number = random.code(pattern).replace('FY', `${first}-${first + 1}`)
  const rows = positionsOf(random, WARES, [4, 6][index] ?? 4)
  const groups = byCode(rows)
  const [net, half] = [sum(rows.map((one) => one.total)), sum(groups.map((one) => one.half))]
  const total = net + 2 * half
  const buyerId = `${code}${random.code('AA@C@####@1Z#')}`
  const party = (label: string) =>
    `<div>${label}<br><b>${buyer}</b><br>${at.join('<br>')}<br>GSTIN/UIN &nbsp; : ${buyerId}<br>State Name &nbsp;: ${state}, Code : ${code}</div>`
  const cells = [
    ['Invoice No.', number],
    ['Dated', date(day, 'month-name')],
    ['Delivery Note', ''],
    ['Mode/Terms of Payment', index === 0 ? '30 Days' : 'Against delivery'],
    ["Buyer's Order No.", random.code(['RPE/PO/1##', 'KAP-4##'][index] ?? '')],
    ['Dated', date(daysAfter(day, -8), 'month-name')],
    ['Dispatch Doc No.', ''],
    ['Delivery Note Date', ''],
    ['Dispatched through', random.pick(['Tempo', 'Transport'])],
    ['Destination', town.replace(/ \d+/, '')],
  ]
  const page = `<h1>Tax Invoice</h1><div class="f"><div class="top"><div class="a"><div><b style="font-size:10pt">${seller.replace('&', '&amp;')}</b><br>${street}<br>${town}<br>GSTIN/UIN: ${gstin}<br>State Name : ${state}, Code : ${code}<br>E-Mail : sales@${seller.slice(0, 6).toLowerCase().replace(/\W/g, '')}.example</div>${party('Consignee (Ship to)')}${party('Buyer (Bill to)')}</div><div class="b" style="align-content:start">${each(cells, ([label, text]) => `<div>${label}<br><b>${text}</b></div>`)}<div style="grid-column:1/3;border:0">Terms of Delivery</div></div></div>
${goods(rows, half, net, total)}<div class="w">Amount Chargeable (in words) <span style="float:right"><i>E. &amp; O.E</i></span><br><b>${rupees(total)}</b></div>
<table class="h"><tr><th>HSN/SAC</th><th>Taxable<br>Value</th><th>CGST<br>Rate</th><th>CGST<br>Amount</th><th>SGST/UTGST<br>Rate</th><th>SGST/UTGST<br>Amount</th><th>Total<br>Tax Amount</th></tr>${each(groups, (one) => `<tr><td>${one.code}</td><td class="r">${indian(one.net)}</td><td class="r">9%</td><td class="r">${indian(one.half)}</td><td class="r">9%</td><td class="r">${indian(one.half)}</td><td class="r">${indian(2 * one.half)}</td></tr>`)}<tr><td class="r"><b>Total</b></td><td class="r"><b>${indian(net)}</b></td><td></td><td class="r"><b>${indian(half)}</b></td><td></td><td class="r"><b>${indian(half)}</b></td><td class="r"><b>${indian(2 * half)}</b></td></tr></table>
<div class="e" style="display:block">Tax Amount (in words) : <b>${rupees(2 * half)}</b></div><div class="e"><div>Company's PAN : <b>${gstin.slice(2, 12)}</b><br><u>Declaration</u><br>We declare that this invoice shows the actual price of the goods<br>described and that all particulars are true and correct.</div><div>Company's Bank Details<br>Bank Name : <b>Sahyadri Co-op Bank</b><br>A/c No. : <b>${random.code('5020##########')}</b><br>Branch &amp; IFS Code : <b>${random.code('Odhav & SCBL0000###').replace('&', '&amp;')}</b></div></div><div class="r" style="border-top:.7pt solid #000;padding:1mm 1.5mm">for <b>${seller.replace('&', '&amp;')}</b><br><br><br>Authorised Signatory</div></div><p class="c" style="margin-top:1.5mm;font-size:7.8pt">This is a Computer Generated Invoice</p>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: buyer,
      sellerVatId: gstin,
      netTotal: fixed(net),
      taxTotal: fixed(2 * half),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'in-grid-tax-invoice',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
