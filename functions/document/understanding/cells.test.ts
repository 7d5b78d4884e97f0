import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf } from './cells.ts'
import { type Placed, page } from './fixtures/page.ts'

const test = suite('rowsOf')

const texts = (...placed: Placed[]) => rowsOf(page(placed)).map((row) => row.map(({ text }) => text))
const spaced = (word: string, left: number, pitch: number): Placed[] =>
  [...word].map((letter, at): Placed => [left + at * pitch, 40, letter])

test('reads a title whose letters stand apart', () => {
  assert.equal(texts(...spaced('RECHNUNG', 56, 12)), [['RECHNUNG']])
  assert.equal(texts(...spaced('WAREN', 56, 14), ...spaced('RECHNUNG', 160, 14)), [['WAREN', 'RECHNUNG']])
})

test('leaves a few letters, and those of a table, where they are', () => {
  assert.equal(texts([56, 40, 'A B C']), [['A B C']])
  assert.equal(texts(...spaced('ABCDE', 56, 90)), [['A', 'B', 'C', 'D', 'E']])
})

/** Two words of capitals in a picture, with so much blank between them, in widths of a letter. */
function seen(blank: number, first: string, second: string): readonly string[] | undefined {
  const [wide, high] = [5, 6]
  const read = page([
    [40, 100, first, high],
    [40 + (first.length + blank) * wide, 100, second, high],
  ])
  const [row] = rowsOf({ ...read, pages: read.pages.map((one) => ({ ...one, source: 'ocr' as const })) })
  return row?.map(({ text }) => text)
}

test('keeps words of a till together, whose letters stand far apart', () => {
  assert.equal(seen(1.3, 'HALCYON', 'FUELS'), ['HALCYON FUELS'])
  assert.equal(seen(2.4, 'DIESEL', '63,36'), ['DIESEL', '63,36'])
})

test('keeps words together that are set wide', () => {
  const wide = (text: string, left: number, width: number) => ({
    text,
    box: [left, 40, left + width, 50] as const,
    certainty: 1,
  })
  const read = page([[40, 40, 'B']])
  // Letters as wide as they are high, and a blank of one letter between the words.
  const words = [wide('SWEET', 40, 50), wide('FOREST', 100, 60), wide('CAFE', 170, 40), wide('12,00', 300, 50)]
  const pages = read.pages.map((one) => ({ ...one, lines: [{ page: 1, words, box: null }] }))
  assert.equal(
    rowsOf({ ...read, pages }).map((row) => row.map(({ text }) => text)),
    [['SWEET FOREST CAFE', '12,00']],
  )
})

test.run()
