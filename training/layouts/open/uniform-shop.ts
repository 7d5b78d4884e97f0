// A till slip of an Irish school outfitter, owner's name small under the shop's: children's sizes at 0% and the rest at 23% in one list with
// letters behind the prices, a deposit paid weeks ago with a docket of its own, cash rounded to five cents and change, or a card slip
// that repeats the sum; "Receipt", "Till", "Trans" and docket numbers stand close together.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CHILD: readonly Ware[] = [
  ['CREST JUMPER NAVY 30"', '', 3400, 4200, 2],
  ['PINAFORE GREY AGE 7', '', 2650, 3200, 2],
  ['TRACKSUIT SET AGE 9', '', 4200, 5500, 1],
  ['POLO SHIRT 2PK AGE 8', '', 1400, 1900, 3],
]
const GROWN: readonly Ware[] = [
  ['BLAZER CHEST 40', '', 9900, 12500, 1],
  ['TIE ST JARLATHS', '', 1100, 1500, 1],
  ['SHORTS ADULT S', '', 1700, 2300, 1],
  ['NAME TAPES X 36', '', 650, 950, 1],
]
const CSS = `.sheet{font:8.8pt/1.3 'Noto Sans Mono';padding:5mm 4mm}.c{text-align:center}.n{font:italic 700 19pt/1.1 'URW Bookman'}table{width:100%}td{padding:0;vertical-align:top}.x{letter-spacing:-.2pt;overflow:hidden;white-space:nowrap}.b td{font-weight:700;font-size:11.4pt;padding:.6mm 0}.sm{font-size:7.4pt}svg{margin-top:2mm}`
const { amount, date } = writingOf('IE')

function payment(random: Random, index: number, owed: number): string {
  const line = (text: string, value: string) => `<tr><td>${text}</td><td class="r">${value}</td></tr>`
  if (index === 1)
    return `<table>${line('DEBIT CARD', amount(owed))}</table><div class="x">----------------------------------</div>CUSTOMER COPY<table>${line('MID', random.code('**###52'))}${line('TID', random.code('****##71'))}${line('CARD', random.code('**** **** **** ####'))}${line('CONTACTLESS', 'EUR'.concat(amount(owed)))}${line('AUTH CODE', random.code('######'))}</table>PLEASE DEBIT MY ACCOUNT<br>`
  const rounded = Math.round(owed / 5) * 5
  const given = Math.ceil((rounded + 1) / 2000) * 2000
  return `<table>${line('ROUNDING', amount(rounded - owed))}${line('CASH DUE', amount(rounded))}${line('CASH', amount(given))}${line('CHANGE', amount(given - rounded))}</table>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const firm = companyIn(names, 'Outfitters')
  const [shop, day] = [['Quirkane’s', 'Quirkane’s', 'Inky Elbow'][index] ?? '', dayIn(random, 2024, 2026)]
  const [number, time] = [random.code(['0####7', 'R-2####', '1#####'][index] ?? ''), random.code('1#:4#')]
  const child = positionsOf(random, CHILD, [3, 2, 1][index] ?? 2)
  const grown = positionsOf(random, GROWN, [1, 3, 1][index] ?? 1)
  const less = [1, 0, 3][index] ?? 0
  const priced = (one: Position, code: string) => ({ ...one, total: one.quantity * (one.price - less), code })
  const all = [...child.map((one) => priced(one, 'Z')), ...grown.map((one) => priced(one, 'S'))]
  const gross = sum(all.map(({ total }) => total))
  const taxed = sum(all.filter(({ code }) => code === 'S').map(({ total }) => total))
  const tax = taxWithin(taxed, 23)
  const deposit = [0, 2000, 0][index] ?? 0
  const rows = each(
    all,
    (one) =>
      `<tr><td>${one.name}${one.quantity > 1 ? `<br>&nbsp;${one.quantity} X ${amount(Math.round(one.total / one.quantity))}` : ''}</td><td class="r">${one.quantity > 1 ? '<br>' : ''}${amount(one.total)} ${one.code}</td></tr>`,
  )
  const before = deposit
    ? `<table><tr><td>LESS DEPOSIT ${date(daysAfter(day, -24), 'short')}<br>&nbsp;DOCKET ${random.code('D3###')}</td><td class="r">-${amount(deposit)}</td></tr><tr class="b"><td>BALANCE</td><td class="r">${amount(gross - deposit)}</td></tr></table>`
    : ''
  const html = `<div class="c"><div class="n">${shop}</div><div class="sm">${firm.name} t/a ${shop} Schoolwear</div>${firm.address.street}<br>${firm.address.place}<br>${firm.phone}<br>VAT ${firm.vatId}</div>
    <div class="x">==================================</div><table><tr><td>${date(day, 'short')} ${time}</td><td class="r">TILL 0${random.whole(1, 3)}</td></tr><tr><td>RECEIPT ${number}</td><td class="r">${names.person().first.toUpperCase()}</td></tr></table><div class="x">----------------------------------</div>
    <table>${rows}</table><div class="x">----------------------------------</div><table><tr class="b"><td>TOTAL EUR</td><td class="r">${amount(gross)}</td></tr></table>${before}${payment(random, index, gross - deposit)}
    <div class="x">----------------------------------</div><table class="sm"><tr><td>VAT</td><td class="r">NET</td><td class="r">VAT</td><td class="r">GROSS</td></tr><tr><td>S 23%</td><td class="r">${amount(taxed - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(taxed)}</td></tr><tr><td>Z 0%</td><td class="r">${amount(gross - taxed)}</td><td class="r">0.00</td><td class="r">${amount(gross - taxed)}</td></tr><tr><td>ALL</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>
    <div class="x">==================================</div><div class="c sm">EXCHANGE WITHIN 21 DAYS, TAGS ON, WITH THIS RECEIPT<br>NO RETURN OF EMBROIDERED GOODS<br>${['OPEN SUNDAYS IN AUGUST', 'THANK YOU, SEE YOU NEXT SIZE', 'KEEP THE RECEIPT FOR THE BACK TO SCHOOL ALLOWANCE'][index]}<br>${barCode(random, 52, 9)}<br>TRANS ${random.code('00#####')}</div>`
  const height = 122 + all.length * 6 + ([8, 34, 16][index] ?? 8)
  return {
    html: sheets(CSS, [html], { width: 78, height }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, shop, `${shop} Schoolwear`],
      sellerVatId: firm.vatId,
      ...totals(gross - tax, tax),
      grossTotal: [fixed(gross), ...(index === 1 ? [] : [fixed(Math.round(gross / 5) * 5)])],
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'uniform-shop',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
