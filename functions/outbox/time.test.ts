import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, lead, type StoppedClocks, withStore } from '../../test/lead.ts'
import { logLines } from '../../test/log-lines.ts'
import type { Sink } from '../sinks/sink.ts'
import { deliverDue } from './deliver.ts'
import { openStore, type Store } from './store.ts'

const HOUR = 60
const DAY = 24 * HOUR
const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

const counting = suite('the time of a database')

counting('advances with the monotonic clock, whatever the wall clock shows', () =>
  withStore([], async (store, _url, clocks) => {
    const began = await store.time.now()
    for (const days of [1100, -2200, 4]) {
      clocks.jump(days)
      await clocks.pass(store, 1)
    }
    assert.is((await store.time.now()) - began, 3 * 60_000)
  }),
)

counting('adds a pause between two servers, but a day at most', () =>
  withStore([], async (store, url, clocks) => {
    const began = await store.time.now()
    const days: number[] = []
    for (const pause of [0.5, 1100, -1100, 0]) {
      clocks.jump(pause)
      await restarted(url, clocks, async (again) => {
        days.push(((await again.time.now()) - began) / (DAY * 60_000))
      })
    }
    assert.equal(days, [0.5, 1.5, 1.5, 1.5])
  }),
)

counting('is the same for two servers, and goes no faster', () =>
  withStore([], async (store, url, clocks) => {
    const began = await store.time.now()
    await restarted(url, clocks, async (other) => {
      for (let minute = 0; minute < 10; minute++) {
        await clocks.pass(store, 1)
        await store.time.tick()
        await other.time.tick()
      }
      assert.is((await other.time.now()) - began, 10 * 60_000)
      assert.is(await store.time.now(), await other.time.now())
    })
  }),
)

counting('counts a day at most for one jump of a monotonic clock', () =>
  withStore([], async (store, _url, clocks) => {
    const began = await store.time.now()
    await clocks.pass({ time: { ...store.time, tick: async () => 0 } }, 300 * DAY)
    await store.time.tick()
    assert.is((await store.time.now()) - began, DAY * 60_000)
  }),
)

counting('reports by how much the wall clock jumped', () =>
  withStore([], async (store, _url, clocks) => {
    await clocks.pass(store, 5)
    assert.is(await store.time.tick(), 0)
    clocks.jump(-2)
    assert.is(await store.time.tick(), -2 * DAY * 60_000)
  }),
)

counting.run()

const wrong = suite('a wrong clock')

wrong('removes no lead: not at a start three years ahead, nor when it is right again', () =>
  withStore([], async (store, url, clocks) => {
    await store.outbox.put(lead(1))
    await store.outbox.put(lead(2, { kind: 'partial' }))
    await store.outbox.countVisit('2026-03-01', '/')
    for (const days of [3 * 365, -3 * 365, 3 * 365, -6 * 365, 3 * 365]) {
      clocks.jump(days)
      await restarted(url, clocks, async (again) => {
        assert.equal(await again.register.purge(PERIODS), { removed: 0, undelivered: 0 })
      })
    }
    assert.is((await store.register.list({})).length, 2)
    assert.is((await store.counts.visits('2000-01-01')).length, 1)
  }),
)

wrong('keeps a lead that was stored while it was decades behind', () =>
  withStore([], async (store, url, clocks) => {
    clocks.jump(-50 * 365)
    await restarted(url, clocks, ({ outbox }) => outbox.put(lead(1, { createdAt: new Date(clocks.wall()) })))
    clocks.jump(50 * 365)
    await restarted(url, clocks, async ({ register }) => {
      assert.is((await register.purge(PERIODS)).removed, 0)
    })
    assert.is((await store.register.list({})).length, 1)
  }),
)

wrong('gives nothing up: four days ahead for seven seconds, again and again', () =>
  withStore(['webhook'], async (store, url, clocks) => {
    for (const n of [1, 2, 3]) await store.outbox.put(lead(n))
    await deliver(store, DOWN)
    for (let start = 0; start < 6; start++) {
      clocks.jump(4)
      await restarted(url, clocks, async (again) => {
        await deliver(again, DOWN)
        await clocks.pass(again, 7 / 60)
        await deliver(again, DOWN)
      })
      clocks.jump(-4)
      await restarted(url, clocks, (again) => deliver(again, DOWN))
    }
    assert.is((await store.register.list({ state: 'waiting' })).length, 3)
  }),
)

wrong('delays nothing: a day ahead and back', () =>
  withStore(['webhook'], async (store, url, clocks) => {
    clocks.jump(1)
    await store.outbox.put(lead(1))
    await deliver(store, DOWN)
    await restarted(url, clocks, (again) => deliver(again, DOWN))
    clocks.jump(-1)
    await restarted(url, clocks, async (again) => {
      assert.is(await deliver(again, TAKEN), 0)
      await clocks.pass(again, 1)
      assert.is(await deliver(again, TAKEN), 1)
    })
    assert.is((await store.register.find(idOf(1)))?.state, 'delivered')
  }),
)

wrong('ends no lease of a server that runs', () =>
  withStore(['webhook'], async (store, url, clocks) => {
    await store.outbox.put(lead(1))
    await store.queue.claim({ sink: 'webhook', limit: 1, leaseMs: 60_000 })
    clocks.jump(2)
    await restarted(url, clocks, async (again) => assert.is(await deliver(again, TAKEN), 0))
  }),
)

wrong('shows the owner the next delivery by the wall clock', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    clocks.jump(400)
    await store.time.tick()
    const [shown] = await store.register.list({})
    assert.equal(shown?.deliveries[0]?.nextAt, new Date(clocks.wall()))
  }),
)

wrong.run()

const DOWN: Sink = { name: 'webhook', tryMs: 15_000, deliver: async () => ({ kind: 'failed', problem: 'down' }) }
const TAKEN: Sink = { ...DOWN, deliver: async () => ({ kind: 'delivered' }) }

function deliver({ queue }: Store, sink: Sink): Promise<number> {
  return deliverDue({ queue, sink, log: logLines().log, random: () => 0.5 }, new AbortController().signal)
}

/** Another server with the same database, for as long as it runs. */
async function restarted(url: string, clocks: StoppedClocks, use: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore({ url, sinks: ['webhook'], clocks })
  await store.time.tick()
  await use(store)
  await store.close()
}
