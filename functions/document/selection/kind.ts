// The kind of a document, selected among all kinds by what rules and model say of each.
import { KINDS } from '../prediction/kinds.ts'
import type { ModelOpinion } from '../prediction/opinion.ts'
import type { DocumentKind } from '../types.ts'
import type { RuledKind } from '../understanding/kind.ts'
import { logit, tenth } from './features.ts'
import learnt from './kind-weights.json' with { type: 'json' }
import { slotsOf, softmax, sumAt, unpacked } from './score.ts'
import type { WordedKind } from './wording.ts'

/** What is said of the kind before it is selected. */
export interface KindView {
  readonly ruled: RuledKind
  /** What the document has, whatever its words for itself. */
  readonly traits: readonly string[]
  /** What its words speak for, the likeliest first. */
  readonly worded: readonly WordedKind[]
  /** Of the model; [] without one. */
  readonly predicted: ModelOpinion['kinds']
}

/** A kind with where the weights are of what speaks for it. */
export interface KindOption {
  readonly name: DocumentKind
  /** Of what weighs the same for every kind. */
  readonly shared: readonly number[]
  /** Of what has a weight for each kind. */
  readonly own: readonly number[]
}

/** Learnt with `npm run select` in training/; SIZE of them. */
export type KindWeights = ArrayLike<number>

const WEIGHTS: KindWeights = unpacked(learnt)

/** All kinds, in the order of the model's outputs. */
export function kindOptions(seen: KindView): KindOption[] {
  const traits = traitsFor(seen)
  return KINDS.map((name) => ({
    name,
    shared: slotsOf('kind', featuresOf(name, seen)),
    own: slotsOf(`kind ${name}`, traits),
  }))
}

/** How likely each option is, in their order. */
function chancesOf(options: readonly KindOption[], weights: KindWeights): number[] {
  return softmax(options.map(({ shared, own }) => sumAt(weights, shared) + sumAt(weights, own)))
}

/** The likeliest kind and how likely it is. */
export function selectedKind(seen: KindView, weights: KindWeights = WEIGHTS): ChosenKind {
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
  const likeliest = options[chances.indexOf(best)]
  const isLikely = best >= (likeliest?.name === 'other' ? MIN_CHANCE_OF_NONE : MIN_CHANCE)
  const at = options.findIndex((option) => (isLikely ? option === likeliest : option.name === ruled))
  return { name: options[at]?.name ?? 'other', certainty: Math.min(MOST_CERTAIN, chances[at] ?? best) }
}

const MOST_CERTAIN = 0.99
/** Wrong three times of four: too little to read a page by the rules of a kind that its words do not name. */
const MIN_CHANCE = 0.25
/**
 * Below it the rules are asked, too: that a document is of no kind at all tells its reader nothing, so it has to be three times as
 * likely as all kinds together.
 */
const MIN_CHANCE_OF_NONE = 0.75

/**
 * What rules and model say of one kind, with the same weights for all kinds but for two: how often a document is of this kind,
 * and what it is worth that the rules name this one ("table" less than "form").
 */
function featuresOf(name: DocumentKind, { ruled, predicted, worded }: KindView): string[] {
  const points = ruled.points.find(([kind]) => kind === name)?.[1] ?? 0
  const rank = ruled.points.findIndex(([kind]) => kind === name)
  const ahead = Math.round(points - (ruled.points.find(([kind]) => kind !== name)?.[1] ?? 0))
  const chance = predicted.find((one) => one.name === name)?.probability
  const model = chance === undefined ? 'none' : String(logit(chance))
  const isRuled = ruled.name === name ? tenth(ruled.certainty) : 'no'
  const place = worded.findIndex((one) => one.name === name)
  const words = place < 0 ? 'none' : place === 0 ? lead(worded, 0, 1) : lead(worded, place, 0)
  return [
    `points ${Math.min(12, Math.round(points))}`,
    `rank ${rank < 0 ? 'none' : Math.min(3, rank)} ${isRuled !== 'no'}`,
    `ahead ${Math.max(-6, Math.min(6, ahead))}`,
    `ruled ${isRuled}`,
    `model ${model}`,
    `model ${model} ${isRuled}`,
    `words ${words}`,
    `words ${words} ${isRuled !== 'no'}`,
    `words ${place < 0 ? 'none' : Math.min(4, place)} ${model}`,
    `kind ${name}`,
    `kind ${name} ${isRuled !== 'no'}`,
  ]
}

/** How far the odds of one kind are ahead of another's, in steps. */
function lead(worded: readonly WordedKind[], one: number, other: number): number {
  const difference = (worded[one]?.odds ?? 0) - (worded[other]?.odds ?? 0)
  return Math.sign(difference) * Math.min(6, Math.round(Math.sqrt(Math.abs(difference))))
}

/** Points of the rules from which on a kind is more than mentioned. */
const MENTIONED = 0.5
const MOST_RULED = 3
const MOST_PREDICTED = 2
/** Points with which the rules decide by words, not by the layout alone. */
const DECIDED = 2
const SURE = 0.9

/**
 * What is weighed for each kind on its own: traits of the document, and what rules and model confuse this kind with. Words of
 * the document as features of their own made it worse on layouts that were left out: 84 % right instead of 95 %, rules alone 93 %;
 * what they speak for is learnt from other texts (wording.ts).
 */
function traitsFor({ ruled, predicted, traits, worded }: KindView): string[] {
  const named = ruled.points.filter(([, points]) => points >= MENTIONED).slice(0, MOST_RULED)
  return [
    ...traits,
    `ruled ${ruled.name} ${(ruled.points[0]?.[1] ?? 0) >= DECIDED}`,
    ...named.map(([kind, points]) => `points ${kind} ${Math.min(4, Math.round(points / 2))}`),
    ...predicted
      .slice(0, MOST_PREDICTED)
      .map(({ name, probability }, index) => `model ${index} ${name} ${probability > SURE}`),
    ...worded.slice(0, 2).map(({ name }, index) => `words ${index} ${name}`),
  ]
}
