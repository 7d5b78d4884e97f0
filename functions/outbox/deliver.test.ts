import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import { logLines } from '../../test/log-lines.ts'
import type { SinkName, StoredLead } from '../lib/lead.ts'
import type { Outcome, Sink } from '../sinks/sink.ts'
import { deliverDue, startDelivery } from './deliver.ts'
import { openStore, type Store } from './store.ts'

const once = suite('deliverDue')

once('delivers what is due to its sink', () =>
  withStore(['webhook'], async (store) => {
    for (const n of [1, 2]) await store.outbox.put(lead(n))
    const { sink, brought } = recording('webhook', () => ({ kind: 'delivered' }))
    assert.is(await deliver(store, sink), 2)
    assert.equal(brought.map(({ id }) => id).sort(), [idOf(1), idOf(2)])
    assert.equal(await states(store), ['delivered', 'delivered'])
    assert.is(await deliver(store, sink), 0)
  }),
)

once('puts off what failed, longer and longer, and gives it up after three days', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    const { sink } = recording('webhook', () => ({ kind: 'failed', problem: 'status 500' }))
    const tries: number[] = []
    const { log, lines } = logLines()
    for (let minute = 0; minute <= 5 * DAY; minute += 1) {
      if ((await deliverDue({ ...depsFor(store, sink), log }, NEVER)) > 0) tries.push(minute)
      await clocks.pass(store, 1)
    }
    assert.equal(tries.slice(0, 5), [0, 1, 2, 4, 8])
    assert.is(tries.at(-1), 3 * 24 * 60)
    assert.ok(tries.length > 15 && tries.length < 25, String(tries.length))
    assert.equal(await states(store), ['dead'])
    assert.equal(lines.at(-1)?.text, 'A delivery was given up')
  }),
)

once('waits as long as the receiver asks for', () =>
  withStore(['webhook'], async (store) => {
    await store.outbox.put(lead(1))
    const { sink } = recording('webhook', () => ({ kind: 'failed', problem: 'status 429', waitMs: 3_600_000 }))
    await deliver(store, sink)
    assert.equal((await store.register.list({}))[0]?.deliveries[0]?.nextAt, after(60))
  }),
)

once('gives up at once what is refused, and tries again when it is revived', () =>
  withStore(['webhook'], async (store) => {
    await store.outbox.put(lead(1))
    const outcomes: Outcome[] = [{ kind: 'refused', problem: 'status 410' }, { kind: 'delivered' }]
    const { sink } = recording('webhook', () => outcomes.shift() ?? DOWN)
    await deliver(store, sink)
    assert.equal(await states(store), ['dead'])
    await store.register.revive()
    await deliver(store, sink)
    assert.equal(await states(store), ['delivered'])
  }),
)

once('lets one sink fail and the others go on, whatever it throws', () =>
  withStore(['webhook'], async (store) => {
    for (const n of [1, 2]) await store.outbox.put(lead(n))
    const { sink } = recording('webhook', ({ id }) => {
      if (id === idOf(1)) throw new TypeError('Cannot read erika@example.org')
      return { kind: 'delivered' }
    })
    const { log, lines } = logLines()
    await deliverDue({ ...depsFor(store, sink), log }, NEVER)
    assert.equal(await states(store), ['waiting', 'delivered'])
    assert.match((await store.register.find(idOf(1)))?.deliveries[0]?.problem ?? '', 'A mistake of this server')
    assert.not.match(JSON.stringify([lines, await store.register.list({})]), 'Cannot read')
  }),
)

once('repeats a delivery whose outcome could not be stored', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    await store.outbox.put(lead(1))
    const { sink, brought } = recording('webhook', () => ({ kind: 'delivered' }))
    const { log, lines } = logLines()
    const queue = { ...store.queue, settle: () => Promise.reject(new Error('full')) }
    await deliverDue({ ...depsFor(store, sink), queue, log }, NEVER)
    assert.match(lines[0]?.text ?? '', 'it comes again')
    await clocks.pass(store, 1)
    await deliver(store, sink)
    assert.equal(
      brought.map(({ id }) => id),
      [idOf(1), idOf(1)],
    )
  }),
)

once('delivers nothing twice while a try takes long, also where the clock of another server is ahead', () =>
  withStore(['mail'], async (store, url, clocks) => {
    await store.outbox.put(lead(1))
    let end = (_outcome: Outcome) => {}
    const slow: Sink = { name: 'mail', tryMs: 120_000, deliver: () => new Promise((resolve) => (end = resolve)) }
    const first = deliver(store, slow)
    const { sink, brought } = recording('mail', () => ({ kind: 'delivered' }))
    const other = { ...sink, tryMs: slow.tryMs }
    while ((await store.register.list({}))[0]?.deliveries[0]?.attempts !== 1) await new Promise(setImmediate)
    // At the very end of the try, by a server that starts with a clock which is two days ahead.
    await clocks.pass(store, 2)
    clocks.jump(2)
    const ahead = await openStore({ url, sinks: ['mail'], clocks })
    await ahead.time.tick()
    await deliver(ahead, other)
    end({ kind: 'delivered' })
    await first
    await ahead.close()
    assert.equal(brought, [])
    assert.equal(await states(store), ['delivered'])
  }),
)

once('holds a delivery for longer than its try and the storing of its outcome may take', () =>
  withStore(['webhook'], async (store) => {
    const { sink } = recording('webhook', () => ({ kind: 'delivered' }))
    const leases: number[] = []
    const claim: Store['queue']['claim'] = (options) => {
      leases.push(options.leaseMs)
      return store.queue.claim(options)
    }
    await deliverDue({ ...depsFor(store, sink), queue: { ...store.queue, claim } }, NEVER)
    assert.equal(leases, [sink.tryMs + 45_000])
  }),
)

once('does not count a cancelled delivery as a try', () =>
  withStore(['webhook'], async (store) => {
    await store.outbox.put(lead(1))
    const breaking = new AbortController()
    const sink: Sink = {
      name: 'webhook',
      tryMs: 15_000,
      deliver: (_lead, signal) =>
        new Promise((resolve) => {
          signal.onabort = () => resolve({ kind: 'failed', problem: 'No answer in time' })
          breaking.abort()
        }),
    }
    await deliverDue(depsFor(store, sink), breaking.signal)
    const [kept] = await store.register.list({})
    assert.equal([kept?.state, kept?.deliveries[0]?.nextAt], ['waiting', NOON])
  }),
)

once('brings every lead to its end while the receiver is down for three days and then does what it likes', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const random = seeded()
    let minute = 0
    const { sink, brought } = recording('webhook', () => (minute < 3 * DAY ? DOWN : pick(RECEIVER, random())))
    // A lead every two hours while the receiver is down.
    for (; minute < 7 * DAY; minute += 10) {
      if (minute < 3 * DAY && minute % 120 === 0) await store.outbox.put(lead(minute / 120))
      while ((await deliverDue({ ...depsFor(store, sink), random }, NEVER)) > 0);
      await clocks.pass(store, 10)
    }
    const dead = await store.register.list({ state: 'dead' })
    const delivered = await store.register.list({ state: 'delivered' })
    assert.is(dead.length + delivered.length, 36)
    assert.ok(Math.min(dead.length, delivered.length) > 5, `${delivered.length} delivered, ${dead.length} dead`)
    assert.is(new Set(brought.map(({ id }) => id)).size, 36)
    const problems = dead.map(({ deliveries }) => deliveries[0]?.problem ?? '')
    assert.ok(problems.every((problem) => /status|No answer|reached/.test(problem)))
  }),
)

once.run()

const loop = suite('startDelivery')

loop('delivers what comes in, and ends when nothing is on its way', () =>
  withStore(['webhook'], async (store) => {
    const { sink, brought, next } = recording('webhook', () => ({ kind: 'delivered' }))
    const delivery = startDelivery({ ...depsFor(store, sink), sinks: [sink] })
    for (const n of [1, 2, 3]) {
      const arrived = next()
      await store.outbox.put(lead(n)).then(delivery.wake)
      await arrived
    }
    await delivery.stop()
    assert.equal(
      brought.map(({ id }) => id),
      [1, 2, 3].map(idOf),
    )
    assert.equal(await states(store), Array(3).fill('delivered'))
  }),
)

loop('does not let a sink delay another', () =>
  withStore(['webhook', 'mail'], async (store) => {
    const mail = recording('mail', () => ({ kind: 'delivered' }))
    const held: ((outcome: Outcome) => void)[] = []
    const hold = () => new Promise<Outcome>((resolve) => held.push(resolve))
    const webhook: Sink = { name: 'webhook', tryMs: 15_000, deliver: hold }
    const delivery = startDelivery({ ...depsFor(store, webhook), sinks: [webhook, mail.sink] })
    for (const n of [1, 2]) {
      const arrived = mail.next()
      await store.outbox.put(lead(n)).then(delivery.wake)
      await arrived
    }
    const stopped = delivery.stop()
    for (const release of held) release({ kind: 'delivered' })
    await stopped
    assert.is(mail.brought.length, 2)
  }),
)

loop('goes on when the store fails for a while', () =>
  withStore(['webhook'], async (store) => {
    const { log, lines } = logLines()
    const { sink, next } = recording('webhook', () => ({ kind: 'delivered' }))
    let isBroken = true
    const claim: typeof store.queue.claim = (...given) =>
      isBroken ? Promise.reject(new Error('disk')) : store.queue.claim(...given)
    const queue = { ...store.queue, claim }
    const delivery = startDelivery({ ...depsFor(store, sink), queue, log, sinks: [sink] })
    await store.outbox.put(lead(1))
    await new Promise(setImmediate)
    isBroken = false
    const arrived = next()
    delivery.wake()
    await arrived
    await delivery.stop()
    assert.is(lines[0]?.text, 'The outbox cannot be read')
  }),
)

loop('shares a store with another server, and delivers nothing twice', () =>
  withStore(['webhook'], async (store, url) => {
    const other = await openStore({ url, sinks: ['webhook'] })
    const all = 60
    const { sink, brought } = recording('webhook', () => ({ kind: 'delivered' }))
    const loops = [store, other].map((each) => startDelivery({ ...depsFor(each, sink), sinks: [sink] }))
    await Promise.all(
      Array.from({ length: all }, async (_, n) => {
        await (n % 2 ? store : other).outbox.put(lead(n))
        loops[n % 2]?.wake()
      }),
    )
    while (brought.length < all) await new Promise(setImmediate)
    await Promise.all(loops.map(({ stop }) => stop()))
    assert.is(new Set(brought.map(({ id }) => id)).size, all)
    assert.is(brought.length, all)
    await other.close()
  }),
)

loop.run()

const DAY = 24 * 60
const NEVER = new AbortController().signal
const DOWN: Outcome = { kind: 'failed', problem: 'The address cannot be reached (ECONNREFUSED)' }

/** What a receiver with problems does. */
const RECEIVER: readonly Outcome[] = [
  { kind: 'delivered' },
  { kind: 'failed', problem: 'The address answered with status 500' },
  { kind: 'failed', problem: 'The address answered with status 429', waitMs: 5 * 3_600_000 },
  { kind: 'failed', problem: 'No answer in time' },
  { kind: 'failed', problem: 'The address answered with status 302, a redirect; name the final address' },
  { kind: 'refused', problem: 'The address answered with status 410: it is gone for good' },
]

function pick(outcomes: readonly Outcome[], random: number): Outcome {
  return outcomes[Math.floor(random * outcomes.length)] ?? DOWN
}

/** The same numbers from 0 to 1 in each run. */
function seeded(): () => number {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function depsFor(store: Store, sink: Sink) {
  return { queue: store.queue, sink, log: logLines().log, random: () => 0.5 }
}

function deliver(store: Store, sink: Sink): Promise<number> {
  return deliverDue(depsFor(store, sink), NEVER)
}

/** A sink that answers as given and records its deliveries. */
function recording(name: SinkName, answer: (lead: StoredLead) => Outcome) {
  const brought: StoredLead[] = []
  let arrive = () => {}
  const sink: Sink = {
    name,
    tryMs: 15_000,
    async deliver(lead) {
      brought.push(lead)
      arrive()
      return answer(lead)
    },
  }
  const next = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
    })
  return { sink, brought, next }
}

async function states({ register }: Store) {
  return (await register.list({})).map(({ state }) => state)
}
