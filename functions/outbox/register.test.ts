import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, withStore } from '../../test/lead.ts'
import type { LeadFilter, Register } from './register.ts'
import type { Store } from './store.ts'

const listing = suite('list')

listing('lists the newest first, and filters', () =>
  withStore([], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(lead(2, { createdAt: after(2), source: 'app', payload: { email: 'Jörg@Example.org' } }))
    await outbox.put(lead(3, { createdAt: after(1), kind: 'booking' }))
    const found = (filter: LeadFilter) => numbers(register, filter)
    assert.equal(await found({}), [2, 3, 1])
    assert.equal(await found({ limit: 2 }), [2, 3])
    assert.equal(await found({ limit: 0 }), [])
    assert.equal(await found({ kind: 'booking' }), [3])
    assert.equal(await found({ source: 'app' }), [2])
    assert.equal(await found({ since: after(1) }), [2, 3])
    assert.equal(await found({ email: ' JÖRG@example.ORG ' }), [2])
    assert.equal(await found({ kind: 'contact', email: 'erika@example.org' }), [1])
    assert.equal(await found({ state: 'stored' }), [2, 3, 1])
  }),
)

listing('shows the worst state of the deliveries of a lead', () =>
  withStore(['webhook', 'mail', 'confirmation'], async (store) => {
    await store.outbox.put(lead(1))
    assert.equal(await states(store), ['waiting'])
    await settle(store, 'mail', 'delivered')
    assert.equal(await states(store), ['waiting'])
    await settle(store, 'webhook', 'dead')
    assert.equal(await states(store), ['dead'])
    assert.equal(await numbers(store.register, { state: 'dead' }), [1])
    assert.equal(await numbers(store.register, { state: 'delivered' }), [])
  }),
)

listing('calls a lead delivered that the owner has, although the visitor has no confirmation', () =>
  withStore(['mail', 'confirmation'], async (store) => {
    await store.outbox.put(lead(1))
    await settle(store, 'confirmation', 'dead')
    await settle(store, 'mail', 'delivered')
    assert.equal(await states(store), ['delivered'])
  }),
)

listing.run()

const finding = suite('find')

finding('accepts the beginning of an id if it is unique', () =>
  withStore([], async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await outbox.put(lead(2))
    assert.is((await register.find(idOf(2)))?.id, idOf(2))
    assert.is((await register.find('00000002'))?.id, idOf(2))
    for (const id of ['0000000', '00000003', '%', '', '_0000002']) assert.is(await register.find(id), null, id)
  }),
)

finding.run()

const reviving = suite('revive')

reviving('lets what was given up be tried again, as if it were new', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    await store.outbox.put(lead(2))
    await settle(store, 'webhook', 'dead')
    await clocks.pass(store, 60)
    assert.is(await store.register.revive(idOf(2)), 1)
    assert.equal(await states(store), ['dead', 'waiting'])
    const [delivery] = await store.queue.claim({ sink: 'webhook', limit: 9, leaseMs: 1 })
    assert.equal([delivery?.lead.id, delivery?.attempt, delivery?.ageMs], [idOf(2), 1, 0])
    assert.is(await store.register.revive(), 1)
    assert.is(await store.register.revive(), 0)
    await clocks.pass(store, 60)
    await settle(store, 'webhook', 'delivered')
    assert.is(await store.register.revive(), 0)
    assert.equal(await states(store), ['delivered', 'delivered'])
  }),
)

reviving.run()

const removing = suite('erase and purge')

removing('removes every lead of an address', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await outbox.put(lead(1, { payload: { email: 'GONE@example.org' } }))
    await outbox.put(lead(2, { kind: 'partial', payload: { email: 'gone@example.org' } }))
    await outbox.put(lead(3))
    assert.is(await register.erase(' gone@EXAMPLE.org'), 2)
    assert.equal(await numbers(register, {}), [3])
  }),
)

removing('removes what is past its retention: partial leads earlier, visits and events by day', () =>
  withStore([], async (store, _url, clocks) => {
    const { outbox, register, counts } = store
    await outbox.put(lead(1))
    await outbox.put(lead(2, { kind: 'partial' }))
    await outbox.countVisit('2026-03-01', '/')
    await outbox.countEvent('2026-03-01', 'form_start', 'home')
    const purged: number[][] = []
    for (const days of [30, 1, 334, 1, 363, 5]) {
      await clocks.pass(store, days * DAY)
      await outbox.put(lead(3 + purged.length))
      purged.push([(await register.purge(PERIODS)).removed, (await counts.visits('2000-01-01')).length])
    }
    assert.equal(purged, [
      [0, 1],
      [1, 1],
      [0, 1],
      [0, 0],
      [0, 0],
      [1, 0],
    ])
    assert.equal(await counts.events('form_start', '2000-01-01'), [])
    assert.equal(await numbers(register, {}), [3, 4, 5, 6, 7, 8])
  }),
)

removing('keeps what the owner does not have, however old, and counts it', () =>
  withStore(['webhook', 'confirmation'], async (store, _url, clocks) => {
    for (const n of [1, 2, 3]) await store.outbox.put(lead(n))
    const claimed = await store.queue.claim({ sink: 'webhook', limit: 9, leaseMs: 1000 })
    for (const delivery of claimed) {
      const isTaken = delivery.lead.id === idOf(1)
      const isDead = delivery.lead.id === idOf(2)
      if (isTaken) await store.queue.settle(delivery, { state: 'delivered' })
      if (isDead) await store.queue.settle(delivery, { state: 'dead', problem: 'status 410' })
    }
    await clocks.pass(store, 800 * DAY)
    assert.equal(await store.register.purge(PERIODS), { removed: 1, undelivered: 2 })
    assert.equal(await numbers(store.register, {}), [2, 3])
  }),
)

removing('removes any number', () =>
  withStore(['webhook'], async ({ outbox, register }) => {
    await Promise.all(Array.from({ length: 1100 }, (_, n) => outbox.put(lead(n))))
    assert.is(await register.erase('erika@example.org'), 1100)
    assert.equal(await numbers(register, {}), [])
  }),
)

removing.run()

const DAY = 24 * 60
const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

async function numbers(register: Register, filter: LeadFilter): Promise<number[]> {
  return (await register.list(filter)).map(({ id }) => Number(id.slice(0, 8)))
}

async function states({ register }: Store) {
  return (await register.list({})).map(({ state }) => state)
}

/** Ends the deliveries to a sink. */
async function settle({ queue }: Store, sink: 'webhook' | 'mail' | 'confirmation', state: 'delivered' | 'dead') {
  for (const delivery of await queue.claim({ sink, limit: 9, leaseMs: 1000 })) {
    assert.ok(await queue.settle(delivery, { state, problem: 'gone' }))
  }
}
