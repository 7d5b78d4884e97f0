// How sure a count is. Seven of 212 visitors do not mean that 3.3 % will write next month, too.

/** So many of so many. */
export interface Share {
  readonly count: number
  readonly of: number
}

/** Between which shares, from 0 to 1, the true one lies with 95 %. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964

/**
 * Wilson's score interval. Of nothing, anything may be true.
 *
 * @see E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927)
 */
export function wilson({ count, of }: Share): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const middle = (count + Z ** 2 / 2) / (of + Z ** 2)
  const half = (Z * Math.sqrt((count * (of - count)) / of + Z ** 2 / 4)) / (of + Z ** 2)
  // What rounding leaves at the ends.
  return { low: count === 0 ? 0 : Math.max(0, middle - half), high: count === of ? 1 : Math.min(1, middle + half) }
}

/** How two things compare, as far as the numbers tell. */
export type Change = 'more' | 'less' | 'unclear'

/**
 * Whether one share is larger than another, by Newcombe's interval of their difference.
 *
 * @see R. G. Newcombe, Interval estimation for the difference between independent proportions, method 10,
 * Statistics in Medicine 17 (1998)
 */
export function compareShares(now: Share, before: Share): Change {
  if (now.of === 0 || before.of === 0) return 'unclear'
  const [p, q] = [now, before].map(({ count, of }) => count / of) as [number, number]
  const [a, b] = [wilson(now), wilson(before)]
  if (p - q - Math.hypot(p - a.low, b.high - q) > 0) return 'more'
  return p - q + Math.hypot(a.high - p, q - b.low) < 0 ? 'less' : 'unclear'
}

/** Whether something happened more often than in a period of the same length: without a change, each has half of all. */
export function compareCounts(now: number, before: number): Change {
  const { low, high } = wilson({ count: now, of: now + before })
  if (low > 0.5) return 'more'
  return high < 0.5 ? 'less' : 'unclear'
}

/** The ends of an interval in percent: with a decimal below ten. */
export function percents({ low, high }: Interval, language: string): { readonly low: string; readonly high: string } {
  const percent = (share: number) => {
    const digits = share < 0.1 ? 1 : 0
    return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(share * 100)
  }
  return { low: percent(low), high: percent(high) }
}
