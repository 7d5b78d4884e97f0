// Where the ink of a page is: how much there is, and its fullest strip.
import type { Grey } from './grey.ts'
import { INK } from './rules.ts'

/** Every fourth pixel of a row is enough to compare rows. */
const EVERY = 4

/** How many of the sampled pixels of each row are dark. */
function inkOfRows({ data, width, height }: Grey): Uint16Array {
  return Uint16Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let at = y * width; at < (y + 1) * width; at += EVERY) if ((data[at] ?? 255) < INK) ink += 1
    return ink
  })
}

/** How much of a page is dark, from 0 to 1. */
export function inkShare(page: Grey): number {
  const ink = inkOfRows(page).reduce((total, row) => total + row, 0)
  return (ink * EVERY) / Math.max(1, page.data.length)
}

const BAND_SHARE = 0.12
const LEAST_BAND = 200

/** The strip across the page with most ink: enough to see which way is up. */
export function busiestBand(page: Grey): Grey {
  const { data, width, height } = page
  const rows = inkOfRows(page)
  const size = Math.min(height, Math.max(LEAST_BAND, Math.round(height * BAND_SHARE)))
  let sum = rows.slice(0, size).reduce((total, ink) => total + ink, 0)
  let best = { top: 0, sum }
  for (let top = 1; top + size <= height; top++) {
    sum += (rows[top + size - 1] ?? 0) - (rows[top - 1] ?? 0)
    if (sum > best.sum) best = { top, sum }
  }
  return { data: data.subarray(best.top * width, (best.top + size) * width), width, height: size }
}
