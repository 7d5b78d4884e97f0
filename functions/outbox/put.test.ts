import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import type { Store } from './store.ts'

const test = suite('putLead')

test('stores a lead with all its fields', () =>
  withStore([], async ({ outbox, register }) => {
    const kept = lead(1, { suspicion: ['too-fast', 'content'], payload: { message: 'Zeile 1\nZeile 2 😀' } })
    await outbox.put(kept)
    assert.equal(await register.list({}), [
      { ...kept, replaces: [], state: 'stored', answeredAt: null, deliveries: [] },
    ])
  }))

test('stores the same id once', () =>
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
    await outbox.put(partial(2))
    assert.equal(await due(register, 1), { mail: NOON, webhook: NOON })
    assert.equal(await due(register, 2), { mail: after(15), webhook: after(15) })
  }))

test('confirms what people finished', () =>
  withStore(['confirmation'], async ({ outbox, register }) => {
    await outbox.put(booking(1))
    await outbox.put(partial(2, { visit: 'other' }))
    await outbox.put(lead(3, { suspicion: ['no-token'], payload: { email: 'robot@example.org' } }))
    assert.equal(await Promise.all([1, 2, 3].map((n) => due(register, n))), [{ confirmation: NOON }, {}, {}])
  }))

test('confirms once an hour and three times a day to one mailbox, however it is written', () =>
  withStore(['confirmation'], async (store, _url, clocks) => {
    const sent: number[] = []
    const spellings = ['erika@example.org', 'Erika@Example.org', 'erika+shop@example.org']
    for (let minute = 0; minute <= 25 * 60; minute += 20) {
      if (await isConfirmed(store, spellings[(minute / 20) % 3] ?? '')) sent.push(minute)
      await clocks.pass(store, 20)
    }
    assert.equal(sent, [0, 60, 120, 24 * 60, 25 * 60])
    for (const other of ['erik@example.org', 'erika@example.com', 'erika,a@example.org', 'aerika@example.org']) {
      assert.ok(await isConfirmed(store, other), other)
    }
  }))

test('confirms nothing while a confirmation to the same mailbox is on its way, for however long', () =>
  withStore(['confirmation'], async (store, _url, clocks) => {
    const { outbox, register } = store
    for (const [n, hours] of [0, 2, 28].entries()) {
      await clocks.pass(store, hours * 60)
      await outbox.put(lead(n + 1))
    }
    assert.equal(await Promise.all([1, 2, 3].map((n) => due(register, n))), [{ confirmation: NOON }, {}, {}])
  }))

test('lets a booking supersede the partial lead of its visit, whatever address was typed', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(partial(2))
    await outbox.put(booking(3, { payload: { email: 'right@example.org' } }))
    assert.equal(await ids(register), [1, 3])
    assert.equal((await register.find(idOf(3)))?.replaces, [idOf(2)])
  }))

test('lets a partial lead supersede an earlier one of its visit, and names them all', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    for (const n of [1, 2, 3]) await outbox.put(partial(n))
    await outbox.put(booking(4))
    assert.equal(await ids(register), [4])
    assert.equal((await register.find(idOf(4)))?.replaces, [1, 2, 3].map(idOf))
  }))

test('keeps everything that other visits sent, although they typed the same address', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1))
    await outbox.put(partial(2, { visit: 'other' }))
    await outbox.put(booking(3, { visit: 'third' }))
    await outbox.put(partial(4, { visit: 'fourth' }))
    assert.equal(await ids(register), [1, 2, 3, 4])
  }))

test('keeps all leads of unknown visits', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    const { visit: _, ...unknown } = partial(1)
    await outbox.put(unknown)
    await outbox.put({ ...unknown, id: idOf(2) })
    await outbox.put({ ...unknown, id: idOf(3), kind: 'booking' })
    assert.equal(await ids(register), [1, 2, 3])
  }))

test('ignores the time that a visitor claims', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    const claiming = (timestamp: string) => ({ payload: { timestamp } })
    await outbox.put(booking(1, { visit: 'a', ...claiming('9999-12-31T23:59:59Z') }))
    await outbox.put(partial(2, { visit: 'b', ...claiming('9999-12-31T23:59:59Z') }))
    await outbox.put(partial(3, { visit: 'c', ...claiming('2026-03-01T12:00:00Z') }))
    // A clock that is an hour ahead, and is corrected during the visit.
    await outbox.put(partial(4, { visit: 'd', ...claiming('2026-03-01T13:00:00Z') }))
    await outbox.put(partial(5, { visit: 'd', ...claiming('2026-03-01T12:01:00Z') }))
    assert.equal(await ids(register), [1, 2, 3, 5])
  }))

test('keeps the id of a partial lead that comes after the booking of its visit, however late', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, register } = store
    await outbox.put(booking(1))
    await outbox.put(partial(2))
    await clocks.pass(store, 7 * 24 * 60)
    await outbox.put(partial(3))
    await outbox.put(partial(3))
    assert.equal(await ids(register), [1])
    assert.equal((await register.find(idOf(1)))?.replaces, [2, 3].map(idOf))
  }))

test('does not let a repeated lead supersede a later one', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1))
    await outbox.put(partial(2))
    await outbox.put({ ...partial(1), createdAt: after(6) })
    assert.equal(await ids(register), [2])
  }))

test('does not let a suspicious lead supersede one of a person', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1))
    await outbox.put(booking(2, { suspicion: ['honeypot'] }))
    await outbox.put(partial(3, { suspicion: ['too-fast'] }))
    assert.equal(await ids(register), [1, 2, 3])
    await outbox.put(booking(5, { visit: 'b', suspicion: ['honeypot'] }))
    await outbox.put(partial(4, { visit: 'b' }))
    assert.ok(await register.find(idOf(4)))
  }))

test('takes a partial lead that was sent too fast for that of its booking, before and after it', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(partial(1, { suspicion: ['too-fast'] }))
    await outbox.put(booking(2))
    await outbox.put(partial(3, { suspicion: ['too-fast'] }))
    await outbox.put(partial(4, { visit: 'other', suspicion: ['too-fast'] }))
    assert.equal(await ids(register), [2, 4])
    assert.equal((await register.find(idOf(2)))?.replaces, [1, 3].map(idOf))
  }))

test('stores one lead of a partial and its booking, in whatever order and however often they come', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    const sent = [partial(1), partial(1), booking(2), booking(2), partial(1)]
    await Promise.all(sent.map((each) => outbox.put(each)))
    assert.equal(await ids(register), [2])
    assert.equal((await register.find(idOf(2)))?.replaces, [idOf(1)])
  }))

test.run()

let leads = 100

/** Puts a lead from an address, and delivers its confirmation at once. @returns whether it had one */
async function isConfirmed({ outbox, queue }: Store, email: string): Promise<boolean> {
  leads += 1
  await outbox.put(lead(leads, { payload: { email } }))
  const claimed = await queue.claim({ sink: 'confirmation', limit: 16, leaseMs: 1000 })
  for (const each of claimed) await queue.settle(each, { state: 'delivered' })
  return claimed.length > 0
}

type Given = Parameters<typeof lead>[1]

function partial(n: number, given: Given = {}) {
  return lead(n, { kind: 'partial', visit: 'a', ...given })
}

function booking(n: number, given: Given = {}) {
  return lead(n, { kind: 'booking', visit: 'a', ...given })
}

async function ids(register: Store['register']): Promise<number[]> {
  return (await register.list({})).map(({ id }) => Number(id.slice(0, 8))).sort((a, b) => a - b)
}

/** When the deliveries of a lead are due, by sink. */
async function due(register: Store['register'], n: number) {
  const found = await register.find(idOf(n))
  return Object.fromEntries(found?.deliveries.map(({ sink, nextAt }) => [sink, nextAt]) ?? [])
}
