// Documents with their kinds: what the selection of the kind learns from and is measured on.
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { type KindOption, type KindWeights, kindOptions } from '../../functions/document/selection/kind.ts'
import { softmax, sumAt } from '../../functions/document/selection/score.ts'
import type { DocumentKind } from '../../functions/document/types.ts'
import { lookAt } from '../../functions/document/understand.ts'
import { randomOf } from '../documents/random.ts'
import type { Ballot } from '../votes/ballot.ts'
import type { Paper } from './papers.ts'
import { Weights } from './weights.ts'

export interface KindCase {
  readonly layout: string
  readonly weight: number
  readonly options: readonly KindOption[]
  /** Any of them is right. */
  readonly right: ReadonlySet<DocumentKind>
  /** What rules and model say alone. */
  readonly ruled: DocumentKind
  readonly predicted: DocumentKind
}

/** The words of score.mjs for what we call otherwise. */
const KINDS_OF_TYPE: Readonly<Record<string, readonly DocumentKind[]>> = {
  invoice: ['invoice'],
  credit_note: ['credit-note'],
  receipt: ['receipt', 'invoice'],
  order: ['order', 'order-confirmation'],
  delivery_note: ['delivery-note'],
  letter: ['letter', 'application', 'authority-letter'],
  cv: ['application'],
  report: ['report', 'minutes', 'manual'],
  spec: ['specification'],
  spreadsheet: ['table', 'price-list'],
  payment_request: ['reminder', 'invoice', 'statement'],
  businesscard: ['business-card'],
  bescheid: ['authority-letter'],
  auszug: ['bank-statement'],
  certificate: ['report'],
}

const isKind = (name: string): name is DocumentKind => KINDS.some((kind) => kind === name)

function kindsOf(types: readonly string[]): Set<DocumentKind> {
  return new Set(types.flatMap((type) => KINDS_OF_TYPE[type] ?? (isKind(type) ? [type] : [])))
}

const WEIGHT_OF_PAPER = 8

/** null: its format or its head show the kind. @param withModel false: as if there were no model */
export function kindCaseOfPaper(paper: Paper, withModel = true): KindCase | null {
  const { layout, known, reading, opinion } = paper
  if (reading.mail !== null || known.types === undefined) return null
  const { kindView } = lookAt(reading, withModel ? opinion : null)
  return {
    layout,
    weight: WEIGHT_OF_PAPER,
    options: kindOptions(kindView),
    right: kindsOf(known.types),
    ruled: kindView.ruled.name,
    predicted: opinion.kinds[0]?.name ?? 'other',
  }
}

export function kindCaseOfBallot({ example, reading, heard }: Ballot, withModel = true): KindCase {
  const { kindView } = lookAt(reading, withModel ? heard.opinion : null)
  return {
    layout: example.layout,
    weight: 1,
    options: kindOptions(kindView),
    right: new Set([example.kind]),
    ruled: kindView.ruled.name,
    predicted: heard.opinion.kinds[0]?.name ?? 'other',
  }
}

const EPOCHS = 4

/** Weights of what speaks for a kind. */
export function learnKinds(cases: readonly KindCase[]): KindWeights {
  const places = new Map<string, number>()
  for (const { options } of cases)
    for (const feature of options.flatMap(({ features }) => features))
      if (!places.has(feature)) places.set(feature, places.size)
  const weights = new Weights(places.size)
  const named = () => Object.fromEntries([...places].map(([feature, at]) => [feature, weights.values[at] ?? 0]))
  const random = randomOf(2)
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const one of random.sample(cases, cases.length)) learnKind({ weights, places }, one)
  return named()
}

interface Learning {
  readonly weights: Weights
  /** Where the weight of a feature is. */
  readonly places: ReadonlyMap<string, number>
}

function learnKind({ weights, places }: Learning, { options, right, weight }: KindCase): void {
  const slots = options.map(({ features }) => features.flatMap((feature) => places.get(feature) ?? []))
  const chances = softmax(slots.map((own) => sumAt(weights.values, own)))
  const rightly = options.reduce((sum, { name }, at) => sum + (right.has(name) ? (chances[at] ?? 0) : 0), 0)
  if (rightly === 0) return
  for (const [at, { name }] of options.entries()) {
    const chance = chances[at] ?? 0
    weights.step(slots[at] ?? [], (chance - (right.has(name) ? chance / rightly : 0)) * weight)
  }
}
