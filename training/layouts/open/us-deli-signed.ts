// An American diner's slip with the merchant's copy of the card slip below: sales tax on top of the prices, tip and new total by
// hand, suggested tips that are amounts, too, and month before day; check, order and invoice numbers differ.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DISHES: readonly Ware[] = [
  ['PASTRAMI ON RYE', '', 1595, 1895, 2],
  ['MATZO BALL SOUP', '', 795, 995, 2],
  ['CHOPPED SALAD', '', 1295, 1495, 1],
  ['SIDE SLAW', '', 395, 495, 2],
  ['CREAM SODA', '', 325, 395, 3],
  ['DRIP COFFEE LG', '', 295, 375, 2],
  ['BLK&WHT COOKIE', '', 350, 425, 2],
]
const CSS = `body{font:8.8pt/1.3 'Liberation Mono',monospace;text-transform:uppercase;letter-spacing:-.2pt}.sheet{padding:6mm 5mm}.name{font:italic 900 20pt/1 'Lato',sans-serif;text-transform:none}table{width:100%}td{padding:0;vertical-align:bottom}.red{color:#b02a2a}.tot td{font-weight:700;font-size:12pt;padding-top:.6mm}.cut{border-top:1pt dashed #000;margin:3.5mm 0}.hand td{height:8.4mm}.hand td.r{border-bottom:.8pt solid #000;width:34mm}.ink{font:17pt/1 'Z003',cursive;text-transform:none;letter-spacing:0;color:#123}`
const { amount, date } = writingOf('US')

const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`
const dish = (one: Position) => line(`${one.quantity} ${one.name}`, amount(one.total))

function make(random: Random, index: number): Paper {
  const names = namesIn('US', random)
  const firm = names.company()
  const diner = index === 0 ? 'Fenwick Street Deli' : 'Blue Heron Luncheonette'
  const [rate, day] = [index === 0 ? 8.875 : 7, dayIn(random, 2025, 2026)]
  const [check, order, slip] = [random.code('10##'), random.code('##'), random.code('0000##')]
  const dishes = positionsOf(random, DISHES, index === 0 ? 5 : 3)
  const net = sum(dishes.map(({ total }) => total))
  const tax = Math.round((net * rate) / 100)
  const gross = net + tax
  const tip = Math.ceil((net * 0.2) / 100) * 100
  const at = `${date(day, index === 0 ? 'figures' : 'short')} ${random.code('01:2#')} PM`
  const ink = (cents: number) => `<span class="ink">${amount(cents)}</span>`
  const hand =
    index === 0
      ? `${line('TIP', ink(tip))}${line('TOTAL', ink(gross + tip))}`
      : `${line('TIP', '<span class="ink">cash</span>')}${line('TOTAL', ink(gross))}`
  const suggested = [18, 20, 22].map((share) => `${share}% = $${amount(Math.round((net * share) / 100))}`).join('<br>')
  const page = `<div class="c"><div class="name">${diner}</div>${firm.address.lines.join('<br>')}<br>${firm.phone}</div><br><table>${line(`Check #${check}`, `Tbl ${random.whole(2, 18)}`)}${line(`Server ${names.person().first}`, 'Guests 2')}${line(at, '')}</table><br><table>${each(dishes, dish)}</table><br><table>${line('Subtotal', amount(net))}${line(`Sales tax ${rate}%`, amount(tax))}${line('TOTAL DUE', `$${amount(gross)}`, 'tot')}</table><div class="c red">${index === 0 ? '*** Order' : 'Pick-up No.'} ${order} ***</div><div class="cut"></div>
<div class="c">Merchant copy<br>Credit sale</div><table>${line(`VISA XX${random.code('####')}`, 'Chip')}${line(`Inv # ${slip}`, `Appr ${random.code('##4##@')}`)}${line('AID', random.code('A000000003####'))}</table><br><table class="hand">${line('AMOUNT', `$${amount(gross)}`)}${hand}${line('X', `<span class="ink" data-over>${names.person().last}</span>`)}</table><br>Suggested tip:<br>${suggested}<br><br><div class="c">I agree to pay the above total<br>per my card issuer agreement</div>`
  return {
    html: sheets(CSS, [page], { width: 79, height: index === 0 ? 191 : 187 }),
    pages: 1,
    fields: {
      invoiceNumber: [check, slip],
      issueDate: iso(day),
      sellerName: diner,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: index === 0 ? [fixed(gross), fixed(gross + tip)] : fixed(gross),
      currency: 'USD',
    },
  }
}

export const layout: Layout = {
  name: 'us-deli-signed',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
