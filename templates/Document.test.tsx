import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { slug } from './Document.tsx'

const test = suite('slug')

test('makes an address of a heading', () => {
  assert.is(slug('3. Über uns & „Größe“'), '3-ueber-uns-groesse')
  assert.is(slug('Informação'), 'informacao')
})

test('has no hyphen at its ends', () => assert.is(slug(' – Rechte – '), 'rechte'))

test.run()
