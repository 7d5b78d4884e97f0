// Weights of features from cases: the likelihood of the right answers is raised step by step (AdaGrad), each group of fields
// at once, so that their agreement is learnt together with what speaks for each.
import { GROUPS, type Group } from '../../functions/document/selection/agreement.ts'
import {
  agreementOf,
  type Combination,
  combinationsOf,
  type Question,
} from '../../functions/document/selection/choose.ts'
import { wordsOn } from '../../functions/document/selection/features.ts'
import type { SelectedName } from '../../functions/document/selection/forms.ts'
import { SIZE, sumAt } from '../../functions/document/selection/score.ts'
import { randomOf } from '../documents/random.ts'
import type { Asked, Case } from './cases.ts'
import { Weights } from './weights.ts'

/** Weights are the mean of what they were after each of the last epochs: single steps go too far. */
const AVERAGED = 3

/** Senders have words of their own for what they say: half the times a case is seen without them. */
const WORDLESS = 0.5

/** @param epochs how often each case is seen */
export function learn(cases: readonly Case[], epochs = 6): Float32Array {
  const weights = new Weights(SIZE)
  const mean = new Float32Array(SIZE)
  const random = randomOf(1)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const one of random.sample(cases, cases.length))
      learnCase(weights, random.chance(WORDLESS) ? withoutWords(one) : one)
    if (epoch > epochs - AVERAGED)
      for (const [slot, weight] of weights.values.entries()) mean[slot] = (mean[slot] ?? 0) + weight / AVERAGED
  }
  return mean
}

function learnCase(weights: Weights, one: Case): void {
  for (const group of GROUPS) learnGroup(weights, group, one)
}

function withoutWords(one: Case): Case {
  const asked = [...one.asked].map(([name, { question, ...rest }]): [SelectedName, Asked] => {
    const options = question.options.map(({ places, slots }) => {
      const words = places.map((place) => wordsOn(place, one.around).length)
      return { places, slots: slots.map((own, at) => own.slice(0, own.length - (words[at] ?? 0))) }
    })
    return [name, { ...rest, question: { options } }]
  })
  return { ...one, asked: new Map(asked) }
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
  for (const [slot, slope] of sums) weights.step([slot], slope)
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
  for (const [index, slope] of sums) stepOption(weights, options[index]?.slots ?? [], slope)
}

const TINY = 1e-12

const addTo = (sums: Map<number, number>, key: number, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)

/** Slopes that change nothing. */
const FLAT = 1e-5

/** A value that stands in several places: each as far as it speaks for the value. */
function stepOption(weights: Weights, places: readonly (readonly number[])[], slope: number): void {
  if (Math.abs(slope) < FLAT) return
  const scores = places.map((slots) => sumAt(weights.values, slots))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  for (const [at, slots] of places.entries()) weights.step(slots, (slope * (powers[at] ?? 0)) / total)
}
