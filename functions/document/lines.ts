import type { Box, Line, Word } from './types.ts'

/** A word with a box. */
export interface PlacedWord extends Word {
  readonly box: Box
}

/** Maximum distance of the middles of words on one line, as a share of their height. */
const SAME_LINE = 0.5

/**
 * Words of a page as lines, from top to bottom, each from left to right. A line reaches across all columns of the page:
 * a label and the value beside it are on one line, at any distance.
 */
export function linesOf(words: readonly PlacedWord[], page: number): Line[] {
  const rows: PlacedWord[][] = []
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.findLast((candidate) => isOnLine(candidate, word))
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.box[0] - b.box[0])
    return { page, words: sorted, box: boxOf(sorted.map(({ box }) => box)) }
  })
}

const middle = ({ box }: PlacedWord) => (box[1] + box[3]) / 2
const height = ({ box }: PlacedWord) => box[3] - box[1]

function isOnLine(row: readonly PlacedWord[], word: PlacedWord): boolean {
  // The last words of a row are the closest ones from above; a tall word must not collect the lines beside it.
  const last = row.at(-1)
  if (!last) return false
  return Math.abs(middle(last) - middle(word)) <= SAME_LINE * Math.min(height(last), height(word))
}

/** The smallest box that holds all of them. */
export function boxOf(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ]
}

/** A line of a format without layout. */
export function plainLine(text: string, page: number): Line {
  const words = text.split(/\s+/).filter(Boolean)
  return { page, words: words.map((word) => ({ text: word, box: null, certainty: 1 })), box: null }
}

/** The words of a line with one blank between them. */
export function textOf({ words }: Line): string {
  return words.map(({ text }) => text).join(' ')
}
