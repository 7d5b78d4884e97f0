import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { suspicionOf, type Traces } from './suspicion.ts'

const test = suite('suspicionOf')

test('lets people pass: everybody whose browser had the form open', () => {
  assert.equal(of({}), [])
  assert.equal(of({ elapsedMs: undefined }), [])
})

test('believes the form about its age where the clock was changed since it was opened', () => {
  assert.equal(of({ token: { ageMs: null } }), [])
  assert.equal(of({ token: { ageMs: null }, elapsedMs: 500 }), ['too-fast'])
})

test('marks a lead without a token of this server, whatever else it says', () => {
  assert.equal(of({ token: 'missing' }), ['no-token'])
  assert.equal(of({ token: 'missing', elapsedMs: undefined }), ['no-token'])
  assert.equal(of({ token: 'forged' }), ['no-token'])
})

test('marks a lead that fills the field that people do not see', () => {
  assert.equal(of({ trap: 'https://spam.example' }), ['honeypot'])
  assert.equal(of({ trap: '' }), [])
})

test('marks a form filled faster than anybody can type, and trusts the token before the form', () => {
  assert.equal(of({ token: { ageMs: 500 }, elapsedMs: 60_000 }), ['too-fast'])
  assert.equal(of({ token: { ageMs: 60_000 }, elapsedMs: 500 }), [])
  assert.equal(of({ token: 'missing', elapsedMs: 500 }), ['too-fast', 'no-token'])
})

test('marks an offer that comes without a token, and not one of a visitor', () => {
  const text = 'We sell high quality backlinks'
  assert.equal(of({ text, token: 'forged' }), ['no-token', 'content'])
  assert.equal(of({ text }), [])
})

test('marks what a page of another site sends, whatever token it has', () => {
  assert.equal(of({ isFromOtherOrigin: true }), ['other-origin'])
})

test('sees an offer in many links, in forum markup and in what is sold', () => {
  const texts = [
    'http://a.example https://b.example http://c.example',
    ...['[url=http://a.example]x[/url]', '<a href="x">y</a>', 'Best CASINO', 'Guest post', 'SEO services'],
  ]
  for (const text of texts) assert.equal(of({ text, token: 'missing' }), ['no-token', 'content'], text)
})

test('sees none in what customers write', () => {
  const texts = [
    'Unsere Seite https://www.beispiel.example soll neu werden, wie https://vorbild.example.',
    'Wir brauchen SEO für den Shop und mehr Kundschaft.',
    'Unser Casinobetrieb in Bad Beispiel sucht eine App.',
    'Preis < 5.000 € & Termin > Mai?',
  ]
  for (const text of texts) assert.equal(of({ text, token: 'missing' }), ['no-token'], text)
})

test('reads a long text quickly', () => {
  const start = process.cpuUsage()
  for (const part of ['http://', '[url', 'web  traffic ', 'seo ', '<a '])
    of({ text: part.repeat(20_000 / part.length) })
  assert.ok(process.cpuUsage(start).user < 200_000)
})

test.run()

function of(given: Partial<Traces>) {
  const usual: Traces = {
    trap: undefined,
    elapsedMs: 8200,
    token: { ageMs: 8000 },
    isFromOtherOrigin: false,
    text: 'Guten Tag',
  }
  return suspicionOf({ ...usual, ...given })
}
