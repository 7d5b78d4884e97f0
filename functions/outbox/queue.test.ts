import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { queryDatabase } from '../../test/database-servers.ts'
import { after, idOf, lead, storedLead, withStore } from '../../test/lead.ts'
import { databaseFile } from './database/connection.ts'
import { tallyAt } from './queue.ts'
import { openStore } from './store.ts'

const WANTED = { sink: 'webhook', limit: 16, leaseMs: 60_000 } as const

const claiming = suite('claim')

claiming('hands out due deliveries with their leads, longest waiting first', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, queue } = store
    await outbox.put(lead(1))
    await clocks.pass(store, 1)
    await outbox.put(lead(2))
    await outbox.put(lead(3, { kind: 'partial' }))
    await clocks.pass(store, 1)
    const claimed = await queue.claim(WANTED)
    assert.equal(
      claimed.map(({ lead }) => lead),
      [storedLead(1), storedLead(2)],
    )
    const [first] = claimed
    assert.equal([first?.sink, first?.attempt, first?.ageMs], ['webhook', 1, 120_000])
  }),
)

claiming('hands out deliveries to one sink, up to the limit', () =>
  withStore(['webhook', 'mail'], async ({ outbox, queue }) => {
    for (const n of [1, 2, 3]) await outbox.put(lead(n))
    const claimed = await queue.claim({ ...WANTED, sink: 'mail', limit: 2 })
    assert.equal(
      claimed.map(({ sink }) => sink),
      ['mail', 'mail'],
    )
    const rest = await queue.claim({ ...WANTED, sink: 'mail', limit: 9 })
    assert.equal(
      rest.map(({ sink }) => sink),
      ['mail'],
    )
  }),
)

claiming('hands nothing out twice while a lease lasts, and again when it ends', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, queue } = store
    await outbox.put(lead(1))
    await queue.claim(WANTED)
    await clocks.pass(store, 0.99)
    assert.equal(await queue.claim(WANTED), [])
    await clocks.pass(store, 0.01)
    const [again] = await queue.claim(WANTED)
    assert.equal([again?.lead.id, again?.attempt], [idOf(1), 2])
  }),
)

claiming('shares the work between servers', () =>
  withStore(['webhook'], async ({ outbox, queue }, url) => {
    const other = await openStore({ url, sinks: ['webhook'] })
    await Promise.all(Array.from({ length: 100 }, (_, n) => outbox.put(lead(n))))
    const claims = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? queue : other.queue).claim(WANTED)))
    const ids = claims.flat().map(({ lead }) => lead.id)
    assert.equal([ids.length, new Set(ids).size], [100, 100])
    await other.close()
  }),
)

claiming.run()

const settling = suite('settle')

settling('ends a delivery', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, queue, register } = store
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(WANTED)
    assert.ok(delivery)
    await clocks.pass(store, 1)
    assert.ok(await queue.settle(delivery, { state: 'delivered' }))
    await clocks.pass(store, 9999)
    assert.equal(await queue.claim(WANTED), [])
    const [kept] = await register.list({})
    const settled = { sink: 'webhook', state: 'delivered', attempts: 1, nextAt: null, settledAt: after(1), problem: '' }
    assert.equal([kept?.state, kept?.deliveries], ['delivered', [settled]])
  }),
)

settling('puts a delivery off, and says why', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, queue, register } = store
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(WANTED)
    assert.ok(delivery)
    await queue.settle(delivery, { state: 'waiting', pauseMs: 30 * 60_000, problem: 'status 500' })
    const [kept] = await register.list({})
    assert.equal([kept?.deliveries[0]?.nextAt, kept?.deliveries[0]?.problem], [after(30), 'status 500'])
    await clocks.pass(store, 29)
    assert.equal(await queue.claim(WANTED), [])
    await clocks.pass(store, 1)
    assert.is((await queue.claim(WANTED)).length, 1)
  }),
)

settling('has no effect when another server has taken over', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const { outbox, queue, register } = store
    await outbox.put(lead(1))
    const [slow] = await queue.claim(WANTED)
    await clocks.pass(store, 2)
    const [quick] = await queue.claim(WANTED)
    assert.ok(slow && quick)
    assert.not(await queue.settle(slow, { state: 'dead', problem: 'x' }))
    assert.ok(await queue.settle(quick, { state: 'delivered' }))
    assert.not(await queue.settle(slow, { state: 'dead', problem: 'x' }))
    assert.is((await register.list({}))[0]?.state, 'delivered')
  }),
)

settling('has effect when none has, however late', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    const [slow] = await store.queue.claim(WANTED)
    assert.ok(slow)
    await clocks.pass(store, 60)
    assert.ok(await store.queue.settle(slow, { state: 'delivered' }))
  }),
)

settling('has no effect when the lead is gone', () =>
  withStore(['webhook'], async ({ outbox, queue, register }) => {
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(WANTED)
    assert.ok(delivery)
    await register.erase('erika@example.org')
    assert.not(await queue.settle(delivery, { state: 'delivered' }))
  }),
)

settling.run()

const tallying = suite('tally')

tallying('counts deliveries by sink and state, with the age of the oldest', () =>
  withStore(['webhook', 'mail'], async (store, _url, clocks) => {
    const { outbox, queue } = store
    assert.equal(await queue.tally(), [])
    await outbox.put(lead(1))
    await clocks.pass(store, 2)
    await outbox.put(lead(2))
    // Due later: until then it is not late.
    await outbox.put(lead(3, { kind: 'partial' }))
    const [first] = await queue.claim({ ...WANTED, limit: 1 })
    assert.ok(first)
    await queue.settle(first, { state: 'dead', problem: 'x' })
    await clocks.pass(store, 1)
    assert.equal(await queue.tally(), [
      { sink: 'mail', state: 'waiting', count: 3, oldestMs: 180_000 },
      { sink: 'webhook', state: 'dead', count: 1, oldestMs: 180_000 },
      { sink: 'webhook', state: 'waiting', count: 2, oldestMs: 60_000 },
    ])
  }),
)

tallying('reads what waits and what is dead by an index each, never all that was delivered', () =>
  withStore(['webhook'], async (_store, url) => {
    // What other engines choose depends on how much there is.
    if (databaseFile(url) === null) return
    const plan = await queryDatabase(url, `EXPLAIN QUERY PLAN ${tallyAt('?1')}`, ['0'])
    const scans = plan.map(({ detail }) => String(detail)).filter((detail) => /deliveries/.test(detail))
    assert.is(scans.length, 2)
    assert.match(scans.join(), /INDEX deliveries_due,.*INDEX deliveries_dead/)
  }),
)

tallying.run()
