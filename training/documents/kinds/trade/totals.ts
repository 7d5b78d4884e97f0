import { type Block, beside, type Column, pairs, table } from '../../page/blocks.ts'
import { filled, joinTexts, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import type { TotalsStyle } from './recipe.ts'
import type { TableLook } from './table.ts'
import { fittingWays } from './values.ts'

type Row = readonly [label: Piece, amount: Piece]

/** The sums below the table. */
export function totalsBlocks(
  deal: Deal,
  style: TotalsStyle,
  { look, terms }: { look: TableLook; terms: Block[] },
): Block[] {
  const { random } = deal
  const size = random.pick([9, 9.5, 10, 10.5])
  const isByRate = deal.taxCase === 'usual' && random.chance(deal.sums.taxes.length > 1 ? 0.6 : 0.12)
  if (isByRate) return [...byRate(deal, size), ...terms]
  const rows = totalRows(deal)
  switch (style) {
    case 'rows':
      return [inColumns(rows, look, size), ...terms]
    case 'left':
      return [pairs(rows, 'left', { size, labelShare: random.pick([0.25, 0.3, 0.4]) }), ...terms]
    case 'run':
      return [pairs(rows, 'run', { size, align: 'right' }), ...terms]
    case 'across':
      return [pairs(rows.slice(0, 5), 'across', { size: 9 }), ...terms]
    case 'beside-terms':
      return [
        beside([
          [0.52, terms],
          [0.48, [pairs(rows, 'apart', { size, labelShare: 0.58 })]],
        ]),
      ]
    default: {
      const share = random.pick([0.4, 0.45, 0.5, 0.55])
      const sums = [pairs(rows, 'apart', { size, labelShare: random.pick([0.5, 0.55, 0.6]) })]
      return [
        beside(
          [
            [1 - share, []],
            [share, sums],
          ],
          0,
        ),
        ...terms,
      ]
    }
  }
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

/** Net, taxes, total and what lies between, in the paper's own words. */
export function totalRows(deal: Deal): Row[] {
  const { sums, taxCase, words, random } = deal
  const end = random.pick([':', ':', '', ''])
  const withSign = random.chance(0.65)
  const money = withSign ? deal.names.money : deal.names.amount
  const label = (ways: readonly string[]) => text`${random.pick(fittingWays(deal, ways))}${end}`
  const extras: Row[] = [
    ...(sums.discount || sums.shipping ? [[label(words.subtotal), money(sums.items)] as const] : []),
    ...(sums.discount
      ? [[text`${random.pick(words.discount)} ${sums.discount.percent} %${end}`, money(-sums.discount.cents)] as const]
      : []),
    ...(sums.shipping ? [[label(words.shipping), money(sums.shipping)] as const] : []),
  ]
  const gross: Row = [salient(label(words.gross)), salient(value('grossTotal', money(sums.gross)))]
  const paid: Row[] = sums.prepaid
    ? [
        [label(words.prepaid.map((way) => way.replace(/0#/g, '01'))), money(-sums.prepaid)],
        [salient(label(words.amountDue)), salient(value('amountDue', money(sums.due)))],
      ]
    : []
  if (taxCase !== 'usual') {
    const untaxed: Row[] =
      taxCase === 'reverse-charge' && random.chance(0.6)
        ? [
            [label(words.net), value('netTotal', money(sums.net))],
            [taxLabel(deal, 0, end), value('taxTotal', money(0))],
          ]
        : []
    return [...extras, ...untaxed, gross, ...paid]
  }
  return withoutSome(deal, {
    extras,
    net: [label(words.net), value('netTotal', money(sums.net))],
    taxes: taxRows(deal, { end, money }),
    gross,
    paid,
  })
}

interface TotalParts {
  readonly extras: readonly Row[]
  readonly net: Row
  readonly taxes: readonly Row[]
  readonly gross: Row
  readonly paid: readonly Row[]
}

/** Some papers name the total first and say what tax is in it; some leave out the net sum. */
function withoutSome({ random }: Deal, { extras, net, taxes, gross, paid }: TotalParts): Row[] {
  return random.weighted([
    [14, [...extras, net, ...taxes, gross, ...paid]],
    [1.5, [...extras, gross, ...taxes, net, ...paid]],
    [1.5, [...extras, gross, ...taxes, ...paid]],
    [1, [...extras, net, gross, ...paid]],
  ])
}

function taxRows(deal: Deal, { end, money }: { end: string; money: (cents: number) => string }): Row[] {
  const { sums, words, random } = deal
  if (sums.taxes.length === 1)
    return sums.taxes.map(({ rate, cents }) => [taxLabel(deal, rate, end), value('taxTotal', money(cents))])
  const each = sums.taxes.map(({ rate, base, cents }): Row => {
    const of = { de: 'auf', en: 'on', pt: 's/' }[deal.names.language]
    const basis: Piece = random.chance(0.5) ? ` ${of} ${money(base)}` : ''
    return [text`${taxLabel(deal, rate, '')}${basis}${end}`, money(cents)]
  })
  return random.chance(0.5)
    ? [...each, [text`${random.pick(words.taxSum)}${end}`, value('taxTotal', money(sums.tax))]]
    : each
}

/** "zzgl. 19 % MwSt." */
function taxLabel({ words, random, names }: Deal, rate: number, end: string): Text {
  const figures = names.number(rate)
  const form = random.pick([
    `${figures} %`,
    `${figures}%`,
    `${figures} %`,
    names.language === 'de' ? `${figures},0 %`.replace(',1,0', ',1') : `${figures}.0%`,
  ])
  const shown = Number.isInteger(rate) ? form : `${figures} %`
  return joinTexts([filled(random.pick(words.tax), { rate: value('taxRate', shown) }), end], '')
}
