// A Singaporean eatery's bill in the letters of an impact printer, as long lines of one width: service charge before GST, both on the bill, the
// registered firm in small beneath the sign, table and guests, a queue number, time before the date, and a QR payment with its own reference.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['Salted Egg Pork Rib (S)', '', 1600, 1800, 1],
  ['Cereal Prawn (M)', '', 2600, 2800, 1],
  ['Sambal Kang Kong', '', 1000, 1200, 2],
  ['Claypot Tofu', '', 1400, 1600, 1],
  ['Hor Fun Seafood', '', 880, 980, 2],
  ['Har Cheong Gai 6pc', '', 1200, 1320, 1],
  ['White Rice', '', 100, 100, 5],
  ['Lime Juice', '', 280, 320, 3],
  ['Chinese Tea (pax)', '', 150, 180, 4],
  ['Wet Tissue', '', 40, 40, 4],
]
const CSS = `body{font:8.8pt/1.24 'DejaVu Sans Mono','Noto Sans Mono',monospace}.sheet{padding:6mm 3.5mm}pre{font:inherit;margin:0}.s{font-size:7.2pt;line-height:1.25;text-align:center}.n{font:700 14pt/1.2 'DejaVu Sans Mono',monospace;text-align:center;margin:0}.t{font-weight:700;font-size:10.4pt}`
const WIDTH = 35
const { amount, date } = writingOf('GB')

const spread = (left: string, right: string, width = WIDTH) => `${left}${right.padStart(width - left.length)}\n`
const rule = (sign: string) => `${sign.repeat(WIDTH)}\n`

const BRANCHES = [
  ['Blk 418 Telok Sepat Ave 3', '#01-2207 S(560418)'],
  ['12 Jalan Pinang Muda', 'Singapore 199147'],
  ['Blk 77A Bedok Rise', '#01-31 S(460077)'],
] as const

/** Cash is rounded to five cents, other ways to pay are not. */
const dueOf = (gross: number, index: number) => (index === 1 ? Math.round(gross / 5) * 5 : gross)

function payment(random: Random, gross: number, index: number): string {
  const due = dueOf(gross, index)
  const given = Math.ceil((due + 1) / 5000) * 5000
  return index === 1
    ? spread('Cash', amount(given)) + spread('Change', amount(given - due))
    : spread(index === 0 ? 'QR PAY' : 'CREDIT CARD', amount(gross)) + spread('Ref', random.code('2#########0#'))
}

const rounding = (gross: number, due: number) =>
  gross === due ? '' : spread('   Total with GST', amount(gross)) + spread('   Rounding', amount(due - gross))

function make(random: Random, index: number): Paper {
  const [street, place] = BRANCHES[index] ?? BRANCHES[0]
  const [brand, firm] = ['Lau Teck Kitchen', 'LTK Food Concepts Pte. Ltd.']
  const [uen, gst, bill] = ['201218834K', 'M2-0126458-3', random.code('0###8##')]
  const day = dayIn(random, 2024, 2025)
  const rows = positionsOf(random, DISHES, [6, 9, 5][index] ?? 6).map((one) => {
    const price = Math.ceil(one.price / 20) * 20
    return { ...one, price, total: price * one.quantity }
  })
  const food = sum(rows.map(({ total }) => total))
  const off = index === 2 ? percent(food, 10) : 0
  const service = index === 2 ? 0 : percent(food, 10)
  const net = food - off + service
  const tax = percent(net, 9)
  const gross = net + tax
  const total = dueOf(gross, index)
  const paid = payment(random, gross, index)
  const hour = `${random.whole(12, 21)}:${random.code('0#')}`
  const page = `<p class="n">${brand}</p><div class="s">${street}<br>${place}<br>Tel: 6${random.code('### ####')}<br>operated by ${firm}<br>UEN ${uen} &nbsp;GST Reg No. ${gst}</div>
<pre>${rule('=')}${spread(`Bill# ${bill}`, `${index === 2 ? 'Takeaway' : `Table ${random.whole(2, 34)}`}`)}${spread(`POS: 01${index === 2 ? '' : `  Pax: ${random.whole(2, 6)}`}`, `Queue ${random.code('1##')}`)}${spread(hour, date(day))}${rule('-')}${each(rows, (one) => spread(`${String(one.quantity).padStart(2)} ${one.name}`, amount(one.total)))}${rule('-')}${spread('   Sub-Total', amount(food))}${index === 2 ? spread('   Opening Promo 10%', `-${amount(off)}`) : spread('   10% Svc Chg', amount(service))}${spread('   9% GST', amount(tax))}${rounding(gross, total)}${rule('=')}<span class="t">${spread('TOTAL', `S$${amount(total)}`, 29)}</span>${rule('=')}${paid}${rule('-')}${spread('Amt before GST', amount(net))}${spread('Closed', `${date(day, 'short')} ${hour}:${random.code('3#')}`)}</pre>
<div class="s" style="margin-top:2mm">Tax Invoice / Receipt<br>${index === 2 ? 'Please consume within 2 hours' : 'Reservations: 9###-88## after 3pm'.replace(/#/g, () => random.code('#'))}<br>Thank You &amp; Have A Nice Day</div>`
  return {
    html: sheets(CSS, [page], { width: 72, height: [135, 154, 131][index] ?? 135 }),
    pages: 1,
    fields: {
      invoiceNumber: bill,
      issueDate: iso(day),
      sellerName: [firm, brand],
      sellerVatId: gst,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: total === gross ? fixed(gross) : [fixed(total), fixed(gross)],
    },
  }
}

export const layout: Layout = {
  name: 'sg-zi-char-bill',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
