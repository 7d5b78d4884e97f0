// How probable answers have to be read: the curve that makes what happened likeliest.
import { type Calibration, certaintyOf, scalesOf } from '../../functions/document/selection/score.ts'

/** An answer with its probability as it was said, and whether it was right. */
export interface Said {
  readonly probability: number
  readonly isRight: boolean
}

const STEPS = 25

/** Logistic regression by Newton's method; a part that would turn the order of answers round is left out. */
export function calibrationOf(said: readonly Said[]): Calibration {
  const all = fitted(said, [true, true, true])
  if (all.low >= 0 && all.high >= 0) return all
  return fitted(said, [all.low >= 0, all.high >= 0, true])
}

/** @param free which of low, high and offset are fitted; the others are 0 */
function fitted(said: readonly Said[], free: readonly boolean[]): Calibration {
  let curve: Calibration = { low: Number(free[0]), high: Number(free[1]), offset: 0 }
  for (let step = 0; step < STEPS; step++) {
    const { slopes, bends } = derivatives(said, curve, free)
    const [low = 0, high = 0, offset = 0] = solved(bends, slopes)
    curve = { low: curve.low + low, high: curve.high + high, offset: curve.offset + offset }
  }
  return curve
}

/** How the likelihood of what happened changes with each part of the curve, and how that changes. */
function derivatives(said: readonly Said[], curve: Calibration, free: readonly boolean[]) {
  const slopes = [0, 0, 0]
  const bends = free.map((isFree, at) => free.map((_, other) => (at === other ? (isFree ? RIDGE : 1) : 0)))
  for (const { probability, isRight } of said) {
    const expected = certaintyOf(probability, curve)
    const scales = scalesOf(probability).map((scale, at) => (free[at] ? scale : 0))
    for (const [at, scale] of scales.entries()) {
      add(slopes, at, (Number(isRight) - expected) * scale)
      for (const [other, second] of scales.entries())
        add(bends[at] ?? [], other, expected * (1 - expected) * scale * second)
    }
  }
  return { slopes, bends }
}

function add(numbers: number[], at: number, number: number): void {
  numbers[at] = (numbers[at] ?? 0) + number
}

/** Keeps the step finite where all answers are right. */
const RIDGE: number = 1e-3

/** x of A x = b by Cramer's rule, for three unknowns. */
function solved(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const whole = determinant(rows)
  return values.map(
    (_, at) => determinant(rows.map((row, r) => row.map((one, c) => (c === at ? (values[r] ?? 0) : one)))) / whole,
  )
}

function determinant([a = [], b = [], c = []]: readonly (readonly number[])[]): number {
  const minor = (i: number, j: number) => (b[i] ?? 0) * (c[j] ?? 0) - (b[j] ?? 0) * (c[i] ?? 0)
  return (a[0] ?? 0) * minor(1, 2) - (a[1] ?? 0) * minor(0, 2) + (a[2] ?? 0) * minor(0, 1)
}
