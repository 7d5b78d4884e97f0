// A store in PostgreSQL when something is wrong: the address, the server, its version, or two at the same time.
import { setTimeout as pause } from 'node:timers/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStore, type Store } from '../functions/outbox/store.ts'
import {
  emptyDatabase,
  type PostgresServer,
  postgresProblem,
  queryDatabase,
  startPostgres,
  startReplica,
} from './database-servers.ts'
import { idOf, lead } from './lead.ts'
import { site } from './project.ts'
import { testUnless } from './unless.ts'

const SUITE = 'a store in PostgreSQL'
const problem = postgresProblem()
const test = suite<{ postgres: PostgresServer }>(SUITE)
const testHere = (name: string, callback: (postgres: PostgresServer) => Promise<void>) =>
  testUnless(problem, { test, suite: SUITE, name }, ({ postgres }) => callback(postgres))

test.before(async (context) => {
  if (problem === null) context.postgres = await startPostgres({ fsync: 'off' })
})
test.after(({ postgres }) => postgres?.stop())

testHere('says what is wrong with an address, and masks its password', async ({ url }) => {
  const reasons: [string, RegExp][] = [
    [url.replace('word@', 'wrong@'), /PostgreSQL does not accept this password/],
    [url.replace(/[^/]*$/, 'missing'), /PostgreSQL has no database of this name/],
    [url.replace(/:\d+\/postgres$/, ':1/postgres'), /Nothing answers at the address of the database/],
    [url.replace('127.0.0.1', 'db.invalid'), /leads to no machine|cannot be looked up/],
  ]
  for (const [wrong, reason] of reasons) {
    const message = await whyNotOpened(wrong)
    assert.match(message, reason)
    assert.match(message, 'postgres://site:***@')
    assert.not.match(message, /p@ss|p%40ss|wrong@/)
  }
})

testHere("is told by the owner's commands in one sentence", async ({ url }) => {
  const run = await site(['leads', 'list', '--database', url.replace('word@', 'wrong@')])
  assert.is(run.code, 3)
  const address = String.raw`\(postgres:\/\/site:\*\*\*@127\.0\.0\.1:\d+\/postgres\)`
  assert.match(
    run.stderr,
    new RegExp(`^Cannot open the database of leads ${address}: PostgreSQL does not accept this password\\.\n$`),
  )
})

testHere('refuses a read-only replica, and a server that may lose what it confirmed', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  await opened(url, async () => undefined)
  const replica = await startReplica(postgres)
  assert.match(await whyNotOpened(replica.url), 'This PostgreSQL server is a read-only replica; name its primary')
  await replica.stop()
  await queryDatabase(url, 'ALTER ROLE site SET synchronous_commit = off')
  assert.match(await whyNotOpened(url), 'ALTER ROLE')
  await queryDatabase(url, 'ALTER ROLE site RESET synchronous_commit')
})

testHere('goes on with a newer version, unless that says it may not', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  await opened(url, ({ outbox }) => outbox.put(lead(1)))
  await queryDatabase(url, 'UPDATE store_version SET version = 99')
  await opened(url, ({ outbox }) => outbox.put(lead(2)))
  await queryDatabase(url, 'UPDATE store_version SET oldest = 99')
  assert.match(await whyNotOpened(url), 'A newer version of the server has changed the database')
  assert.equal(await queryDatabase(url, 'SELECT version FROM store_version'), [{ version: 99 }])
})

testHere('is made once by servers that start together', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  const secrets = await Promise.all(Array.from({ length: 8 }, () => opened(url, ({ secret }) => secret('form-token'))))
  assert.is(new Set(secrets).size, 1)
})

testHere('starts beside others that write, without a lock that they wait for', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  await opened(url, async () => undefined)
  // As a writer of leads has it; changing a table, even to find it unchanged, would wait for it.
  const writer = holdLock(url)
  await opened(url, ({ outbox }) => outbox.put(lead(1)))
  await writer.end()
})

testHere('stores one lead of a visit, and confirms once, whatever servers do at the same time', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  const sinks = ['webhook', 'confirmation']
  const [a, b] = await Promise.all([openStore({ url, sinks }), openStore({ url, sinks })])
  const visits = Array.from({ length: 40 }, (_, n) => `visit ${n}`)
  await Promise.all(
    visits.flatMap((visit, n) => [
      a.outbox.put(lead(2 * n, { kind: 'partial', visit })),
      b.outbox.put(lead(2 * n + 1, { kind: 'booking', visit })),
    ]),
  )
  const leads = await a.register.list({})
  assert.is(leads.length, visits.length)
  assert.equal(
    leads.map(({ id, replaces }) => [id, ...replaces].sort()).sort(),
    visits.map((_, n) => [idOf(2 * n), idOf(2 * n + 1)]),
  )
  assert.is(leads.flatMap(({ deliveries }) => deliveries.filter(({ sink }) => sink === 'confirmation')).length, 1)
  await Promise.all([a.close(), b.close()])
})

testHere('keeps characters that PostgreSQL does not know as the sign for those', async (postgres) => {
  await opened(await emptyDatabase(postgres.url), async ({ outbox, counts, register }) => {
    await outbox.countVisit('2026-03-01', '/a\0b')
    await outbox.put(lead(1, { source: 'x\0', payload: { message: 'a\0b' } }))
    assert.equal(
      (await counts.visits('2026-03-01')).map(({ name }) => name),
      ['/a\ufffdb'],
    )
    const [kept] = await register.list({})
    assert.equal([kept?.source, kept?.payload['message']], ['x\ufffd', 'a\0b'])
  })
})

testHere('tells other servers at once that something is due, also after the connection broke', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  const sinks = ['webhook']
  const [hearing, storing] = await Promise.all([openStore({ url, sinks }), openStore({ url, sinks })])
  const rings = listenTo(hearing)
  await rings.next()
  await Promise.all([rings.next(), storing.outbox.put(lead(1))])
  await queryDatabase(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
  // It cannot know what it missed meanwhile.
  await rings.next()
  await Promise.all([rings.next(), storing.outbox.put(lead(2))])
  await Promise.all([hearing.close(), storing.close()])
})

testHere('waits for a server that restarts, and reports one that stays away', async (postgres) => {
  const url = await emptyDatabase(postgres.url)
  await opened(url, async ({ outbox, register }) => {
    await outbox.put(lead(1))
    await Promise.all([
      postgres.restart(() => pause(300)),
      ...Array.from({ length: 20 }, (_, n) => outbox.put(lead(n + 2))),
    ])
    assert.is((await register.list({})).length, 21)
    await postgres.stop()
    // A connection of before whose end has not yet come through reports just that.
    assert.match(String(await codeOf(outbox.check())), /^ECONNREFUSED$|Connection terminated/)
  })
})

test.run()

async function opened<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ url, sinks: ['webhook'] })
  return use(store).finally(() => store.close())
}

/** The messages of all causes. */
async function whyNotOpened(url: string): Promise<string> {
  const error: unknown = await openStore({ url, sinks: [] }).then(
    (store) => store.close(),
    (thrown) => thrown,
  )
  const messages: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message)
  return messages.join(': ')
}

function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'done',
    (error: unknown) => Object(error).code ?? String(error),
  )
}

/** Counts what a store hears, so that nothing that comes early is missed. */
function listenTo({ queue }: Store) {
  let [heard, awaited] = [0, 0]
  let wake = () => {}
  queue.watch?.(() => {
    heard++
    wake()
  })
  return {
    async next(): Promise<void> {
      awaited++
      const late = performance.now() + 4000
      while (heard < awaited) {
        assert.ok(performance.now() < late, 'was not told')
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, 100)
        })
      }
    },
  }
}

/** A transaction that has written a lead and is not done yet. */
function holdLock(url: string): { end(): Promise<unknown> } {
  const running = queryDatabase(url, "BEGIN; DELETE FROM leads WHERE id = 'x'; SELECT pg_sleep(3); COMMIT")
  return { end: () => running }
}
