import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textsIn, textsOf } from './texts.ts'

const test = suite('textsOf')

test('takes each text with its kind and language', () => {
  const [first, second] = textsOf('=== delay de\nGuten Tag,\n\nes dauert.\n=== order pt\nDuas caixas\n', 'shops')
  assert.equal(first, { kind: 'delay', language: 'de', world: 'shops', text: 'Guten Tag,\n\nes dauert.' })
  assert.equal(second, { kind: 'order', language: 'pt', world: 'shops', text: 'Duas caixas' })
})

for (const [what, content] of [
  ['an unknown kind', '=== love-letter de\nLiebe'],
  ['an unknown language', '=== letter fr\nChère'],
  ['no text', '=== letter de\n\n=== order de\nDrei Stück'],
  ['no head', 'Guten Tag\n=== letter de\nHallo'],
] as const)
  test(`refuses ${what}`, () => assert.throws(() => textsOf(content, 'shops'), /^shops: /))

test('finds no text twice, in three languages', () => {
  const texts = textsIn(join(import.meta.dirname, '../texts'))
  assert.is(new Set(texts.map(({ text }) => text)).size, texts.length)
  assert.equal([...new Set(texts.map(({ language }) => language))].sort(), ['de', 'en', 'pt'])
})

test.run()
