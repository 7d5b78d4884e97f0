import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CONTINUATION } from '../../functions/document/model-loading/tokenizer-json.ts'
import { wordPieces } from './wordpiece.ts'

const test = suite('wordPieces')

test('puts the most frequent neighbours together first', () => {
  const pieces = wordPieces(
    new Map([
      ['abab', 5],
      ['abc', 2],
    ]),
    100,
  )
  assert.equal(pieces.slice(0, 5), ['##a', '##b', '##c', 'a', 'ab'])
  assert.ok(pieces.includes('abab') && pieces.includes('abc'))
})

test('makes whole words of words that come often, and no pieces of what comes once', () => {
  const pieces = wordPieces(
    new Map([
      ['Rechnung', 9],
      ['xy', 1],
    ]),
    100,
  )
  assert.ok(pieces.includes('Rechnung'))
  assert.not.ok(pieces.includes('xy'))
})

test('has never more pieces than asked for, and none twice', () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcä€') })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.integer({ min: 1, max: 50 }))), fc.nat(60), (words, size) => {
      const pieces = wordPieces(new Map(words), size)
      assert.ok(pieces.length <= size)
      assert.is(new Set(pieces).size, pieces.length)
    }),
  )
})

test('can spell every word it has counted', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abc') })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const pieces = new Set(wordPieces(new Map(words.map((one) => [one, 3])), 1000))
      for (const one of words) {
        assert.ok([...one].every((sign, index) => pieces.has(index === 0 ? sign : CONTINUATION + sign)))
        assert.ok(pieces.has(one))
      }
    }),
  )
})

test('is the same for the same counts in another order', () => {
  const counts = [
    ['Gesamtbetrag', 3],
    ['Betrag', 7],
    ['Auftrag', 5],
  ] as const
  assert.equal(wordPieces(new Map(counts), 60), wordPieces(new Map([...counts].reverse()), 60))
})

test.run()
