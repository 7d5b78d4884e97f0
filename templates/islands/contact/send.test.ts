import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sendMessage } from './send.ts'

const test = suite('sendMessage')

test('posts JSON and reads the ok flag', async () => {
  const seen: (string | undefined)[] = []
  const outcome = await sendMessage('/api/contact', { name: 'Erika' }, async (address, { method, body }) => {
    seen.push(address, method, String(body))
    return Response.json({ ok: true, id: '1' })
  })
  assert.equal(outcome, { ok: true })
  assert.equal(seen, ['/api/contact', 'POST', '{"name":"Erika"}'])
})

test('hands on the fields that the server found wrong, and no others', async () => {
  const fields = { email: 'wrong', other: 'x', name: 5 }
  const outcome = await sendMessage('/', {}, async () => Response.json({ ok: false, fields }, { status: 422 }))
  assert.equal(outcome, { ok: false, problems: { email: 'wrong' } })
})

test('takes every other answer for a failure', async () => {
  for (const answer of ['<html>', '[]', 'null', '{"ok":"true"}'])
    assert.equal(await sendMessage('/', {}, async () => new Response(answer)), { ok: false, problems: {} })
})

test('does not throw when the server cannot be reached', async () => {
  const outcome = await sendMessage('/', {}, () => Promise.reject(new TypeError('Failed to fetch')))
  assert.equal(outcome, { ok: false, problems: {} })
})

test.run()
