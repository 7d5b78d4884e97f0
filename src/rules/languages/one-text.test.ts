import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { languages } from './languages.ts'
import { isNeutral } from './one-text.ts'

const test = suite('oneText')

test('finds German that a page shows as English, where it stands', () => {
  const home = 'routes: [/]\nlanguages: [de, en]\nseo:\n  title: Software nach Maß\nlabel: { de: Los, en: Go }'
  assert.equal(findingsOf(languages, siteOf({ pages: { home } })), [
    'pages/home.yaml:4:10 language/one-text The text "title" is written once, but shown in German and English (on /): all of them get the same words. | Write { de: …, en: … }; also where some languages say the same.',
  ])
})

test('finds it in shared data that pages in several languages name', () => {
  const pages = { a: 'routes: [/a]\nlanguages: [de]\nfaq: shop', b: 'routes: [/b]\nlanguages: [pt]\nfaq: shop' }
  const faqs = 'shop: { question: Wann geht es los? }'
  const [found = '', ...more] = findingsOf(languages, siteOf({ pages, data: { faqs } }))
  assert.equal(more, [])
  assert.match(found, 'data/faqs.yaml:1:19 language/one-text')
})

test('leaves pages in one language alone, and data that is not named by pages', () => {
  const pages = { home: 'languages: [de]\ntitle: Software nach Maß', other: 'routes: [/o]\nlanguages: [en]' }
  const data = { navigation: 'label: auf Deutsch, wie es sein soll' }
  assert.equal(findingsOf(languages, siteOf({ pages, data })), [])
})

test('takes what all languages write alike', () => {
  const alike = [
    '24/7',
    '30+',
    '2–5',
    'TypeScript, React Native, n8n',
    'No-Code',
    '.',
    'IBAN',
    '5 kg',
    'mail@example.org',
  ]
  for (const text of [...alike, 'example.org/impressum', 'https://example.org', 'STARTER', '1 : 1'])
    assert.ok(isNeutral(text), text)
  for (const text of ['Software nach Maß', 'Über uns', 'und/oder', 'React für alle', '24 hours.', 'ab 2.990 €'])
    assert.not.ok(isNeutral(text), text)
})

test.run()
