import { type Align, type Block, type Table, table } from '../../page/blocks.ts'
import { asText, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { ColumnName, TradeKind } from '../trade-words/types.ts'
import type { Deal } from './deal.ts'
import type { Item } from './items.ts'
import type { TableStyle } from './recipe.ts'

const COLUMNS: Readonly<Record<TableStyle, readonly ColumnName[]>> = {
  full: ['pos', 'code', 'description', 'quantity', 'unit', 'price', 'amount'],
  short: ['description', 'quantity', 'price', 'amount'],
  coded: ['code', 'description', 'quantity', 'price', 'amount'],
  taxed: ['pos', 'description', 'quantity', 'price', 'rate', 'amount'],
  stacked: ['pos', 'description', 'amount'],
  bare: ['quantity', 'unit', 'description', 'price', 'amount'],
  list: ['description', 'amount'],
  days: ['day', 'description', 'quantity', 'price', 'amount'],
  'amount-first': ['amount', 'description', 'quantity', 'price'],
}

/** Without prices: what is only delivered. */
const DELIVERED: Readonly<Record<TableStyle, readonly ColumnName[]>> = {
  full: ['pos', 'code', 'description', 'quantity', 'unit', 'weight'],
  short: ['description', 'quantity'],
  coded: ['code', 'description', 'quantity', 'unit'],
  taxed: ['pos', 'description', 'quantity', 'unit'],
  stacked: ['pos', 'description', 'quantity'],
  bare: ['quantity', 'unit', 'description'],
  list: ['quantity', 'description'],
  days: ['pos', 'quantity', 'unit', 'code', 'description'],
  'amount-first': ['code', 'quantity', 'description'],
}

const WIDTHS: Readonly<Record<ColumnName, number>> = {
  pos: 0.5,
  code: 1.1,
  description: 4,
  quantity: 0.9,
  unit: 0.75,
  price: 1.25,
  discount: 0.7,
  rate: 0.7,
  amount: 1.35,
  weight: 0.8,
  day: 1.1,
}

const RIGHT: readonly ColumnName[] = ['quantity', 'price', 'discount', 'rate', 'amount', 'weight']

/** How the paper writes amounts in its table, and where its columns stand. */
export interface TableLook {
  readonly columns: readonly ColumnName[]
  readonly shares: readonly number[]
  readonly align: (column: ColumnName) => Align
  readonly amount: (cents: number) => string
}

/** Papers that say prices only now and then. */
const PRICED_SHARES: Readonly<Partial<Record<TradeKind, number>>> = { 'delivery-note': 0.15, order: 0.8 }

export function tableLook(deal: Deal, style: TableStyle): TableLook {
  const { random, names } = deal
  const isPriced = random.chance(PRICED_SHARES[deal.kind] ?? 1)
  const columns = (isPriced ? COLUMNS : DELIVERED)[style].flatMap((column): ColumnName[] =>
    column === 'price' && deal.items.some(({ discount }) => discount > 0) ? ['price', 'discount'] : [column],
  )
  const widths = columns.map((column) => WIDTHS[column] * (0.9 + random.next() * 0.25))
  const all = widths.reduce((sum, width) => sum + width, 0)
  const numbersAlign: Align = random.chance(0.88) ? 'right' : random.pick(['left', 'centre'])
  const withSign = random.chance(0.4)
  return {
    columns,
    shares: widths.map((width) => width / all),
    align: (column) => (RIGHT.includes(column) ? numbersAlign : 'left'),
    amount: withSign ? names.money : names.amount,
  }
}

/** What is sold. */
export function itemTable(deal: Deal, style: TableStyle, look: TableLook): Block[] {
  const { random, words, saying, kind } = deal
  const head = look.columns.map((column) =>
    column === 'pos' && random.chance(0.1)
      ? ''
      : random.pick((random.chance(0.5) && saying.columns[kind]?.[column]) || words.columns[column]),
  )
  const isUpper = random.chance(0.1)
  const hasHead = style !== 'bare' && !(style === 'list' && random.chance(0.5))
  const size = random.pick([8, 8.5, 9, 9.5, 10])
  // Few papers are summarised by what they are about: those that sell one thing.
  const quote = deal.items.length === 1 ? (piece: Piece) => salient(piece) : (piece: Piece) => piece
  const rows = deal.items.flatMap((item, index) => rowsOf(deal, { item, index, look, style, quote }))
  return [
    table({
      columns: look.columns.map((column, index) => ({ share: look.shares[index] ?? 0, align: look.align(column) })),
      head: hasHead ? head.map((label) => (isUpper ? label.toUpperCase() : label)) : null,
      rows,
      rowGap: random.pick([1, 2, 3, 4, 5, 8]),
      repeatsHead: random.chance(0.8),
      ...(isPriced(look) && random.chance(0.55) ? { carry: carryOf(deal, style, look) } : {}),
      style: { size },
    }),
  ]
}

/** What all items of a page and those before it cost, at its end and again at the beginning of the next. */
function carryOf(deal: Deal, style: TableStyle, look: TableLook): NonNullable<Table['carry']> {
  const { random, further, items } = deal
  const [below, above] = [random.pick(further.carryOver), random.pick(further.broughtForward)]
  const rowsOfItem = style === 'stacked' ? 2 : 1
  const cells = (label: string, sum: string) =>
    look.columns.map((column) => asText(column === 'description' ? label : column === 'amount' ? sum : ''))
  return (rows) => {
    const before = items.slice(0, Math.ceil(rows / rowsOfItem))
    const sum = look.amount(before.reduce((total, { amount }) => total + amount, 0))
    return { below: cells(below, sum), above: cells(above, sum) }
  }
}

interface RowParts {
  readonly item: Item
  readonly index: number
  readonly look: TableLook
  readonly style: TableStyle
  readonly quote: (piece: Piece) => Piece
}

function rowsOf(deal: Deal, { item, index, look, style, quote }: RowParts): Piece[][] {
  const cells = look.columns.map((column) => cellOf(deal, column, { item, index, look, style, quote }))
  if (style !== 'stacked') return [cells]
  const { names, words } = deal
  const price = value('itemUnitPrice', look.amount(item.cents))
  const quantity = value('itemQuantity', names.number(item.quantity))
  const below: Text =
    deal.kind === 'delivery-note'
      ? text`${words.columns.code[0] ?? ''} ${item.code}`
      : text`${quantity} ${item.unit} ${index % 2 === 0 ? 'x' : 'à'} ${price}`
  return [cells, look.columns.map((column) => (column === 'description' ? below : ''))]
}

function cellOf(deal: Deal, column: ColumnName, { item, index, look, quote }: RowParts): Piece {
  const { names, random } = deal
  switch (column) {
    case 'pos':
      return String(index + 1)
    case 'code':
      return item.code
    case 'description':
      return quote(text`${value('itemDescription', item.detail ? `${item.name}, ${item.detail}` : item.name)}`)
    case 'quantity':
      return value('itemQuantity', names.number(item.quantity))
    case 'unit':
      return item.unit
    case 'price':
      return value('itemUnitPrice', look.amount(item.cents))
    case 'discount':
      return item.discount > 0 ? `${item.discount} %` : ''
    case 'rate':
      return item.rate > 0 ? `${names.number(item.rate)}${random.chance(0.5) ? ' %' : '%'}` : '-'
    case 'amount':
      return value('itemAmount', look.amount(item.amount))
    case 'weight':
      return names.number(random.whole(2, 400) / 10)
    case 'day':
      return names.date(item.day, 'figures')
  }
}

/** Whether the paper says what all of it costs. */
export function isPriced({ columns }: TableLook): boolean {
  return columns.includes('amount')
}
