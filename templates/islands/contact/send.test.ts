import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseLeads } from '../waiting/lead.ts'
import type { Typed } from './message.ts'
import { MessageSender } from './send.ts'

const test = suite('MessageSender')

const stored = new Map<string, string>()
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

test.before.each(() => {
  stored.clear()
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
})
test.after(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

test('posts a message and reads the ok flag', async () => {
  const { sender, posted } = sending(() => Response.json({ ok: true, id: '1' }))
  assert.equal(await sender.send(typed('Hallo'), { name: 'Erika' }), { ok: true })
  assert.equal(posted[0]?.body, { name: 'Erika' })
  assert.equal(waiting(), [])
})

test('hands on the fields that the server found wrong, and no others', async () => {
  const fields = { email: 'wrong', other: 'x', name: 5 }
  const { sender } = sending(() => Response.json({ ok: false, fields }, { status: 422 }))
  const outcome = await sender.send(typed('Hallo'), {})
  assert.equal(outcome, { ok: false, problems: { email: 'wrong' }, isWaiting: false })
  assert.equal(waiting(), [])
})

test('keeps a message that the server did not get', async () => {
  const { sender } = sending(() => new Response('<html>'))
  assert.equal(await sender.send(typed('Hallo'), { n: 1 }), { ok: false, problems: {}, isWaiting: true })
  assert.equal(waiting(), [{ n: 1 }])
})

test('sends the same message under the same name, and a changed one in its place', async () => {
  const { sender, posted } = sending(() => new Response('', { status: 503 }))
  await sender.send(typed('Hallo'), { n: 1 })
  await sender.send(typed('Hallo'), { n: 2 })
  await sender.send(typed('Hallo!'), { n: 3 })
  const [first, second, third] = posted.map(({ id }) => id)
  assert.is(first, second)
  assert.is.not(second, third)
  assert.equal(waiting(), [{ n: 3 }])
})

test('removes a message from the list when a retry was accepted', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ ok: true, id: '1' })]
  const { sender } = sending(() => answers.shift() ?? new Response())
  await sender.send(typed('Hallo'), { n: 1 })
  assert.equal(await sender.send(typed('Hallo'), { n: 2 }), { ok: true })
  assert.equal(waiting(), [])
})

test.run()

const waiting = () => parseLeads(stored.get('waiting-leads') ?? null).map(({ body }) => body)

/** A sender whose requests are answered here, and the requests it posted. */
function sending(answer: () => Response) {
  const posted: { id: string | null; body: unknown }[] = []
  const sender = new MessageSender(async (_address, { headers, body }) => {
    posted.push({ id: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) })
    return answer()
  })
  return { sender, posted }
}

function typed(message: string): Typed {
  return { name: 'Erika', email: 'erika@example.org', phone: '', subject: '', message }
}
