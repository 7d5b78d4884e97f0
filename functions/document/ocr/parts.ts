import type { Grey } from './grey.ts'
import { INK } from './rules.ts'

/** A part of a page as a picture of its own. */
export interface Part {
  readonly picture: Grey
  /** Row of the page where it begins. */
  readonly top: number
}

/** Inches between the last row of one line and the first of the next, at least: more than any gap inside a letter. */
const LEAST_GAP = 0.04
/** A few specks are no ink. */
const SPECKS = 2
/** How far from the wanted share of the ink a cut still saves time. */
const FARTHEST = 0.2
/** Inches; less is read at once. */
const LEAST_HEIGHT = 2.5

/**
 * Cuts a page between two lines, so that two engines can read it side by side: the upper part has about `share` of the
 * ink. One part only where no row from side to side is free.
 *
 * @param dots per inch
 */
export function twoParts(page: Grey, dots: number, share: number): readonly Part[] {
  const whole = [{ picture: page, top: 0 }]
  if (page.height < LEAST_HEIGHT * dots) return whole
  const ink = inkOfRows(page)
  const total = ink.reduce((sum, row) => sum + row, 0)
  if (total === 0) return whole
  let best: { row: number; distance: number } | null = null
  let above = 0
  let free = 0
  for (const [row, dark] of ink.entries()) {
    above += dark
    free = dark <= SPECKS ? free + 1 : 0
    if (free < LEAST_GAP * dots) continue
    const distance = Math.abs(above / total - share)
    // The cut moves to the middle of a gap as the gap goes on.
    if (!best || distance <= best.distance) best = { row: row - Math.floor(free / 2), distance }
  }
  if (!best || best.distance > FARTHEST) return whole
  return [rows(page, 0, best.row), rows(page, best.row, page.height)]
}

function inkOfRows({ data, width, height }: Grey): number[] {
  return Array.from({ length: height }, (_, row) => {
    let dark = 0
    for (let at = row * width; at < (row + 1) * width; at++) if ((data[at] ?? 255) < INK) dark += 1
    return dark
  })
}

function rows({ data, width }: Grey, top: number, end: number): Part {
  return { picture: { data: data.subarray(top * width, end * width), width, height: end - top }, top }
}
