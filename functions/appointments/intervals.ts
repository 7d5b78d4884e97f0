/** A time from `start` until before `end`, in milliseconds since 1970. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/** The same times in order, with none that touch: [0, 2) and [2, 3) are [0, 3). Empty ones are left out. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const inOrder = intervals.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)
  const result: { start: number; end: number }[] = []
  for (const { start, end } of inOrder) {
    const last = result.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

/** Whether two times have a moment in common. */
export function overlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end
}
