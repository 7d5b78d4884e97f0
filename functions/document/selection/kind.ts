// The kind of a document, selected among all kinds by what rules, model, words and values say for each.
import { KINDS } from '../prediction/kinds.ts'
import type { ModelOpinion } from '../prediction/opinion.ts'
import type { DocumentKind } from '../types.ts'
import { heightOf } from '../understanding/cells.ts'
import type { RuledKind } from '../understanding/kind.ts'
import { bucket, logit, tenth, tokensOf } from './features.ts'
import packedWeights from './kind-weights.json' with { type: 'json' }
import { slotsOf, softmax, sumAt, unpacked } from './score.ts'
import type { View } from './view.ts'

const WEIGHTS: Float32Array = unpacked(packedWeights)

/** What is said of the kind before it is selected. */
export interface KindView {
  readonly view: View
  readonly ruled: RuledKind
  /** Of the model; [] without one. */
  readonly predicted: ModelOpinion['kinds']
}

/** A kind with what speaks for it. */
export interface KindOption {
  readonly name: DocumentKind
  readonly slots: readonly number[]
}

/** All kinds, in the order of the model's outputs. */
export function kindOptions(seen: KindView): KindOption[] {
  const shared = sharedFeatures(seen)
  return KINDS.map((name) => ({ name, slots: slotsOf(name, [...shared, ...ownFeatures(name, seen)]) }))
}

/** The likeliest kind and how likely it is. */
export function selectedKind(
  seen: KindView,
  weights: ArrayLike<number> = WEIGHTS,
): { readonly name: DocumentKind; readonly certainty: number } {
  const options = kindOptions(seen)
  const chances = softmax(options.map(({ slots }) => sumAt(weights, slots)))
  const best = chances.reduce((top, chance, at) => (chance > (chances[top] ?? 0) ? at : top), 0)
  return { name: options[best]?.name ?? 'other', certainty: Math.min(MOST_CERTAIN, chances[best] ?? 0) }
}

const MOST_CERTAIN = 0.99

/** What rules and model say of one kind. */
function ownFeatures(name: DocumentKind, { ruled, predicted }: KindView): string[] {
  const points = ruled.points.find(([kind]) => kind === name)?.[1] ?? 0
  const rank = ruled.points.findIndex(([kind]) => kind === name)
  const ahead = Math.round(points - (ruled.points.find(([kind]) => kind !== name)?.[1] ?? 0))
  const chance = predicted.find((one) => one.name === name)?.probability
  const model = chance === undefined ? 'none' : String(logit(chance))
  const isRuled = ruled.name === name ? tenth(ruled.certainty) : 'no'
  return [
    `points ${Math.min(12, Math.round(points))}`,
    `rank ${rank < 0 ? 'none' : Math.min(3, rank)}`,
    `ahead ${Math.max(-6, Math.min(6, ahead))}`,
    `ruled ${isRuled}`,
    `model ${model}`,
    `model ${model} ${isRuled}`,
  ]
}

const TOP_ROWS = 12
const MOST_WORDS = 500

/** What the document is like; each kind has its own weights for it. */
function sharedFeatures({ view, ruled, predicted }: KindView): string[] {
  const { rows, usualHeight } = view
  const cells = rows.flat()
  const words = new Set(cells.flatMap(({ text }) => tokensOf(text)).slice(0, MOST_WORDS))
  const large = cells.filter((cell) => usualHeight > 0 && heightOf(cell) > usualHeight * LARGE)
  const cellsPerRow = Math.round((2 * cells.length) / Math.max(1, rows.length))
  return [
    'kind',
    ...[...words].map((word) => `word ${word}`),
    ...rows.slice(0, TOP_ROWS).flatMap((row) => row.flatMap(({ text }) => tokensOf(text).map((word) => `top ${word}`))),
    ...large.flatMap(({ text }) => tokensOf(text).map((word) => `large ${word}`)),
    ...view.ruled.map(({ name }) => `field ${name}`),
    `said ${ruled.name}`,
    `predicted ${predicted[0]?.name ?? 'none'}`,
    `both ${ruled.name} ${predicted[0]?.name ?? 'none'}`,
    `rows ${bucket(Math.floor(rows.length / 8))}`,
    `cells ${Math.min(10, cellsPerRow)}`,
    `amounts ${bucket(view.values.filter(({ form }) => form === 'amount').length)}`,
    `pages ${Math.min(4, view.pageCount)}`,
    `language ${view.language}`,
  ]
}

/** Letters this many times as high as usual are those of a heading. */
const LARGE = 1.25
