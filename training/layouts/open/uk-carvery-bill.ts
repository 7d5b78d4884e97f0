// A British pub's bill from a chain's till: the pub's sign large, the chain only in the foot with its VAT number, "Bill" and "Check" are two numbers, tax
// letters before the prices, an optional service charge that is not in the total above it, "Balance Due" twice, a survey code of sixteen
// figures, vouchers valid until a day, and on the second a deposit that was paid when booking.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const MENU: readonly Ware[] = [
  ['King Carvery', '', 1149, 1399, 2],
  ['Child Carvery', '', 599, 699, 2],
  ['Veg Wellington', '', 1249, 1429, 1],
  ['Ham Egg Chips', '', 1099, 1199, 2],
  ['Pint Amber Ale', '', 440, 520, 3],
  ['175 Pinot Grigio', '', 525, 610, 2],
  ['Pint Lime Soda', '', 120, 180, 3],
  ['Cauli Cheese Side', '', 295, 350, 2],
  ['Sticky Toffee Pud', '', 549, 629, 2],
]
const CSS = `body{font:9.2pt/1.3 'Courier Prime',monospace}.sheet{padding:7mm 6mm}h1{font:700 16pt/1.1 'Courier Prime',monospace;margin:0}.l{display:flex;justify-content:space-between}.l span:last-child{white-space:nowrap}.b{font-size:12.5pt;font-weight:700}.s{font-size:8pt}.v td{padding:0 3mm 0 0}.z{text-align:center;margin:1mm 0}`
const { amount, date } = writingOf('GB')

const PUBS = [
  ['THE DRAYMAN', 'Ironbridge Carveries Ltd', 'Stafford Park'],
  ['Fox & Farrier', 'Larkfield Taverns plc', 'Chandlers Cross'],
] as const

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [pub, chain, at] = PUBS[index] ?? PUBS[0]
  const [own, day, bill] = [names.company(), dayIn(random, 2023, 2025), random.code(['0####', '7######'][index] ?? '')]
  const rows = positionsOf(random, MENU, [5, 7][index] ?? 5)
  const gross = sum(rows.map((one) => one.total))
  const tax = taxWithin(gross, 20)
  const service = index === 0 ? percent(gross, 10) : 0
  const deposit = index === 1 ? 2000 : 0
  const hour = random.whole(17, 20)
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const head =
    index === 0
      ? `<div class="c">Bill ${bill}</div>${line(`Table ${random.whole(1, 60)}`, `Covers ${random.whole(2, 6)}`)}${line(`${date(day, 'short')} ${hour}:${random.code('4#')}`, `Check ${random.code('88##')}`)}<div>Served by ${names.person().first.toUpperCase()}</div>`
      : `${line(`TBL ${random.whole(1, 40)}/1`, `CHK ${random.code('2##')}`)}${line('Bill No.', bill)}${line(date(day, 'month-name').toUpperCase(), `${hour}:${random.code('1#')}`)}${line('Booked for', names.person().last)}`
  const end =
    index === 0
      ? `${line('Total', `£${amount(gross)}`, 'b')}<div class="z s">Optional service charge 10%</div>${line('Service', amount(service))}${line('Balance Due', `£${amount(gross + service)}`, 'b')}`
      : `${line('Total', amount(gross))}${line('Deposit paid online', `-${amount(deposit)}`)}${line('Balance Due', `£${amount(gross - deposit)}`, 'b')}${line('Contactless', amount(gross - deposit))}${line('Balance Due', '0.00')}`
  const page = `<div class="c"><h1>${pub.replace('&', '&amp;')}</h1>${at}<br>${own.address.place}<br>Tel ${own.phone}</div><br>${head}<div class="z">- - - - - - - - - - - - - - - -</div>${each(rows, (one) => line(`${one.quantity} ${one.name}`, `A ${amount(one.total)}`))}<div class="z">- - - - - - - - - - - - - - - -</div>${end}
<br><table class="v s"><tr><td>VAT</td><td class="r">Rate</td><td class="r">Net</td><td class="r">VAT</td><td class="r">Gross</td></tr><tr><td>A</td><td class="r">20.00%</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><div class="c s"><br>Tell us how we did and get a free dessert:<br>code ${random.code('#### #### #### ####')}<br>Voucher valid until ${date(daysAfter(day, 28))}<br><br>${chain}, ${own.address.lines.join(', ')}<br>VAT Reg No ${own.vatId.replace('GB', '')}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [153, 163][index] ?? 153 }),
    pages: 1,
    fields: {
      invoiceNumber: bill,
      issueDate: iso(day),
      sellerName: [chain, pub],
      sellerVatId: own.vatId.replace('GB', '').trim(),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: [fixed(gross), fixed(index === 0 ? gross + service : gross - deposit)],
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-carvery-bill',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
