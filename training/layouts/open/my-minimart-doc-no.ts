// A Malaysian mini market's slip of the years of GST: the name stands over two lines and has no legal form, its number in brackets below,
// "Doc No." beside a member's card that has an expiry day of its own, totals without tax, with tax and after rounding all called "Total",
// an empty "Ref." and a summary of codes with rows of 0.00.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, positionsOf, sheets, sum, taxWithin, type Ware, writingOf } from '../sheet.ts'

const GOODS: readonly Ware[] = [
  ['BERAS WANGI SIAM 5KG', 'ZR', 2180, 2890, 1],
  ['TELUR GRED B 10S', 'ZR', 380, 460, 3],
  ['MINYAK MASAK 1KG PKT', 'ZR', 250, 290, 4],
  ['COCO CRUNCHIES 330G', 'SR', 899, 1140, 2],
  ['WHITE COFFEE 3IN1 15S', 'SR', 1290, 1685, 2],
  ['DISHWASH LIME 900ML', 'SR', 470, 615, 2],
  ['KICAP PEKAT 340ML', 'SR', 312, 398, 3],
  ['TISSUE ROLL 10S', 'SR', 788, 1093, 2],
  ['BATTERY AA 4S', 'SR', 521, 704, 2],
  ['BISKUT LEMAK 300G', 'SR', 329, 377, 4],
]
const CSS = `body{font:8.4pt/1.3 'Inconsolata',monospace;font-weight:500}.sheet{padding:5mm 4mm}h1{font:700 12.5pt/1.15 'Inconsolata',monospace;margin:0}h2{font:700 10pt/1.3 'Inconsolata',monospace;margin:1.6mm 0;text-align:center}table{width:100%}td,th{padding:0;font-weight:500;text-align:left}th{border-top:.7pt solid #000;border-bottom:.7pt solid #000}.l{display:flex;justify-content:space-between}.t td{text-align:right}.t td+td{width:17mm}.t .b td{font-weight:800;font-size:9.6pt}hr{border:0;border-top:.7pt solid #000;margin:1mm 0}`
const { amount, date } = writingOf('GB')

const SHOPS = [
  [
    'SERI MUTIARA JAYA<br>MINI MARKET',
    '(JM0684172-K)',
    '18-G, JALAN KENARI 12A<br>BANDAR PUCHONG MAJU<br>47100 PUCHONG, SELANGOR',
    '000842915840',
  ],
  [
    'PASARAYA KECIL<br>TUNAS HARAPAN',
    '(002417385-H)',
    'LOT 7, BATU 3 JALAN MERU LAMA<br>41050 KLANG<br>SELANGOR DARUL EHSAN',
    '001527439360',
  ],
] as const

const rowsOf = (random: Random, count: number) =>
  positionsOf(random, GOODS, count).map((one) => {
    const price = one.price + random.whole(0, 4)
    return { ...one, price, total: price * one.quantity, code: random.code('955#########0') }
  })

function make(random: Random, index: number): Paper {
  const [name, register, place, gst] = SHOPS[index] ?? SHOPS[0]
  const [day, number] = [dayIn(random, 2016, 2017), random.code(['CS000#####', '1-0####7'][index] ?? '')]
  const rows = rowsOf(random, [5, 8][index] ?? 5)
  const of = (code: string) => sum(rows.filter((one) => one.unit === code).map(({ total }) => total))
  const [standard, zero] = [of('SR'), of('ZR')]
  const tax = taxWithin(standard, 6)
  const gross = standard + zero
  const total = Math.round(gross / 5) * 5
  const given = Math.ceil((total + 1) / 5000) * 5000
  const row = (label: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${label} :</td><td>${amount(cents)}</td></tr>`
  const member =
    index === 0
      ? `<div>Member : ${random.code('M00####')} (Exp. 31/12/${String(day.year + 2).slice(2)})</div><div class="l"><span>Points b/f : ${random.whole(80, 900)}</span><span>Earned : ${Math.floor(total / 100)}</span></div>`
      : ''
  const page = `<div class="c"><h1>${name}</h1>${register}<br>${place}<br>TEL : 03-${random.code('8### ####')}<br>GST ID : ${gst}</div><h2>TAX INVOICE</h2>
<div class="l"><span>Doc No. : ${number}</span><span>Date: ${date(day)}</span></div><div class="l"><span>Cashier : ${random.pick(['SITI', 'USER', 'AMIRA'])}</span><span>Time: ${random.code('0#:4#:2#')} PM</span></div><div class="l"><span>Salesperson :</span><span>Ref.: &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;</span></div>${member}
<table><tr><th>Item</th><th class="r">Qty</th><th class="r">S/Price</th><th class="r">Amount</th><th class="r">Tax</th></tr>${each(rows, (one) => `<tr><td colspan="5">${one.name}</td></tr><tr><td>${one.code}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td><td class="r">${one.unit}</td></tr>`)}</table><hr>
<div>Total Qty : ${sum(rows.map((one) => one.quantity))}</div><table class="t">${row('Total Sales (Excluding GST)', gross - tax)}${row('Discount', 0)}${row('Total GST', tax)}${row('Total Sales (Inclusive of GST)', gross)}${row('Rounding', total - gross)}${row('Total Payable', total, 'b')}${row('CASH', given)}${row('Change', given - total)}</table>
<h2>GST SUMMARY</h2><table><tr><th>Tax Code</th><th class="r">%</th><th class="r">Amt (RM)</th><th class="r">Tax (RM)</th></tr><tr><td>SR</td><td class="r">6</td><td class="r">${amount(standard - tax)}</td><td class="r">${amount(tax)}</td></tr><tr><td>ZR</td><td class="r">0</td><td class="r">${amount(zero)}</td><td class="r">0.00</td></tr><tr><td>ES</td><td class="r">0</td><td class="r">0.00</td><td class="r">0.00</td></tr><tr><td>Total :</td><td></td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td></tr></table><hr><div class="c">GOODS SOLD ARE NOT RETURNABLE<br>THANK YOU</div>`
  return {
    html: sheets(CSS, [page], { width: 78, height: [190, 205][index] ?? 190 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: name.replace('<br>', ' '),
      sellerVatId: gst,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: total === gross ? fixed(gross) : [fixed(total), fixed(gross)],
    },
  }
}

export const layout: Layout = {
  name: 'my-minimart-doc-no',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
