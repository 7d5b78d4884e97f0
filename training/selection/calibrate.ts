// How probable answers have to be read: the straight line through the logits that makes what happened likeliest.
import { type Calibration, logOdds } from '../../functions/document/selection/score.ts'

/** An answer with its probability as it was said, and whether it was right. */
export interface Said {
  readonly probability: number
  readonly isRight: boolean
}

const STEPS = 25

/** Logistic regression by Newton's method. */
export function calibrationOf(said: readonly Said[]): Calibration {
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byOffset, ss, so, oo] = [0, 0, RIDGE, 0, RIDGE]
    for (const { probability, isRight } of said) {
      const x = logOdds(probability)
      const expected = 1 / (1 + Math.exp(-(slope * x + offset)))
      const missed = Number(isRight) - expected
      const spread = expected * (1 - expected)
      bySlope += missed * x
      byOffset += missed
      ss += spread * x * x
      so += spread * x
      oo += spread
    }
    const determinant = ss * oo - so * so
    slope += (oo * bySlope - so * byOffset) / determinant
    offset += (ss * byOffset - so * bySlope) / determinant
  }
  return { slope, offset }
}

/** Keeps the step finite where all answers are right. */
const RIDGE = 1e-3
