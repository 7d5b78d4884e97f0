import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { outcome, textsFor, waysToReach, withWays } from './texts.ts'

const choosing = suite('textsFor')

choosing('takes the language of the body first, then that of the page', () => {
  assert.is(textsFor(from('/en/'), { language: 'pt' }).language, 'pt')
  assert.is(textsFor(from('/en/talk-to-us'), undefined).language, 'en')
})

choosing('is German for everything else', () => {
  for (const language of ['fr', 5, null, '__proto__']) assert.is(textsFor(from('/'), { language }).language, 'de')
})

choosing.run()

const outcomes = suite('outcome')

outcomes('has the words of the error catalogue for each form', () => {
  const [de, en, pt] = ['de', 'en', 'pt'].map((language) => textsFor(from('/'), { language }))
  assert.ok(de && en && pt)
  assert.is(outcome('talk_to_us_contact_form', pt).success, 'Valeu! Entraremos em contato em breve.')
  assert.is(outcome('homepage_contact_form', en).error, 'That did not work. Please try again.')
  assert.is(
    outcome('app_entwickeln_lassen_inline', de).success,
    '✓ Vielen Dank! Wir melden uns innerhalb von 24 Stunden.',
  )
  assert.is(outcome(undefined, de).success, '✓ Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
})

outcomes.run()

const ways = suite('waysToReach')

ways('names what the site tells', () => {
  const site = { name: '', styles: [], phone: '+49 1', email: 'a@example.org' }
  assert.is(waysToReach(site), 'telefonisch unter +49 1 oder per E-Mail an a@example.org')
  assert.is(waysToReach({ ...site, phone: null, email: null }), 'am Telefon oder per E-Mail')
})

ways.run()

const withAll = suite('withWays')

withAll('ends what went wrong with the ways to reach the owner, in the language of the page', () => {
  const site = { name: '', styles: [], phone: '+49 1', email: 'a@example.org' }
  const texts = textsFor(from('/en/'), undefined)
  assert.is(withWays('Sorry.', texts, site), 'Sorry. How to reach us directly: +49 1, a@example.org')
  assert.is(withWays('Sorry.', texts, { ...site, phone: null }), 'Sorry. How to reach us directly: a@example.org')
  assert.is(withWays('Sorry.', texts, { ...site, phone: null, email: null }), 'Sorry.')
})

withAll.run()

function from(path: string): Request {
  return new Request('http://localhost/', { headers: { host: 'localhost', referer: `http://localhost${path}` } })
}
