import { existsSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import { databaseFile } from './connection.ts'
import type { LeadFilter, Register } from './register.ts'
import type { Store } from './store.ts'

const listing = suite('list')

listing('has the newest first, and finds what fits', () =>
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

listing('tells the worst of what became of a lead', () =>
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

finding('takes the beginning of an id if only one begins so', () =>
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
  withStore(['webhook'], async (store) => {
    await store.outbox.put(lead(1))
    await store.outbox.put(lead(2))
    await settle(store, 'webhook', 'dead')
    assert.is(await store.register.revive(after(60), idOf(2)), 1)
    assert.equal(await states(store), ['dead', 'waiting'])
    const [delivery] = await store.queue.claim(after(60), { sink: 'webhook', limit: 9, leaseMs: 1 })
    assert.equal([delivery?.lead.id, delivery?.attempt, delivery?.since], [idOf(2), 1, after(60)])
    assert.is(await store.register.revive(after(61)), 1)
    assert.is(await store.register.revive(after(61)), 0)
  }),
)

reviving.run()

const removing = suite('erase and purge')

removing('removes every lead of an address, from the file too', () =>
  withStore(['webhook'], async ({ outbox, register }, url) => {
    const payload = { name: 'Vergissmeinnicht', email: 'GONE@example.org', message: 'Vergissmeinnicht '.repeat(2000) }
    await outbox.put(lead(1, { payload }))
    await outbox.put(lead(2, { kind: 'partial', payload: { ...payload, email: 'gone@example.org' } }))
    await outbox.put(lead(3))
    assert.match(bytesOf(url), 'Vergissmeinnicht')
    assert.is(await register.erase(' gone@EXAMPLE.org'), 2)
    assert.equal(await numbers(register, {}), [3])
    assert.not.match(bytesOf(url), /Vergissmeinnicht|gone@/i)
  }),
)

removing('removes what was kept long enough: partial leads earlier, visits and events by day', () =>
  withStore(['webhook'], async ({ outbox, register, counts }) => {
    await outbox.put(lead(1))
    await outbox.put(lead(2, { kind: 'partial', payload: { email: 'b@example.org' } }))
    await outbox.put(lead(3, { createdAt: after(-60) }))
    await outbox.put(lead(4, { kind: 'partial', createdAt: after(20), payload: { email: 'c@example.org' } }))
    for (const day of ['2026-02-28', '2026-03-01']) {
      await outbox.countVisit(day, '/')
      await outbox.countEvent(day, 'form_start', 'home')
    }
    const removed = await register.purge({ leadsBefore: NOON, partialLeadsBefore: after(10), visitsBefore: NOON })
    assert.is(removed, 2)
    assert.equal(await numbers(register, {}), [4, 1])
    const today = [{ day: '2026-03-01', name: '/', count: 1 }]
    assert.equal(await counts.visits('2000-01-01'), today)
    assert.equal(await counts.events('form_start', '2000-01-01'), [{ ...today[0], name: 'home' }])
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

async function numbers(register: Register, filter: LeadFilter): Promise<number[]> {
  return (await register.list(filter)).map(({ id }) => Number(id.slice(0, 8)))
}

async function states({ register }: Store) {
  return (await register.list({})).map(({ state }) => state)
}

/** Ends the deliveries to a sink. */
async function settle({ queue }: Store, sink: 'webhook' | 'mail' | 'confirmation', state: 'delivered' | 'dead') {
  for (const delivery of await queue.claim(NOON, { sink, limit: 9, leaseMs: 1000 })) {
    assert.ok(await queue.settle(delivery, { state, at: NOON, problem: 'gone' }))
  }
}

/** Everything that stands in the files of a database. */
function bytesOf(url: string): string {
  const file = databaseFile(url) ?? ''
  const files = [file, `${file}-wal`].filter((path) => existsSync(path))
  return files.map((path) => readFileSync(path, 'latin1')).join('')
}
