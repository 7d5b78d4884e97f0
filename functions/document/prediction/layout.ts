// Positions of words, as coarse as a model needs them: it should learn columns and blocks, not the points of one template.
import type { Box } from '../types.ts'

/** Pages of readers and of generated training documents. */
export interface SeenPage {
  /** In points; 0 where the format has no layout. */
  readonly width: number
  readonly height: number
  readonly lines: readonly { readonly words: readonly SeenWord[] }[]
}

export interface SeenWord {
  readonly text: string
  readonly box: Box | null
}

/** Numbers per token beside its id: left edge, right edge, top, gap. */
export const LAYOUT_INPUTS = 4

/** Parts of a page's width and height, from 1; 0 is for words without a place. 9 by 13 points on A4, the height of a line. */
export const PLACES = 64

/** What precedes a word. */
export const Gap = {
  /** A blank; or a further piece of a word. */
  none: 0,
  /** It begins a cell. */
  cell: 1,
  /** It begins a cell far from the one before: another block of the page. */
  column: 2,
  /** It begins a line. */
  line: 3,
  /** It begins a line with space above. */
  block: 4,
} as const

/** In heights of the smaller word. A cell as in understanding/cells.ts, where it was measured. */
const CELL_HEIGHTS = 0.9
const COLUMN_HEIGHTS = 6
/** From bottom to top; lines of a paragraph leave half a height. */
const BLOCK_HEIGHTS = 0.9
const LEAST_HEIGHT = 6

/** Left edge, right edge and top; 0 where there is no layout. */
export function bucketsOf(box: Box | null, { width, height }: SeenPage): readonly [number, number, number] {
  if (!box || width <= 0 || height <= 0) return [0, 0, 0]
  return [placeOf(box[0], width), placeOf(box[2], width), placeOf(box[1], height)]
}

function placeOf(points: number, size: number): number {
  const place = Math.floor((points / size) * PLACES)
  return 1 + Math.min(PLACES - 1, Math.max(0, place))
}

/**
 * @param before the word before it on its line, if any
 * @param above the words of the line before; [] on top of a page
 */
export function gapBefore(word: SeenWord, before: SeenWord | null, above: readonly SeenWord[]): number {
  if (!before) return isApart(word, above) ? Gap.block : Gap.line
  if (!word.box || !before.box) return Gap.none
  const height = Math.max(LEAST_HEIGHT, Math.min(heightOf(word.box), heightOf(before.box)))
  const gap = word.box[0] - before.box[2]
  if (gap > height * COLUMN_HEIGHTS) return Gap.column
  return gap > height * CELL_HEIGHTS ? Gap.cell : Gap.none
}

function isApart({ box }: SeenWord, above: readonly SeenWord[]): boolean {
  const bottoms = above.flatMap((word) => (word.box ? [word.box[3]] : []))
  if (!box || bottoms.length === 0) return false
  return box[1] - Math.max(...bottoms) > Math.max(LEAST_HEIGHT, heightOf(box)) * BLOCK_HEIGHTS
}

const heightOf = (box: Box) => box[3] - box[1]

/** Whether a word with this gap before it begins a cell or a line. */
export const beginsCell = (gap: number): boolean => gap !== Gap.none
