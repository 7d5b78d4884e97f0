import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import {
  completeTexts,
  formWords,
  leadLanguage,
  pageLanguage,
  type SiteTexts,
  withContactDetails,
  wordsFor,
  wordsIn,
} from './texts.ts'

const choosing = suite('wordsFor')

choosing('prefers the language of the body, then that of the page', () => {
  assert.is(wordsFor(from('/en/'), { language: 'pt' }, SITE_TEXTS).language, 'pt')
  assert.is(wordsFor(from('/en/talk-to-us'), undefined, SITE_TEXTS).language, 'en')
})

choosing('is the default language for one that the site does not have', () => {
  for (const language of ['fr', 5, null, '__proto__', 'constructor']) {
    assert.is(wordsFor(from('/en/'), { language }, SITE_TEXTS).language, 'de', String(language))
  }
})

choosing('links to the home page in that language, otherwise to the first', () => {
  assert.equal(
    ['de', 'en'].map((language) => wordsIn(language, SITE_TEXTS).home),
    ['/', '/en/'],
  )
  assert.is(wordsIn('en', { ...SITE_TEXTS, languages: {} }).home, '/')
})

choosing.run()

const leads = suite('leadLanguage')

leads('is what the body says if the site has it, else the language of the page', () => {
  assert.is(leadLanguage(from('/en/'), { language: 'pt' }, SITE_TEXTS), 'pt')
  assert.is(leadLanguage(from('/en/'), { language: 'fr' }, SITE_TEXTS), 'en')
  assert.is(leadLanguage(from('/'), { language: '__proto__' }, SITE_TEXTS), 'de')
})

leads.run()

const pages = suite('pageLanguage')

pages('is what the build wrote for the page, whatever its address looks like', () => {
  assert.is(pageLanguage(from('/ai-development-services'), SITE_TEXTS), 'en')
  assert.is(pageLanguage(from('/pt/talk-to-us'), SITE_TEXTS), 'pt')
})

pages('follows from the address of a removed page, otherwise is the default one', () => {
  assert.is(pageLanguage(from('/en/gone'), SITE_TEXTS), 'en')
  for (const path of ['/gone', '/fr/gone', '/__proto__/', '/constructor']) {
    assert.is(pageLanguage(from(path), SITE_TEXTS), 'de', path)
  }
  assert.is(pageLanguage(new Request('http://localhost/'), SITE_TEXTS), 'de')
})

pages.run()

const forms = suite('formWords')

forms('has the words of the error catalogue for each form', () => {
  const said = (source: unknown, language: string) => formWords(source, wordsIn(language, SITE_TEXTS), SITE_TEXTS)
  assert.is(said('talk_to_us_contact_form', 'pt').success, 'Valeu! Entraremos em contato em breve.')
  assert.is(said('homepage_contact_form', 'en').error, 'That did not work. Please try again.')
  assert.is(
    said('app_entwickeln_lassen_inline', 'de').success,
    '✓ Vielen Dank! Wir melden uns innerhalb von 24 Stunden.',
  )
  assert.is(said('ki_automatisierung_inline', 'de').success, '✓ Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
})

forms('uses the first form for a source that no page names', () => {
  const words = wordsIn('de', SITE_TEXTS)
  for (const source of [undefined, 'other', '__proto__', 5]) {
    assert.is(formWords(source, words, SITE_TEXTS), words.forms['home'], String(source))
  }
})

forms.run()

const complete = suite('completeTexts')

complete('accepts what a build wrote', () => assert.equal(completeTexts(SITE_TEXTS), SITE_TEXTS))

complete('refuses a host file without texts, without a file of them, or without the default language', () => {
  const { mails: _, ...rest } = wordsIn('de', SITE_TEXTS)
  for (const host of [
    {},
    { ...SITE_TEXTS, defaultLanguage: 'fr' },
    { ...SITE_TEXTS, texts: { ...SITE_TEXTS.texts, en: rest } } as unknown as SiteTexts,
  ])
    assert.is(completeTexts(host), null)
})

complete.run()

const contacts = suite('withContactDetails')

contacts('appends the ways to reach the owner to the error, in the language of the page', () => {
  const site = { name: '', styles: [], phone: '+49 1', email: 'a@example.org' }
  const words = wordsFor(from('/en/'), undefined, SITE_TEXTS)
  assert.is(withContactDetails('Sorry.', words, site), 'Sorry. How to reach us directly: +49 1, a@example.org')
  assert.is(
    withContactDetails('Sorry.', words, { ...site, phone: null }),
    'Sorry. How to reach us directly: a@example.org',
  )
  assert.is(withContactDetails('Sorry.', words, { ...site, phone: null, email: null }), 'Sorry.')
})

contacts.run()

function from(path: string): Request {
  return new Request('http://localhost/', { headers: { host: 'localhost', referer: `http://localhost${path}` } })
}
