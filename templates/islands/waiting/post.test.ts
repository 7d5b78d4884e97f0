import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answer, postLead } from './post.ts'

const test = suite('postLead')

const OURS = { id: '1', address: '/api/booking', body: { name: 'Erika' } }
const OUTSIDE = { ...OURS, address: 'https://hooks.example.org/lead' }

test('posts JSON, and sends our own server the id of the lead', async () => {
  const seen: unknown[] = []
  const answer = await postLead(OURS, async (address, { method, body, headers }) => {
    seen.push(address, method, body, new Headers(headers).get('idempotency-key'))
    return Response.json({ ok: true, id: '1' })
  })
  assert.equal(answer, { kind: 'accepted', answer: { ok: true, id: '1' } })
  assert.equal(seen, ['/api/booking', 'POST', '{"name":"Erika"}', '1'])
})

test('sends outside addresses nothing that they would have to allow first', async () => {
  const sent: string[][] = []
  await postLead(OUTSIDE, async (_address, { headers }) => {
    sent.push([...new Headers(headers).keys()])
    return new Response()
  })
  assert.equal(sent, [['accept', 'content-type']])
})

test('accepts only "ok" from our own server, and every success from outside', async () => {
  for (const body of ['', 'Accepted', '<html>', 'null', '[]', '{"ok":"true"}', '{"ok":false}']) {
    assert.is(await kindOf(OURS, new Response(body)), 'unreachable', body)
    assert.is(await kindOf(OUTSIDE, new Response(body)), 'accepted', body)
  }
})

test('drops what the server refuses, and keeps what it cannot take now', async () => {
  const kinds: [number, Answer['kind']][] = [
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [501, 'unreachable'],
    [503, 'unreachable'],
  ]
  for (const [status, kind] of kinds) {
    assert.is(await kindOf(OURS, Response.json({ ok: false }, { status })), kind, String(status))
    assert.is(await kindOf(OUTSIDE, Response.json({}, { status })), kind, String(status))
  }
})

test('recognizes that a refusal in HTML comes from something in between', async () => {
  assert.is(await kindOf(OURS, new Response('<html>', { status: 403 })), 'unreachable')
})

test('hands on what the server says about a refusal', async () => {
  const said = { ok: false, error: 'x', fields: { email: 'wrong' } }
  const answer = await postLead(OURS, async () => Response.json(said, { status: 422 }))
  assert.equal(answer, { kind: 'refused', reason: 'HTTP 422', answer: said })
})

test('does not throw when nobody can be reached', async () => {
  const answer = await postLead(OURS, () => Promise.reject(new TypeError('Failed to fetch')))
  assert.equal(answer, { kind: 'unreachable', reason: 'TypeError: Failed to fetch' })
})

test.run()

async function kindOf(lead: typeof OURS, response: Response): Promise<Answer['kind']> {
  return (await postLead(lead, async () => response)).kind
}
