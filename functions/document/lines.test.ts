import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf, type PlacedWord, textOf } from './lines.ts'

const test = suite('linesOf')

test('puts a label and the value far to its right on one line, words from left to right', () => {
  const lines = linesOf([word('471102', 400, 100), word('Nummer', 50, 101), word('Datum', 50, 120)], 1)
  assert.equal(lines.map(textOf), ['Nummer 471102', 'Datum'])
})

test('keeps lines apart that a tall word stands beside', () => {
  const lines = linesOf([word('A', 50, 100), word('B', 50, 112), word('TALL', 200, 96, 30)], 1)
  assert.is(lines.length, 3)
})

test('knows the box of a line', () => {
  const [line] = linesOf([word('a', 10, 100), word('b', 30, 100)], 1)
  assert.equal(line?.box, [10, 100, 40, 110])
})

test.run()

function word(text: string, left: number, top: number, height = 10): PlacedWord {
  return { text, box: [left, top, left + 10, top + height], certainty: 1 }
}
