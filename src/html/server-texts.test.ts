import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { serverTexts } from './server-texts.ts'

const test = suite('serverTexts')

test('has the files of the server in each language of the site, as they are written', () => {
  const texts = 'saved: { text: { de: etwa 5 min, en: about 5 min } }\nunknown: { text: Nicht erkennbar }'
  const saved = (text: string) => ({ documentTexts: { saved: { text }, unknown: { text: 'Nicht erkennbar' } } })
  assert.equal(serverTexts(siteOf({ data: { 'document-texts': texts, faqs: 'a: b' } })).texts, {
    de: saved('etwa 5 min'),
    en: saved('about 5 min'),
    // A language without a text has that of the default language.
    pt: saved('etwa 5 min'),
  })
})

test.run()
