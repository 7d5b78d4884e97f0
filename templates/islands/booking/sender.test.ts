import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { BookingLead, PartialLead } from '../../../schemas/types.ts'
import { parseLeads } from '../waiting/lead.ts'
import { Sender } from './sender.ts'

const test = suite('Sender')

const PARTIAL: PartialLead = {
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  phone: '',
  timestamp: '2026-03-01T12:00:00.000Z',
  source: 'x-step1',
  step: 'partial_lead',
}
const FINAL: BookingLead = {
  ...{ name: 'Erika Beispiel', email: 'erika@example.org', phone: '0170 0000000', company: '', employees: '2-5' },
  ...{ message: '', timestamp: '2026-03-01T12:01:00.000Z', source: 'x', service: 'y', url: 'https://www.example.org/' },
}

const stored = new Map<string, string>()
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

test.before(() => {
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true })
  // What is not taken is reported; in Node there is nobody to report to.
  Object.assign(globalThis, { reportError: () => {} })
})
test.after(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
  Reflect.deleteProperty(globalThis, 'reportError')
})

test('lets a partial lead wait for the token of its form', async () => {
  const { sender, posted } = sending()
  const token = later<string>()
  const sent = sender.sendPartial(PARTIAL, token.promise)
  await soon()
  assert.equal(posted, [])
  token.resolve('t')
  await sent
  assert.equal(posted, [{ ...PARTIAL, token: 't' }])
})

test('sends none whose booking was faster than the token', async () => {
  const { sender, posted } = sending()
  const token = later<string>()
  const sent = sender.sendPartial(PARTIAL, token.promise)
  await sender.sendFinal(FINAL)
  token.resolve('t')
  await sent
  assert.equal(posted, [FINAL])
})

test('sends only the newest of those that wait', async () => {
  const { sender, posted } = sending()
  const token = later<string>()
  const sent = [
    sender.sendPartial(PARTIAL, token.promise),
    sender.sendPartial({ ...PARTIAL, phone: '1' }, token.promise),
    sender.sendPartial({ ...PARTIAL, phone: '1' }, token.promise),
  ]
  token.resolve('t')
  await Promise.all(sent)
  assert.equal(posted, [{ ...PARTIAL, phone: '1', token: 't' }])
})

test('sends one without a token where none will come, so that it outlives the page', async () => {
  const { sender, posted, options } = sending()
  await sender.sendPartial(PARTIAL, Promise.resolve(undefined))
  assert.equal(posted, [PARTIAL])
  assert.is(options[0]?.keepalive, true)
})

test('lets the server ask about a number, and does not where the lead has to wait', async () => {
  const { sender, posted } = sending()
  await sender.sendFinal(FINAL, { checkPhone: true })
  assert.equal(posted, [{ ...FINAL, checkPhone: true }])
  const down = sending('/api/booking', () => new Response('', { status: 503 }))
  await down.sender.sendFinal(FINAL, { checkPhone: true })
  assert.equal(waiting(), [FINAL])
  const outside = sending('https://automation.example.org/hook')
  await outside.sender.sendFinal(FINAL, { checkPhone: true })
  assert.equal(outside.posted, [FINAL])
})

test('waits for nothing where leads go to somebody else', async () => {
  const { sender, posted } = sending('https://automation.example.org/hook')
  await sender.sendPartial(PARTIAL, new Promise(() => {}))
  assert.equal(posted, [PARTIAL])
})

test.run()

/** A sender whose server takes everything, or answers otherwise. */
function sending(address = '/api/booking', answer = () => Response.json({ ok: true, id: '1' })) {
  const posted: unknown[] = []
  const options: RequestInit[] = []
  const sender = new Sender(address, async (_, init) => {
    options.push(init)
    posted.push(JSON.parse(String(init.body)))
    return answer()
  })
  return { sender, posted, options }
}

function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** What waits to be sent. */
const waiting = () => parseLeads(stored.get('waiting-leads') ?? null).map(({ body }) => body)

const soon = () => new Promise((resolve) => setImmediate(resolve))
