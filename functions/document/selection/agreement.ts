// Fields that are answered together, because their values have to agree: net and tax make gross, nobody writes to himself,
// and what is due was issued before.

import type { Surroundings } from './features.ts'
import type { SelectedName } from './forms.ts'
import { centsOf, type Sum } from './sums.ts'

/** Answers to the fields of a group, in its order; null: the field has no value. */
export type Answers = readonly (string | null)[]

/** Fields that are answered together. */
export interface Group {
  readonly names: readonly SelectedName[]
  /** What speaks for or against these answers together. */
  readonly features: (answers: Answers, around: Surroundings) => readonly string[]
}

export const GROUPS: readonly Group[] = [
  { names: ['documentNumber'], features: () => [] },
  { names: ['iban'], features: () => [] },
  {
    names: ['documentDate', 'dueDate'],
    features: ([issued = null, due = null], { view }) => {
      const days = daysBetween(issued, due)
      const isRuled = view.ruled.some(({ name, value }) => name === 'dueDate' && value === due)
      return [`days ${days}`, `days ${days} ${isRuled}`]
    },
  },
  { names: ['sellerName', 'buyerName', 'sellerVatId'], features: partyFeatures },
  { names: ['netTotal', 'taxTotal', 'grossTotal'], features: sumFeatures },
]

const mask = (answers: Answers) => answers.map((answer) => (answer === null ? '0' : '1')).join('')

function daysBetween(issued: string | null, due: string | null): string {
  if (issued === null || due === null) return mask([issued, due])
  const days = (Date.parse(due) - Date.parse(issued)) / 86_400_000
  if (days <= 0) return days === 0 ? 'same' : 'before'
  return days <= 100 ? 'after' : 'long after'
}

/** Nobody writes to himself, and the seller's tax id stands in no other's block. */
function partyFeatures([seller = null, buyer = null, vatId = null]: Answers, { isSame, ownersOf }: Surroundings) {
  const both = seller !== null && buyer !== null && isSame(seller, buyer) ? 'same' : mask([seller, buyer])
  const owners = vatId === null ? [] : ownersOf(vatId)
  const owns = (name: string | null) => name !== null && owners.some((owner) => isSame(owner, name))
  const owner = owns(seller) ? 'seller' : owns(buyer) ? 'buyer' : owners.length > 0 ? 'other' : 'nobody'
  return [`parties ${both}`, `owner ${vatId === null ? 'none' : owner}`]
}

function sumFeatures(answers: Answers, { amounts, view }: Surroundings): string[] {
  const [net = null, tax = null, gross = null] = answers.map((answer) => (answer === null ? null : centsOf(answer)))
  const present = mask(answers)
  const most = amounts.ranked[0] ?? 0
  return [
    `present ${present}`,
    `present ${present} ${view.kind}`,
    `sum ${present} ${agreement({ net, tax, gross }, amounts)}`,
    `largest ${gross === null ? 'none' : gross === most} ${present}`,
    `bare ${net === most && gross === null}`,
  ]
}

interface Totals {
  readonly net: number | null
  readonly tax: number | null
  readonly gross: number | null
}

function agreement(totals: Totals, amounts: Surroundings['amounts']): string {
  const { net, tax, gross } = totals
  if (gross === null) return 'alone'
  if (net !== null && tax !== null) return agreementOfAll({ net, tax, gross }, amounts)
  if (net !== null) return net === gross ? 'equal' : net < gross ? 'less' : 'more'
  return tax === null ? 'alone' : tax < gross * LESS ? 'less' : 'more'
}

function agreementOfAll(sum: Sum, amounts: Surroundings['amounts']): string {
  if (Math.abs(sum.net + sum.tax - sum.gross) > 1) return 'off'
  return sum.tax === 0 ? 'untaxed' : amounts.sumKind(sum)
}

/** A tax is less than a quarter of what is to be paid. */
const LESS = 0.25
