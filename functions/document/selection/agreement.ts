// Fields that are answered together, because their values have to agree: net and tax make gross, nobody writes to himself,
// and what is due was issued before.

import type { Surroundings } from './features.ts'
import type { SelectedName } from './forms.ts'
import { centsOf, type Sum } from './sums.ts'
import type { PageValue } from './view.ts'

/** Answers to the fields of a group, in its order: the places of each value; none: the field has no value. */
export type Answers = readonly (readonly PageValue[])[]

/** An answer as it is written. */
type Value = string | null

const valuesOf = (answers: Answers): Value[] => answers.map(([place]) => place?.value ?? null)

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
    features: (answers, { view, positionOf }) => {
      const [issued = null, due = null] = valuesOf(answers)
      const days = daysBetween(issued, due)
      const isRuled = view.ruled.some(({ name, value }) => name === 'dueDate' && value === due)
      return [`days ${days}`, `days ${days} ${isRuled}`, `due ${between(answers, 0, 1, positionOf)}`]
    },
  },
  { names: ['sellerName', 'buyerName', 'sellerVatId'], features: partyFeatures },
  { names: ['netTotal', 'taxTotal', 'grossTotal'], features: sumFeatures },
]

/** Where one answer stands from another; "none" if one of them has no value. */
const between = (answers: Answers, from: number, to: number, positionOf: Surroundings['positionOf']) =>
  positionOf(answers[from] ?? [])(answers[to] ?? [])

const mask = (answers: readonly Value[]) => answers.map((answer) => (answer === null ? '0' : '1')).join('')

function daysBetween(issued: Value, due: Value): string {
  if (issued === null || due === null) return mask([issued, due])
  const days = (Date.parse(due) - Date.parse(issued)) / 86_400_000
  if (days <= 0) return days === 0 ? 'same' : 'before'
  return days <= 100 ? 'after' : 'long after'
}

/** Nobody writes to himself, and the seller's tax id stands in no other's block. */
function partyFeatures(answers: Answers, { isSame, ownersOf, positionOf, firstNameIn }: Surroundings) {
  const [seller = null, buyer = null, vatId = null] = valuesOf(answers)
  const both = seller !== null && buyer !== null && isSame(seller, buyer) ? 'same' : mask([seller, buyer])
  const owners = vatId === null ? [] : ownersOf(vatId)
  const owns = (name: Value) => name !== null && owners.some((owner) => isSame(owner, name))
  const owner = owns(seller) ? 'seller' : owns(buyer) ? 'buyer' : owners.length > 0 ? 'other' : 'nobody'
  return [
    `parties ${both}`,
    `owner ${vatId === null ? 'none' : owner}`,
    `buyer ${between(answers, 0, 1, positionOf)}`,
    `vat ${between(answers, 0, 2, positionOf)}`,
    `first names ${[seller, buyer].map((name) => (name === null ? 'none' : firstNameIn(name))).join(' ')}`,
  ]
}

function sumFeatures(answers: Answers, { amounts, view, positionOf }: Surroundings): string[] {
  const values = valuesOf(answers)
  const [net = null, tax = null, gross = null] = values.map((value) => (value === null ? null : centsOf(value)))
  const present = mask(values)
  const [ofTax, ofGross] = [between(answers, 0, 1, positionOf), between(answers, 0, 2, positionOf)]
  const most = amounts.ranked[0] ?? 0
  return [
    `present ${present}`,
    `present ${present} ${view.kind}`,
    `sum ${present} ${agreement({ net, tax, gross }, amounts)}`,
    `largest ${gross === null ? 'none' : gross === most} ${present}`,
    `bare ${net === most && gross === null}`,
    `tax ${ofTax}`,
    `gross ${ofGross}`,
    `gross behind tax ${between(answers, 1, 2, positionOf)}`,
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
