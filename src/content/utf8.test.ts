import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Utf8Texts, utf8ForNow } from './utf8.ts'

const test = suite('Utf8Texts')

test('has the bytes of all texts, one behind the other', () => {
  const texts = new Utf8Texts()
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 40 }), (some) => {
      texts.clear()
      const lengths = some.map((text) => texts.add(text))
      assert.equal(
        lengths,
        some.map((text) => Buffer.byteLength(text)),
      )
      assert.is(Buffer.compare(texts.view(), Buffer.from(some.join(''))), 0)
    }),
  )
})

test('takes texts that need more memory than there is', () => {
  const texts = new Utf8Texts()
  for (const text of ['ä'.repeat(100_000), '€'.repeat(3_000_000), 'a']) {
    texts.clear()
    assert.is(texts.add(text), Buffer.byteLength(text))
    assert.is(texts.view().toString(), text)
  }
})

test('keeps what was added when more memory is needed', () => {
  const texts = new Utf8Texts()
  const some = ['ä'.repeat(10_000), '€'.repeat(300_000), 'b']
  for (const text of some) texts.add(text)
  assert.is(texts.view().toString(), some.join(''))
})

test('encodes one text until the next one', () => {
  assert.is(utf8ForNow('Säge „neu“ 🔨').toString(), 'Säge „neu“ 🔨')
  assert.is(utf8ForNow('').length, 0)
})

test.run()
