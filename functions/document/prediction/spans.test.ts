import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { spansOf, type WordPlace } from './spans.ts'
import { LABELS, labelOf, TAGS, type Tag } from './tags.ts'

const test = suite('spansOf')

const NAME_BEGINS = labelOf('sellerName', true)
const NAME = labelOf('sellerName', false)
const NUMBER_BEGINS = labelOf('documentNumber', true)

test('puts the words of a value together', () => {
  const spans = spansOf(scores([NAME_BEGINS], [NAME], [0], [NUMBER_BEGINS]), places(4))
  assert.equal(words(spans), [
    ['sellerName', [0, 1]],
    ['documentNumber', [3]],
  ])
})

test('begins another value where the scores say so', () => {
  assert.equal(words(spansOf(scores([NAME_BEGINS], [NAME_BEGINS]), places(2))), [
    ['sellerName', [0]],
    ['sellerName', [1]],
  ])
})

test('lets no value go on that has not begun', () => {
  // Alone the second word would be a further one; with what stands before it, it begins a value or is none.
  const [span] = spansOf(scores([0], [NAME, NAME_BEGINS]), places(2))
  assert.equal(span?.words, [1])
})

test('goes on in a cell of a line below, past words of other columns', () => {
  const lines = places(5).map((place, word) => ({ line: word < 3 ? 0 : 1, beginsCell: place.beginsCell || word === 3 }))
  const spans = spansOf(scores([NAME_BEGINS], [NAME], [NUMBER_BEGINS], [NAME], [NAME]), lines)
  assert.equal(words(spans), [
    ['sellerName', [0, 1, 3, 4]],
    ['documentNumber', [2]],
  ])
})

test('does not go on far below', () => {
  const lines = [
    { line: 0, beginsCell: true },
    { line: 9, beginsCell: true },
  ]
  assert.is(spansOf(scores([NAME_BEGINS], [NAME]), lines).length, 2)
})

test('is as sure as the scores are', () => {
  const sure = spansOf(scores([NAME_BEGINS], [NAME]), places(2))[0]?.probability ?? 0
  const unsure = spansOf(scores([NAME_BEGINS], [NAME, NUMBER_BEGINS]), places(2))[0]?.probability ?? 0
  assert.ok(sure > 0.9 && sure <= 1)
  assert.ok(unsure < sure)
})

test('leaves words without scores alone', () => {
  assert.equal(spansOf(new Float32Array(0), places(3)), [])
})

test('gives each word to one value at most, in order, whatever the scores', () => {
  const row = fc.array(fc.integer({ min: 0, max: LABELS.length - 1 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 30 }), (rows) => {
      const at = rows.map(([, beginsCell], word) => ({ line: Math.floor(word / 4), beginsCell }))
      const spans = spansOf(scores(...rows.map(([labels]) => labels)), at)
      const all = spans.flatMap((span) => span.words)
      assert.is(new Set(all).size, all.length)
      for (const span of spans) {
        assert.ok(TAGS.includes(span.tag) && span.words.length > 0)
        assert.ok(span.words.every((word, index) => index === 0 || word > (span.words[index - 1] ?? 0)))
        assert.ok(span.probability >= 0 && span.probability <= 1)
      }
    }),
  )
})

/** Log-probabilities; of each word its likely labels, the likeliest first. */
function scores(...likely: readonly (readonly number[])[]): Float32Array {
  return Float32Array.from(
    likely.flatMap((labels) => {
      const powers = LABELS.map((_, label) =>
        labels.includes(label) ? Math.exp(6 - labels.indexOf(label) / 10) : 0.01,
      )
      const sum = powers.reduce((total, power) => total + power, 0)
      return powers.map((power) => Math.log(power / sum))
    }),
  )
}

/** Words on one line, of which the first begins a cell. */
const places = (count: number): WordPlace[] =>
  Array.from({ length: count }, (_, word) => ({ line: 0, beginsCell: word === 0 }))

const words = (spans: readonly { readonly tag: Tag; readonly words: readonly number[] }[]) =>
  spans.map((span) => [span.tag, [...span.words]])

test.run()
