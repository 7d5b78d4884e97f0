// Where words stand on a sheet that was scanned or photographed.
import type { Box } from '../../../functions/document/types.ts'
import type { PaperPage, PlacedToken } from '../page/flow.ts'
import type { Random } from '../random.ts'

const withBoxes = (page: PaperPage, change: (box: Box, word: PlacedToken) => Box): PaperPage => ({
  ...page,
  words: page.words.map((word) => ({ ...word, box: change(word.box, word) })),
})

const HIGH = /[A-ZÄÖÜÁÉÍÓÚÂÊÔÃÕÇbdfhklt0-9ß|/()[\]€$£%&§!?'"]/u
const LOW = /[gjpqyçQ,;()[\]|/]/

/** A machine's boxes are as high as the ink of their letters; boxes of a PDF are as high as the font. */
export function tight(page: PaperPage): PaperPage {
  return withBoxes(page, ([left, top, right, bottom], { text }) => {
    const size = bottom - top
    return [left, top + size * (HIGH.test(text) ? 0.08 : 0.27), right, bottom - size * (LOW.test(text) ? 0.02 : 0.2)]
  })
}

/**
 * A sheet that lies askew or is curved, in what straightening has left of it.
 *
 * @param slope rise from the left to the right edge as a share of the width
 * @param curve how far the middle sags, as a share of the width
 */
export function askew(page: PaperPage, slope: number, curve: number): PaperPage {
  const { width } = page
  return withBoxes(page, ([left, top, right, bottom]) => {
    const x = (left + right) / 2 / width - 0.5
    const fall = width * (slope * x + curve * (1 - 4 * x * x))
    return [left, top + fall, right, bottom + fall]
  })
}

/** Words that do not keep to their line: by at most `points` up or down. */
export function shaken(page: PaperPage, points: number, random: Random): PaperPage {
  return withBoxes(page, ([left, top, right, bottom]) => {
    const up = (random.next() - 0.5) * 2 * points
    const aside = (random.next() - 0.5) * points
    return [left + aside, top + up, right + aside, bottom + up]
  })
}

/** A few words stand half a line away from where they belong: they were stamped, typed in, or printed askew. */
export function misplaced(page: PaperPage, share: number, random: Random): PaperPage {
  return withBoxes(page, (box) => {
    if (!random.chance(share)) return box
    const [left, top, right, bottom] = box
    const move = (bottom - top) * (random.chance(0.5) ? 0.7 : -0.7)
    return [left, top + move, right, bottom + move]
  })
}

/** A picture counts as as wide as A4, whatever was photographed, and shows a part of the table round the paper. */
export function photographed(page: PaperPage, { random, width }: { random: Random; width: number }): PaperPage {
  const border = width * random.next() * 0.12
  const scale = (width - 2 * border) / page.width
  const above = border * random.next() * 2
  const moved = withBoxes(page, ([left, top, right, bottom]) => [
    border + left * scale,
    above + top * scale,
    border + right * scale,
    above + bottom * scale,
  ])
  return { ...moved, width, height: page.height * scale + above * 2 }
}

/** What noise has moved beyond the edges ends there. */
export function withinEdges(page: PaperPage): PaperPage {
  const { width, height } = page
  const within = (number: number, low: number, high: number) => Math.min(high, Math.max(low, number))
  return withBoxes(page, ([left, top, right, bottom]) => {
    const [x, y] = [within(left, 0, width - 2), within(top, 0, height - 2)]
    return [x, y, within(right, x + 1, width), within(bottom, y + 1, height)]
  })
}
