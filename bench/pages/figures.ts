interface Figure {
  readonly head: string
  readonly digits: number
  readonly atLeast?: number
  readonly atMost?: number
}

/**
 * What is measured, in the order of the table, with the figure to reach. Weights are those of bodies as they are sent,
 * compressed; "script" is there before anything is touched, "read to end" once the page has been scrolled through.
 * "perf.", the paints, CLS and TBT are Lighthouse's with tasks as long as they were on a processor, "by clock" is with all that they
 * waited for, such as drawing by software where there is no graphics processor.
 * "late faces" is the sum of shifts, on a phone or a desktop, when faces come after the page was seen.
 * "blocked" is what the tasks after the first paint take beyond 50 ms each, a "tap" what the main thread does between a finger's
 * leaving the glass (a slider: touching it) and the frame that answers, or when it comes down, if that is more: both in processor time,
 * for a phone as slow as PHONE_INDEX says. The empty page's tap, in turns with them, says how much of it is the machine's and the
 * browser's: others who share a machine throw out of its caches what any tap needs.
 * "machine" is how fast Lighthouse found this machine to be, with all that ran on it: its preset makes it four times slower, a usual phone
 * where the machine has 1500 or more, and a slow one where it has less (docs/throttling.md of Lighthouse).
 */
export const COLUMNS = {
  performance: { head: 'perf.', digits: 0, atLeast: 99 },
  clockPerformance: { head: 'by clock', digits: 0 },
  accessibility: { head: 'a11y', digits: 0, atLeast: 100 },
  bestPractices: { head: 'best pr.', digits: 0, atLeast: 100 },
  seo: { head: 'SEO', digits: 0, atLeast: 100 },
  fcpSeconds: { head: 'FCP s', digits: 2 },
  lcpSeconds: { head: 'LCP s', digits: 2, atMost: 1.2 },
  cls: { head: 'CLS', digits: 3, atMost: 0.01 },
  lateFacesCls: { head: 'late faces', digits: 4, atMost: 0.01 },
  tbtMs: { head: 'TBT ms', digits: 0 },
  htmlKb: { head: 'HTML KB', digits: 1 },
  scriptKb: { head: 'script KB', digits: 1, atMost: 8 },
  readKb: { head: 'read to end', digits: 1 },
  cssKb: { head: 'CSS KB', digits: 1, atMost: 14 },
  fontsKb: { head: 'fonts KB', digits: 1, atMost: 90 },
  totalKb: { head: 'total KB', digits: 0, atMost: 350 },
  bookingKb: { head: 'booking KB', digits: 1, atMost: 75 },
  bookingTapMs: { head: 'tap booking', digits: 0, atMost: 80 },
  menuTapMs: { head: 'tap menu', digits: 0, atMost: 80 },
  accordionTapMs: { head: 'tap answer', digits: 0, atMost: 80 },
  liveTapMs: { head: 'tap live piece', digits: 0, atMost: 80 },
  emptyTapMs: { head: 'tap empty page', digits: 0 },
  blockedMs: { head: 'blocked ms', digits: 0, atMost: 100 },
  machineIndex: { head: 'machine', digits: 0 },
} as const satisfies Record<string, Figure>

export type Column = keyof typeof COLUMNS

/** What one measure finds. */
export type Found = Partial<Record<Column, number>>

/** What was found on a page, as medians; null: it has no such thing, such as an accordion. */
export type Figures = Readonly<Record<Column, number | null>>

/** Whether a value misses its target; what a page does not have misses nothing. */
export function miss(column: Column, value: number | null): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Figure = COLUMNS[column]
  return value !== null && (value < atLeast || value > atMost)
}
