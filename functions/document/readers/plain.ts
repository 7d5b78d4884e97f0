import { plainLine } from '../lines.ts'
import type { Format, Line, Reading, ReadPage, Word } from '../types.ts'
import { Unreadable } from '../types.ts'
import { CELL } from './html-lines.ts'

/** A line in points, and a letter on it: formats without layout get one in which cells stand apart. */
const LINE_HEIGHT = 12
const LETTER_WIDTH = 6
const CELL_GAP = 30

/** Lines of a format without layout as pages; a line with cells keeps them apart. */
export function plainReading(format: Format, pages: readonly (readonly string[])[], pageCount = pages.length): Reading {
  if (!pages.some((lines) => lines.some((line) => line.trim() !== ''))) throw new Unreadable('empty')
  return {
    format,
    pages: pages.map((lines, index) => plainPage(lines, index + 1)),
    pageCount,
    invoiceXml: null,
    ocr: null,
    mail: null,
    attachment: null,
  }
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
  // Two blanks or more set columns in text files.
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
