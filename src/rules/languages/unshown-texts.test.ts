import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { unshownTexts } from './unshown-texts.ts'

const test = suite('unshownTexts')

const FAQS = 'website:\n  title: { de: Fragen, en: Questions }\n  text: { de: Ja, en: Yes, pt: Sim }'

test('finds texts of shared data in languages that no page with them speaks', () => {
  const pages = { home: 'languages: [de]\nfaq: website', other: 'languages: [en]' }
  assert.equal(findingsOf(unshownTexts, siteOf({ pages, data: { faqs: FAQS } })), [
    'data/faqs.yaml:2:24 language/unshown-text 2 texts in "en" are shown by no page; this is the first. | Take out what stands in "en", or show it on a page in this language.',
    'data/faqs.yaml:3:28 language/unshown-text A text in "pt" is shown by no page. | Take out what stands in "pt", or show it on a page in this language.',
  ])
})

test('finds nothing where a page shows them', () => {
  const pages = { home: 'languages: [de]\nfaq: website', other: 'languages: [en, pt]\nfaq: website' }
  assert.equal(findingsOf(unshownTexts, siteOf({ pages, data: { faqs: FAQS } })), [])
})

test('finds texts of a page in languages that it does not speak', () => {
  const pages = { home: 'languages: [de]\ntitle: { de: Hallo, en: Hello }' }
  assert.match(findingsOf(unshownTexts, siteOf({ pages })).join(), 'pages/home.yaml:2:21 language/unshown-text')
})

test('says nothing of entries that no page names yet, nor of what every page may show', () => {
  const data = { faqs: FAQS, interface: 'label: { de: Ja, pt: Sim }' }
  assert.equal(findingsOf(unshownTexts, siteOf({ pages: { home: 'faq: other' }, data })), [])
})

test.run()
