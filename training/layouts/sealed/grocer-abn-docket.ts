// An Australian fruit shop's and deli's docket: weighed goods with price per kilo, only some lines with GST (marked), the tax named in one line
// and no net sum, rounding of cash or a card surcharge after the total, and the merchant slip of the card machine with another date form.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WEIGHED: readonly Ware[] = [
  ['Tomatoes Truss', '', 590, 790, 1],
  ['Bananas Cavendish', '', 290, 450, 1],
  ['Kipfler Potatoes', '', 490, 690, 1],
  ['Leg Ham Off Bone Sliced', '', 2690, 3490, 1],
  ['Pink Lady Apples', '', 390, 590, 1],
  ['Vine Olives Mixed', '', 2190, 2590, 1],
]
const PACKED: readonly Ware[] = [
  ['* Sparkling Water 1.25L', '', 240, 320, 3],
  ['* Potato Crisps Sea Salt', '', 490, 620, 2],
  ['Free Range Eggs 700g', '', 690, 890, 1],
  ['Sourdough Batard', '', 780, 920, 1],
  ['* Paper Carry Bag', '', 25, 25, 2],
  ['* Cut Flowers Bunch', '', 1200, 1800, 1],
]
const CSS = `body{font:9.2pt/1.3 'Noto Sans Mono','DejaVu Sans Mono',monospace;font-size:8.4pt}.sheet{padding:5mm 4mm}h1{font:900 17pt/1 'Lato',sans-serif;margin:0;letter-spacing:-.4pt}h1 i{font:300 10pt 'Lato',sans-serif;display:block;letter-spacing:3pt;margin-top:1mm}.l{display:flex;justify-content:space-between}.l>:first-child{white-space:pre}
.star{text-align:center;letter-spacing:1pt;white-space:nowrap;overflow:hidden}.big{font-size:12pt;font-weight:700}.eft{border-top:.6pt dashed #000;margin-top:3mm;padding-top:2mm;font-size:7.8pt}`
const { amount, date } = writingOf('GB')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

function weighedRows(random: Random, count: number) {
  return positionsOf(random, WEIGHED, count).map((one) => {
    const grams = random.whole(132, 1480)
    const total = Math.round((one.price * grams) / 1000)
    return {
      name: one.name,
      total,
      html: `${line(one.name, amount(total))}${line(`  ${(grams / 1000).toFixed(3)} kg NET @ $${amount(one.price)}/kg`, '')}`,
    }
  })
}

function packedRows(random: Random, count: number) {
  return positionsOf(random, PACKED, count).map((one) => ({
    name: one.name,
    total: one.total,
    html: `${line(one.name, amount(one.total))}${one.quantity > 1 ? line(`  ${one.quantity} @ $${amount(one.price)} each`, '') : ''}`,
  }))
}

function payment(total: number, isCash: boolean): string {
  if (!isCash) return line('EFTPOS', amount(total))
  const due = Math.round(total / 5) * 5
  const given = Math.ceil((due + 1) / 2000) * 2000
  const change = line('CASH', amount(given)) + line('CHANGE', amount(given - due))
  return total === due ? change : line('Rounding', amount(due - total)) + change
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const seller = `${names.person().last} Produce Pty Ltd`
  const [brand, abn, day] = [
    'Harvest Corner',
    ['54 529 078 454', '54 746 054 742', '28 839 917 215'][index] ?? '',
    dayIn(random, 2024, 2025),
  ]
  const shop = ['Shop 14, Wattle Grove Village', '203 Ferny Hill Rd', 'Shop 3/41 Seabreeze Parade'][index] ?? ''
  const town = ['Wattle Grove NSW 2173', 'Ferny Creek QLD 4055', 'Torquay Heads VIC 3228'][index] ?? ''
  const rows = [...weighedRows(random, [3, 5, 2][index] ?? 3), ...packedRows(random, [3, 4, 2][index] ?? 3)]
  const goods = sum(rows.map(({ total }) => total))
  const isCash = index === 2
  const fee = index === 1 ? Math.round(goods * 0.012) : 0
  const taxed = sum(rows.filter(({ name }) => name.startsWith('*')).map(({ total }) => total)) + fee
  const tax = taxWithin(taxed, 10)
  const total = goods + fee
  const [docket, time] = [random.code('1###4#'), `${random.whole(1, 5)}:${random.code('2#')}pm`]
  const paid = payment(total, isCash)
  const slip = `<div class="eft">${line('TERMINAL', random.code('0########1'))}${line(date(day, 'short-name').toUpperCase(), `RRN ${random.code('00######')}`)}DEBIT CARD (c) &nbsp; SAV<br>CARD: ............${random.code('####')}<br>AID: A00000038${random.code('####')}<br>${fee > 0 ? line('PURCHASE', `AUD ${amount(goods)}`) + line('SURCHARGE', `AUD ${amount(fee)}`) : ''}${line('TOTAL', `AUD ${amount(total)}`)}<div class="c">APPROVED 00</div></div>`
  const page = `<div class="c"><h1>${brand}<i>FRUIT · VEG · DELI</i></h1><p style="margin:2mm 0">${seller}<br>ABN ${abn}<br>${shop}<br>${town}<br>Ph (0${random.whole(2, 8)}) 9${random.code('### ####')}</p><b>TAX INVOICE</b></div>
<div class="star">********************************</div>${line(date(day), time)}${line(`Docket ${docket}`, `Reg ${random.code('0#')}`)}${line(`Served by: ${names.person().first}`, '')}<div class="star">********************************</div>${each(rows, ({ html }) => html)}<div class="star">********************************</div>
${fee > 0 ? line('SUBTOTAL', amount(goods)) + line('* Card surcharge 1.2%', amount(fee)) : ''}${line(`TOTAL (${rows.length} items)`, `$${amount(total)}`, 'big')}${paid}<p></p>${line('* = Taxable items', '')}${line('Total includes GST of', `$${amount(tax)}`)}${isCash ? '' : slip}
<div class="c" style="margin-top:3mm">Open 7 days 7am - 6.30pm<br>${index === 0 ? 'Keep your docket: 4c/L off at the servo next door' : 'Please choose carefully, no refund on fresh produce'}</div>`
  return {
    html: sheets(CSS, [page], { width: 72, height: [172, 213, 138][index] ?? 172 }),
    pages: 1,
    fields: {
      invoiceNumber: docket,
      issueDate: iso(day),
      sellerName: [seller, brand],
      sellerVatId: abn,
      taxTotal: fixed(tax),
      grossTotal: fixed(total),
    },
  }
}

export const layout: Layout = {
  name: 'grocer-abn-docket',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
