import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onePass } from '../one-pass.ts'
import { lookThrough, siteOf } from '../testing.ts'
import { repeated } from './repeated.ts'

const test = suite('repeated')

const DATA = {
  operator: 'name: Erika Beispiel',
  offers: 'website: { title: Website, price: 2990 }',
  packages:
    'micro: { name: MICRO, price: { from: 800, to: 2500 } }\nstarter: { name: STARTER, price: { from: 2500, to: 8000 } }',
  claims: [
    'claims:',
    '  from: { kind: price, value: 2.500 €, texts: [ab N, from N] }',
    '  reply: { kind: promise, value: "2", texts: [in N Stunden] }',
    '  call: { kind: promise, value: "30", texts: [N Minuten] }',
    '  talk: { kind: promise, value: "30", texts: [Gespräch von N Minuten] }',
    'notClaims:',
    '- { place: pages/*.yaml example, why: Ein Beispiel }',
  ].join('\n'),
}

/** What the texts of a page become, by pointer. */
function repairs(home: string, data: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const found = lookThrough(onePass([repeated]), siteOf({ pages: { home }, data: { ...DATA, ...data } })).found
  return Object.fromEntries(found.map(({ repair }) => [`${repair?.file.slice(5)} ${repair?.pointer}`, repair?.value]))
}

test('names claims in their own words, in each language, all of a text at once', () => {
  const home = 'text: { de: "Ab 2.500 €, Antwort in 2 Stunden", en: "from €2,500" }'
  assert.equal(repairs(home), {
    'pages/home.yaml /text/de': 'Ab {claim:from}, Antwort in {claim:reply} Stunden',
    'pages/home.yaml /text/en': 'from {claim:from}',
  })
})

test('names a price where its entry is spoken of', () => {
  assert.equal(repairs('text: Das Paket MICRO kostet 800 €.'), {
    'pages/home.yaml /text': 'Das Paket MICRO kostet {price:micro.from}.',
  })
  assert.equal(repairs('offer: website\ntext: Sie kostet 2.990 €.'), {
    'pages/home.yaml /text': 'Sie kostet {price:website}.',
  })
})

test('leaves what is not certain', () => {
  const unsure = [
    'Ein Kunde sparte 2.990 €.',
    'MICRO und STARTER treffen sich, das kostet 2.500 €.',
    'Ein Gespräch von 30 Minuten',
    'in 24 Stunden',
    'bei uns kostet es 2.500 €',
    'MICRO. Woanders kostet es 800 €.',
  ]
  for (const text of unsure) assert.equal(repairs(`text: ${text}`), {}, text)
})

test('leaves what visitors would read differently', () => {
  assert.equal(repairs('text: ab 2500 €\nlabel: ab 2.500,00 €'), {})
  // An English page shows the same plain text, and would show "€2,500".
  const faqs = 'one: { question: Schon ab 2.500 € }'
  assert.equal(repairs('languages: [de, en]\nfaq: one', { faqs }), {})
  assert.equal(repairs('faq: one', { faqs }), { 'data/faqs.yaml /one/question': 'Schon ab {claim:from}' })
})

test('leaves places that claim nothing, and texts that name the value already', () => {
  assert.equal(repairs('example: { text: ab 2.500 € }\ntext: ab {claim:from}'), {})
})

test.run()
