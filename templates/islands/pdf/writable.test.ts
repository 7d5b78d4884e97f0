import { PDFDocument, StandardFonts } from 'pdf-lib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { writable } from './writable.ts'

const test = suite('writable')

test('keeps what German, English, Portuguese and prices need', () => {
  const text = 'Größe „ß“ – 2.990\u00a0€, não é açúcar; it’s 50\u00a0% … Straße'
  assert.is(writable(text), text)
})

test('replaces letters by similar ones and drops accents', () => {
  assert.is(writable('−2 → Łódź Dvořák ﬁn a\u2009b'), '–2 -> Lódz Dvorák fin a b')
})

test('shows that a letter was there, and drops pictures and invisible characters', () => {
  assert.is(writable('Иван 😀👩‍💻 a\u00adb\u200bc\u0007\ud800'), '????  abc')
})

test('returns nothing that the standard fonts cannot write', async () => {
  const document = await PDFDocument.create()
  const known = new Set((await document.embedFont(StandardFonts.Helvetica)).getCharacterSet())
  const missing = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    Array.from(writable(sign)).some((written) => written !== '\n' && !known.has(written.codePointAt(0) ?? 0)),
  )
  assert.equal(missing, [])
})

test.run()
