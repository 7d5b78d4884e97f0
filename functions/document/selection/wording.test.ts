import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DocumentKind } from '../types.ts'
import learnt from './word-counts.json' with { type: 'json' }
import { packedCounts, unpackedCounts, type WordCounts, wordedKinds, wordingOf } from './wording.ts'

const test = suite('wordedKinds')

const SHIPPED = unpackedCounts(learnt)

/** Ten texts of each kind; each of their words stands in so many of them. */
function counted(texts: Readonly<Partial<Record<DocumentKind, Readonly<Record<string, number>>>>>) {
  const kinds = Object.entries(texts)
  const words = new Map<number, number[]>()
  for (const [index, [, counts]] of kinds.entries())
    for (const [word, count] of Object.entries(counts))
      for (const hash of wordingOf(word)) words.set(hash, [...(words.get(hash) ?? []), index, count])
  return {
    kinds: kinds.map(([kind]): [DocumentKind, number] => [kind as DocumentKind, 10]),
    words: new Map([...words].map(([hash, counts]) => [hash, Uint8Array.from(counts)])),
  }
}
const COUNTED = counted({
  complaint: { kaputt: 8, leider: 5 },
  delay: { leider: 6, später: 7 },
  letter: { danke: 5, leider: 1, freundlich: 1 },
})
const first = (text: string, counts: WordCounts = COUNTED) => wordedKinds(text, counts)[0]?.name

test('names the kind in whose texts the words stand most', () => {
  assert.is(first('Leider kaputt.'), 'complaint')
  assert.is(first('LEIDER erst spater'), 'delay')
  assert.is(first('danke'), 'letter')
})

test('tells the odds: of a word in 8 of 10 texts of a kind, and in none of 20 others, 8.3 in 11 to 0.3 in 21', () => {
  const [complaint] = wordedKinds('kaputt kaputt', COUNTED)
  const more = 8 / 30
  assert.is(complaint?.odds.toFixed(6), (Math.log((8 + more) / 11) - Math.log(more / 21)).toFixed(6))
})

test('says nothing of texts without a known word', () => {
  assert.equal(wordedKinds('', COUNTED), [])
  assert.equal(wordedKinds('Zypressenholz', COUNTED), [])
})

test('tells pairs of words and signs from words, and numbers from each other not at all', () => {
  assert.is(wordingOf('nicht mehr').size, 3)
  assert.is(wordingOf('mehr nicht mehr nicht').size, 4)
  assert.equal(wordingOf('12 € bis 3.4.'), wordingOf('7 € bis 28.11.'))
  assert.not.equal(wordingOf('Kommen Sie?'), wordingOf('Kommen Sie'))
})

test('reads the first pages of a long text alone', () => {
  const long = `kaputt ${'x '.repeat(20_000)}`
  assert.is(first(`${long} danke`), 'complaint')
  assert.equal(wordingOf(`${long} danke`), wordingOf(long))
})

test('finds the same when it was packed', () => {
  const kept = unpackedCounts(packedCounts(COUNTED.kinds, COUNTED.words))
  for (const text of ['leider kaputt', 'später', 'danke leider', 'freundlich', 'Zypressenholz'])
    assert.equal(wordedKinds(text, kept), wordedKinds(text, COUNTED))
  assert.equal(wordedKinds('kaputt', unpackedCounts(packedCounts([], new Map()))), [])
})

for (const [kind, text] of [
  ['complaint', 'Two cartons arrived crushed and the glasses in them are broken. Please put this right by Friday.'],
  ['delay', 'Infelizmente não nos é possível cumprir o prazo; a nova data de entrega é 14 de maio.'],
  [
    'termination',
    'Ich möchte meine Mitgliedschaft zum Jahresende beenden. Bitte bestätigen Sie mir das Ende schriftlich.',
  ],
  [
    'invitation',
    'Am Samstag eröffnen wir unser neues Haus und würden uns freuen, Sie ab 16 Uhr bei uns begrüßen zu dürfen.',
  ],
] as const)
  test(`hears a letter that is of the kind ${kind} without its word`, () => assert.is(first(text, SHIPPED), kind))

test.run()
