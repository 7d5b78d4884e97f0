const RATE = 0.08
const DECAY = 1e-6
/** Keeps the first steps small. */
const START = 1e-3

/** Weights of features that are learnt step by step: AdaGrad, rare features take larger steps. */
export class Weights {
  readonly values: Float32Array
  readonly #squares: Float32Array

  /** @param size how many there are */
  constructor(size: number) {
    this.values = new Float32Array(size)
    this.#squares = new Float32Array(size).fill(START)
  }

  /** @param slope of the loss, for each of these weights */
  step(slots: readonly number[], slope: number): void {
    for (const slot of slots) {
      const weight = this.values[slot] ?? 0
      const size = slope + DECAY * weight
      const square = (this.#squares[slot] ?? 0) + size * size
      this.#squares[slot] = square
      this.values[slot] = weight - (RATE * size) / Math.sqrt(square)
    }
  }
}
