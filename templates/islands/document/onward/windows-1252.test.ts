import iconv from 'iconv-lite'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { windows1252 } from './windows-1252.ts'

const test = suite('windows1252')

test('writes what the encoding has, as decoders read it', () => {
  const text = 'Bürobedarf Größe 5 € „x“ – Šimůnek'
  assert.is(iconv.decode(Buffer.from(windows1252(text)), 'windows-1252'), 'Bürobedarf Größe 5 € „x“ – Šimunek')
})

test('writes one byte for each letter', () => {
  assert.equal([...windows1252('A€\u0000😀日')], [0x41, 0x80, 0x3f, 0x3f, 0x3f])
})

test.run()
