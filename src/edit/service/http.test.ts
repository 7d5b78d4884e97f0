import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { problemOf } from './http.ts'

const test = suite('problemOf')

const TOKEN = 'a-word-of-this-start'
const RIGHT = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-site-edit': TOKEN,
}

test('answers a page of this start', () => {
  assert.is(problemOf({ method: 'POST', headers: RIGHT }, TOKEN), null)
})

test('refuses what other pages can send', () => {
  const wrong: Record<string, object> = {
    'no origin': { origin: undefined },
    'another origin': { origin: 'https://evil.example' },
    'another port': { origin: 'http://localhost:4000' },
    'a sandboxed frame': { origin: 'null' },
    'a site beside': { 'sec-fetch-site': 'same-site' },
    'a form': { 'content-type': 'text/plain' },
    'an uploaded form': { 'content-type': 'multipart/form-data; boundary=x' },
    'no word': { 'x-site-edit': undefined },
    'the word of another start': { 'x-site-edit': 'a-word-of-another-st' },
    'a name that leads here': { host: 'evil.example:3000' },
  }
  for (const [what, headers] of Object.entries(wrong)) {
    assert.is.not(problemOf({ method: 'POST', headers: { ...RIGHT, ...headers } }, TOKEN), null, what)
  }
  assert.is.not(problemOf({ method: 'GET', headers: RIGHT }, TOKEN), null, 'GET')
})

test.run()
