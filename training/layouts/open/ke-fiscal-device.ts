// A Kenyan shop's receipt from a fiscal device: the shop's "PIN" beside the buyer's, receipt number of the till and a much longer invoice number of the
// control unit (both are fair) with its serial above a square code, values stand before their labels in the sums, VAT of 16 % by letter with empty classes,
// "KSH" and "KES" both, mobile money with a code of letters, and a till number that customers pay to.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, taxWithin, type Ware, writingOf } from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Maize Flour 2kg', 'E', 18500, 23000, 4],
  ['Jembe w/ handle', 'A', 65000, 88000, 2],
  ['Iron sheets G30 3m', 'A', 108000, 125000, 12],
  ['Roofing nails 1kg', 'A', 24000, 28000, 3],
  ['Fresh milk 500ml', 'E', 6000, 6500, 6],
  ['Bar soap 800g', 'A', 17500, 21000, 2],
  ['Cooking oil 3L', 'A', 89000, 104000, 1],
  ['Padlock 50mm', 'A', 38000, 52000, 2],
]
const CSS = `body{font:8.4pt/1.32 'DejaVu Sans Mono',monospace;letter-spacing:-.3pt}.sheet{padding:5mm 4mm}h1{font:700 12.5pt/1.15 'DejaVu Sans',sans-serif;margin:0}.z{border-top:1pt dotted #000;margin:1.6mm 0}.g{display:flex;justify-content:space-between}.v{display:grid;grid-template-columns:28mm 1fr;column-gap:3mm}.v span:nth-child(odd){text-align:right}.v .k{font-weight:700;font-size:11pt}`
const { amount, date } = writingOf('GB', ',')

const SHOPS = [
  ['TUMAINI HARDWARE & GENERAL STORES', 'P051482739K', 'Moi Avenue, next to Posta, Nakuru', 'P.O. Box 2217-20100'],
  ['Mama Wanjiru Duka la Jumla', 'A003915582T', 'Stage Market, Kitengela', 'P.O. Box 88 Kitengela'],
] as const

function make(random: Random, index: number): Paper {
  const [seller, pin, place, box] = SHOPS[index] ?? SHOPS[0]
  const [day, number] = [dayIn(random, 2023, 2025), random.code(['0#####', 'S-##3##'][index] ?? '')]
  const rows = positionsOf(random, WARES, [5, 4][index] ?? 4).map((one) => {
    const price = Math.ceil(one.price / 500) * 500
    return { ...one, price, total: price * one.quantity }
  })
  const gross = sum(rows.map((one) => one.total))
  const taxed = sum(rows.filter((one) => one.unit === 'A').map((one) => one.total))
  const tax = taxWithin(taxed, 16)
  const given = Math.ceil((gross + 1) / 100000) * 100000
  const buyer = index === 0 ? 'BAHATI SELF HELP GROUP' : ''
  const sums = [
    [amount(gross - tax), 'Total excl. VAT', ''],
    [amount(tax), 'VAT A 16.00%', ''],
    ['0.00', 'VAT B 8.00%', ''],
    ['0.00', 'VAT E exempt', ''],
    [amount(gross), 'TOTAL KSH', 'k'],
    ...(index === 0
      ? [[amount(gross), 'M-PAY', '']]
      : [
          [amount(given), 'CASH', ''],
          [amount(given - gross), 'CHANGE', ''],
        ]),
  ]
  const unit = `KRAMW0${random.code('17########')}`
  const long = `${unit.slice(6, 12)}${random.code('0000####')}`
  const page = `<div class="c"><h1>${seller.replace('&', '&amp;')}</h1>${place}<br>${box}<br>Tel +254 7${random.code('## ######')}<br>PIN: ${pin}</div><div class="z"></div><div class="g"><span>Receipt ${number}</span><span>Till ${random.whole(1, 3)}</span></div><div class="g"><span>${date(day)}</span><span>${random.code('1#:3#:0#')}</span></div>${buyer ? `<div>Customer: ${buyer}<br>Buyer PIN: ${random.code('P0########@')}</div>` : '<div>Customer: Walk in</div>'}<div class="z"></div>${each(rows, (one) => `<div>${one.name}</div><div class="g"><span>&nbsp; ${one.quantity} x ${amount(one.price)}</span><span>${amount(one.total)} ${one.unit}</span></div>`)}<div class="z"></div><div class="v">${each(sums, ([value, label, kind]) => `<span class="${kind}">${value}</span><span class="${kind}">${label}</span>`)}</div>${index === 0 ? `<div>Paid KES ${amount(gross)} Code ${random.code('S@#@#@@#@#')}</div>` : ''}<div class="z"></div><div class="c">Buy Goods Till No. ${random.code('5#####')}<br>You were served by ${random.pick(['Achieng', 'Kamau', 'Chebet'])}</div><div class="z"></div><div class="c"><b>CONTROL UNIT INFO</b><br>CU Serial No. ${unit}<br>CU Invoice No. ${long}<br><div style="margin:2mm 0">${squareCode(random, 22)}</div>END OF LEGAL RECEIPT</div>`
  return {
    html: sheets(CSS, [page], { width: 78, height: [189, 172][index] ?? 189 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, long],
      issueDate: iso(day),
      sellerName: seller,
      ...(buyer ? { buyerName: buyer } : {}),
      sellerVatId: pin,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
    },
  }
}

export const layout: Layout = {
  name: 'ke-fiscal-device',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
