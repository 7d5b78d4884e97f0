import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { holdSlot, slotText } from './hold.ts'

const WISH = { slot: '2026-11-26T08:00:00Z', token: 'a.b.c' }
const { signal } = new AbortController()

const test = suite('holdSlot')

test('knows how long a slot is kept by the clock of the server alone', async () => {
  const headers = { date: 'Thu, 26 Nov 1998 08:00:00 GMT' }
  const answer = async () => Response.json({ ok: true, until: '1998-11-26T08:10:00Z' }, { headers })
  assert.equal(await holdSlot(answer, WISH, signal), { kind: 'held', forMs: 600_000 })
})

test('says in the words of the server that it is taken', async () => {
  const taken = (body: object) => async () => Response.json(body, { status: 409 })
  const refusal = { ok: false, error: 'x', fields: { slot: 'Vergeben' } }
  assert.equal(await holdSlot(taken(refusal), WISH, signal), { kind: 'taken', text: 'Vergeben' })
  assert.equal(await holdSlot(taken({ ok: false }), WISH, signal), { kind: 'taken', text: null })
})

test('knows nothing where the server cannot say', async () => {
  const unknown = { kind: 'unknown' }
  const answers = [
    async () => Response.json({ ok: false, error: 'x', fields: {} }, { status: 429 }),
    async () => Response.json({ ok: true }),
    async () => new Response('<p>Login</p>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]
  for (const answer of answers) assert.equal(await holdSlot(answer, WISH, signal), unknown)
})

test('reads no text where there is none', () => {
  for (const answer of [null, undefined, 1, 'x', {}, { fields: null }, { fields: { slot: 1 } }])
    assert.is(slotText(answer), null)
})

test.run()
