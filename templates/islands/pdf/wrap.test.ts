import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstLines, wrap } from './wrap.ts'

const monospaced = (text: string) => text.length
const test = suite('wrap')

test('breaks at spaces and at line feeds', () => {
  assert.equal(wrap('eins zwei drei\nvier\n\nfünf', 9, monospaced), ['eins zwei', 'drei', 'vier', '', 'fünf'])
})

test('breaks a word that is wider than a line, and only that', () => {
  assert.equal(wrap('ab abcdefgh cd', 5, monospaced), ['ab', 'abcde', 'fgh', 'cd'])
})

test('loses nothing but spaces and keeps every line within the width', async () => {
  await fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, width) => {
      const lines = wrap(text, width, monospaced)
      assert.is(lines.join('').replace(/ /g, ''), text.replace(/[ \n]/g, ''))
      assert.ok(lines.every((line) => monospaced(line) <= width))
    }),
  )
})

test.run()

const first = suite('firstLines')

first('ends in an ellipsis where something was left out', () => {
  assert.equal(firstLines(['eins', 'zwei', 'drei'], 2), ['eins', 'zw…'])
  assert.equal(firstLines(['eins', 'zwei'], 2), ['eins', 'zwei'])
})

first.run()
