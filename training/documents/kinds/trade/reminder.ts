// What a reminder lists instead of goods: invoices that were not paid.
import { daysAfter } from '../../names/names.ts'
import { type Block, pairs, table } from '../../page/blocks.ts'
import { type Piece, salient, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'

/** Open invoices, fees and the sum that is asked for. */
export function openInvoices(deal: Deal): Block[] {
  const { random, names, words } = deal
  const count = random.pick([1, 1, 1, 2, 3, 5])
  const isOwnNumber = count === 1 && deal.number === null
  const open = Array.from({ length: count }, (_, index) => {
    const issued = daysAfter(deal.date ?? deal.other, -random.whole(25, 90) - index * 20)
    return {
      number: index === 0 ? deal.reference : deal.reference.replace(/\d\d$/, random.code('##')),
      issued,
      due: daysAfter(issued, 14),
      cents: random.whole(1900, 480_000),
    }
  })
  const fee = random.chance(0.6) ? random.pick([250, 500, 1000, 4000]) : 0
  const interest = random.chance(0.3) ? random.whole(80, 9000) : 0
  const sum = open.reduce((total, { cents }) => total + cents, 0) + fee + interest
  const total = { share: 0.25, align: 'right' } as const
  const cell = { share: 0.25, align: 'left' } as const
  const head = [words.openItem, words.dates.invoice, words.due, words.columns.amount].map((ways) => random.pick(ways))
  const rows = open.map(({ number, issued, due, cents }): Piece[] => [
    isOwnNumber ? salient(value('documentNumber', number)) : number,
    names.date(issued),
    names.date(due),
    names.money(cents),
  ])
  const sums: [Piece, Piece][] = [
    ...(fee ? [[random.pick(words.fee), names.money(fee)] as [Piece, Piece]] : []),
    ...(interest ? [[random.pick(words.interest), names.money(interest)] as [Piece, Piece]] : []),
    [text`${random.pick(words.openSum)}:`, salient(value('amountDue', names.money(sum)))],
  ]
  return [
    table({ columns: [cell, cell, cell, total], head: random.chance(0.9) ? head : null, rows, style: { size: 9 } }),
    pairs(sums, random.pick(['apart', 'apart', 'left', 'run']), { labelShare: 0.6 }),
  ]
}
