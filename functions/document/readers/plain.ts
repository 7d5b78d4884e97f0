import type { Format } from '../../../common/formats.ts'
import { plainLine } from '../lines.ts'
import type { Line, Reading, ReadPage, Word } from '../types.ts'
import { Unreadable } from '../types.ts'
import { CELL } from './html-lines.ts'

/** Height of a line and width of a character, in points: formats without layout get one with separated cells. */
const LINE_HEIGHT = 12
const LETTER_WIDTH = 6
const CELL_GAP = 30

/** The length of a book chapter: the answer about ten megabytes of text is about their beginning. */
const MAX_LETTERS = 200_000
/** Longer lines are paragraphs without breaks, or bytes that happen to be text. */
const MAX_LINE_LETTERS = 1_000
/** The longest real words are web addresses. */
const LONG_WORD = /\S{200}(?=\S)/g

/** Lines of a format without layout as pages; a line with cells keeps them apart. Text beyond the limits is left out. */
export function plainReading(format: Format, pages: readonly (readonly string[])[], pageCount = pages.length): Reading {
  const kept = limited(pages)
  if (!kept.some((lines) => lines.some((line) => line.trim() !== ''))) throw new Unreadable('empty')
  return {
    format,
    pages: kept.map((lines, index) => plainPage(lines, index + 1)),
    pageCount,
    invoiceXml: null,
    ocr: null,
    mail: null,
    attachment: null,
  }
}

function limited(pages: readonly (readonly string[])[]): string[][] {
  let left = MAX_LETTERS
  return pages.map((lines) =>
    lines.flatMap((line) => {
      // Empty lines count, too.
      const kept = line.slice(0, left)
      left = Math.max(0, left - line.length - 1)
      return pieces(kept)
    }),
  )
}

function pieces(line: string): string[] {
  const broken = line.replace(LONG_WORD, '$& ')
  if (broken.length <= MAX_LINE_LETTERS) return [broken]
  return Array.from({ length: Math.ceil(broken.length / MAX_LINE_LETTERS) }, (_, n) =>
    broken.slice(n * MAX_LINE_LETTERS, (n + 1) * MAX_LINE_LETTERS),
  )
}

/** One page of lines. */
export function plainPage(lines: readonly string[], number: number): ReadPage {
  return {
    number,
    width: 0,
    height: 0,
    lines: lines.flatMap((text, row) => (text.trim() === '' ? [] : [lineOf(text, number, row)])),
    source: 'text',
  }
}

function lineOf(text: string, page: number, row: number): Line {
  // Two blanks or more separate columns in text files.
  const cells = text.split(text.includes(CELL) ? CELL : /\s{2,}/).filter((cell) => cell.trim() !== '')
  if (cells.length < 2) return plainLine(text, page)
  const top = row * LINE_HEIGHT
  let left = 0
  const words: Word[] = []
  for (const cell of cells) {
    for (const word of cell.trim().split(/\s+/)) {
      const right = left + word.length * LETTER_WIDTH
      words.push({ text: word, box: [left, top, right, top + LINE_HEIGHT], certainty: 1 })
      left = right + LETTER_WIDTH
    }
    left += CELL_GAP
  }
  return { page, words, box: [0, top, left, top + LINE_HEIGHT] }
}
