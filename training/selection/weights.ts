import { SIZE } from '../../functions/document/selection/score.ts'

const RATE = 0.05
const DECAY = 1e-6
/** Keeps the first steps small. */
const START = 1e-3

/** Weights of features that are learnt step by step: AdaGrad, rare features take larger steps. */
export class Weights {
  readonly values: Float32Array
  readonly #squares: Float32Array
  readonly #rates: Float32Array
  readonly #decay: number

  /**
   * @param size how many there are
   * @param rates how fast each is learnt, beside the others; all alike if left out
   * @param decay how far each step goes back to 0
   */
  constructor(size: number, rates: Float32Array = new Float32Array(size).fill(1), decay = DECAY) {
    this.values = new Float32Array(size)
    this.#squares = new Float32Array(size).fill(START)
    this.#rates = rates
    this.#decay = decay
  }

  /** @param slope of the loss, for each of these weights */
  step(slots: readonly number[], slope: number): void {
    for (const slot of slots) this.stepAt(slot, slope, this.#rates[slot] ?? 1)
  }

  /** One weight, whatever its rate is. */
  stepAt(slot: number, slope: number, rate = 1): void {
    if (rate === 0) return
    const weight = this.values[slot] ?? 0
    const size = slope + this.#decay * weight
    const square = (this.#squares[slot] ?? 0) + size * size
    this.#squares[slot] = square
    this.values[slot] = weight - (RATE * rate * size) / Math.sqrt(square)
  }
}

/**
 * How fast each weight is learnt: not at all for features that papers of a single layout have, which say nothing of the next sender's.
 * Told by slots: some share theirs with another layout's, and are learnt.
 *
 * @param papers where the weights are of the features on each paper, with its layout
 */
export function ratesOf(papers: Iterable<{ readonly layout: string; readonly slots: Iterable<number> }>): Float32Array {
  const rates = new Float32Array(SIZE)
  const firsts = new Map<number, string>()
  for (const { layout, slots } of papers)
    for (const slot of slots) {
      const first = firsts.get(slot)
      if (first === undefined) firsts.set(slot, layout)
      else if (first !== layout) rates[slot] = 1
    }
  return rates
}
