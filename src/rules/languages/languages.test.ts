import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { languages } from './languages.ts'

const test = suite('languages')

test('finds a text that a language of the page lacks, and one that is empty in it', () => {
  const home = lines(
    'routes: [/]',
    'languages: [de, en]',
    'seo:',
    '  title: { de: Hallo }',
    'label: { de: a, en: " " }',
  )
  assert.equal(findingsOf(languages, siteOf({ pages: { home } })), [
    'pages/home.yaml:4:3 language/missing-text The text "title" is missing in "en", a language of the page /. | Write "en: …" beside the other languages, or take "en" out of "languages".',
    'pages/home.yaml:5:17 language/missing-text The text "label" is missing in "en", a language of the page /. | Write "en: …" beside the other languages, or take "en" out of "languages".',
  ])
})

test('accepts a plain text for all languages, unless it is empty', () => {
  const home = lines('languages: [de, en, pt]', 'title: Hallo', 'label: " "')
  assert.equal(findingsOf(languages, siteOf({ pages: { home } })), [
    'pages/home.yaml:3:8 language/empty-text The text "label" is empty. | Write the text.',
  ])
})

test('asks the default language of a page that lists none', () => {
  const found = findingsOf(languages, siteOf({ pages: { home: 'title: { en: Hello }' } }))
  assert.match(found[0] ?? '', 'The text "title" is missing in "de"')
})

test('follows references: shared data speaks the languages of the pages that show it', () => {
  const pages = {
    a: lines('routes: [/a]', 'languages: [de]', 'faq: website'),
    b: lines('routes: [/b]', 'languages: [de, en]', 'faq: shop'),
  }
  const faqs = lines(
    'website: { question: { de: Warum? } }',
    'shop: { question: { de: Wann? } }',
    'unused: { text: { pt: x } }',
  )
  assert.equal(findingsOf(languages, siteOf({ pages, data: { faqs } })), [
    'data/faqs.yaml:2:9 language/missing-text The text "question" is missing in "en", a language of the page /b. | Write "en: …" beside the other languages.',
  ])
})

test('asks nothing of shared data that no page names: pages may be deleted before what they showed', () => {
  const faqs = 'shop: { question: { de: Wann? } }'
  const pages = { home: lines('routes: [/]', 'languages: [de, en]') }
  assert.equal(findingsOf(languages, siteOf({ pages, data: { faqs } })), [])
})

test('requires all languages of texts that are on every page', () => {
  const pages = { a: lines('routes: [/a]', 'languages: [de]'), b: lines('routes: [/b]', 'languages: [pt]') }
  const data = { navigation: 'main: [{ label: { de: Start } }]' }
  const found = findingsOf(languages, siteOf({ pages, data }))
  assert.is(found.length, 1)
  assert.match(found[0] ?? '', 'The text "label" is missing in "pt", a language of the page /pt/b.')
})

test('knows only the languages of the site', () => {
  const pages = { home: 'languages: [de, pl]' }
  assert.equal(findingsOf(languages, siteOf({ pages })), [
    'pages/home.yaml:1:17 language/unknown The language "pl" is not one of this site\'s languages. | Did you mean "pt"? If not: Add "pl" to "languages" in site/site.yaml.',
  ])
  const settings = 'defaultLanguage: fr\nlanguages: [de, en]'
  assert.equal(findingsOf(languages, siteOf({ settings })), [
    'site.yaml:1:18 language/default The default language "fr" is not among the languages of the site. | Add it to "languages".',
  ])
})

test('requires nothing in a language that the site does not have', () => {
  const home = lines('routes: [/]', 'languages: [de, fr]', 'title: { de: Hallo }')
  assert.equal(codes({ pages: { home } }), ['language/unknown'])
})

test('leaves a misspelt language to the rule that names it', () => {
  const home = lines('routes: [/]', 'languages: [de, en]', 'title: { de: Hallo, em: Hello }', 'label: { de: a, fr: b }')
  assert.equal(
    findingsOf(languages, siteOf({ pages: { home } })).map((line) => line.split(' ')[0]),
    ['pages/home.yaml:4:1'],
  )
})

test('requires long texts in each language of their page, and correct names', () => {
  const pages = { privacy: lines('languages: [de, en]', 'document: privacy') }
  const documents = { 'privacy.de': '---\ntitle: Datenschutz\nlanguage: en\n---\nText' }
  assert.equal(findingsOf(languages, siteOf({ pages, documents })), [
    'legal/privacy.de.mdx:3:11 language/document The name of the file says "de", but the text says that its language is "en". | Make both the same.',
    'pages/privacy.yaml:2:11 language/missing-document The text "privacy" does not exist in "en", a language of this page. | Write site/legal/privacy.en.mdx.',
  ])
})

test.run()

function codes(site: Parameters<typeof siteOf>[0]): string[] {
  return findingsOf(languages, siteOf(site)).map((line) => line.split(' ')[1] ?? '')
}

function lines(...text: string[]): string {
  return text.join('\n')
}
