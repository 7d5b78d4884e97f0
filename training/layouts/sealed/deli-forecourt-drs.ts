// An Irish convenience shop's receipt with a hot deli: drinks bring a deposit as a row of its own, a letter for each rate of VAT, date with the day of
// the week in the foot, a deposit voucher set off or a split payment, and the operator's firm only in small letters below the franchise's sign.
import type { Random } from '../../documents/random.ts'
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
  type Ware,
  writingOf,
} from '../sheet.ts'

const GOODS: readonly Ware[] = [
  ['CHICKEN FILLET ROLL', 'B', 545, 680, 2],
  ['AMERICANO REG', 'B', 310, 360, 2],
  ['HOT WEDGES', 'B', 280, 340, 1],
  ['BROWN SODA BREAD', 'C', 245, 310, 1],
  ['FRESH MILK 2L', 'C', 215, 245, 1],
  ['RASHERS SMOKED 8PK', 'C', 420, 560, 1],
  ['CRISPS CHEESE ONION', 'A', 130, 180, 2],
  ['KITCHEN TOWEL 2PK', 'A', 280, 390, 1],
]
const DRINKS: readonly Ware[] = [
  ['STILL WATER 500ML', 'A', 110, 145, 2],
  ['LEMONADE 500ML', 'A', 210, 245, 1],
  ['COLA CAN 330ML', 'A', 150, 175, 2],
]
const RATES = { A: 23, B: 13.5, C: 0 } as const
const CSS = `body{font:8.6pt/1.3 'Nimbus Mono PS','Liberation Mono',monospace;font-weight:700}.sheet{padding:6mm 4mm}h1{font:italic 800 19pt/1 'Lato',sans-serif;margin:0 0 1mm;text-align:center}h1 small{display:block;font:400 8pt/1.4 'Lato',sans-serif}table{width:100%}td{padding:0}td:last-child{width:4mm;text-align:right}.vat td:last-child{width:auto}
.rule{border-top:1.1pt dotted #000;margin:1.4mm 0}.due td{font-size:13pt;padding:1mm 0}.s{font-size:7.4pt}.flush td:last-child{width:auto}`
const { amount, date } = writingOf('IE')

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const weekday = (day: string) => WEEK[new Date(`${day}T12:00:00Z`).getUTCDay()]

type Row = Omit<Position, 'number' | 'price'>

/** Each bottle and can has fifteen cent on it. */
const withDeposit = (one: Row): Row[] => [
  one,
  { name: `DRS DEPOSIT ${one.quantity} X 0.15`, unit: 'N', quantity: 0, total: one.quantity * 15 },
]

const itemRow = ({ quantity, name, total, unit }: Row) =>
  `<tr><td style="width:7mm">${quantity > 0 ? quantity : ''}</td><td>${name}</td><td class="r">${amount(total)}</td><td>${unit}</td></tr>`

const two = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`

function payment(random: Random, due: number, index: number): string {
  const given = Math.ceil((due + 1) / 1000) * 1000
  if (index === 1) return two('CASH', amount(given)) + two('CHANGE DUE', amount(given - due))
  const voucher = index === 2 ? 225 : 0
  return `${voucher > 0 ? two('DRS VOUCHER', amount(voucher)) : ''}${two('CARD', amount(due - voucher))}${two(`<span class="s">**** **** **** ${random.code('####')} CLESS</span>`, `<span class="s">AUTH ${random.code('######')}</span>`)}`
}

function vatRows(rows: readonly Row[]) {
  return (['A', 'B', 'C'] as const).flatMap((letter) => {
    const gross = sum(rows.filter(({ unit }) => unit === letter).map(({ total }) => total))
    return gross > 0 ? [{ letter, rate: RATES[letter], gross, tax: taxWithin(gross, RATES[letter]) }] : []
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('IE', random)
  const [firm, day, receipt] = [companyIn(names, 'Foodstores'), dayIn(random, 2024, 2025), random.code('####1#')]
  const sign = `Daybrook ${firm.address.town}`
  const goods: Row[] = positionsOf(random, GOODS, [4, 6, 3][index] ?? 4)
  const drinks = positionsOf(random, DRINKS, [1, 2, 1][index] ?? 1).flatMap(withDeposit)
  const rows = [...goods, ...drinks]
  const due = sum(rows.map(({ total }) => total))
  const rates = vatRows(rows)
  const tax = sum(rates.map((one) => one.tax))
  const time = `${random.code('0#').replace(/0[0-5]/, '13')}:${random.code('2#')}`
  const page = `<h1>daybrook<small>${index === 1 ? 'fresh · local · open till late' : 'your local, every day'}</small></h1><div class="c">${sign.toUpperCase()}<br>${firm.address.lines.join('<br>')}<br>TEL ${firm.phone}</div><p class="c s" style="margin:1mm 0">${firm.name}<br>trading as ${sign}<br>VAT REG NO: ${firm.vatId}</p><div class="rule"></div>
<table>${each(rows, itemRow)}</table><div class="rule"></div><table class="flush due">${two('TOTAL EUR', amount(due))}</table><table class="flush">${payment(random, due, index)}${two('NO. OF ITEMS', String(sum(rows.map(({ quantity }) => quantity))))}</table><div class="rule"></div>
<table class="vat s"><tr><td>VAT</td><td class="r">RATE</td><td class="r">NET</td><td class="r">VAT</td><td class="r">GROSS</td></tr>${each(rates, (one) => `<tr><td>${one.letter}</td><td class="r">${one.rate.toFixed(1)}%</td><td class="r">${amount(one.gross - one.tax)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.gross)}</td></tr>`)}<tr><td colspan="3">TOTAL VAT</td><td class="r">${amount(tax)}</td><td></td></tr></table><div class="s">N = deposit, outside the scope of VAT</div><div class="rule"></div>
<div class="c">${weekday(iso(day))} ${date(day, 'month-name')} ${time}<br>RECEIPT ${receipt} &nbsp; TILL ${random.whole(1, 4)} &nbsp; ${names.person().first.toUpperCase()}</div><p class="c s" style="margin:2mm 0 0">${index === 0 ? 'Every 6th coffee is on us: scan the app' : 'Return bottles and cans undamaged, lid on.<br>Please retain receipt. Go raibh maith agat!'}</p>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [140, 159, 140][index] ?? 140 }),
    pages: 1,
    fields: {
      invoiceNumber: receipt,
      issueDate: iso(day),
      sellerName: [firm.name, sign, 'daybrook'],
      sellerVatId: firm.vatId,
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'deli-forecourt-drs',
  kind: 'invoice',
  language: 'en',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
