// A Malaysian cake house's slip on which every line is centred, goods and sums, too, so that there are no columns: "Slip No." and "Trans#" are both
// there and only the first is the paper's, a phone order's number with a day of collection, a discount with a name, rounding down, three totals,
// "GST included" in a sentence instead of a line, and the shop's sign under which its company stands as "owned by".
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CAKES: readonly Ware[] = [
  ['Butter Sponge Loaf', '', 690, 890, 2],
  ['Kaya Bun', '', 120, 160, 6],
  ['Sausage Roll', '', 230, 290, 4],
  ['Pandan Chiffon', '', 1190, 1490, 1],
  ['Egg Tart', '', 190, 240, 6],
  ['Fruit Gateau 1kg', '', 5500, 7200, 1],
  ['Red Bean Pau', '', 180, 220, 4],
  ['Candle & Knife Set', '', 90, 150, 2],
]
const CSS = `body{font:9pt/1.34 'Open Sans',sans-serif;text-align:center}.sheet{padding:6mm 5mm}h1{font:italic 700 19pt/1.1 'Caladea',serif;margin:0}.s{font-size:7.6pt}.d{letter-spacing:1.5pt}.b{font-weight:700;font-size:12.5pt}`
const { amount, date } = writingOf('GB')

const SHOPS = [
  [
    'Mirabelle Cake House',
    'Rasa Manis Bakery Industries Sdn. Bhd.',
    '733120-A',
    '29 Jalan Tengku Ampuan Dua, 40100 Shah Alam',
    '001366028288',
  ],
  ['Lavender Oven', 'L.O. Confectionery S/B', '1047756-K', 'G-17 Aman Square, 70200 Seremban', '000731955200'],
] as const

function make(random: Random, index: number): Paper {
  const [brand, firm, register, place, gst] = SHOPS[index] ?? SHOPS[0]
  const [day, slip] = [dayIn(random, 2016, 2017), random.code(['B02-0#####', '20#####'][index] ?? '')]
  const rows = positionsOf(random, CAKES, [4, 6][index] ?? 4)
  const before = sum(rows.map((one) => one.total))
  const off = index === 0 ? percent(before, 8) : 0
  const due = before - off
  const total = Math.floor(due / 5) * 5
  const tax = taxWithin(due, 6)
  const given = Math.ceil((total + 1) / 1000) * 1000
  const order =
    index === 1
      ? `<div>Phone order ${random.code('P-1##')} &middot; collect on ${date(daysAfter(day, 3))} after 4pm</div>`
      : `<div>Kind Card ${random.code('88 #### ####')} valid till ${date(daysAfter(day, 290))}</div>`
  const page = `<h1>${brand}</h1><div class="s">owned by<br>${firm} (${register})<br>${place}<br>GST ID: ${gst} &middot; Hotline 1-700-${random.code('8#-####')}</div><div class="d">**********</div><b>TAX INVOICE</b><br>Slip No. ${slip}<br>${date(day)}, ${random.code('1#:3#')}<br>Trans# ${random.code('00######')} &middot; Till 2 &middot; served by ${random.pick(['Nurul', 'Wei Jie', 'Sharmila'])}${order}<div class="d">**********</div>
${each(rows, (one) => `<div>${one.name.replace('&', '&amp;')}</div><div>${one.quantity} x ${amount(one.price)} = ${amount(one.total)}</div>`)}<div class="d">**********</div>
<div>Items ${sum(rows.map((one) => one.quantity))}</div>${off > 0 ? `<div>Total ${amount(before)}</div><div>Kind Card 8% -${amount(off)}</div>` : ''}<div>Total incl. GST ${amount(due)}</div><div>Rounding ${amount(total - due)}</div><div class="b">Amount Due RM${amount(total)}</div>
<div>Cash RM${amount(given)}</div><div>Change RM${amount(given - total)}</div><div class="d">**********</div><div class="s">The total includes GST of RM${amount(tax)} at 6% (SR) on RM${amount(due - tax)}.<br>Cakes once sold cannot be exchanged.<br>Best eaten within 2 days.</div>`
  return {
    html: sheets(CSS, [page], { width: 72, height: [176, 169][index] ?? 176 }),
    pages: 1,
    fields: {
      invoiceNumber: slip,
      issueDate: iso(day),
      sellerName: [firm, brand],
      sellerVatId: gst,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: total === due ? fixed(due) : [fixed(total), fixed(due)],
    },
  }
}

export const layout: Layout = {
  name: 'my-cake-house-centred',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
