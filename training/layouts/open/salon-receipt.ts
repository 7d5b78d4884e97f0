// A hairdresser's receipt from a tablet's till: thin proportional type, services with the stylist's name, a deposit taken off,
// a tip put on; total, paid and balance differ. No VAT number: the salon is too small.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const SERVICES: readonly Ware[] = [
  ['Cut & finish', '', 3800, 5600, 1],
  ['Half-head highlights', '', 6800, 9200, 1],
  ['Root tint', '', 4500, 5900, 1],
  ['Fringe trim', '', 700, 1000, 1],
  ['Bond repair treatment', '', 2000, 2500, 1],
  ['Curl cream 150 ml', '', 1250, 1690, 1],
]
const DEPOSIT = 2000
const CSS = `.sheet{font:300 9.2pt/1.5 'Lato',sans-serif;padding:8mm 6mm}.mono{width:17mm;height:17mm;border:1pt solid #000;border-radius:50%;margin:0 auto 2mm;text-align:center;font:24pt/16.4mm 'C059',serif}h1{font:400 13pt 'Lato',sans-serif;text-align:center;margin:0 0 4mm;letter-spacing:1.2mm;text-transform:lowercase}table{width:100%}td{padding:.6mm 0;vertical-align:top}small{color:#555;display:block;line-height:1.2}tr.b td{font-weight:700;border-top:.6pt solid #000}.foot{margin-top:5mm;text-align:center;font-size:8pt}`
const { amount, date } = writingOf('GB')

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [firm, stylist, client] = [names.company(), names.person(), names.person()]
  const [name, letter] = index === 0 ? ['Hare & Comb', 'H'] : ['The Parting Room', 'P']
  const [day, number] = [dayIn(random, 2025, 2026), random.code(index === 0 ? '#0##' : 'A7##-##')]
  const services = positionsOf(random, SERVICES, index === 0 ? 4 : 2)
  const total = sum(services.map(({ total: one }) => one))
  const tip = index === 0 ? random.whole(4, 10) * 100 : 0
  const balance = total + tip - DEPOSIT
  const row = (label: string, cents: number, style = '') =>
    `<tr class="${style}"><td>${label}</td><td class="r">£${amount(cents)}</td></tr>`
  const page = `<div class="mono">${letter}</div><h1>${name}</h1><table><tr><td>Receipt #${number}</td><td class="r">${date(day, index === 0 ? 'long' : 'figures')}</td></tr><tr><td>${client.first} ${client.last}</td><td class="r">${random.code('1#.#5')}</td></tr></table><p></p>
<table>${each(services, (one) => `<tr><td>${one.name}<small>with ${stylist.first}</small></td><td class="r">£${amount(one.total)}</td></tr>`)}${row('Total', total, 'b')}${tip ? row('Tip – thank you!', tip) : ''}<tr><td>Deposit paid online</td><td class="r">−£${amount(DEPOSIT)}</td></tr>${row('Paid today', balance, 'b')}<tr><td>Contactless ···· ${random.code('##1#')}</td><td></td></tr></table>
<div class="foot">${firm.address.lines.join(', ')}<br>${firm.phone}<br>We are not VAT registered.<br>Next visit: in six weeks? Book with ${stylist.first}.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 165 : 140 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: name,
      buyerName: `${client.first} ${client.last}`,
      grossTotal: [fixed(total), fixed(balance)],
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'salon-receipt',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
