import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from './testing.ts'
import { valueNames } from './value-names.ts'

const test = suite('valueNames')

const DATA = { offers: 'website: { price: 2990 }', claims: 'claims:\n  pilot: { value: 5.000 € }' }
const about = (home: string, documents: Readonly<Record<string, string>> = {}) =>
  findingsOf(valueNames, siteOf({ pages: { home }, data: DATA, documents }))

test('accepts names that lead to a value', () => {
  assert.equal(about('text: ab {price:website}\nlabel: { de: "{claim:pilot}", en: "{claim:pilot}" }'), [])
})

test('says at their place which names lead to none, with the nearest', () => {
  assert.equal(
    about('title: { de: Hallo, en: "from {price:webiste}" }\nlabel: "{claims:pilot}, {preis:website}, {x:y}"'),
    [
      'pages/home.yaml:1:31 value/unknown No value is called "{price:webiste}". | Did you mean "{price:website}"?',
      'pages/home.yaml:2:9 value/unknown No value is called "{claims:pilot}". | Did you mean "{claim:pilot}"?',
      'pages/home.yaml:2:25 value/unknown No value is called "{preis:website}". | Did you mean "{price:website}"?',
      'pages/home.yaml:2:42 value/unknown No value is called "{x:y}". | Known: "price", "claim".',
    ],
  )
})

test('reads the whole text of a document', () => {
  const terms = '---\ntitle: Ab {price:website}\nlanguage: de\n---\n\nWir {claim:pilot}\n\nEs sind {claim:polit}.\n'
  assert.equal(about('text: a', { 'terms.de': terms }), [
    'legal/terms.de.mdx:8:9 value/unknown No value is called "{claim:polit}". | Did you mean "{claim:pilot}"?',
  ])
})

test('says where nobody puts a value in', () => {
  assert.equal(about('source: "{price:website}"'), [
    'pages/home.yaml:1:10 value/not-in-text "{price:website}" stands here as it is written: only texts that visitors read may name values. | Write the value itself.',
  ])
})

test.run()
