import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import type { Lead } from '../lib/lead.ts'
import { REPLY_REMINDER } from './sink-names.ts'
import type { Store } from './store.ts'

const SINKS = ['mail', REPLY_REMINDER]

const test = suite('the reply clock of a store')

test('reminds once the time of the promise has come, and not before', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(promised(1))
    await store.outbox.put(lead(2))
    await clocks.pass(store, 89)
    assert.equal(await reminded(store), [])
    await clocks.pass(store, 2)
    assert.equal(await reminded(store), [idOf(1)])
  }))

test('reminds nobody of what is answered', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(promised(1))
    await store.outbox.put(promised(2))
    await clocks.pass(store, 60)
    assert.equal(await store.outbox.answer(idOf(1)), { state: 'now', at: after(60) })
    await clocks.pass(store, 60)
    assert.equal(await reminded(store), [idOf(2)])
  }))

test('keeps the first time at which a lead was answered', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(promised(1))
    await clocks.pass(store, 5)
    await store.outbox.answer(idOf(1))
    await clocks.pass(store, 5)
    assert.equal(await store.outbox.answer(idOf(1)), { state: 'before', at: after(5) })
    assert.equal((await store.register.find(idOf(1)))?.answeredAt, after(5))
  }))

test('notes one of many answers at the same moment', () =>
  withStore(SINKS, async (store) => {
    await store.outbox.put(promised(1))
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.outbox.answer(idOf(1))))
    assert.is(answers.filter(({ state }) => state === 'now').length, 1)
  }))

test('knows when a lead is gone', () =>
  withStore(SINKS, async (store) => assert.equal(await store.outbox.answer(idOf(1)), { state: 'gone' })))

test('keeps the first promise of a lead that is sent again, and reminds once', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(promised(1))
    await store.outbox.answer(idOf(1))
    await store.outbox.put({ ...promised(1), promise: { hours: 24, dueAt: after(9), remindAt: after(9) } })
    await clocks.pass(store, 200)
    assert.equal(await reminded(store), [])
    const found = await store.register.find(idOf(1))
    assert.equal(found?.promise, { hours: 2, dueAt: after(120) })
  }))

test('tells nobody that a lead waits because its reminder does', () =>
  withStore(SINKS, async (store, _url, clocks) => {
    await store.outbox.put(promised(1))
    const [mail] = await store.queue.claim({ sink: 'mail', limit: 9, leaseMs: 1000 })
    assert.ok(mail && (await store.queue.settle(mail, { state: 'delivered' })))
    assert.equal((await store.register.find(idOf(1)))?.state, 'delivered')
    await clocks.pass(store, 60 * 24 * 800)
    assert.equal(await store.register.purge(PERIODS), { removed: 1, undelivered: 0 })
  }))

test('counts without reminders where nobody is mailed to', () =>
  withStore([], async (store) => {
    await store.outbox.put(promised(1))
    const found = await store.register.find(idOf(1))
    assert.equal([found?.promise, found?.deliveries], [{ hours: 2, dueAt: after(120) }, []])
  }))

test.run()

const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

function promised(n: number): Lead {
  return { ...lead(n, { createdAt: NOON }), promise: { hours: 2, dueAt: after(120), remindAt: after(90) } }
}

async function reminded({ queue }: Store): Promise<string[]> {
  const claimed = await queue.claim({ sink: REPLY_REMINDER, limit: 9, leaseMs: 1000 })
  return claimed.map(({ lead }) => lead.id)
}
