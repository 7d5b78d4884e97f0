import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { after, idOf, lead, NOON, withStore } from '../../test/lead.ts'
import type { Lead } from '../lib/lead.ts'
import { backUp, type Missing, restore } from './backup.ts'
import { MIGRATIONS } from './database/migrations.ts'
import { openDatabase } from './database/open.ts'
import { openStore, type Store } from './store.ts'

interface Context {
  folder: string
  file: string
}

const backup = suite<Context>('backUp')

backup.before.each(makeFolder)
backup.after.each(({ folder }) => rmSync(folder, { recursive: true }))

backup('has every lead that was stored before it began, although others come in meanwhile', ({ folder, file }) =>
  withStore(['webhook'], async (store, url) => {
    for (let n = 0; n < 50; n++) await store.outbox.put(lead(n))
    let isDone = false
    const putting = (async () => {
      for (let n = 50; !isDone; n++) await store.outbox.put(lead(n))
    })()
    const count = await backUp(url, file)
    isDone = true
    await putting
    const client = createClient({ url: `file:${file}` })
    const { rows } = await client.execute('SELECT id FROM leads')
    client.close()
    assert.is(rows.length, count)
    for (let n = 0; n < 50; n++) assert.ok(rows.some(({ id }) => id === idOf(n)))
    assert.is(statSync(file).mode & 0o777, 0o600)
    assert.equal(readdirSync(folder), ['backup.db'])
  }),
)

backup('leaves nothing behind when it cannot be written', ({ folder }) =>
  withStore([], async (_store, url) => {
    const failure = await backUp(url, join(folder, 'nowhere', 'backup.db')).catch((error: Error) => error)
    assert.instance(failure, Error)
    assert.equal(readdirSync(folder), [])
  }),
)

backup.run()

const restoring = suite<Context>('restore')

restoring.before.each(makeFolder)
restoring.after.each(({ folder }) => rmSync(folder, { recursive: true }))

restoring('restores everything into a new database', ({ folder, file }) =>
  withStore(['webhook', 'mail'], async (store, url) => {
    for (let n = 0; n < 250; n++) await store.outbox.put(lead(n))
    await store.outbox.put(lead(900, { kind: 'partial', visit: 'v', suspicion: ['too-fast'] }))
    await settle(store)
    await store.outbox.countVisit('2026-03-01', '/')
    await store.outbox.countEvent('2026-03-01', 'form_start', 'home')
    const secret = await store.secret('form-token')
    await backUp(url, file)
    const made = `file:${join(folder, 'new', 'leads.db')}`
    const restored = await restore({ url: made, file }, yes)
    assert.equal([restored?.leads.length, restored?.waiting], [251, 251])
    await using(made, async (other) => {
      const [before, after] = await Promise.all([store, other].map(({ register }) => register.list({})))
      assert.equal(
        after?.map(({ deliveries: _, ...rest }) => rest),
        before?.map(({ deliveries: _, ...rest }) => rest),
      )
      assert.equal(after?.map(outcomes), before?.map(outcomes))
      assert.equal(await other.counts.visits('2026-01-01'), await store.counts.visits('2026-01-01'))
      assert.equal(
        await other.counts.events('form_start', '2026-01-01'),
        await store.counts.events('form_start', '2026-01-01'),
      )
      assert.is(await other.secret('form-token'), secret)
      assert.is((await other.queue.claim({ sink: 'webhook', limit: 500, leaseMs: 1000 })).length, 249)
    })
  }),
)

const HOUR_MS = 60 * 60 * 1000
const APPOINTMENT_SINKS = ['mail', 'invitation', 'reminder-day', 'calendar']

/** A booking of half an hour, some hours after noon. */
function booking(n: number, hours: number): Lead {
  const start = NOON.getTime() + hours * HOUR_MS
  const slot = { start, end: start + HOUR_MS / 2, bufferMs: 0, file: `slot-${hours}.ics` }
  return { ...lead(n, { kind: 'booking', payload: { email: `visitor${n}@example.org` } }), slot }
}

restoring('restores appointments as they were, and what is still to be sent about them', ({ folder, file }) =>
  withStore(APPOINTMENT_SINKS, async (store, url) => {
    for (const n of [1, 2, 3]) await store.outbox.put(booking(n, 45 + n))
    const slot = {
      start: NOON.getTime() + 60 * HOUR_MS,
      end: NOON.getTime() + 61 * HOUR_MS,
      bufferMs: 0,
      file: 'moved.ics',
    }
    await store.appointments.move({ id: idOf(2), sequence: 0, slot, at: NOON.getTime() })
    await store.appointments.cancel({ id: idOf(3), sequence: 0, at: NOON.getTime() })
    await store.appointments.hold({ id: '1.visit', own: [], slot: { ...slot, start: slot.end, end: slot.end + 1 } })
    await backUp(url, file)
    const made = `file:${join(folder, 'new.db')}`
    assert.equal((await restore({ url: made, file }, yes))?.displaced, [])
    await restore({ url: made, file }, yes)
    await using(made, async (other) => {
      const [before, after] = await Promise.all([store, other].map(({ register }) => register.list({})))
      assert.equal(
        after?.map(({ appointment }) => appointment),
        before?.map(({ appointment }) => appointment),
      )
      assert.equal(after?.map(outcomes), before?.map(outcomes))
      // What somebody holds at the moment of a backup is not kept.
      const starts = (await other.appointments.taken(0, slot.end + HOUR_MS, null)).map(({ start }) => start)
      assert.equal(starts, [NOON.getTime() + 46 * HOUR_MS, slot.start])
      assert.is(await other.outbox.put(booking(4, 46)), 'taken')
    })
  }),
)

restoring('gives nobody a time that somebody else has meanwhile, and says whose it was', ({ folder, file }) =>
  withStore(APPOINTMENT_SINKS, async (store, url) => {
    await store.outbox.put(booking(1, 48))
    await store.outbox.put(booking(2, 50))
    await backUp(url, file)
    const made = `file:${join(folder, 'new.db')}`
    await using(made, async (other) => {
      // After the damage, before the backup was there.
      assert.is(await other.outbox.put(booking(3, 48.25)), 'stored')
      const { slot } = booking(4, 50)
      if (slot) assert.is(await other.appointments.hold({ id: '1.visit', own: [], slot }), true)
      assert.equal((await restore({ url: made, file }, yes))?.displaced, [idOf(1)])
      const found = await other.register.find(idOf(1))
      assert.equal([found?.appointment, found?.deliveries.map(({ sink }) => sink)], [undefined, ['mail']])
      assert.is((await other.register.find(idOf(2)))?.appointment?.state, 'booked')
      assert.is(await other.outbox.put(booking(4, 50)), 'taken')
    })
  }),
)

restoring('restores what was promised, whether it is answered, and which weeks were reported', ({ folder, file }) =>
  withStore(['mail'], async (store, url) => {
    const promise = { hours: 2, dueAt: after(120), remindAt: after(90) }
    await store.outbox.put(lead(1, { promise }))
    await store.outbox.put(lead(2, { promise }))
    await store.outbox.answer(idOf(1))
    const report = await store.reports.claimReport('2026-W09', 1000)
    if (report.state === 'mine') await store.reports.settleReport(report.delivery, { state: 'delivered' })
    await backUp(url, file)
    const made = `file:${join(folder, 'new.db')}`
    await restore({ url: made, file }, yes)
    await using(made, async (other) => {
      const kept = async ({ register }: Store) =>
        (await register.list({})).map(({ id, promise: given, answeredAt }) => [id, given, answeredAt])
      assert.equal(await kept(other), await kept(store))
      assert.is((await other.register.find(idOf(1)))?.answeredAt?.getTime(), NOON.getTime())
      assert.equal(await other.reports.claimReport('2026-W09', 1000), { state: 'settled' })
    })
  }),
)

restoring('leaves alone what the database has, and may be repeated', ({ file }) =>
  withStore(['webhook'], async (store, url) => {
    await store.outbox.put(lead(1))
    await store.outbox.put(lead(2, { kind: 'partial', visit: 'v' }))
    await store.outbox.put(lead(3))
    await store.outbox.countVisit('2026-03-01', '/')
    await backUp(url, file)
    await store.register.erase('erika@example.org')
    await store.outbox.put(lead(1, { payload: { name: 'Neu', email: 'new@example.org' } }))
    await settle(store)
    // Completed since, and superseded.
    await store.outbox.put(lead(2, { kind: 'partial', visit: 'v', payload: { email: 'new@example.org' } }))
    await store.outbox.put(lead(4, { kind: 'booking', visit: 'v', payload: { email: 'new@example.org' } }))
    await store.outbox.countVisit('2026-03-01', '/')
    assert.equal(await restore({ url, file }, yes), { leads: [idOf(3)], waiting: 1, displaced: [] })
    assert.equal(await restore({ url, file }, yes), { leads: [], waiting: 0, displaced: [] })
    const leads = await store.register.list({})
    assert.equal(leads.map(({ id, state }) => [id, state]).sort(), [
      [idOf(1), 'delivered'],
      [idOf(3), 'waiting'],
      [idOf(4), 'waiting'],
    ])
    assert.is((await store.register.find(idOf(1)))?.payload['name'], 'Neu')
    assert.is((await store.counts.visits('2026-01-01'))[0]?.count, 2)
  }),
)

restoring('asks with what would be restored, and does nothing unless that is confirmed', ({ file }) =>
  withStore(['webhook'], async (store, url) => {
    await store.outbox.put(lead(1))
    await backUp(url, file)
    await store.register.erase('erika@example.org')
    const asked: Missing[] = []
    const no = async (missing: Missing) => {
      asked.push(missing)
      return false
    }
    assert.is(await restore({ url, file }, no), null)
    assert.equal(asked, [{ leads: [idOf(1)], waiting: 1, displaced: [] }])
    assert.equal(await store.register.list({}), [])
  }),
)

restoring('keeps the age of what it restores', ({ folder, file }) =>
  withStore([], async (store, url, clocks) => {
    await store.outbox.put(lead(1))
    await clocks.pass(store, 700 * 24 * 60)
    await backUp(url, file)
    const made = `file:${join(folder, 'new.db')}`
    await restore({ url: made, file }, yes)
    await using(made, async ({ register }) => {
      const months = (leadsMonths: number) => register.purge({ leadsMonths, partialLeadsDays: 30, visitsDays: 365 })
      assert.is((await months(24)).removed, 0)
      assert.is((await months(22)).removed, 1)
    })
  }),
)

restoring(
  'refuses a file that is not a backup, or is damaged, and changes neither it nor the database',
  ({ folder, file }) =>
    withStore([], async (store, url) => {
      for (let n = 0; n < 50; n++) await store.outbox.put(lead(n))
      await backUp(url, file)
      truncateSync(file, statSync(file).size - 8192)
      const notes = join(folder, 'notes.txt')
      writeFileSync(notes, 'no database '.repeat(100))
      const made = join(folder, 'new.db')
      for (const each of [file, notes]) {
        const failure = await restore({ url: `file:${made}`, file: each }, yes).catch((error: Error) => error)
        assert.instance(failure, Error, each)
      }
      assert.not.ok(existsSync(made))
      assert.equal(readdirSync(folder).sort(), ['backup.db', 'notes.txt'])
    }),
)

restoring('says which server to start first when the backup is of a newer version', ({ folder, file }) =>
  withStore([], async (store, url) => {
    await store.outbox.put(lead(1))
    const steps = [...MIGRATIONS, { statements: ["ALTER TABLE leads ADD COLUMN colour TEXT NOT NULL DEFAULT ''"] }]
    const newer = await openDatabase(`file:${join(folder, 'newer.db')}`, true, steps)
    await backUp(`file:${join(folder, 'newer.db')}`, file)
    newer.close()
    const failure = await restore({ url, file }, yes).catch((error: Error) => error.message)
    assert.match(String(failure), 'The backup is of a newer version than the database')
    assert.is((await store.register.list({})).length, 1)
  }),
)

restoring.run()

const yes = async () => true

async function makeFolder(context: Context): Promise<void> {
  context.folder = mkdtempSync(join(tmpdir(), 'backup-'))
  context.file = join(context.folder, 'backup.db')
}

async function using(url: string, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ url, sinks: [] })
  await store.time.tick()
  await use(store)
  await store.close()
}

/** Lets one lead be delivered. */
async function settle({ queue }: Store): Promise<void> {
  const [delivery] = await queue.claim({ sink: 'webhook', limit: 1, leaseMs: 1000 })
  assert.ok(delivery)
  await queue.settle(delivery, { state: 'delivered' })
}

function outcomes({ deliveries }: Awaited<ReturnType<Store['register']['list']>>[number]) {
  return deliveries.map(({ sink, state, attempts, problem }) => [sink, state, attempts, problem])
}
