// An Irish pub's bill from a touch till: an optional service charge between the sum of the goods and the total, or a share of the
// table's total that one guest pays; cover counts, rates of 13.5 and 23 %, the company's name last, the day with its name of month.
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

const FOOD: readonly Ware[] = [
  ['Seafood Chowder', '', 995, 1295, 2],
  ['Fish & Chips', '', 1850, 2150, 2],
  ['Beef & Stout Pie', '', 1790, 2050, 2],
  ['Goats Cheese Tart', '', 1390, 1650, 1],
  ['Brown Bread Ice Crm', '', 750, 890, 2],
  ['Americano', '', 340, 390, 3],
]
const DRINK: readonly Ware[] = [
  ['Pint Stout', '', 590, 680, 4],
  ['Glass Malbec', '', 790, 950, 3],
  ['Half Lager', '', 320, 370, 2],
]
const CSS = `body{font:500 9pt/1.32 'Noto Sans','Open Sans',sans-serif}.sheet{padding:7mm 5mm}.sign{font:700 20pt/1 'EB Garamond',serif;text-align:center;letter-spacing:.4pt}.sub{font:italic 10pt/1.5 'EB Garamond',serif;text-align:center}table{width:100%}td{padding:0 0 .2mm;vertical-align:top}.q{width:7mm}.rule{border-top:1.2pt solid #000;margin:1.6mm 0}.big td{font-weight:800;font-size:15pt}.box{border:1pt solid #000;text-align:center;padding:1mm;margin:2mm 0}.s{font-size:7.6pt}`
const { amount, date } = writingOf('IE')

const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`
const taxLine = (rate: string, gross: number, tax: number) =>
  `<tr><td>${rate}</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr>`

const withService = (goods: number, service: number) =>
  `<table>${line('Food &amp; Drink', amount(goods))}${line('Discretionary service 12.5%', amount(service))}${line('TOTAL', `€${amount(goods + service)}`, 'big')}${line('Mastercard', amount(goods + service))}</table>`

const shared = (goods: number, share: number) =>
  `<table>${line('TOTAL', `€${amount(goods)}`, 'big')}</table><div class="box"><b>SPLIT BILL 1 of 3</b><br>Your share €${amount(share)}</div>
  <table>${line('Visa contactless', amount(share))}${line('Gratuity', '0.00')}${line('Left on table', `€${amount(goods - share)}`)}</table>`

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const firm = names.company()
  const [pub, sub] = index === 0 ? ['The Salt Anchor', 'seafood · ales · music'] : ["Moriarty's Loft", 'Bar & Kitchen']
  const company = index === 0 ? 'Salt Anchor Taverns Ltd' : 'Loft Hospitality DAC'
  const [day, number] = [dayIn(random, 2024, 2025), random.code(index === 0 ? '1#0##' : '77-0###')]
  const [food, drink] = [
    positionsOf(random, FOOD, index === 0 ? 4 : 3),
    positionsOf(random, DRINK, index === 0 ? 2 : 1),
  ]
  const [low, high] = [food, drink].map((some) => sum(some.map(({ total }) => total))) as [number, number]
  const goods = low + high
  const tax = taxWithin(low, 13.5) + taxWithin(high, 23)
  const service = index === 0 ? percent(goods, 12.5) : 0
  const due = goods + service
  const share = index === 0 ? due : Math.ceil(goods / 3)
  const row = (one: (typeof food)[number]) =>
    `<tr><td class="q">${one.quantity}</td><td>${one.name}</td><td class="r">${amount(one.total)}</td></tr>`
  const paid = index === 0 ? withService(goods, service) : shared(goods, share)
  const page = `<div class="sign">${pub}</div><div class="sub">${sub}</div><div class="c">${firm.address.lines.join(', ')}<br>Bookings ${firm.phone}</div><div class="rule"></div><table>${line(`Table ${random.whole(2, 34)} &nbsp; Covers ${index === 0 ? 4 : 3}`, `Server: ${names.person().first}`)}${line(`Bill ${number}`, `${date(day, 'month-name')} ${random.code('20:1#')}`)}</table><div class="rule"></div><table>${each(food, row)}${each(drink, row)}</table><div class="rule"></div>${paid}<div class="rule"></div>
<table class="s"><tr><td>VAT</td><td class="r">Net</td><td class="r">VAT</td><td class="r">Gross</td></tr>${taxLine('13.5%', low, taxWithin(low, 13.5))}${taxLine('23%', high, taxWithin(high, 23))}${taxLine('All', goods, tax)}</table><div class="c s" style="margin-top:4mm">VAT No. ${firm.vatId}<br>${index === 0 ? 'All service charge goes to our team.' : 'This is your VAT receipt.'}<br>Sláinte! Come back soon.<br><br>${company}, Reg. in Ireland ${random.code('5#####')}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 148 : 153 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [pub, company, `${pub} ${sub}`],
      sellerVatId: firm.vatId,
      netTotal: fixed(goods - tax),
      taxTotal: fixed(tax),
      grossTotal: index === 0 ? [fixed(due), fixed(goods)] : [fixed(goods), fixed(share)],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'irish-pub-bill',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
