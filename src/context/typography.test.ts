import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { typeset } from './typography.ts'

const test = suite('typeset')

test('keeps a number on one line with its unit', () => {
  assert.is(typeset('2.990 € oder 65 % bei 20 °C', 'de'), '2.990\u00a0€ oder 65\u00a0% bei 20\u00a0°C')
})

test('keeps paragraphs of laws together', () => {
  assert.is(typeset('nach § 5 DDG und (§§ 12 ff.)', 'de'), 'nach §\u00a05 DDG und (§§\u00a012 ff.)')
})

test('keeps German abbreviations together', () => {
  assert.is(typeset('z. B. heute, d.h. bald', 'de'), 'z.\u00a0B. heute, d.\u00a0h. bald')
})

test('leaves the same letters alone in other languages', () => {
  assert.is(typeset('z. B. today', 'en'), 'z. B. today')
})

test('changes spaces and nothing else, and twice changes nothing more', () => {
  const piece = fc.oneof(fc.constantFrom('z. B.', '5 %', '§ 5', ' ', '€', 'u.A.'), fc.string())
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('de', 'en'), (pieces, language) => {
      const text = pieces.join('')
      const set = typeset(text, language)
      assert.is(set.replace(/\s/gu, ''), text.replace(/\s/gu, ''))
      assert.is(typeset(set, language), set)
    }),
  )
})

test.run()
