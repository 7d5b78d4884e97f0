import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { BookingLead, PartialLead } from '../../../schemas/types.ts'
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

test('waits for nothing where leads go to somebody else', async () => {
  const { sender, posted } = sending('https://automation.example.org/hook')
  await sender.sendPartial(PARTIAL, new Promise(() => {}))
  assert.equal(posted, [PARTIAL])
})

test.run()

/** A sender whose server takes everything. */
function sending(address = '/api/booking') {
  const posted: unknown[] = []
  const options: RequestInit[] = []
  const sender = new Sender(address, async (_, init) => {
    options.push(init)
    posted.push(JSON.parse(String(init.body)))
    return Response.json({ ok: true, id: '1' })
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

const soon = () => new Promise((resolve) => setImmediate(resolve))
