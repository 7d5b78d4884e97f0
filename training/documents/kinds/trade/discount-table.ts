// A table that says until when how much is to be paid: less for those who pay early.
import { daysAfter } from '../../names/names.ts'
import { type Block, gap, table } from '../../page/blocks.ts'
import { type Piece, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'

const HEADS = {
  de: [
    ['Zahlung bis', 'Skonto', 'Skontobetrag', 'Zahlbetrag'],
    ['Zahlbar bis', 'Abzug', 'Abzug EUR', 'zu zahlen'],
    ['bei Zahlung bis', 'Skonto %', 'Ersparnis', 'Überweisungsbetrag'],
  ],
  en: [
    ['If paid by', 'Discount', 'You save', 'Amount to pay'],
    ['Pay by', 'Terms', 'Discount', 'Payable'],
  ],
  pt: [
    ['Pagamento até', 'Desconto', 'Valor do desconto', 'A pagar'],
    ['Se pago até', 'Desc. %', 'Desconto', 'Valor'],
  ],
} as const

const TABLE_SHARE = 0.05

/** [] on most papers; the last row is the whole sum on the day when it is due. */
export function discountTable(deal: Deal): Block[] {
  const { random, names, due, sums, kind, isPaid, date, other, days } = deal
  if (kind !== 'invoice' || due === null || isPaid || days < 14 || sums.due <= 0 || !random.chance(TABLE_SHARE))
    return []
  const tag = sums.due === sums.gross ? 'grossTotal' : 'amountDue'
  const steps = random.chance(0.3)
    ? [
        { day: 5, percent: 3 },
        { day: 10, percent: 2 },
      ]
    : [{ day: random.pick([7, 8, 10]), percent: random.pick([2, 3]) }]
  const rows = steps.map(({ day, percent }): Piece[] => {
    const saved = Math.round((sums.due * percent) / 100)
    const until = names.date(daysAfter(date ?? other, day))
    return [until, `${percent} %`, names.amount(saved), names.money(sums.due - saved)]
  })
  const last: Piece[] = [value('dueDate', names.date(due)), '0 %', names.amount(0), value(tag, names.money(sums.due))]
  const column = { share: 0.25, align: random.pick(['left', 'right'] as const) }
  return [
    gap(10),
    table({
      columns: [{ share: 0.25, align: 'left' }, column, column, column],
      head: random.pick<readonly string[]>(HEADS[names.language]),
      rows: [...rows, last],
      rowGap: 1,
      style: { size: random.pick([8, 8.5, 9]) },
    }),
  ]
}
