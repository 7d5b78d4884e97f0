import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import shipped from '../../functions/document/selection/word-counts.json' with { type: 'json' }
import { packedCounts, wordedKinds, wordingOf } from '../../functions/document/selection/wording.ts'
import { countsOf } from './count.ts'
import { textsIn } from './texts.ts'

const test = suite('countsOf')

const TEXTS = [
  { kind: 'delay', text: 'leider später' },
  { kind: 'complaint', text: 'leider kaputt, kaputt' },
  { kind: 'complaint', text: 'kaputt' },
] as const

test('counts in how many texts of each kind a word stands', () => {
  const { kinds, words } = countsOf(TEXTS)
  assert.equal(kinds, [
    ['complaint', 2],
    ['delay', 1],
  ])
  const counts = (word: string) => words.get([...wordingOf(word)][0] ?? -1)
  assert.equal(counts('kaputt'), Uint8Array.of(0, 2))
  assert.equal(counts('leider'), Uint8Array.of(0, 1, 1, 1))
})

test('hears what it has counted', () => {
  assert.is(wordedKinds('später', countsOf(TEXTS))[0]?.name, 'delay')
  assert.is(wordedKinds('kaputt', countsOf(TEXTS))[0]?.name, 'complaint')
})

test('makes what the product has of the texts: else `npm run wording -- --write` is due', () => {
  const { kinds, words } = countsOf(textsIn(join(import.meta.dirname, '../texts')))
  // Not compared as a whole: the difference of two strings of a megabyte takes minutes to print.
  assert.ok(JSON.stringify(packedCounts(kinds, words)) === JSON.stringify(shipped))
})

test.run()
