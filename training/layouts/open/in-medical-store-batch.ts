// An Indian chemist's bill across half a sheet: batch numbers and months of expiry in every row, drug licence numbers in the head, patient and doctor
// instead of a customer, GST within the printed prices by rate, a discount in per cent, sums rounded to rupees, the label "Inv" glued to
// its number and the day right under it without a label.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const DRUGS: readonly Ware[] = [
  ['PANTOSIL 40 TAB', '15S', 11200, 15500, 2],
  ['METFO-SR 500', '20S', 4800, 6200, 3],
  ['AZIMAX 500 TAB', '5S', 11900, 13200, 1],
  ['TELMIROD 40', '15S', 9800, 12600, 2],
  ['ORS ORANGE SACHET', '1', 2100, 2300, 6],
  ['BETADERM GEL 20G', 'TUBE', 8700, 10900, 1],
  ['CETRIZ 10', '10S', 1800, 2200, 2],
  ['INSULIN SYRINGE 40IU', '10S', 9500, 11000, 1],
]
const CSS = `body{font:8.2pt/1.28 'Roboto Condensed','Liberation Sans Narrow',sans-serif}.sheet{padding:6mm 8mm}.f{border:1pt solid #000;height:135mm;display:flex;flex-direction:column}.h{display:grid;grid-template-columns:1fr 62mm 44mm;border-bottom:1pt solid #000}.h>div{padding:1.5mm 2mm;border-left:.6pt solid #000}.h>div:first-child{border:0}.h b{font-size:14pt;line-height:1.1}table{width:100%}th{border-bottom:.6pt solid #000;text-align:left;background:#e6e6e6}td,th{padding:.5mm 2mm}.k{display:flex;justify-content:space-between;border-top:1pt solid #000;margin-top:auto;padding:1.5mm 2mm}.k td{padding:.1mm 2mm}`
const { amount, date } = writingOf('GB', '')

const SHOPS = [
  ['JEEVAN JYOTI MEDICOS', 'Opp. Civil Hospital, Railway Road, Karnal, Haryana', '06AEJPG5521Q1ZU', 'A00####', 'Inv'],
  [
    'Apna Medical & General Store',
    'Near Bus Stand, Sector 4, Bhilai (C.G.)',
    '22AXTPM3308D1Z2',
    'CR-2####',
    'Cash Memo',
  ],
] as const

function make(random: Random, index: number): Paper {
  const [seller, place, gstin, pattern, label] = SHOPS[index] ?? SHOPS[0]
  const [day, number] = [dayIn(random, 2024), random.code(pattern)]
  const patient = [
    ['Smt. Kamla Devi', 'Dr. R.K. Mehndiratta'],
    ['Mast. Aarav Sahu', 'Dr. (Mrs.) P. Verma'],
  ][index] as [string, string]
  const rows = positionsOf(random, DRUGS, [4, 6][index] ?? 4).map((one) => ({
    ...one,
    expiry: `0${random.whole(1, 9)}/${day.year - 1998}`,
  }))
  const before = sum(rows.map((one) => one.total))
  const off = percent(before, index === 0 ? 10 : 5)
  const due = before - off
  const total = Math.round(due / 100) * 100
  const half = Math.round((due * 12) / 112 / 2)
  const head = `<div class="h"><div><b>${seller.replace('&', '&amp;')}</b><br>Chemists &amp; Druggists<br>${place}<br>Mob. 98${random.code('########')}<br>D.L.No. ${random.code('20B/HR-07-####, 21B/HR-07-####')}<br>GSTIN ${gstin}</div><div>Patient : ${patient[0]}<br>Dr. Name : ${patient[1]}<br>Address : <br>UHID : ${random.code('24/0#####')}<br>State Code : ${gstin.slice(0, 2)}</div><div><b style="font-size:10.5pt">GST INVOICE</b><br>${label}:${number}<br>${date(day)} ${random.code('0#:5#')} PM<br>${index === 0 ? 'CASH' : 'UPI'}<br>User: ${random.pick(['ADMIN', 'SONU'])}</div></div>`
  const page = `<div class="f">${head}<table><tr><th>Sn</th><th>Product</th><th>Pack</th><th>HSN</th><th>Mfr</th><th>Batch</th><th>Exp</th><th class="r">Qty</th><th class="r">MRP</th><th class="r">GST%</th><th class="r">Amount</th></tr>${each(rows, (one) => `<tr><td>${one.number}.</td><td>${one.name}</td><td>${one.unit}</td><td>3004</td><td>${random.code('@@@')}</td><td>${random.code('@@#####')}</td><td>${one.expiry}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">12</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
<div class="k"><div>GST 12% : Taxable ${amount(due - 2 * half)} CGST 6% ${amount(half)} SGST 6% ${amount(half)}<br>Items : ${rows.length} &nbsp; Qty : ${sum(rows.map((one) => one.quantity))}<br><br>E. &amp; O. E. Goods once sold will not be taken back. Cut strips and fridge items not returnable.<br>All disputes subject to local jurisdiction only. Get well soon.</div><table style="width:56mm"><tr><td>SUB TOTAL</td><td class="r">${amount(before)}</td></tr><tr><td>DISC ${index === 0 ? 10 : 5}%</td><td class="r">${amount(-off)}</td></tr><tr><td>RND OFF</td><td class="r">${amount(total - due)}</td></tr><tr style="font:700 12pt 'Roboto Condensed'"><td>GRAND TOTAL</td><td class="r">${amount(total)}</td></tr><tr><td colspan="2" class="r"><br><br>Registered Pharmacist</td></tr></table></div></div>`
  return {
    html: sheets(CSS, [page], { width: 210, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: patient[0],
      sellerVatId: gstin,
      netTotal: fixed(due - 2 * half),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'in-medical-store-batch',
  kind: 'invoice',
  language: 'en',
  types: ['invoice', 'receipt'],
  count: 2,
  scans: [1],
  make,
}
