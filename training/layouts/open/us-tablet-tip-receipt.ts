// An American food truck's or barber's receipt as a tablet's card reader mails or prints it: the total is the largest thing and stands on top, a
// picture of a letter for a logo, everything else centred and grey, four signs behind a "#" are the receipt's number and may be letters,
// tip below tax, month's name before the day with AM or PM, a discount for birthdays, and the processor named beside the seller.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const TACOS: readonly Ware[] = [
  ['Brisket Taco', 'Corn, Extra Salsa Verde', 475, 575, 4],
  ['Elote Cup', '', 500, 650, 2],
  ['Loaded Nachos', 'No Jalapeño', 1100, 1350, 1],
  ['Horchata', 'Large', 400, 500, 2],
  ['Churro Bites', '', 600, 700, 1],
]
const CUTS: readonly Ware[] = [
  ["Men's Cut", 'with Theo', 3200, 4000, 1],
  ['Beard Trim', 'Regular', 1500, 2000, 1],
  ['Hot Towel Shave', '', 2800, 3500, 1],
  ['Pomade 4oz', '', 1800, 2200, 1],
]
const CSS = `body{font:9.4pt/1.4 Roboto,sans-serif;color:#333}.sheet{padding:8mm 7mm}.logo{width:16mm;height:16mm;border-radius:50%;background:#222;color:#fff;font:700 24pt/16mm 'Dosis';text-align:center;margin:0 auto 2mm}.tot{font:300 31pt/1.2 Roboto;text-align:center;color:#111}.l{display:flex;justify-content:space-between;margin-top:1.2mm}.m{font-size:8pt;color:#777}hr{border:0;border-top:.6pt solid #bbb;margin:3mm 0}.b{font-weight:700}.s{font-size:7.8pt;color:#777;text-align:center}`
const { amount, date } = writingOf('US')

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const [own, day] = [names.company(), dayIn(random, 2023, 2025)]
  const [seller, wares] =
    index === 0 ? (['Lucha Smoke Tacos', TACOS] as const) : (['the parlor at 9th & elm', CUTS] as const)
  const number = random.code(['@#J@', '##7@'][index] ?? '')
  const rows = positionsOf(random, wares, 3)
  const list = sum(rows.map((one) => one.total))
  const off = index === 1 ? percent(list, 10) : 0
  const net = list - off
  const tax = Math.round(net * 0.0725)
  const tip = percent(net, [18, 20][index] ?? 18)
  const total = net + tax + tip
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const page = `<div class="logo">${seller.charAt(0).toUpperCase()}</div><div class="c"><b style="font-size:12pt">${seller.replace('&', '&amp;')}</b></div><div class="tot">$${amount(total)}</div><div class="s">${index === 0 ? 'How was your experience?' : 'You paid with your Visa'}</div><hr>${each(rows, (one) => `${line(`${one.name}${one.quantity > 1 ? ` &times; ${one.quantity}` : ''}`, `$${amount(one.total)}`)}${one.unit ? `<div class="m">${one.unit}</div>` : ''}`)}<hr>${off ? line('Birthday Month (10%)', `($${amount(off)})`) : ''}${line('Subtotal', `$${amount(net)}`)}${line('Sales Tax (7.25%)', `$${amount(tax)}`)}${line('Purchase', `$${amount(net + tax)}`)}${line('Tip', `$${amount(tip)}`)}<hr>${line('Total', `$${amount(total)}`, 'b')}<hr>
<div class="s">${seller.replace('&', '&amp;')}<br>${own.address.lines.join('<br>')}<br>${own.phone}</div><hr>${line(`Visa ${random.code('####')} (${index === 0 ? 'Contactless' : 'Chip'})`, date(day, 'month-name'))}${line(`#${number}`, `${random.whole(1, 7)}:${random.code('3#')} PM`, 'm')}<div class="m">Auth code: ${random.code('0#####')}<br>AID: A0000000031010<br>Cashier: ${names.person().first}</div><div class="s" style="margin-top:3mm">Run your business with Tappit. &copy; ${day.year} Tappit, Inc.<br>${random.whole(2, 9)} stars until your next reward</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [185, 187][index] ?? 185 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: [fixed(total), fixed(net + tax)],
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-tablet-tip-receipt',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0],
  make,
}
