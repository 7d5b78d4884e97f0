import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import type { Store } from './store.ts'

const test = suite('putLead')

test('keeps a lead with everything it says', () =>
  withStore([], async ({ outbox, register }) => {
    const kept = lead(1, { suspicion: ['too-fast', 'content'], payload: { message: 'Zeile 1\nZeile 2 😀' } })
    await outbox.put(kept)
    assert.equal(await register.list({}), [{ ...kept, replaces: [], state: 'stored', deliveries: [] }])
  }))

test('takes the same id once', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(lead(1, { createdAt: after(1), payload: { name: 'B' } }))
    const [kept, ...others] = await register.list({})
    assert.equal([kept?.payload['name'], kept?.createdAt, others], ['Ä', NOON, []])
    assert.is(kept?.deliveries.length, 1)
  }))

test('plans a delivery to every sink: at once, or for a partial lead after fifteen minutes', () =>
  withStore(['webhook', 'mail'], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(partial(2, 0, { email: 'b@example.org' }))
    assert.equal(await due(register, 1), { mail: NOON, webhook: NOON })
    assert.equal(await due(register, 2), { mail: after(15), webhook: after(15) })
  }))

test('confirms to people what they finished', () =>
  withStore(['confirmation'], async ({ outbox, register }) => {
    await outbox.put(booking(1, 0))
    await outbox.put(partial(2, 1, { email: 'b@example.org' }))
    await outbox.put(lead(3, { suspicion: ['honeypot'] }))
    assert.equal(await Promise.all([1, 2, 3].map((n) => due(register, n))), [{ confirmation: NOON }, {}, {}])
  }))

test('writes to nobody whose form nothing shows to have been open', () =>
  withStore(['confirmation', 'mail'], async ({ outbox, register }) => {
    await outbox.put(lead(1, { lacksToken: true }))
    assert.equal(await due(register, 1), { mail: NOON })
  }))

test('confirms once an hour and three times a day to one mailbox, however it is written', () =>
  withStore(['confirmation'], async (store) => {
    const sent: number[] = []
    for (let minute = 0; minute <= 25 * 60; minute += 20) {
      const email = ['erika@example.org', 'Erika@Example.org', `erika+${minute}@example.org`][(minute / 20) % 3]
      if (await isConfirmed(store, minute, { email })) sent.push(minute)
      // Others are other mailboxes.
      const others = [`erik@example.org`, 'erika@example.com', 'erika,a@example.org', 'aerika@example.org']
      if (minute === 40)
        for (const other of others) assert.ok(await isConfirmed(store, minute, { email: other }), other)
    }
    assert.equal(sent, [0, 60, 120, 24 * 60, 25 * 60])
  }))

test('confirms nothing while a confirmation to the same mailbox is on its way, for however long', () =>
  withStore(['confirmation'], async ({ outbox, register }) => {
    for (const [n, hours] of [0, 2, 30].entries()) await outbox.put(lead(n + 1, { createdAt: after(hours * 60) }))
    assert.equal(await Promise.all([1, 2, 3].map((n) => due(register, n))), [{ confirmation: NOON }, {}, {}])
  }))

test('lets a booking take the place of the partial lead', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(partial(2, 1))
    await outbox.put(booking(3, 2, { email: ' ERIKA@Example.org' }))
    assert.equal(await ids(register), [3, 1])
    assert.equal((await register.find(idOf(3)))?.replaces, [idOf(2)])
  }))

test('lets a partial lead take the place of an earlier one, and names them all', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    for (const n of [1, 2, 3]) await outbox.put(partial(n, n))
    await outbox.put(booking(4, 4))
    assert.equal(await ids(register), [4])
    assert.equal((await register.find(idOf(4)))?.replaces, [1, 2, 3].map(idOf))
  }))

test('leaves the partial leads of others, and contact messages', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1, 1, { email: 'other@example.org' }))
    await outbox.put(lead(2, { createdAt: after(2) }))
    await outbox.put(booking(3, 3))
    assert.equal(await ids(register), [3, 2, 1])
  }))

test('drops a partial lead that comes after its booking, however late', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(booking(1, 5))
    const sent = { timestamp: after(4).toISOString() }
    await outbox.put(partial(2, 6, sent))
    await outbox.put(partial(3, 7 * 24 * 60, sent))
    assert.equal(await ids(register), [1])
  }))

test('keeps a partial lead of the same visitor that was begun after the booking', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(booking(1, 5))
    await outbox.put(partial(2, 6))
    assert.equal(await ids(register), [2, 1])
  }))

test('compares times of any zone', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(booking(1, 5, { timestamp: '2026-03-01T14:05:00+02:00' }))
    await outbox.put(partial(2, 6, { timestamp: '2026-03-01T12:04:59.999Z' }))
    assert.equal(await ids(register), [1])
  }))

test('lets no repetition of a booking take the place of what came later', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(booking(1, 1))
    await outbox.put(partial(2, 5))
    await outbox.put({ ...booking(1, 1), createdAt: after(6) })
    assert.equal(await ids(register), [2, 1])
  }))

test('lets nothing that looks like a robot take the place of a person', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1, 1))
    await outbox.put({ ...booking(2, 2), suspicion: ['honeypot'] })
    await outbox.put({ ...partial(3, 3), suspicion: ['too-fast'] })
    assert.equal(await ids(register), [3, 2, 1])
    const late = partial(4, 4, { email: 'b@example.org' })
    await outbox.put({ ...booking(5, 5, { email: 'b@example.org' }), suspicion: ['honeypot'] })
    await outbox.put(late)
    assert.ok(await register.find(idOf(4)))
  }))

test('stores one lead of a partial and its booking, in whatever order and however often they come', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    const sent = [partial(1, 1), partial(1, 1), booking(2, 2), booking(2, 2), partial(1, 1)]
    await Promise.all(sent.map((each) => outbox.put(each)))
    assert.equal(await ids(register), [2])
  }))

test.run()

/** Puts a lead of a minute, and delivers its confirmation at once. @returns whether it had one */
let leads = 100
async function isConfirmed(
  { outbox, queue }: Store,
  minute: number,
  payload: Record<string, unknown>,
): Promise<boolean> {
  leads += 1
  await outbox.put(lead(leads, { createdAt: after(minute), payload }))
  const claimed = await queue.claim(after(minute), { sink: 'confirmation', limit: 16, leaseMs: 1000 })
  for (const each of claimed) await queue.settle(each, { state: 'delivered', at: after(minute) })
  return claimed.length > 0
}

function partial(n: number, minute: number, payload: Record<string, unknown> = {}) {
  const timestamp = after(minute).toISOString()
  return lead(n, { kind: 'partial', createdAt: after(minute), payload: { timestamp, ...payload } })
}

function booking(n: number, minute: number, payload: Record<string, unknown> = {}) {
  return { ...partial(n, minute, payload), kind: 'booking' as const }
}

async function ids(register: Store['register']): Promise<number[]> {
  return (await register.list({})).map(({ id }) => Number(id.slice(0, 8)))
}

/** When the deliveries of a lead are due, by sink. */
async function due(register: Store['register'], n: number) {
  const found = await register.find(idOf(n))
  return Object.fromEntries(found?.deliveries.map(({ sink, nextAt }) => [sink, nextAt]) ?? [])
}
