// Text that the engine passed over: it drops columns of tables, amounts beside a wide gap and lines between pictures. What looks
// like a row of letters and belongs to no word is found here, so that it can be read as a line of its own.
import type { Grey } from '../grey.ts'
import type { PixelBox } from './cut-out.ts'

/** Darker than this is ink; grey print is lighter than what counts as ink elsewhere. */
const INK = 165
/** Ink is followed on a copy of half the size. */
const STEP = 2
/** Letters and figures in pixels of the copy, at 220 dpi: from 5 points to 24. */
const LEAST_HIGH = 5
const MOST_HIGH = 40
const MOST_WIDE = 60
/** Dust of this size is no letter. */
const LEAST_AREA = 10
/** Letters of a row are at most so far apart, in heights: more is another column. */
const MOST_GAP = 1.2
/** How far letters of a row overlap from top to bottom, as a share of the lower one. */
const LEAST_OVERLAP = 0.5
/** More pieces of ink than this are a picture. */
const MOST_LETTERS = 1_500

/** Where ink is, on half the page's size: 1, else 0. */
interface Mask {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Rows of letters on a page that lie in no known word.
 *
 * @param known places of words that are sure
 */
export function lostInk(page: Grey, known: readonly PixelBox[]): PixelBox[] {
  const mask = maskOf(page)
  for (const box of known) clear(mask, box)
  const letters = lettersIn(mask)
  if (letters.length > MOST_LETTERS) return []
  return rowsOf(letters)
    .filter((row) => row.length > 1)
    .map((row) => {
      const [left, top, right, bottom] = surrounding(row)
      return [left * STEP, top * STEP, right * STEP, bottom * STEP]
    })
}

function maskOf({ data, width, height }: Grey): Mask {
  const columns = Math.floor(width / STEP)
  const rows = Math.floor(height / STEP)
  const mask = new Uint8Array(columns * rows)
  for (let y = 0, at = 0; y < rows; y++) {
    const upper = y * STEP * width
    for (let x = 0; x < columns; x++, at++) {
      const first = upper + x * STEP
      const dark = Math.min(
        data[first] ?? 255,
        data[first + 1] ?? 255,
        data[first + width] ?? 255,
        data[first + width + 1] ?? 255,
      )
      if (dark < INK) mask[at] = 1
    }
  }
  return { data: mask, width: columns, height: rows }
}

function clear({ data, width, height }: Mask, [left, top, right, bottom]: PixelBox): void {
  const [x0, x1] = [Math.max(0, Math.floor(left / STEP) - 1), Math.min(width, Math.ceil(right / STEP) + 1)]
  const [y0, y1] = [Math.max(0, Math.floor(top / STEP) - 1), Math.min(height, Math.ceil(bottom / STEP) + 1)]
  for (let y = y0; y < y1; y++) data.fill(0, y * width + x0, y * width + Math.max(x0, x1))
}

/** Boxes of pieces of ink that have the size of letters, in pixels of the mask. */
function lettersIn(mask: Mask): PixelBox[] {
  const letters: PixelBox[] = []
  const waiting = new Int32Array(mask.data.length)
  for (let start = 0; start < mask.data.length; start++) {
    if (mask.data[start] !== 1) continue
    const { box, area } = taken(mask, start, waiting)
    const [wide, high] = [box[2] - box[0], box[3] - box[1]]
    const isLetter = high >= LEAST_HIGH && high <= MOST_HIGH && wide <= MOST_WIDE && area >= LEAST_AREA
    if (isLetter) letters.push(box)
  }
  return letters
}

/** Takes a piece of connected ink out of the mask. */
function taken({ data, width, height }: Mask, start: number, waiting: Int32Array): { box: PixelBox; area: number } {
  let [left, top, right, bottom] = [width, height, 0, 0]
  let end = 1
  waiting[0] = start
  data[start] = 0
  for (let at = 0; at < end; at++) {
    const pixel = waiting[at] ?? 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let next = row * width + Math.max(0, x - 1); next <= row * width + Math.min(width - 1, x + 1); next++) {
        if (data[next] !== 1) continue
        data[next] = 0
        waiting[end++] = next
      }
    }
  }
  return { box: [left, top, right, bottom], area: end }
}

/** Letters side by side, from left to right. */
function rowsOf(letters: readonly PixelBox[]): PixelBox[][] {
  const rows: PixelBox[][] = []
  for (const letter of [...letters].sort((a, b) => a[0] - b[0])) {
    const row = rows.find((candidate) => isBeside(candidate, letter))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows
}

function isBeside(row: readonly PixelBox[], letter: PixelBox): boolean {
  const last = row.at(-1)
  if (!last) return false
  const [high, other] = [last[3] - last[1], letter[3] - letter[1]]
  const common = Math.min(last[3], letter[3]) - Math.max(last[1], letter[1])
  return letter[0] - last[2] <= MOST_GAP * Math.max(high, other) && common >= LEAST_OVERLAP * Math.min(high, other)
}

function surrounding(row: readonly PixelBox[]): PixelBox {
  return [
    Math.min(...row.map(([left]) => left)),
    Math.min(...row.map(([, top]) => top)),
    Math.max(...row.map(([, , right]) => right)),
    Math.max(...row.map(([, , , bottom]) => bottom)),
  ]
}
