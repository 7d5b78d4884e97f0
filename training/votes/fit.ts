// What a model's word is worth on one question, from how it did on many documents.
import { calibrated, SURE, type Vote } from '../../functions/document/prediction/votes.ts'

/** One document: what both said of a question. */
export interface Case {
  /** null: they said nothing. */
  readonly rules: { readonly isRight: boolean; readonly certainty: number } | null
  readonly model: { readonly isRight: boolean; readonly probability: number } | null
  /** Whether both said the same. */
  readonly isSame: boolean
}

/** A wrong value is worse than none. */
const WRONG = 3
/** So many documents have to speak for a threshold. */
const LEAST_CASES = 8
/** A value that rules know nothing of has to be this likely: real documents differ from those that this is measured on. */
const LEAST_ALONE = 0.85
const THRESHOLDS = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.97, 0.98, 0.99]
/** Two who agree can still be wrong together. */
const MOST_AGREED = 0.995

/** @returns null when nothing is gained by asking the model */
export function fitted(cases: readonly Case[]): Vote | null {
  const curve = calibration(cases.flatMap(({ model }) => (model ? [model] : [])))
  if (!curve) return null
  const sure = (one: Case) => (one.model ? calibrated(curve, one.model.probability) : 0)
  const alone = cases.filter((one) => !one.rules && sure(one) >= LEAST_ALONE)
  const adds = threshold((from) => gainOfAdding(alone.filter((one) => sure(one) >= Math.max(from, LEAST_ALONE))))
  const isOpen = ({ rules }: Case) => rules !== null && rules.certainty < SURE
  const differing = cases.filter((one) => isOpen(one) && !one.isSame && sure(one) > (one.rules?.certainty ?? 1))
  const replaces = threshold((from) => gainOfReplacing(differing.filter((one) => sure(one) >= from)))
  if (adds === null && replaces === null) return null
  const same = cases.filter(({ isSame }) => isSame)
  const agreed = Math.min(MOST_AGREED, smoothed(same.filter(({ model }) => model?.isRight).length, same.length))
  return { ...curve, adds: adds && Math.max(adds, LEAST_ALONE), replaces, agreed: rounded(agreed) }
}

interface Gain {
  readonly points: number
  readonly cases: number
}

/** The threshold with which most is gained; of equals the highest. */
function threshold(gainFrom: (threshold: number) => Gain): number | null {
  let best: { readonly from: number | null; readonly points: number } = { from: null, points: 0 }
  for (const from of THRESHOLDS) {
    const { points, cases } = gainFrom(from)
    if (cases >= LEAST_CASES && points > 0 && points >= best.points) best = { from, points }
  }
  return best.from
}

function gainOfAdding(cases: readonly Case[]): Gain {
  const right = cases.filter(({ model }) => model?.isRight).length
  return { points: right - WRONG * (cases.length - right), cases: cases.length }
}

/** Where both are wrong nothing is lost. */
function gainOfReplacing(cases: readonly Case[]): Gain {
  const won = cases.filter(({ model, rules }) => model?.isRight && !rules?.isRight).length
  const lost = cases.filter(({ model, rules }) => !model?.isRight && rules?.isRight).length
  return { points: won - WRONG * lost, cases: cases.length }
}

const MOST_KNOTS = 10
const LEAST_IN_KNOT = 25

/**
 * How often the model is right by what it says: means of groups of equal size, made to ascend by joining neighbours
 * (pool adjacent violators). null: too few to tell.
 */
export function calibration(
  said: readonly { readonly isRight: boolean; readonly probability: number }[],
): Pick<Vote, 'said' | 'right'> | null {
  if (said.length < LEAST_IN_KNOT * 2) return null
  const sorted = [...said].sort((a, b) => a.probability - b.probability)
  const groups = Math.min(MOST_KNOTS, Math.floor(sorted.length / LEAST_IN_KNOT))
  const pools: Pool[] = []
  for (let group = 0; group < groups; group++) {
    const from = Math.floor((group * sorted.length) / groups)
    const part = sorted.slice(from, Math.floor(((group + 1) * sorted.length) / groups))
    pools.push({
      sum: part.reduce((sum, { probability }) => sum + probability, 0),
      right: part.filter(({ isRight }) => isRight).length,
      all: part.length,
    })
    while (descends(pools)) {
      const [last, before] = [pools.pop(), pools.pop()]
      if (last && before) pools.push(joined(before, last))
    }
  }
  return {
    said: pools.map(({ sum, all }) => rounded(sum / all)),
    right: pools.map(({ right, all }) => rounded(smoothed(right, all))),
  }
}

interface Pool {
  readonly sum: number
  readonly right: number
  readonly all: number
}

function descends(pools: readonly Pool[]): boolean {
  const [before, last] = pools.slice(-2)
  if (!before || !last) return false
  const isLower = smoothed(last.right, last.all) <= smoothed(before.right, before.all)
  // What is said in the same words is the same.
  return isLower || rounded(last.sum / last.all) <= rounded(before.sum / before.all)
}

const joined = (a: Pool, b: Pool): Pool => ({ sum: a.sum + b.sum, right: a.right + b.right, all: a.all + b.all })

/** The rule of succession: nothing that was seen a few times is certain. */
const smoothed = (right: number, all: number) => (right + 1) / (all + 2)

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
