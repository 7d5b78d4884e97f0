// The kind of a document, selected among all kinds by what rules and model say of each.
import { KINDS } from '../prediction/kinds.ts'
import type { ModelOpinion } from '../prediction/opinion.ts'
import type { DocumentKind } from '../types.ts'
import type { RuledKind } from '../understanding/kind.ts'
import { logit, tenth } from './features.ts'
import learnt from './kind-weights.json' with { type: 'json' }
import { softmax } from './score.ts'

/** What is said of the kind before it is selected. */
export interface KindView {
  readonly ruled: RuledKind
  /** Of the model; [] without one. */
  readonly predicted: ModelOpinion['kinds']
}

/** A kind with what speaks for it. */
export interface KindOption {
  readonly name: DocumentKind
  readonly features: readonly string[]
}

/** Learnt with `npm run select` in training/. */
export type KindWeights = Readonly<Record<string, number>>

/** All kinds, in the order of the model's outputs. */
export function kindOptions(seen: KindView): KindOption[] {
  return KINDS.map((name) => ({ name, features: featuresOf(name, seen) }))
}

/** How likely each option is, in their order. */
function chancesOf(options: readonly KindOption[], weights: KindWeights): number[] {
  return softmax(options.map(({ features }) => features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0)))
}

/** The likeliest kind and how likely it is. */
export function selectedKind(seen: KindView, weights: KindWeights = learnt): ChosenKind {
  return chosenKind({ options: kindOptions(seen), ruled: seen.ruled.name }, weights)
}

export interface ChosenKind {
  readonly name: DocumentKind
  readonly certainty: number
}

/** The likeliest of all kinds; where none is likely, the one that the rules name. */
export function chosenKind(
  { options, ruled }: { readonly options: readonly KindOption[]; readonly ruled: DocumentKind },
  weights: KindWeights,
): ChosenKind {
  const chances = chancesOf(options, weights)
  const best = Math.max(...chances)
  const at = options.findIndex(({ name }, index) => (best < MIN_CHANCE ? name === ruled : chances[index] === best))
  return { name: options[at]?.name ?? 'other', certainty: Math.min(MOST_CERTAIN, chances[at] ?? best) }
}

const MOST_CERTAIN = 0.99
/** Wrong three times of four: too little to read a page by the rules of a kind that its words do not name. */
const MIN_CHANCE = 0.25

/**
 * What rules and model say of one kind. All kinds have the same weights but for two: how often a document is of this kind, and
 * what it is worth that the rules name this one ("table" less than "form"). Words of the document as features of their own
 * made it worse on layouts that were left out: 84 % right instead of 95 %, rules alone 93 %.
 */
function featuresOf(name: DocumentKind, { ruled, predicted }: KindView): string[] {
  const points = ruled.points.find(([kind]) => kind === name)?.[1] ?? 0
  const rank = ruled.points.findIndex(([kind]) => kind === name)
  const ahead = Math.round(points - (ruled.points.find(([kind]) => kind !== name)?.[1] ?? 0))
  const chance = predicted.find((one) => one.name === name)?.probability
  const model = chance === undefined ? 'none' : String(logit(chance))
  const isRuled = ruled.name === name ? tenth(ruled.certainty) : 'no'
  return [
    `points ${Math.min(12, Math.round(points))}`,
    `rank ${rank < 0 ? 'none' : Math.min(3, rank)} ${isRuled !== 'no'}`,
    `ahead ${Math.max(-6, Math.min(6, ahead))}`,
    `ruled ${isRuled}`,
    `model ${model}`,
    `model ${model} ${isRuled}`,
    `kind ${name}`,
    `kind ${name} ${isRuled !== 'no'}`,
  ]
}
