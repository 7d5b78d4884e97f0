import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Visit, welcomeTarget } from './welcome.ts'

const test = suite('welcomeTarget')

test('leads a returning visitor from the bare domain to the chosen language', () => {
  assert.is(welcomeTarget(visit({})), '/en/')
  assert.is(welcomeTarget(visit({ referrer: 'https://search.example/' })), '/en/')
})

test('leaves visitors who never chose where they are', () => assert.is(welcomeTarget(visit({ chosen: null })), null))

test('leaves other pages alone, since their address asks for a language', () => {
  for (const path of ['/pt/', '/talk-to-us']) assert.is(welcomeTarget(visit({ path })), null)
})

test('leaves links within the site alone', () => {
  assert.is(welcomeTarget(visit({ referrer: 'https://site.example/imprint' })), null)
})

test('leaves reloads and steps back alone', () => assert.is(welcomeTarget(visit({ isFresh: false })), null))

test('stays when the language is the chosen one, or is gone', () => {
  assert.is(welcomeTarget(visit({ chosen: 'de' })), null)
  assert.is(welcomeTarget(visit({ chosen: 'fr' })), null)
})

test.run()

function visit(some: Partial<Visit>): Visit {
  return {
    path: '/',
    language: 'de',
    chosen: 'en',
    referrer: '',
    origin: 'https://site.example',
    isFresh: true,
    addresses: { de: '/', en: '/en/', pt: '/pt/' },
    ...some,
  }
}
