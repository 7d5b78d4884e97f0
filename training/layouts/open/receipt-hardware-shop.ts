// A British shop's till receipt: codes above the goods, savings as negative sums, the total before card or cash and change.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['MASONRY PAINT 5L WHITE', '', 2300, 2900, 2],
  ['DECKING SCREW 63MM X200', '', 799, 1199, 3],
  ['SASH CLAMP 900MM', '', 1450, 1850, 2],
  ['SILICONE CLEAR 310ML', '', 520, 740, 4],
  ['DUST SHEET COTTON 3.6M', '', 999, 1399, 1],
  ['TOMATO GROW BAG 30L', '', 349, 450, 5],
  ['LED GLS B22 8W 4PK', '', 699, 899, 2],
  ['SANDPAPER ASSORTED', '', 325, 399, 2],
]
const CSS = `body { font: 8.4pt/1.3 'Roboto Condensed', 'Liberation Sans Narrow', sans-serif } .sheet { padding: 6mm 5mm }
  h1 { font: 800 13pt 'Open Sans', sans-serif; margin: 0 0 1mm; border: 1.6pt solid #000; padding: 1mm 2mm }
  table { width: 100%; margin: 2mm 0 } td { padding: 0; vertical-align: top } .code { font-size: 6.8pt; color: #333 }
  .line td { border-top: .6pt solid #000; padding-top: .8mm } .total { font-size: 13pt; font-weight: 700 }
  .bar { height: 9mm; margin: 3mm 6mm 0; background: repeating-linear-gradient(90deg,#000 0 .4mm,#fff .4mm .9mm,#000 .9mm 1.6mm,#fff 1.6mm 1.9mm) }`

const { amount, date } = writingOf('GB')

const row = (one: Position & { readonly code: string }) =>
  `<tr><td colspan="2" class="code">${one.code}</td></tr><tr><td>${one.name}</td><td class="r">${one.quantity > 1 ? '' : amount(one.total)}</td></tr>
  ${one.quantity > 1 ? `<tr><td>&nbsp; ${one.quantity} @ £${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>` : ''}`

function payment(random: Random, total: number, isCard: boolean): string {
  if (isCard)
    return `<tr><td>VISA DEBIT ************${random.code('####')}</td><td class="r">${amount(total)}</td></tr>
      <tr><td>AUTH CODE ${random.code('######')} CONTACTLESS</td><td></td></tr><tr><td>CHANGE</td><td class="r">0.00</td></tr>`
  const given = Math.ceil(total / 1000) * 1000 + 1000
  return `<tr><td>CASH</td><td class="r">${amount(given)}</td></tr><tr><td>CHANGE</td><td class="r">${amount(given - total)}</td></tr>`
}

function make(random: Random, index: number) {
  const names = namesIn('GB', random)
  const [shop, owner] =
    index === 0
      ? ['TUCKETT & DAUGHTER', 'Tuckett & Daughter Ironmongers Ltd']
      : ['THE BOLT BARN', 'Bolt Barn Retail Limited']
  const firm = names.company()
  const goods = positionsOf(random, WARES, index === 0 ? 4 : 7).map((one) => ({
    ...one,
    code: random.code('5############'),
  }))
  const subtotal = sum(goods.map(({ total }) => total))
  const saving = percent(subtotal, 10)
  const total = subtotal - saving
  const tax = taxWithin(total, 20)
  const [day, receipt] = [dayIn(random, 2025, 2026), random.code('0#-####')]
  const html = `<div class="c"><h1>${shop}</h1>${firm.address.lines.join('<br>')}<br>${firm.phone}<br>VAT REG NO ${firm.vatId}</div>
    <table>${each(goods, row)}<tr class="line"><td>SUBTOTAL &nbsp;${sum(goods.map((one) => one.quantity))} ITEMS</td><td class="r">${amount(subtotal)}</td></tr>
    <tr><td>${index === 0 ? 'TRADE CARD 10%' : 'BANK HOLIDAY 10% OFF'}</td><td class="r">-${amount(saving)}</td></tr>
    <tr class="line total"><td>TOTAL TO PAY</td><td class="r">£${amount(total)}</td></tr>${payment(random, total, index === 1)}</table>
    <table><tr class="line"><td>VAT RATE</td><td class="r">GOODS</td><td class="r">VAT</td><td class="r">TOTAL</td></tr>
    <tr><td>A 20.00%</td><td class="r">${amount(total - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(total)}</td></tr></table>
    <div class="c">YOU SAVED £${amount(saving)} TODAY<br><br>RECEIPT ${receipt} &nbsp; TILL 03 &nbsp; OP ${names.person().first.toUpperCase()}<br>
    ${date(day)} ${random.code('1#:2#')}<div class="bar"></div><p></p>Goods may be returned within 30 days with this receipt.
    Your statutory rights are not affected.<br>${owner}</div>`
  return {
    html: sheets(CSS, [html], { width: 76, height: index === 0 ? 168 : 195 }),
    pages: 1,
    fields: {
      invoiceNumber: receipt,
      issueDate: iso(day),
      sellerName: [shop, owner],
      sellerVatId: firm.vatId,
      netTotal: fixed(total - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(total),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'receipt-hardware-shop',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
