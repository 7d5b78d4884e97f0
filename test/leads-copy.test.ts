// `site leads copy` between files, PostgreSQL and a libSQL server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStore, type Store } from '../functions/outbox/store.ts'
import { copyLeads } from '../src/commands/leads-copy.ts'
import { numberIn } from '../src/diagnostics/said.ts'
import {
  type DatabaseServer,
  emptyDatabase,
  postgresProblem,
  queryDatabase,
  sqldProblem,
  startPostgres,
  startSqld,
} from './database-servers.ts'
import { after, idOf, lead, StoppedClocks } from './lead.ts'
import { site } from './project.ts'
import { testUnless } from './unless.ts'

const SUITE = 'site leads copy'
const test = suite<{ folder: string; postgres: DatabaseServer; sqld: DatabaseServer }>(SUITE)
const [withoutPostgres, withoutSqld] = [postgresProblem(), sqldProblem()]

test.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'copy-'))
  if (withoutPostgres === null) context.postgres = await startPostgres({ fsync: 'off' })
  if (withoutSqld === null) context.sqld = await startSqld()
})

test.after(async ({ folder, postgres, sqld }) => {
  rmSync(folder, { recursive: true })
  await Promise.all([postgres?.stop(), sqld?.stop()])
})

const route = 'moves everything from a file to PostgreSQL, a libSQL server, PostgreSQL and a file'
testUnless(withoutPostgres ?? withoutSqld, { test, suite: SUITE, name: route }, async ({ folder, postgres, sqld }) => {
  const stations = [
    fileIn(folder, 'first'),
    await emptyDatabase(postgres.url),
    await emptyDatabase(sqld.url),
    await emptyDatabase(postgres.url),
    fileIn(folder, 'last'),
  ]
  const [first = '', ...others] = stations
  await fill(first)
  const contents = await contentsOf(first)
  assert.is(contents.leads.length, 1205)
  const deliveries = contents.leads.flatMap((each) => each.deliveries).length
  const [second = '', ...later] = others
  const run = await site(['leads', 'copy', first, second])
  assert.is(run.code, 0, run.stderr)
  assert.match(
    run.stdout,
    `1,205 leads, ${numberIn('en', deliveries)} deliveries, 2 appointments, 3 counts, 1 secret copied, counted on both sides`,
  )
  assert.equal(await contentsOf(second), contents)
  let from = second
  for (const to of later) {
    assert.is((await copyLeads(folder, from, to)).leads, 1205)
    assert.equal(await contentsOf(to), contents, to)
    from = to
  }
})

testUnless(
  withoutPostgres,
  { test, suite: SUITE, name: 'refuses a target that holds anything, and never prints a password' },
  async ({ folder, postgres }) => {
    const [from, to] = [fileIn(folder, 'source'), await emptyDatabase(postgres.url)]
    for (const url of [from, to]) await withOpen(url, ({ outbox }) => outbox.put(lead(1)))
    const run = await site(['leads', 'copy', from, to])
    assert.is(run.code, 2)
    assert.match(run.stderr, /postgres:\/\/site:\*\*\*@127\.0\.0\.1.* is not empty \(1 leads, 0 secrets/)
    assert.not.match(run.stderr, /p@ss|p%40ss/)
  },
)

testUnless(
  withoutPostgres,
  { test, suite: SUITE, name: 'copies nothing when a server writes to the source meanwhile' },
  async ({ folder, postgres }) => {
    const [from, to] = [fileIn(folder, 'busy'), await emptyDatabase(postgres.url)]
    await withOpen(from, ({ outbox }) => outbox.put(lead(1)))
    // Makes the target's tables: while one of them is held, they can be read, and what is written waits.
    await withOpen(to, async () => undefined)
    const holder = new pg.Client({ connectionString: to })
    await holder.connect()
    const copying = await held(holder, async (waits) => {
      const running = site(['leads', 'copy', from, to])
      await waits()
      await withOpen(from, ({ outbox }) => outbox.put(lead(2)))
      return { running }
    }).finally(() => holder.end())
    const copied = await copying.running
    assert.is(copied.code, 2, copied.stdout)
    assert.match(copied.stderr, 'A server wrote to the store while it was copied.')
    assert.equal(await queryDatabase(to, 'SELECT count(*)::int AS count FROM leads'), [{ count: 0 }])
  },
)

test('says what is missing or wrong', async ({ folder }) => {
  const [missing, target] = [fileIn(folder, 'missing'), fileIn(folder, 'target')]
  const runs = [
    await site(['leads', 'copy', missing, target]),
    await site(['leads', 'copy', 'postgres://u:secret@/', target]),
    await site(['leads', 'copy', target]),
  ]
  assert.equal(
    runs.map(({ code }) => code),
    [2, 2, 2],
  )
  assert.match(runs[0]?.stderr ?? '', /There is no database .*missing\.db/)
  assert.match(runs[1]?.stderr ?? '', /That is no address of a database/)
  assert.not.match(runs[1]?.stderr ?? '', 'secret')
})

test.run()

const fileIn = (folder: string, name: string) => `file:${join(folder, `${name}.db`)}`

/** More than two portions of leads, in every state, with everything that texts may hold. */
async function fill(url: string): Promise<void> {
  await withOpen(url, async (store) => {
    const { outbox, queue } = store
    for (let n = 1; n <= 1200; n += 100)
      await Promise.all(Array.from({ length: 100 }, (_, index) => outbox.put(lead(n + index, { createdAt: after(n) }))))
    await outbox.put(lead(2001, { payload: { message: 'Zeile\n"\\ 😀 \u0000 \ud800', email: 'JÖRG@example.org' } }))
    await outbox.put(lead(2002, { kind: 'partial', visit: 'a' }))
    await outbox.put(lead(2003, { kind: 'partial', visit: 'a' }))
    await outbox.put(lead(2004, { kind: 'booking', visit: 'a', suspicion: [] }))
    await outbox.put(lead(2005, { kind: 'partial', visit: 'b', suspicion: ['no-token'] }))
    await outbox.put(lead(2006, { createdAt: after(0.01) }))
    const slot = { start: after(60).getTime(), end: after(90).getTime(), bufferMs: 0, file: 'slot.ics' }
    await outbox.put({ ...lead(2007, { kind: 'booking' }), slot })
    const later = { ...slot, start: after(120).getTime(), end: after(150).getTime() }
    await store.appointments.move({ id: idOf(2007), sequence: 0, slot: later, at: after(1).getTime() })
    await store.appointments.hold({ id: '1.visit', own: [], slot })
    await outbox.answer(idOf(2006))
    const claimed = await queue.claim({ sink: 'webhook', limit: 3, leaseMs: 60_000 })
    const [delivered, dead] = claimed
    assert.ok(delivered && dead)
    await queue.settle(delivered, { state: 'delivered' })
    await queue.settle(dead, { state: 'dead', problem: 'status 410' })
    await outbox.countVisit('2026-03-01', '/ü?utm_source=x')
    await outbox.countVisit('2026-03-01', '/')
    await outbox.countEvent('2026-03-01', 'form_start', 'home')
    await store.secret('form-token')
  })
}

async function contentsOf(url: string) {
  return withOpen(url, async ({ register, counts, secret, time, appointments }) => ({
    leads: await register.list({}),
    visits: await counts.visits('2000-01-01'),
    events: await counts.events('form_start', '2000-01-01'),
    secret: await secret('form-token'),
    taken: await appointments.taken(0, Number.MAX_SAFE_INTEGER, null),
    time: await time.now(),
    order: (
      await queryDatabase(url, `SELECT id FROM leads ORDER BY ${url.startsWith('postgres') ? 'number' : 'rowid'}`)
    )
      .map(({ id }) => id)
      .join(),
  }))
}

/** Lets nobody write leads while something is done. @param act is handed a function that waits for who would write */
async function held<T>(holder: pg.Client, act: (waits: () => Promise<void>) => Promise<T>): Promise<T> {
  await holder.query('BEGIN; LOCK TABLE leads IN SHARE MODE')
  const done = await act(async () => {
    for (let tries = 0; (await holder.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rows.length === 0; tries++) {
      if (tries === 1500) throw new Error('Nobody wanted to write within 30 s')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await holder.query('COMMIT')
  return done
}

async function withOpen<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ url, sinks: ['webhook', 'mail', 'confirmation'], clocks: new StoppedClocks() })
  return use(store).finally(() => store.close())
}
