// Facts that share a label: "Rechnungsnr. / Datum: 2024-117 / 12.03.2024".
import { joinTexts, type Piece, salient, value } from '../../page/text.ts'
import { JOINED_LABELS, type JoinedValue } from '../trade-words/joined-labels.ts'
import type { Deal } from './deal.ts'

/** What a fact with several values tells, and which of them it is. */
export interface JoinedFact {
  readonly label: string
  readonly shown: Piece
  readonly values: readonly JoinedValue[]
}

const JOINED_SHARE = 0.09

/** null on most papers, and where something that the label names is not known. */
export function joinedFact(deal: Deal): JoinedFact | null {
  const { random, names } = deal
  if (!random.chance(JOINED_SHARE)) return null
  const { label, values } = random.pick(JOINED_LABELS[names.language])
  const shown = values.map((name) => shownOf(deal, name))
  const known = shown.filter((one) => one !== null)
  if (known.length < shown.length) return null
  return { label, shown: salient(joinTexts(known, random.pick([' / ', ' / ', ' - ', '   ', ' | ', ', ']))), values }
}

function shownOf({ number, date, isDatedByTown, customerNumber, orderNumber, names, random }: Deal, name: JoinedValue) {
  switch (name) {
    case 'number':
      return number ? value('documentNumber', number) : null
    case 'date':
      return date && !isDatedByTown ? value('documentDate', names.date(date)) : null
    case 'customer':
      return customerNumber ? value('customerNumber', customerNumber) : null
    case 'order':
      return orderNumber ? value('orderNumber', orderNumber) : null
    case 'other':
      return random.code(random.pick(['#', '##', '0##', '@', '@@', '1##0']))
  }
}
