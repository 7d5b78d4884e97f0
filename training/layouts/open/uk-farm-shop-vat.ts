// A British farm shop's till receipt with three rates: tax codes are the numbers 0, 1 and 2 after each price and are told by a table under the sum, weights
// with prices by the kilo, a loyalty card whose points lapse on a day, "Number of items" and till, clerk and receipt numbers stuck together with
// slashes, the family's name as "incorporating" another shop, the day with its weekday at the very bottom.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

const GOODS = [
  ['SIRLOIN STEAK', 2650, 0, true],
  ['PORK SAUSAGES', 1090, 0, true],
  ['MATURE CHEDDAR', 1560, 0, true],
  ['DUCK EGGS 6', 295, 0, false],
  ['APPLE JUICE 75CL', 445, 2, false],
  ['DRY CIDER 50CL', 385, 2, false],
  ['SCENTED CANDLE', 1250, 2, false],
  ['KINDLING NET', 650, 1, false],
  ['SMOKELESS COAL 10KG', 1195, 1, false],
  ['OAT FLAPJACK', 240, 0, false],
  ['CRISPS SEA SALT', 150, 2, false],
] as const
const RATES = [0, 5, 20] as const
const CSS = `body{font:8.8pt/1.32 'Liberation Mono',monospace}.sheet{padding:6mm 4.5mm}h1{font:700 17pt/1 'URW Bookman','Liberation Serif',serif;margin:0 0 1mm}.l{display:flex;justify-content:space-between}.k{padding-left:6mm}.t{font-weight:700;font-size:12pt;border-top:1pt solid #000;border-bottom:1pt solid #000;margin:1.5mm 0}table{width:100%;margin:2mm 0}td{padding:0}`
const { amount, date } = writingOf('GB')
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

function rowsOf(random: Random, count: number) {
  const [coal] = GOODS.filter(([, , code]) => code === 1)
  const picked = random.sample(GOODS, count)
  const list = coal && !picked.some(([, , code]) => code === 1) ? [...picked, coal] : picked
  return list.map(([name, price, code, isWeighed]) => {
    const grams = isWeighed ? random.whole(180, 940) : 0
    return { name, price, code, grams, total: isWeighed ? Math.round((price * grams) / 1000) : price }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('GB', random)
  const [own, day] = [names.company(), dayIn(random, 2023, 2025)]
  const [name, more] = [
    ['Barrow Hill Farm Shop', 'A. Sugden & Sons'],
    ['The Hayloft', 'Nettlecombe Estate Farms'],
  ][index] as [string, string]
  const number = random.code(['0#####', '11###'][index] ?? '')
  const rows = rowsOf(random, [6, 4][index] ?? 4)
  const groups = RATES.map((rate, code) => {
    const gross = sum(rows.filter((one) => one.code === code).map((one) => one.total))
    return { rate, code, gross, tax: taxWithin(gross, rate) }
  })
  const [gross, tax] = [sum(rows.map((one) => one.total)), sum(groups.map((one) => one.tax))]
  const weekday = DAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()]
  const line = (left: string, right: string, of = '') =>
    `<div class="l ${of}"><span>${left}</span><span>${right}</span></div>`
  const given = Math.ceil((gross + 1) / 2000) * 2000
  const cells = (list: readonly string[]) =>
    `<tr>${each(list, (text, at) => `<td class="${at ? 'r' : ''}">${text}</td>`)}</tr>`
  const page = `<div class="c"><h1>${name}</h1>${index === 0 ? `incorporating<br>SUGDEN'S BUTCHERS<br>` : ''}${own.address.lines.join('<br>')}<br>VAT REG ${own.vatId}</div><br>${each(rows, (one) => `${one.grams ? `<div>${one.name}</div>${line(`${(one.grams / 1000).toFixed(3)}kg @ £${amount(one.price)}/kg`, `${amount(one.total)} ${one.code}`, 'k')}` : line(one.name, `${amount(one.total)} ${one.code}`)}`)}
${line('TOTAL', `£${amount(gross)}`, 't')}${index === 0 ? line('DEBIT CARD', amount(gross)) : `${line('CASH', amount(given))}${line('CHANGE', amount(given - gross))}`}<div>NUMBER OF ITEMS ${rows.length}</div><table>${cells(['CODE', 'RATE', 'GOODS', 'VAT'])}${each(groups, (one) => cells([String(one.code), `${one.rate}%`, amount(one.gross - one.tax), amount(one.tax)]))}${cells(['', '', amount(gross - tax), amount(tax)])}</table>
<div>LARDER CARD ${random.code('6330 #### ####')}<br>POINTS ${random.whole(40, 900)} LAPSE ON ${date(daysAfter(day, 182))}</div><br><div class="c">${more.replace('&', '&amp;')} thank you<br>for shopping local</div><br><div>TILL/CLERK/RECEIPT<br>0${random.whole(1, 4)}/${random.code('1#')}/${number}</div><div>${weekday} ${date(day, 'short')} ${random.code('1#:2#')}</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [166, 139][index] ?? 166 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [name, more],
      sellerVatId: own.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'GBP',
    },
  }
}

export const layout: Layout = {
  name: 'uk-farm-shop-vat',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [1],
  make,
}
