import { boxOf } from '../lines.ts'
import type { Box, Evidence, Field, Line, Reading, ReadPage, Word } from '../types.ts'

/** Words that stand close together on one line: a label, a value, a cell of a table. */
export interface Cell {
  readonly text: string
  readonly page: number
  /** Position of its line in the document, and its own in the line. */
  readonly row: number
  readonly column: number
  readonly box: Box | null
  readonly certainty: number
  readonly source: 'text' | 'ocr'
}

/** The document as rows of cells, page after page. */
export type Rows = readonly (readonly Cell[])[]

/** A blank this many times as wide as characters are high ends a cell; within sentences blanks are a third of it. */
const CELL_GAP = 0.9

/** A separator between the parts of a line; it has wide blanks around it. */
const SEPARATOR = /^[•●·|]$/
const SEPARATOR_GAP = 2.5

/** Height of a cell's characters; 0 where the format has no layout. */
export const heightOf = ({ box }: Cell) => (box ? box[3] - box[1] : 0)

export function rowsOf({ pages }: Reading): Rows {
  const lines = pages.flatMap((page) => page.lines.map((line) => ({ line, page })))
  return lines.map(({ line, page }, row) => cellsOf(line, page, row))
}

function cellsOf(line: Line, { source }: ReadPage, row: number): Cell[] {
  return groupsOf(withoutSpacing(line.words)).map((words, column) => ({
    text:
      source === 'ocr' ? repaired(words.map(({ text }) => text).join(' ')) : words.map(({ text }) => text).join(' '),
    page: line.page,
    row,
    column,
    box: words.every(hasBox) ? boxOf(words.filter(hasBox).map(({ box }) => box)) : null,
    certainty: words.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, words.length),
    source,
  }))
}

const hasBox = (word: Word): word is Word & { readonly box: Box } => word.box !== null

/** A run of single letters of this length is a word with wide spacing: "R E C H N U N G". */
const LEAST_SPACED = 5
/** Letters of one word stand evenly: no gap is this many times as wide as the narrowest. */
const UNEVEN = 1.8

/** Words whose letters stand apart, as titles are set and forms have boxes for them, in one piece. */
function withoutSpacing(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let from = 0; from < words.length; ) {
    const run = runOfLetters(words, from)
    joined.push(...(run.length >= LEAST_SPACED ? [asOne(run)] : run))
    from += run.length
  }
  return joined
}

/** The single letters from a word on that stand evenly; at least that word. */
function runOfLetters(words: readonly Word[], from: number): Word[] {
  const first = words[from]
  if (!first) return []
  const run = [first]
  let narrowest = Number.POSITIVE_INFINITY
  let widest = 0
  for (const word of words.slice(from + 1)) {
    const last = run.at(-1)
    if (!last || !isLetter(last) || !isLetter(word) || !hasBox(last) || !hasBox(word)) break
    const pitch = centre(word) - centre(last)
    narrowest = Math.min(narrowest, pitch)
    widest = Math.max(widest, pitch)
    if (widest > narrowest * UNEVEN || pitch > MOST_PITCH * (word.box[3] - word.box[1])) break
    run.push(word)
  }
  return run
}

/** From the middle of a letter to that of the next, in heights. */
const MOST_PITCH = 3

const centre = ({ box }: { readonly box: Box }) => (box[0] + box[2]) / 2

const isLetter = ({ text }: Word) => /^[\p{L}\d]$/u.test(text)

function asOne(run: readonly Word[]): Word {
  return {
    text: run.map(({ text }) => text).join(''),
    box: boxOf(run.filter(hasBox).map(({ box }) => box)),
    certainty: run.reduce((sum, { certainty }) => sum + certainty, 0) / run.length,
  }
}

function groupsOf(words: readonly Word[]): Word[][] {
  const least = BLANK * pitchOf(words)
  const groups: Word[][] = []
  let last: Word | null = null
  for (const word of words) {
    const group = groups.at(-1)
    if (group && last && !isApart(last, word, least)) group.push(word)
    else groups.push([word])
    last = word
  }
  return groups
}

/**
 * A blank between words of a picture is narrower than this many characters are wide: letters of one width, as tills print
 * them, stand further apart than those of a book, and the boxes of capitals are lower than their line. Of 70,000 gaps in scans
 * and photos of the open layouts 61 % were less than 1 and 14 %, on slips, 1 to 1.8 characters wide, 3 % up to 4, and 22 % more.
 */
const BLANK = 1.8

/** How wide a character of the words is on average; 0 without places. */
function pitchOf(words: readonly Word[]): number {
  const placed = words.filter(hasBox)
  const width = placed.reduce((sum, { box }) => sum + box[2] - box[0], 0)
  const count = placed.reduce((sum, { text }) => sum + text.length, 0)
  return count === 0 ? 0 : width / count
}

function isApart(left: Word, right: Word, least: number): boolean {
  if (!left.box || !right.box) return false
  const height = Math.max(6, Math.min(left.box[3] - left.box[1], right.box[3] - right.box[1]))
  const gap = SEPARATOR.test(left.text) || SEPARATOR.test(right.text) ? SEPARATOR_GAP : CELL_GAP
  return right.box[0] - left.box[2] > Math.max(height * gap, least)
}

/** How far cells overlap from left to right, as a share of the narrower one. */
export function overlap(a: Cell, b: Cell): number {
  if (!a.box || !b.box) return 0
  const common = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  return Math.max(0, common) / Math.max(1, Math.min(a.box[2] - a.box[0], b.box[2] - b.box[0]))
}

/** Left edges this close stand below each other, in points. */
const ALIGNED = 12

/** Whether a cell stands in the column of one above it; rows are not looked at. */
export function isUnder(cell: Cell, above: Cell): boolean {
  if (!cell.box || !above.box) return cell.column === above.column
  return overlap(cell, above) > 0.3 || Math.abs(cell.box[0] - above.box[0]) < ALIGNED
}

/** The box of a quote within a cell; all characters are taken to be equally wide. */
export function evidenceOf({ page, box, text }: Cell, quote: string): Evidence {
  const at = text.indexOf(quote)
  if (!box || at < 0 || text.length === 0) return { page, box, quote }
  const [left, top, right, bottom] = box
  const letter = (right - left) / text.length
  return { page, box: [left + at * letter, top, left + (at + quote.length) * letter, bottom], quote }
}

/** How far a cell can be trusted, from 0 to 1: letters that are almost certain count as certain. */
export const trustIn = ({ certainty }: Cell): number => Math.min(1, certainty + 0.05)

/** A field that stands in a cell. `quote`: its words there, if they are not the value itself. */
export function fieldIn(
  cell: Cell,
  {
    name,
    value,
    confidence,
    quote = value,
  }: Pick<Field, 'name' | 'value' | 'confidence'> & { readonly quote?: string },
): Field {
  return {
    name,
    value,
    confidence: confidence * trustIn(cell),
    source: cell.source,
    evidence: evidenceOf(cell, quote),
  }
}

/** Repairs numbers that were split ("03.06.201 3", "1.234, 56") or lost the mark before the cents ("2,29797"). */
function repaired(text: string): string {
  return text
    .replace(/(\d{1,2}\.\d{1,2}\.\d{1,3}) (\d{1,3})(?!\S)/g, joinYear)
    .replace(/(\d[.,]) (\d{2})(?![\d.,])/g, '$1$2')
    .replace(/(?<![\d.,])(\d{1,3}),(\d{3})(\d{2})(?![\d.,])/g, '$1,$2.$3')
    .replace(/(?<![\d.,])(\d{1,3})\.(\d{3})(\d{2})(?![\d.,])/g, '$1.$2,$3')
}

function joinYear(whole: string, start: string, rest: string): string {
  const year = `${start.split('.').at(-1)}${rest}`
  return year.length === 4 ? `${start}${rest}` : whole
}
