import { fill } from '../../parts/format.ts'

/** The slides that are seen whole, from the first to the last; counted from 0. */
export interface SlideRange {
  readonly first: number
  readonly last: number
}

// Lines are half a pixel and widths are fractions: a sliver may be cut off a slide that counts as seen whole.
const WHOLE = 0.95

/** @param shares how much of each slide is seen, from 0 to 1; where none is seen whole, the largest share counts */
export function shownSlides(shares: readonly number[]): SlideRange {
  const enough = Math.min(WHOLE, Math.max(...shares))
  const isShown = (share: number) => share >= enough
  return { first: shares.findIndex(isShown), last: shares.findLastIndex(isShown) }
}

/**
 * Where a step leads: one slide further, or round to the other end. Where several slides are seen side by side, the
 * last of them ends the round: nothing would move until it began again.
 */
export function stepFrom({ first, last }: SlideRange, count: number, direction: 1 | -1): number {
  if (direction === 1) return last === count - 1 ? 0 : first + 1
  return first === 0 ? count - 1 : first - 1
}

/** "2 von 5", or "2–4 von 5" where several are seen. */
export function positionText(pattern: string, { first, last }: SlideRange, total: number): string {
  return fill(pattern, { n: first === last ? first + 1 : `${first + 1}–${last + 1}`, total })
}
