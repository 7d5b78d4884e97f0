import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { typeset } from './typography.ts'

const test = suite('typeset')

test('keeps a number on one line with its unit', () => {
  assert.is(typeset('2.990 € oder 30–45 % bei 20 °C', 'de'), '2.990\u00a0€ oder 30–45\u00a0% bei 20\u00a0°C')
})

test('keeps a number on one line with the time it counts', () => {
  assert.is(typeset('Sofort in 6 Stunden, 1 Tag früher', 'de'), 'Sofort in 6\u00a0Stunden, 1\u00a0Tag früher')
  assert.is(typeset('within 60 days of 24 hours', 'en'), 'within 60\u00a0days of 24\u00a0hours')
  assert.is(typeset('em 12 meses, 1 mês', 'pt'), 'em 12\u00a0meses, 1\u00a0mês')
  assert.is(typeset('Skizze.jpg · 1,2 MB · 3,4 s', 'de'), 'Skizze.jpg · 1,2\u00a0MB · 3,4\u00a0s')
})

test('lets lines break before words that only begin like a unit', () => {
  for (const text of [
    '30 Tagessätze',
    '5 Minutenprotokolle',
    '3 sehr gute',
    '2 Stundenzettel',
    '7 dayhikes',
    'In 12–24 Monaten',
  ]) {
    assert.is(typeset(text, 'de'), text)
  }
})

test('keeps paragraphs of laws together', () => {
  assert.is(typeset('nach § 5 DDG und (§§ 12 ff.)', 'de'), 'nach §\u00a05 DDG und (§§\u00a012 ff.)')
})

test('keeps German abbreviations together', () => {
  assert.is(typeset('z. B. heute, d.h. bald', 'de'), 'z.\u00a0B. heute, d.\u00a0h. bald')
})

test('keeps a place in a law and the day of a month together', () => {
  const law = 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO, §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG'
  assert.is(typeset('Art. 6 Abs. 1 Buchst. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG', 'de'), law)
  assert.is(
    typeset('Stand: 5. Februar 2025, wie am 20. Maifest', 'de'),
    'Stand: 5.\u00a0Februar 2025, wie am 20. Maifest',
  )
})

test('leaves the same letters alone in other languages', () => {
  for (const language of ['en', 'pt']) assert.is(typeset('z. B. today', language), 'z. B. today')
})

test('changes spaces and nothing else, and twice changes nothing more', () => {
  const piece = fc.oneof(
    fc.constantFrom('z. B.', 'Art. 6', 'Nr. a', '5. Mai', '5 %', '6 Stunden', '3,4 s', '§ 5', ' ', '€', 'u.A.'),
    fc.string(),
  )
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
