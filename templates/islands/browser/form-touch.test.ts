import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { touchForm } from './form-touch.ts'

const test = suite('touchForm')

test.before(() => {
  Object.assign(globalThis, { location: { pathname: '/talk-to-us' } })
})
test.after(() => {
  Reflect.deleteProperty(globalThis, 'location')
})

test('asks for a token and counts the start, with nothing about the visitor', async () => {
  const sent: [string, unknown][] = []
  const touch = touchForm('home', async (address, options) => {
    sent.push([String(address), JSON.parse(String(options?.body))])
    return Response.json({ token: 't' })
  })
  assert.is(touch.token(), undefined)
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(touch.token(), 't')
  assert.equal(sent, [
    ['/api/form-token', {}],
    ['/api/log-visitor', { path: '/talk-to-us', event: 'form_start', source: 'home' }],
  ])
})

test('does without a token when the server cannot be reached or says something else', async () => {
  const notText = async () => Response.json({ token: 5 })
  for (const answer of [async () => Promise.reject(new TypeError('x')), async () => new Response('<html>'), notText]) {
    const touch = touchForm('home', answer, 0)
    assert.is(await touch.signed, undefined)
  }
})

test('asks again until the server can be reached', async () => {
  let asked = 0
  const touch = touchForm(
    'home',
    async (address) => {
      if (String(address) === '/api/form-token') asked += 1
      if (asked === 1) throw new TypeError('no network')
      if (asked === 2) return Response.json({ ok: false }, { status: 503 })
      return Response.json({ token: 't' })
    },
    0,
  )
  assert.is(await touch.signed, 't')
  assert.is(asked, 3)
})

test.run()
