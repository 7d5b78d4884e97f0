// Weights of features from cases: the likelihood of the right answers is raised step by step (AdaGrad), each group of fields
// at once, so that their agreement is learnt together with what speaks for each.
import { GROUPS, type Group } from '../../functions/document/selection/agreement.ts'
import {
  agreementOf,
  type Combination,
  combinationsOf,
  type Evidence,
  type Question,
  scoreOf,
} from '../../functions/document/selection/choose.ts'
import type { SelectedName } from '../../functions/document/selection/forms.ts'
import { SIZE } from '../../functions/document/selection/score.ts'
import { type Random, randomOf } from '../documents/random.ts'
import type { Asked, Case } from './cases.ts'
import { ratesOf, Weights } from './weights.ts'

/** Weights are the mean of what they were after each of the last epochs: single steps go too far. */
const AVERAGED = 3

/** Senders have words of their own for what they say: half the times a case is seen without them. */
const WORDLESS = 0.5
/** Of strangers' papers the model knows less than of those that designers have made: so often it is taken to mean another value. */
const ASTRAY = 0.4

/** @param epochs how often each case is seen */
export function learn(cases: readonly Case[], epochs = 6): Float32Array {
  const weights = new Weights(SIZE, ratesOf(cases.map(({ layout, asked }) => ({ layout, slots: slotsIn(asked) }))))
  const mean = new Float32Array(SIZE)
  const random = randomOf(1)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const one of random.sample(cases, cases.length)) learnCase(weights, shownOnce(one, random))
    if (epoch > epochs - AVERAGED)
      for (const [slot, weight] of weights.values.entries()) mean[slot] = (mean[slot] ?? 0) + weight / AVERAGED
  }
  return mean
}

function* slotsIn(asked: Case['asked']): Generator<number> {
  for (const { question } of asked.values())
    for (const { evidence } of question.options)
      for (const { seen, predicted, words } of evidence) {
        yield* seen
        yield* predicted
        yield* words
      }
}

function learnCase(weights: Weights, one: Case): void {
  for (const group of GROUPS) learnGroup(weights, group, one)
}

/** A case as it is seen this time. */
function shownOnce(one: Case, random: Random): Case {
  const [isWordless, isAstray] = [random.chance(WORDLESS), random.chance(ASTRAY)]
  if (!isWordless && !isAstray) return one
  const shown = ({ options }: Question): Question => {
    const predicted = isAstray ? astray(options, random) : null
    const change = (evidence: Evidence): Evidence => ({
      seen: evidence.seen,
      predicted: predicted?.get(evidence) ?? evidence.predicted,
      words: isWordless ? [] : evidence.words,
    })
    return { options: options.map(({ places, evidence }) => ({ places, evidence: evidence.map(change) })) }
  }
  const asked = [...one.asked].map(([name, { question, ...rest }]): [SelectedName, Asked] => [
    name,
    { ...rest, question: shown(question) },
  ])
  return { ...one, asked: new Map(asked) }
}

/** What the model says of each place, told of another one. */
function astray(options: Question['options'], random: Random): Map<Evidence, readonly number[]> {
  const own = options.flatMap(({ evidence }) => evidence).filter(({ predicted }) => predicted.length > 0)
  const by = own.length > 1 ? random.whole(1, own.length - 1) : 0
  return new Map(own.map((evidence, at) => [evidence, own[(at + by) % own.length]?.predicted ?? []]))
}

const isRight = (asked: readonly Asked[], chosen: readonly { readonly index: number }[]) =>
  asked.every(({ right, isThere }, at) => isThere === null || right[chosen[at]?.index ?? -1] === true)

function learnGroup(weights: Weights, group: Group, { around, asked, weight }: Case): void {
  const own = group.names.flatMap((name) => asked.get(name) ?? [])
  if (own.every(({ isThere }) => isThere === null)) return
  const questions = own.map(({ question }) => question)
  const all = combinationsOf(group, questions, { around, weights: weights.values, agreed })
  const right = all.map(({ chosen }) => isRight(own, chosen))
  // The right answer is not among the likeliest yet: the other fields of the document move first.
  if (!right.includes(true)) return
  const rightly = all.reduce((sum, { probability }, at) => sum + (right[at] ? probability : 0), 0)
  const slopes = all.map(({ probability }, at) => {
    const wanted = right[at] ? probability / Math.max(rightly, TINY) : 0
    return (probability - wanted) * weight
  })
  stepAgreement(weights, all, { group, around, slopes })
  for (const [field, question] of questions.entries()) stepField(weights, question, { field, all, slopes })
}

/** Where the weights of what answers say of each other stand, by document: each is combined anew in every epoch. */
const known = new WeakMap<Case['around'], Map<number, number[]>>()

const agreed: typeof agreementOf = (group, chosen, around) => {
  const own = known.get(around) ?? new Map<number, number[]>()
  known.set(around, own)
  const key = chosen.reduce((sum, { index }) => sum * MOST_OPTIONS + index, GROUPS.indexOf(group))
  const slots = own.get(key) ?? agreementOf(group, chosen, around)
  own.set(key, slots)
  return slots
}

/** More than any field has. */
const MOST_OPTIONS = 4096

interface Agreement {
  readonly group: Group
  readonly around: Case['around']
  readonly slopes: readonly number[]
}

function stepAgreement(weights: Weights, all: readonly Combination[], { group, around, slopes }: Agreement): void {
  const sums = new Map<number, number>()
  for (const [at, { chosen }] of all.entries())
    for (const slot of agreed(group, chosen, around)) addTo(sums, slot, slopes[at] ?? 0)
  for (const [slot, slope] of sums) weights.stepAt(slot, slope)
}

interface Steps {
  /** Its position in the group. */
  readonly field: number
  readonly all: readonly Combination[]
  readonly slopes: readonly number[]
}

function stepField(weights: Weights, { options }: Question, { field, all, slopes }: Steps): void {
  const sums = new Map<number, number>()
  for (const [at, { chosen }] of all.entries()) addTo(sums, chosen[field]?.index ?? -1, slopes[at] ?? 0)
  for (const [index, slope] of sums) stepOption(weights, options[index]?.evidence ?? [], slope)
}

const TINY = 1e-12

const addTo = (sums: Map<number, number>, key: number, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)

/** Slopes that change nothing. */
const FLAT = 1e-5

/** A value that stands in several places: each as far as it speaks for the value. */
function stepOption(weights: Weights, places: readonly Evidence[], slope: number): void {
  if (Math.abs(slope) < FLAT) return
  const scores = places.map((evidence) => scoreOf(evidence, weights.values))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  for (const [at, { seen, predicted, words }] of places.entries()) {
    const own = (slope * (powers[at] ?? 0)) / total
    for (const slots of [seen, predicted, words]) weights.step(slots, own)
  }
}
