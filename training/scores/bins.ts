import { share } from './tally.ts'

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0001]

/** Probabilities, and how often what they were given to was right. */
export class Bins {
  readonly #bins = EDGES.slice(1).map((to, index) => ({ from: EDGES[index] ?? 0, to, right: 0, all: 0, sum: 0 }))

  add(probability: number, isRight: boolean): void {
    const bin = this.#bins.find(({ to }) => probability < to)
    if (!bin) return
    bin.all += 1
    bin.right += Number(isRight)
    bin.sum += probability
  }

  /** The mean distance between what was said and what was so, weighted by how often it was said. */
  error(): number {
    const all = this.#bins.reduce((sum, bin) => sum + bin.all, 0)
    return this.#bins.reduce((sum, bin) => sum + Math.abs(bin.right - bin.sum), 0) / Math.max(1, all)
  }

  table(): string {
    const rows = this.#bins
      .filter(({ all }) => all > 0)
      .map(
        ({ from, to, right, all, sum }) =>
          `| ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)} | ${all} | ${share(sum, all)} | ${share(right, all)} |`,
      )
    return ['| said | values | mean | right |', '|---|---:|---:|---:|', ...rows].join('\n')
  }
}
