// Net, taxes, total and what lies between them.
import { daysAfter } from '../../names/names.ts'
import { filled, joinTexts, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import { isTaxed } from './items.ts'
import { fittingWays } from './values.ts'

export type Row = readonly [label: Piece, amount: Piece]

interface Manner {
  /** What stands behind labels. */
  readonly end: string
  readonly money: (cents: number) => string
}

/** Net, taxes, total and what lies between, in the paper's own words. */
export function totalRows(
  deal: Deal,
  money: (cents: number) => string = deal.random.chance(0.65) ? deal.names.money : deal.names.amount,
): Row[] {
  const { sums, taxCase, words, random, names } = deal
  const { currency } = names.country
  const end = random.pick(
    random.chance(0.85) ? [':', ':', '', ''] : [` ${currency}`, ` ${currency}:`, ` (${currency})`, ` in ${currency}`],
  )
  const label = (ways: readonly string[]) => text`${random.pick(fittingWays(deal, ways))}${end}`
  const extras = extraRows(deal, { end, money })
  const gross: Row = [salient(label(words.gross)), salient(value('grossTotal', money(sums.gross)))]
  const paid = endRows(deal, { end, money })
  if (!isTaxed(taxCase)) {
    const untaxed: Row[] =
      (taxCase === 'reverse-charge' || taxCase === 'export') && random.chance(0.6)
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

/** What is taken off and put on before tax. */
function extraRows(deal: Deal, { end, money }: Manner): Row[] {
  const { sums, words, further, random } = deal
  const label = (ways: readonly string[]) => text`${random.pick(fittingWays(deal, ways))}${end}`
  return [
    ...(sums.discount || sums.shipping ? [[label(words.subtotal), money(sums.items)] as const] : []),
    ...(sums.discount
      ? [[text`${random.pick(words.discount)} ${sums.discount.percent} %${end}`, money(-sums.discount.cents)] as const]
      : []),
    ...(sums.shipping
      ? [[label(random.chance(0.7) ? words.shipping : further.surcharges), money(sums.shipping)] as const]
      : []),
  ]
}

/** What is deducted from the total, and what is left of it. */
function endRows(deal: Deal, { end, money }: Manner): Row[] {
  const { sums, further, random } = deal
  const isLess = sums.prepaid !== null || sums.retained !== null || sums.rounding !== 0
  const due: Row = [salient(dueLabel(deal, end)), salient(value('amountDue', money(sums.due)))]
  return [
    ...(sums.prepaid ? paidRows(deal, sums.prepaid, { end, money }) : []),
    ...(sums.retained
      ? [
          [
            text`${random.pick(further.retained)} ${sums.retained.percent} %${end}`,
            money(-sums.retained.cents),
          ] as const,
        ]
      : []),
    ...(sums.rounding ? [[text`${random.pick(further.rounding)}${end}`, money(sums.rounding)] as const] : []),
    ...(isLess ? [due] : []),
  ]
}

/** "Zu zahlen", or until when. */
function dueLabel({ random, words, further, due, names }: Deal, end: string): Text {
  if (!due || random.chance(0.75)) return text`${random.pick(words.amountDue)}${end}`
  return text`${filled(random.pick(further.dueSums), { due: value('dueDate', names.date(due)) })}${end}`
}

/** What was paid before: in one sum, or bill by bill. */
function paidRows(
  { random, words, further, names, date, other, reference }: Deal,
  prepaid: number,
  { end, money }: Manner,
): Row[] {
  const count = random.pick([1, 1, 2, 2, 3, 4])
  if (count === 1 && random.chance(0.7))
    return [[text`${random.pick(words.prepaid.map((way) => way.replace(/0#/g, '01')))}${end}`, money(-prepaid)]]
  const way = random.pick(further.earlierBills)
  const each = Math.floor(prepaid / count)
  return Array.from({ length: count }, (_, index): Row => {
    const cents = index === 0 ? prepaid - each * (count - 1) : each
    const day = daysAfter(date ?? other, -30 * (count - index) - random.whole(0, 12))
    const number = reference.replace(/\d\d$/, random.code('##'))
    return [text`${filled(way, { number, date: names.date(day) })}${end}`, money(-cents)]
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

function taxRows(deal: Deal, { end, money }: Manner): Row[] {
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
function taxLabel({ words, further, taxCase, random, names }: Deal, rate: number, end: string): Text {
  const figures = names.number(rate)
  const form = random.pick([
    `${figures} %`,
    `${figures}%`,
    `${figures} %`,
    names.language === 'de' ? `${figures},0 %`.replace(',1,0', ',1') : `${figures}.0%`,
  ])
  const shown = Number.isInteger(rate) ? form : `${figures} %`
  return joinTexts(
    [
      filled(random.pick(taxCase === 'insurance' ? further.insuranceTax : words.tax), {
        rate: value('taxRate', shown),
      }),
      end,
    ],
    '',
  )
}
