// An American grill's check: no number but "Check #", modifiers without prices, sales tax by the county, and lines for tip and total that guests
// fill in by hand. The second paper is only the card slip for the merchant, the third has a gratuity for a large party and is paid in cash.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const MENU: readonly Ware[] = [
  ['Smash Burger', 'med well|sub slaw', 1495, 1795, 2],
  ['Half Rack Ribs', 'extra sauce', 2195, 2595, 1],
  ['Fish Tacos (3)', 'no cilantro', 1650, 1895, 1],
  ['Wedge Salad', 'drsg on side', 1150, 1350, 1],
  ['Mac & Cheese Skillet', '', 1295, 1495, 1],
  ['Fried Pickles', '', 895, 1095, 1],
  ['Draft IPA 16oz', '', 750, 850, 3],
  ['Iced Tea', 'refill', 325, 375, 2],
  ['Pecan Pie', 'a la mode', 850, 950, 2],
]
const CSS = `body{font:9.4pt/1.3 'Courier Prime','Liberation Mono',monospace}.sheet{padding:7mm 5mm}h1{font:700 13pt/1.2 'Courier Prime',monospace;margin:0;text-align:center}.l{display:flex;justify-content:space-between}.mod{padding-left:9mm}hr{border:0;border-top:1pt dashed #000;margin:2mm 0}.b{font-weight:700;font-size:12pt}
.fill{display:flex;align-items:flex-end;margin-top:4mm;height:7mm}.fill i{flex:1;border-bottom:.8pt solid #000;margin-left:3mm;text-align:right;font:17pt/.9 'Z003',cursive;color:#1b2a72;height:7mm}.s{font-size:8.2pt}`
const { amount, date } = writingOf('US')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`
const fill = (label: string, ink: string) => `<div class="fill">${label}<i>${ink}</i></div>`

interface Bill {
  readonly total: number
  readonly tip: number
  readonly index: number
}

const hints = (base: number) => each([18, 20, 22], (rate) => `${rate}% = $${amount(percent(base, rate))}<br>`)

/** What the card machine prints; guests write below it. */
function cardSlip(random: Random, { total, tip, index }: Bill, subtotal: number): string {
  const [given, sum] = index === 1 ? [amount(tip), amount(total + tip)] : ['', '']
  return `${line('Card Type', 'CREDIT')}${line('Card #', `XXXXXXXXXXXX${random.code('####')}`)}${line('Entry', index === 1 ? 'CHIP' : 'SWIPED')}${line('Approval', random.code('0####@'))}<br>${line('Amount', `$${amount(total)}`, 'b')}${fill('+ Tip:', given)}${fill('= Total:', sum)}<div style="height:5mm"></div>${fill('X', '')}<div class="c s" style="margin:1mm 0 2mm">I agree to pay the above total according to my card issuer agreement.</div><div class="s c">Suggested tip (before tax):<br>${hints(subtotal)}</div>`
}

function cashEnd({ total, tip }: Bill): string {
  const due = total + tip
  const given = Math.ceil((due + 1) / 2000) * 2000
  return `${line('Gratuity 20% (party of 6+)', amount(tip))}${line('AMOUNT DUE', `$${amount(due)}`, 'b')}<br>${line('Cash', amount(given))}${line('Change', amount(given - due))}`
}

function grossOf({ total, tip, index }: Bill): string | string[] {
  return index === 0 ? fixed(total) : [fixed(total + tip), fixed(total)]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [firm, day, check] = [
    companyIn(names, 'Restaurants'),
    dayIn(random, 2023, 2025),
    random.code(['4###', '2##7', '1####'][index] ?? ''),
  ]
  const [brand, server] = ['ROOSTER & RAIL', names.person()]
  const dishes = positionsOf(random, MENU, [5, 6, 8][index] ?? 5)
  const hour = random.whole(5, 8)
  const subtotal = sum(dishes.map(({ total }) => total))
  const tax = Math.round(subtotal * 0.0825)
  const total = subtotal + tax
  const tip = index === 1 ? Math.ceil(percent(subtotal, 19) / 100) * 100 : percent(subtotal, 20)
  const bill = { total, tip, index }
  const rows = each(
    dishes,
    (one) =>
      `${line(`${one.quantity} ${one.name}`, amount(one.total))}${each(one.unit ? one.unit.split('|') : [], (mod) => `<div class="mod">${mod}</div>`)}`,
  )
  const head = `<h1>${brand}</h1><div class="c">BAR + GRILL<br>${firm.address.lines.join('<br>')}<br>${firm.phone}</div><br>`
  const meta = `<div>Server: ${server.first} ${server.last.charAt(0)}.</div>${line(`Check #${check}`, `Table ${random.whole(11, 64)}`)}${line(`Guests: ${index === 2 ? 7 : 2}`, `Ordered: ${hour}:${random.code('1#')} PM`)}${line(date(day), `${hour + 1}:${random.code('4#')} PM`)}<hr>`
  const sums = `<hr>${line('Subtotal', amount(subtotal))}${line('Sales Tax 8.25%', amount(tax))}${line(index === 2 ? 'Check Total' : 'Total', `$${amount(total)}`, 'b')}`
  const ends = [
    `${rows}${sums}<hr>${cardSlip(random, bill, subtotal)}<div class="c">** CUSTOMER COPY **</div>`,
    `<div class="c b">MERCHANT COPY</div>${line('Transaction', 'SALE')}${cardSlip(random, bill, subtotal)}`,
    `${rows}${sums}${cashEnd(bill)}<br><div class="c">Paid - Thank you y'all!</div>`,
  ]
  const foot = `<div class="c s" style="margin-top:2mm">${index === 1 ? '' : `Rate us & get free fried pickles:<br>roosterandrail.example/hello<br>`}${firm.name}</div>`
  const slip = {
    invoiceNumber: check,
    issueDate: iso(day),
    sellerName: [brand, `${brand} BAR + GRILL`, firm.name],
    currency: 'USD',
  }
  return {
    html: sheets(CSS, [`${head}${meta}${ends[index]}${foot}`], { width: 80, height: [232, 168, 185][index] ?? 232 }),
    pages: 1,
    fields:
      index === 1
        ? { ...slip, grossTotal: grossOf(bill) }
        : { ...slip, netTotal: fixed(subtotal), taxTotal: fixed(tax), grossTotal: grossOf(bill) },
  }
}

export const layout: Layout = {
  name: 'grill-check-tip',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
