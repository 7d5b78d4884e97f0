import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { strayTexts } from './stray-texts.ts'

const test = suite('strayTexts')

test('names a language that is misspelt, where it stands', () => {
  const home = 'title: { de: Hallo, em: Hello }'
  assert.equal(findingsOf(strayTexts, siteOf({ pages: { home } })), [
    'pages/home.yaml:1:21 language/misspelt A text stands in "em", which is not one of this site\'s languages. | Did you mean "en"? If not: Add "em" to "languages" in site/site.yaml.',
  ])
})

test('names any other language that the site does not have once, with the first of its texts', () => {
  const home = 'title: { de: Hallo, fr: Salut }\nlabel: { de: a, en: a, pt: a, es: b, fr: b }'
  assert.equal(findingsOf(strayTexts, siteOf({ pages: { home } })), [
    'pages/home.yaml:1:21 language/stray-text 2 texts stand in "fr", which is not one of this site\'s languages; this is the first. | Add "fr" to "languages" in site/site.yaml.',
    'pages/home.yaml:2:31 language/stray-text A text stands in "es", which is not one of this site\'s languages; this is the first. | Add "es" to "languages" in site/site.yaml.',
  ])
})

test('finds nothing in texts in the languages of the site', () => {
  assert.equal(findingsOf(strayTexts, siteOf({ pages: { home: 'title: { de: Hallo, pt: Oi }\nlabel: Hallo' } })), [])
})

test.run()
