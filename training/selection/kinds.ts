// Documents with their kinds: what the selection of the kind learns from and is measured on.
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { type KindOption, kindOptions } from '../../functions/document/selection/kind.ts'
import { SIZE, softmax, sumAt } from '../../functions/document/selection/score.ts'
import type { DocumentKind } from '../../functions/document/types.ts'
import { lookAt } from '../../functions/document/understand.ts'
import { randomOf } from '../documents/random.ts'
import type { Ballot } from '../votes/ballot.ts'
import { type Paper, withoutModel } from './papers.ts'
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
  const { layout, known, reading, opinion, looked } = paper
  if (reading.mail !== null || known.types === undefined) return null
  const { kindView } = withModel ? looked : withoutModel(looked)
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

const EPOCHS = 6
/** Weights are the mean of what they were after each of the last epochs: single steps go too far. */
const AVERAGED = 3
/** Of weights for one kind alone, which are learnt from few documents. */
const OWN_RATE = 0.4
/** Half a point better on layouts that were left out than none; three times as much is a point worse. */
const DECAY = 0.003

/** Weights of what speaks for a kind. */
export function learnKinds(cases: readonly KindCase[]): Float32Array {
  const rates = new Float32Array(SIZE).fill(1)
  for (const { own } of cases.flatMap(({ options }) => options)) for (const slot of own) rates[slot] = OWN_RATE
  const weights = new Weights(SIZE, rates, DECAY)
  const mean = new Float32Array(SIZE)
  const random = randomOf(2)
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    for (const one of random.sample(cases, cases.length)) learnKind(weights, one)
    if (epoch > EPOCHS - AVERAGED)
      for (const [slot, weight] of weights.values.entries()) mean[slot] = (mean[slot] ?? 0) + weight / AVERAGED
  }
  return mean
}

function learnKind(weights: Weights, { options, right, weight }: KindCase): void {
  const chances = softmax(options.map(({ shared, own }) => sumAt(weights.values, shared) + sumAt(weights.values, own)))
  const rightly = options.reduce((sum, { name }, at) => sum + (right.has(name) ? (chances[at] ?? 0) : 0), 0)
  if (rightly === 0) return
  for (const [at, { name, shared, own }] of options.entries()) {
    const chance = chances[at] ?? 0
    const slope = (chance - (right.has(name) ? chance / rightly : 0)) * weight
    weights.step(shared, slope)
    weights.step(own, slope)
  }
}
