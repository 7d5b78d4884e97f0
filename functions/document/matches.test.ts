import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { matchesOf } from './matches.ts'

const test = suite('matchesOf')

test('finds what matchAll finds, in any text, with patterns that may match nothing', () => {
  const patterns = [/\d+/g, /a*/g, /\p{L}?/gu, /(?<=x)|😀/gu, /^/gm, /(?<sign>[-+])?\b/g]
  const texts = fc.string({ unit: fc.constantFrom('a', 'x', '7', '-', ' ', '\n', 'ä', '😀', '\ud83d') })
  fc.assert(
    fc.property(texts, fc.constantFrom(...patterns), (text, pattern) => {
      const plain = (match: RegExpExecArray) => [match.index, ...match, { ...match.groups }]
      assert.equal(matchesOf(text, pattern).map(plain), [...text.matchAll(pattern)].map(plain))
    }),
  )
})

test('begins at the beginning whatever was asked before', () => {
  const pattern = /b/g
  pattern.lastIndex = 2
  assert.is(matchesOf('b b', pattern).length, 2)
})

test.run()
