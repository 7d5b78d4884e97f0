import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, storedLead, withStore } from '../../test/lead.ts'
import { openStore } from './store.ts'

const WANTED = { sink: 'webhook', limit: 16, leaseMs: 60_000 } as const

const claiming = suite('claim')

claiming('hands out what is due with its lead, those first that wait longest', () =>
  withStore(['webhook'], async ({ outbox, queue }) => {
    await outbox.put(lead(2, { createdAt: after(1) }))
    await outbox.put(lead(1))
    await outbox.put(lead(3, { createdAt: after(3) }))
    const claimed = await queue.claim(after(2), WANTED)
    assert.equal(
      claimed.map(({ lead }) => lead),
      [storedLead(1), storedLead(2, { createdAt: after(1) })],
    )
    const [first] = claimed
    assert.equal([first?.sink, first?.attempt, first?.since], ['webhook', 1, NOON])
  }),
)

claiming('hands out to one sink, and so many as are wanted', () =>
  withStore(['webhook', 'mail'], async ({ outbox, queue }) => {
    for (const n of [1, 2, 3]) await outbox.put(lead(n))
    const claimed = await queue.claim(NOON, { ...WANTED, sink: 'mail', limit: 2 })
    assert.equal(
      claimed.map(({ sink }) => sink),
      ['mail', 'mail'],
    )
  }),
)

claiming('hands nothing out twice while a lease lasts, and again when it ends', () =>
  withStore(['webhook'], async ({ outbox, queue }) => {
    await outbox.put(lead(1))
    await queue.claim(NOON, WANTED)
    assert.equal(await queue.claim(new Date(NOON.getTime() + 59_999), WANTED), [])
    const [again] = await queue.claim(after(1), WANTED)
    assert.equal([again?.lead.id, again?.attempt], [idOf(1), 2])
  }),
)

claiming('shares the work between servers', () =>
  withStore(['webhook'], async ({ outbox, queue }, url) => {
    const other = await openStore(url, ['webhook'])
    await Promise.all(Array.from({ length: 100 }, (_, n) => outbox.put(lead(n))))
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? queue : other.queue).claim(NOON, WANTED)),
    )
    const ids = claims.flat().map(({ lead }) => lead.id)
    assert.equal([ids.length, new Set(ids).size], [100, 100])
    other.close()
  }),
)

claiming('finds what is due, and what was claimed, by an index', () =>
  withStore(['webhook'], async (_store, url) => {
    const client = createClient({ url })
    const plan = async (sql: string) =>
      (await client.execute(`EXPLAIN QUERY PLAN ${sql}`)).rows.map(({ detail }) => String(detail)).join()
    const due = await plan(
      `SELECT rowid FROM deliveries WHERE state = 'waiting' AND sink = 'x' AND next_at <= 5 ORDER BY next_at LIMIT 3`,
    )
    assert.is(due, 'SEARCH deliveries USING COVERING INDEX deliveries_due (sink=? AND next_at<?)')
    const claimed = await plan(`SELECT * FROM deliveries d JOIN leads l ON l.id = d.lead_id WHERE d.lease = 'x'`)
    assert.match(claimed, 'SEARCH d USING INDEX deliveries_leased (lease=?)')
    assert.match(claimed, /SEARCH l USING INDEX sqlite_autoindex_leads_1/)
    client.close()
  }),
)

claiming.run()

const settling = suite('settle')

settling('ends a delivery', () =>
  withStore(['webhook'], async ({ outbox, queue, register }) => {
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(NOON, WANTED)
    assert.ok(delivery)
    assert.ok(await queue.settle(delivery, { state: 'delivered', at: after(1) }))
    assert.equal(await queue.claim(after(9999), WANTED), [])
    const [kept] = await register.list({})
    const settled = { sink: 'webhook', state: 'delivered', attempts: 1, nextAt: null, settledAt: after(1), problem: '' }
    assert.equal([kept?.state, kept?.deliveries], ['delivered', [settled]])
  }),
)

settling('puts a delivery off, and says why', () =>
  withStore(['webhook'], async ({ outbox, queue, register }) => {
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(NOON, WANTED)
    assert.ok(delivery)
    await queue.settle(delivery, { state: 'waiting', nextAt: after(30), problem: 'status 500' })
    const [kept] = await register.list({})
    assert.equal([kept?.deliveries[0]?.nextAt, kept?.deliveries[0]?.problem], [after(30), 'status 500'])
    assert.equal(await queue.claim(after(29), WANTED), [])
    assert.is((await queue.claim(after(30), WANTED)).length, 1)
  }),
)

settling('counts for nothing when somebody else has taken over', () =>
  withStore(['webhook'], async ({ outbox, queue, register }) => {
    await outbox.put(lead(1))
    const [slow] = await queue.claim(NOON, WANTED)
    const [quick] = await queue.claim(after(2), WANTED)
    assert.ok(slow && quick)
    assert.not(await queue.settle(slow, { state: 'dead', at: after(3), problem: 'x' }))
    assert.ok(await queue.settle(quick, { state: 'delivered', at: after(3) }))
    assert.not(await queue.settle(slow, { state: 'dead', at: after(4), problem: 'x' }))
    assert.is((await register.list({}))[0]?.state, 'delivered')
  }),
)

settling('counts when nobody has, however late', () =>
  withStore(['webhook'], async ({ outbox, queue }) => {
    await outbox.put(lead(1))
    const [slow] = await queue.claim(NOON, WANTED)
    assert.ok(slow)
    assert.ok(await queue.settle(slow, { state: 'delivered', at: after(60) }))
  }),
)

settling('counts for nothing when the lead is gone', () =>
  withStore(['webhook'], async ({ outbox, queue, register }) => {
    await outbox.put(lead(1))
    const [delivery] = await queue.claim(NOON, WANTED)
    assert.ok(delivery)
    await register.erase('erika@example.org')
    assert.not(await queue.settle(delivery, { state: 'delivered', at: after(1) }))
  }),
)

settling.run()
