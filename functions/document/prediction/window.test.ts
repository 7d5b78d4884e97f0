import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf, plainLine } from '../lines.ts'
import { Gap, LAYOUT_INPUTS, type SeenPage } from './layout.ts'
import { cachedByWord, foldedWord, SPECIAL_PIECES, WINDOW_TOKENS, type Window, windowsOf } from './window.ts'

const test = suite('windowsOf')

const START = SPECIAL_PIECES.indexOf('[CLS]')
const END = SPECIAL_PIECES.indexOf('[SEP]')
const BREAK = SPECIAL_PIECES.indexOf('⏎')

test('puts pieces between marks, says which word begins where, and ends every line', () => {
  const [window] = windowsOf([plain('ab c', 'd')], letters)
  assert.equal([...(window?.ids ?? [])], [START, 107, 108, 109, BREAK, 110, BREAK, END])
  assert.equal([...(window?.words ?? [])], [-1, 0, -1, 1, -1, 2, -1, -1])
})

test('has the positions of words, and what precedes them', () => {
  const words = [
    { text: 'a', box: [0, 0, 10, 10] as const, certainty: 1 },
    { text: 'b', box: [13, 0, 20, 10] as const, certainty: 1 },
    { text: 'c', box: [40, 0, 64, 10] as const, certainty: 1 },
    { text: 'd', box: [0, 40, 10, 50] as const, certainty: 1 },
  ]
  const [window] = windowsOf([{ width: 64, height: 128, lines: linesOf(words, 1) }], letters)
  assert.equal(layoutRows(window), [
    [0, 0, 0, 0],
    [1, 11, 1, Gap.line],
    [14, 21, 1, Gap.none],
    [41, 64, 1, Gap.cell],
    [0, 0, 0, 0],
    [1, 11, 21, Gap.block],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})

test('has no places for a format without layout', () => {
  const [window] = windowsOf([plain('a b')], letters)
  assert.equal(layoutRows(window), [
    [0, 0, 0, 0],
    [0, 0, 0, Gap.line],
    [0, 0, 0, Gap.none],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})

test('begins a further window with a line', () => {
  const windows = windowsOf([plain(...Array.from({ length: 100 }, () => 'abcdefghi'))], letters)
  assert.ok(windows.length > 1)
  for (const { ids, words } of windows.slice(1)) {
    assert.equal([ids[0], ids[10]], [START, BREAK])
    assert.ok((words[1] ?? -1) > 0)
  }
})

test('has no window for a document without words', () => {
  assert.equal(windowsOf([], letters), [])
  assert.equal(windowsOf([{ width: 595, height: 842, lines: [] }], letters), [])
})

test('has one unknown piece for a word of unknown characters', () => {
  const [window] = windowsOf([plain('a')], () => [])
  assert.equal([...(window?.ids ?? [])], [START, SPECIAL_PIECES.indexOf('[UNK]'), BREAK, END])
})

test('is never too long, and shows every word of a document that is not', () => {
  const word = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abc') })
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 60 }), { maxLength: 60 }), (lines) => {
      const windows = windowsOf([plain(...lines.map((words) => words.join(' ')))], letters)
      assert.ok(windows.every(({ ids }) => ids.length <= WINDOW_TOKENS))
      const seen = new Set(windows.flatMap(({ words }) => [...words]).filter((position) => position >= 0))
      assert.equal(
        [...seen].sort((a, b) => a - b),
        lines.flat().map((_, position) => position),
      )
    }),
    { numRuns: 30 },
  )
})

test('leaves out what is behind the last window', () => {
  const windows = windowsOf([plain(...Array.from({ length: 3000 }, () => 'a b c d e f'))], letters)
  assert.is(windows.length, 24)
})

const cached = suite('cachedByWord')

cached('asks once for words that the model cannot distinguish', () => {
  const asked: string[] = []
  const wordIds = cachedByWord((word) => {
    asked.push(word)
    return [asked.length]
  })
  assert.equal([wordIds('12.03.'), wordIds('45.67.'), wordIds('ﬁx'), wordIds('fix')], [[1], [1], [2], [2]])
  assert.equal(asked, ['00.00.', 'fix'])
})

cached('folds figures of every script and keeps letters', () => {
  assert.is(foldedWord('Größe-٣7'), 'Größe-00')
})

/** A piece for each letter. */
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0) + 10)

function plain(...lines: string[]): SeenPage {
  return { width: 0, height: 0, lines: lines.map((line) => plainLine(line, 1)) }
}

const layoutRows = (window: Window | undefined) =>
  Array.from({ length: window?.ids.length ?? 0 }, (_, token) => [
    ...(window?.layout.slice(token * LAYOUT_INPUTS, (token + 1) * LAYOUT_INPUTS) ?? []),
  ])

test.run()
cached.run()
