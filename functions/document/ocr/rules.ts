// Removes the rules of tables and forms: otherwise letters close to a rule are recognised as part of it.
import type { Grey } from './grey.ts'

/** Darker than this is ink on evenly lit paper. */
export const INK = 140
const WHITE = 255
/** A row of ink of this length is not a letter; in pixels at 200 dpi, 10 mm. */
const LEAST_ACROSS = 80
/** Strokes of large letters are long, too. */
const LEAST_DOWN = 120
/** Anything thicker is a bar or a stroke; 0.8 mm. */
const MOST_THICK = 6
/** The soft edge of a rule. */
const EDGE = 1

/** A page without its thin straight lines; what crosses a line stays. */
export function withoutRules({ data, width, height }: Grey): Grey {
  const cleared = Uint8Array.from(data)
  const across = { data, cleared, count: height, length: width, step: 1, over: width }
  eraseLines({ ...across, least: LEAST_ACROSS })
  eraseLines({ ...across, count: width, length: height, step: width, over: 1, least: LEAST_DOWN })
  return { data: cleared, width, height }
}

/** From the first dark pixel of a line to the one after the last. */
type Run = readonly [start: number, end: number]

/** All rows, or all columns, of a picture. */
interface Lines {
  readonly data: Uint8Array
  readonly cleared: Uint8Array
  readonly count: number
  readonly length: number
  /** From one pixel of a line to the next one. */
  readonly step: number
  /** From a line to the next one. */
  readonly over: number
  readonly least: number
}

function eraseLines(lines: Lines): void {
  for (let line = 0; line < lines.count; line++) for (const run of longRuns(lines, line)) eraseRun(lines, line, run)
}

function longRuns({ data, length, step, over, least }: Lines, line: number): Run[] {
  const isInk = (along: number) => (data[line * over + along * step] ?? WHITE) < INK
  const runs: Run[] = []
  // Probing at this distance hits every run that is long enough.
  for (let along = least - 1; along < length; along += least) {
    if (!isInk(along)) continue
    let start = along
    while (start > 0 && isInk(start - 1)) start -= 1
    while (along < length && isInk(along)) along += 1
    if (along - start >= least) runs.push([start, along])
  }
  return runs
}

function eraseRun({ cleared, count, step, over }: Lines, line: number, [start, end]: Run) {
  for (let along = start; along < end; along++) {
    // A crossing rule has been erased already.
    const at = (other: number) => cleared[other * over + along * step] ?? WHITE
    let first = line
    let last = line
    while (first > 0 && last - first < MOST_THICK && at(first - 1) < INK) first -= 1
    while (last < count - 1 && last - first < MOST_THICK && at(last + 1) < INK) last += 1
    if (last - first >= MOST_THICK) continue
    for (let other = Math.max(0, first - EDGE); other <= Math.min(count - 1, last + EDGE); other++)
      cleared[other * over + along * step] = WHITE
  }
}
