// Parts of receipts from tills.
import { type Align, type Block, gap, lines, pairs, table } from '../../page/blocks.ts'
import { joinTexts, type Piece, salient, text, value, valueLines } from '../../page/text.ts'
import type { Sale, Sold } from './sale.ts'

const signOf = (sale: Sale, rate: number) => 'AB'.charAt(sale.names.country.rates.indexOf(rate)) || 'A'

/** The shop and what the law asks it to say. */
export function shopHead(sale: Sale, align: Align): Block[] {
  const { shop, random, words } = sale
  const address = valueLines('sellerAddress', shop.address.lines)
  const isUpper = random.chance(0.3)
  const name = isUpper ? shop.name.toUpperCase() : shop.name
  const ids = [
    ...(random.chance(0.5) ? [text`${random.pick(words.vatId)}: ${value('sellerVatId', shop.vatId)}`] : []),
    ...(random.chance(0.35) ? [text`${random.pick(words.taxNumber)} ${value('sellerTaxNumber', shop.taxNumber)}`] : []),
  ]
  const reach = [...(random.chance(0.6) ? [`Tel. ${shop.phone}`] : []), ...(random.chance(0.2) ? [shop.website] : [])]
  const rest: Piece[] = random.chance(0.85) ? [...address, ...reach, ...ids] : [joinTexts(address, ', '), ...reach]
  return [lines([value('sellerName', name)], { align, isBold: true, size: 10 }), lines(rest, { align })]
}

/** Number, day, time and who was at the till. */
export function saleFacts(sale: Sale): Block[] {
  const { random, words, names, number, day, time } = sale
  const date = value('documentDate', names.date(day))
  const own = value('documentNumber', number)
  const cashier = `${random.pick(words.cashier)}: ${random.chance(0.5) ? names.person().first : random.code('##')}`
  const label = random.pick(words.number)
  return random.pick<() => Block[]>([
    () => [lines([text`${date} ${time} ${label} ${own}`, ...(random.chance(0.5) ? [cashier] : [])])],
    () => [
      pairs(
        [
          [`${label}:`, own],
          [`${random.pick(words.date)}:`, text`${date} ${time}`],
        ],
        'apart',
      ),
      lines([cashier]),
    ],
    () => [lines([text`${label} ${own}`, text`${random.pick(words.date)} ${date} ${random.pick(words.time)} ${time}`])],
    () => [lines([cashier, text`${label}: ${own}`, text`${date} - ${time}`])],
    () => [lines([text`${date} ${time}`])],
    () => [
      pairs(
        [
          [random.pick(words.date), date],
          [random.pick(words.time), time],
          [random.pick(words.cashier), random.code('##')],
          [label, own],
        ],
        'across',
      ),
    ],
    () => [lines([text`#${own} ${random.code('0## ## ####')} ${date} ${time}`])],
    () => [lines([text`${random.code('#### 0## ##')} ${label} ${own}`, text`${time}  ${date}`])],
    () => [pairs([[text`${label} ${own}`, text`${date} ${time}`]], 'apart'), lines([cashier])],
  ])()
}

/** What was sold, one line each; several of one have their price before or below. */
export function soldTable(sale: Sale, style: 'one-line' | 'two-lines' | 'quantity-first' | 'columns'): Block[] {
  const { names, random } = sale
  const withLetter = random.chance(0.6) && sale.taxes.length > 0
  const amount = (one: Sold): Piece =>
    text`${value('itemAmount', names.amount(one.amount))}${withLetter ? ` ${signOf(sale, one.rate)}` : ''}`
  const isUpper = random.chance(0.25)
  const name = (one: Sold) => value('itemDescription', isUpper ? one.name.toUpperCase() : one.name)
  const each = (one: Sold) => value('itemUnitPrice', names.amount(one.cents))
  const count = (one: Sold) => value('itemQuantity', String(one.quantity))
  const two = [
    { share: 0.7, align: 'left' },
    { share: 0.3, align: 'right' },
  ] as const
  switch (style) {
    case 'one-line':
      return [
        table({
          columns: two,
          rows: sale.sold.flatMap((one) => several(one, [name(one), amount(one)], text`${count(one)} x ${each(one)}`)),
          rowGap: 0,
        }),
      ]
    case 'two-lines':
      return [
        table({
          columns: two,
          rows: sale.sold.flatMap((one) => [
            [name(one), ''],
            [text`  ${count(one)} x ${each(one)}`, amount(one)],
          ]),
          rowGap: 0,
        }),
      ]
    case 'quantity-first':
      return [
        table({
          columns: [
            { share: 0.12, align: 'left' },
            { share: 0.58, align: 'left' },
            { share: 0.3, align: 'right' },
          ],
          rows: sale.sold.map((one) => [text`${count(one)}x`, name(one), amount(one)]),
          rowGap: 0,
        }),
      ]
    case 'columns':
      return [
        table({
          columns: [
            { share: 0.44, align: 'left' },
            { share: 0.13, align: 'right' },
            { share: 0.2, align: 'right' },
            { share: 0.23, align: 'right' },
          ],
          rows: sale.sold.map((one) => [name(one), count(one), each(one), amount(one)]),
          rowGap: 0,
        }),
      ]
  }
}

const several = (one: Sold, row: Piece[], how: Piece): Piece[][] => (one.quantity > 1 ? [row, [how, '']] : [row])

const TOTAL_PLACES = ['apart', 'apart', 'apart', 'apart', 'run', 'above'] as const

/** The sum, and how it was paid. */
export function payment(sale: Sale): Block[] {
  const { names, random, words, gross, given } = sale
  const money = random.chance(0.6) ? names.money : names.amount
  const paid: [Piece, Piece][] = given
    ? [
        [random.pick(words.given), names.amount(given)],
        [random.pick(words.change), names.amount(given - gross)],
      ]
    : [[random.pick(words.payments), money(gross)]]
  const label = `${random.pick(words.total)}${random.pick(['', '', ':', ` ${names.country.currency}`])}`
  const total = pairs([[salient(label), salient(value('grossTotal', money(gross)))]], random.pick(TOTAL_PLACES), {
    isBold: true,
    size: random.pick([9, 11, 13]),
  })
  const how = pairs(random.chance(0.85) ? paid : [], 'apart')
  return random.chance(0.92) ? [total, how] : [how, total]
}

/** What tax is in it: a small table or a line for each rate. */
export function taxes(sale: Sale): Block[] {
  const { names, random, words } = sale
  if (sale.taxes.length === 0) return []
  const isOne = sale.taxes.length === 1
  const tag = (name: 'taxTotal' | 'netTotal', cents: number): Piece =>
    isOne ? value(name, names.amount(cents)) : names.amount(cents)
  const rateOf = (rate: number) => value('taxRate', `${names.number(rate)}${random.pick(['%', ' %', '%'])}`)
  if (random.chance(0.5)) {
    const column = { share: 0.25, align: 'right' } as const
    const head = [words.tax, words.net, words.tax, words.gross].map((ways) => random.pick(ways))
    const rows = sale.taxes.map(({ rate, net, tax, gross }) => [
      text`${random.chance(0.5) ? `${signOf(sale, rate)} ` : ''}${rateOf(rate)}`,
      tag('netTotal', net),
      tag('taxTotal', tax),
      names.amount(gross),
    ])
    return [gap(4), table({ columns: [{ ...column, align: 'left' }, column, column, column], head, rows, rowGap: 0 })]
  }
  const rows = sale.taxes.flatMap(({ rate, net, tax }): [Piece, Piece][] => [
    ...(random.chance(0.6) ? [[random.pick(words.net), tag('netTotal', net)] as [Piece, Piece]] : []),
    [text`${random.pick(words.tax)} ${rateOf(rate)}`, tag('taxTotal', tax)],
  ])
  return [gap(4), pairs(rows, random.pick(['apart', 'apart', 'run']))]
}

/** Thanks, hours and figures that mean nothing to those who file the receipt. */
export function ending(sale: Sale, align: Align): Block[] {
  const { random, words } = sale
  const codes = random.sample(words.noise, random.whole(0, 4)).map((pattern) => random.code(pattern))
  return [
    gap(6),
    lines(
      [
        ...codes,
        ...random.sample(words.thanks, random.whole(0, 2)),
        ...(random.chance(0.2) ? [random.pick(words.hours)] : []),
      ],
      { align },
    ),
  ]
}
