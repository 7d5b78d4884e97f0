import { type Block, beside, type Column, gap, pairs, table } from '../../page/blocks.ts'
import { salient, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import type { TotalsStyle } from './recipe.ts'
import type { TableLook } from './table.ts'
import { type Row, totalRows } from './total-rows.ts'

/** The sums below the table. */
export function totalsBlocks(
  deal: Deal,
  style: TotalsStyle,
  { look, terms }: { look: TableLook; terms: Block[] },
): Block[] {
  const { random } = deal
  const size = random.pick([9, 9.5, 10, 10.5])
  const isByRate =
    deal.taxCase === 'usual' &&
    deal.sums.prepaid === null &&
    deal.sums.retained === null &&
    random.chance(deal.sums.taxes.length > 1 ? 0.6 : 0.12)
  if (isByRate) return [...byRate(deal, size), ...terms]
  if (style === 'with-currency') return [...withCurrency(deal, size), ...terms]
  const rows = totalRows(deal)
  switch (style) {
    case 'rows':
      return [inColumns(rows, look, size), ...terms]
    case 'left':
      return [pairs(rows, 'left', { size, labelShare: random.pick([0.25, 0.3, 0.4]) }), ...terms]
    case 'run':
      return [pairs(rows, 'run', { size, align: 'right' }), ...terms]
    case 'across':
      return [pairs(rows.slice(-5), 'across', { size: 9 }), ...terms]
    case 'under':
      return [
        beside(
          [
            [0.6, terms],
            [0.4, [pairs(rows, 'above', { size, align: random.pick(['right', 'right', 'left']) })]],
          ],
          0,
        ),
      ]
    case 'last-large':
      return [...lastLarge(deal, rows, size), ...terms]
    case 'beside-terms':
      return [
        beside([
          [0.52, terms],
          [0.48, [pairs(rows, 'apart', { size, labelShare: 0.58 })]],
        ]),
      ]
    default:
      return [onTheRight(deal, rows, size), ...terms]
  }
}

function onTheRight({ random }: Deal, rows: readonly Row[], size: number): Block {
  const share = random.pick([0.4, 0.45, 0.5, 0.55])
  const sums = [pairs(rows, 'apart', { size, labelShare: random.pick([0.5, 0.55, 0.6]) })]
  return beside(
    [
      [1 - share, []],
      [share, sums],
    ],
    0,
  )
}

/** The last sum in large letters, away from those that lead to it. */
function lastLarge({ random }: Deal, rows: readonly Row[], size: number): Block[] {
  const [large, small] = [rows.slice(-1), rows.slice(0, -1)]
  return [
    pairs(small, 'apart', { size: 8.5, labelShare: 0.7 }),
    gap(random.whole(4, 14)),
    pairs(large, random.pick(['apart', 'run', 'above']), { size: size + 4, isBold: true, align: 'right' }),
  ]
}

/**
 * Net, tax and total of each rate beside each other, and the sum of all rates below: as tills and programs of hotels and
 * wholesalers print them. The rows of the rates are no totals, though they look like them.
 */
function byRate(deal: Deal, size: number): Block[] {
  const { random, sums, words, names } = deal
  const money = random.chance(0.5) ? names.amount : names.money
  const order = random.pick([
    ['net', 'tax', 'gross'],
    ['net', 'tax', 'gross'],
    ['gross', 'net', 'tax'],
    ['net', 'gross', 'tax'],
  ] as const)
  const heads = { net: words.net, tax: words.taxSum, gross: words.gross }
  const all = { net: sums.net, tax: sums.tax, gross: sums.gross }
  const total = (column: keyof typeof all) => value(`${column}Total`, money(all[column]))
  const isSummed = sums.taxes.length > 1
  const rows = sums.taxes.map(({ rate, cents, base }) => {
    const net = isSummed ? base : sums.net
    const own = { net, tax: cents, gross: net + cents }
    const cells = order.map((column) => (isSummed ? money(own[column]) : total(column)))
    return [text`${names.number(rate)} %`, ...cells]
  })
  const sum = [text`${random.pick(['', random.pick(words.gross), words.gross[0] ?? ''])}`, ...order.map(total)]
  const share = random.pick([0.16, 0.2, 0.22])
  const columns: Column[] = [
    { share: 1 - 3 * share, align: random.pick(['left', 'right'] as const) },
    ...order.map((): Column => ({ share, align: 'right' })),
  ]
  const hasHeads = random.chance(0.85)
  const head = hasHeads ? ['', ...order.map((column) => random.pick(heads[column]))] : null
  const blocks: Block[] = [table({ columns, head, rows: isSummed ? [...rows, sum] : rows, rowGap: 1, style: { size } })]
  if (random.chance(0.5))
    blocks.push(
      pairs([[random.pick(words.amountDue), salient(value('grossTotal', names.money(sums.gross)))]], 'apart', {
        size: size + 1,
      }),
    )
  return random.chance(0.2) ? blocks.reverse() : blocks
}

/** Sums stand in the last column, their labels before it. */
function inColumns(rows: readonly Row[], { columns, shares }: TableLook, size: number): Block {
  const isFirst = columns[0] === 'amount'
  const last = isFirst ? (shares[0] ?? 0.2) : (shares.at(-1) ?? 0.2)
  const label = { share: 1 - last, align: isFirst ? 'left' : 'right' } as const
  const amount = { share: last, align: 'right' } as const
  return table({
    columns: isFirst ? [amount, label] : [label, amount],
    rows: rows.map(([name, sum]) => (isFirst ? [sum, name] : [name, sum])),
    rowGap: 1,
    style: { size },
  })
}

/** The currency in a column of its own, between labels and sums. */
function withCurrency(deal: Deal, size: number): Block[] {
  const { random, names } = deal
  const rows = totalRows(deal, names.amount)
  const share = random.pick([0.14, 0.16, 0.18])
  const columns: Column[] = [
    { share: 1 - share - 0.07, align: random.pick(['left', 'right', 'right'] as const) },
    { share: 0.07, align: 'left' },
    { share, align: 'right' },
  ]
  const cells = rows.map(([label, amount]) => [label, names.country.currency, amount])
  return [table({ columns, rows: cells, rowGap: random.pick([0, 1, 3]), style: { size } })]
}
