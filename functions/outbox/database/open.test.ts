import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lead } from '../../../test/lead.ts'
import { openStore } from '../store.ts'
import { databaseFile } from './connection.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open.ts'
import { storageProblem } from './storage-error.ts'

const test = suite<{ folder: string; url: string }>('openDatabase')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'database-'))
  context.url = `file:${join(context.folder, 'new', 'leads.db')}`
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('makes folder and files for the owner alone, also in a folder that others may read', async ({ folder, url }) => {
  mkdirSync(join(folder, 'open'), { mode: 0o755 })
  for (const address of [url, `file:${join(folder, 'open', 'leads.db')}`]) {
    const store = await openStore({ url: address, sinks: [] })
    await store.outbox.put(lead(1))
    const files = readdirSync(join(databaseFile(address) ?? '', '..'))
    assert.equal(files.sort(), ['leads.db', 'leads.db-shm', 'leads.db-wal'])
    for (const name of files) {
      assert.is(statSync(join(databaseFile(address) ?? '', '..', name)).mode & 0o777, 0o600, name)
    }
    await store.close()
  }
  assert.is(statSync(join(folder, 'new')).mode & 0o777, 0o700)
})

test('makes commits durable, and wipes what is removed', async ({ url }) => {
  const connection = await openDatabase(url)
  const settings = await Promise.all(
    ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'].map((name) =>
      connection.use((client) => client.execute(`PRAGMA ${name}`)),
    ),
  )
  assert.equal(
    settings.map(({ rows }) => rows[0]?.[0]),
    ['wal', 2, 1, 1],
  )
  connection.close()
})

test('keeps what is in it', async ({ url }) => {
  for (const n of [1, 2]) {
    const store = await openStore({ url, sinks: [] })
    await store.outbox.put(lead(n))
    assert.is((await store.register.list({})).length, n)
    await store.close()
  }
})

test('may be opened by several at once', async ({ url }) => {
  const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ url, sinks: [] })))
  await Promise.all(stores.map(({ outbox }, n) => outbox.put(lead(n))))
  assert.is((await stores[0]?.register.list({}))?.length, 4)
  for (const store of stores) await store.close()
})

test('migrates the leads of the first version', async ({ folder }) => {
  const url = `file:${join(folder, 'old.db')}`
  const old = createClient({ url })
  await old.batch([...(MIGRATIONS[0]?.statements ?? []), 'PRAGMA user_version = 1'], 'write')
  await old.batch(
    [
      `INSERT INTO leads VALUES ('a', 'contact', '2026-03-01T12:00:00.000Z', 'home', 'de',
        '{"name":"Ä","email":" Erika@Example.org"}', 'waiting', 0)`,
      `INSERT INTO leads VALUES ('b', 'contact', '2026-03-01T12:01:00.000Z', 'home', 'en', '{"name":"B"}', 'waiting', 1)`,
      `INSERT INTO visits VALUES ('2026-03-01', '/', 7)`,
    ],
    'write',
  )
  old.close()
  const store = await openStore({ url, sinks: ['webhook'] })
  const leads = await store.register.list({})
  assert.equal(
    leads.map(({ id, state, suspicion, payload }) => [id, state, suspicion, payload]),
    [
      ['b', 'stored', ['honeypot'], { name: 'B' }],
      ['a', 'stored', [], { name: 'Ä', email: ' Erika@Example.org' }],
    ],
  )
  assert.is((await store.register.list({ email: 'erika@example.org' })).length, 1)
  assert.is((await store.counts.visits('2026-01-01'))[0]?.count, 7)
  await store.outbox.put(lead(1))
  await store.outbox.check()
  await store.close()
})

test('is brought up to date once when several open it', async ({ folder }) => {
  const url = `file:${join(folder, 'old.db')}`
  const old = createClient({ url })
  await old.batch([...(MIGRATIONS[0]?.statements ?? []), 'PRAGMA user_version = 1'], 'write')
  old.close()
  const clients = await Promise.all([1, 2, 3].map(() => openDatabase(url)))
  for (const client of clients) client.close()
})

const ADDITION = { statements: ["ALTER TABLE leads ADD COLUMN colour TEXT NOT NULL DEFAULT ''"] }
const RENAMING = { statements: ['ALTER TABLE leads RENAME COLUMN email TO mail'], endsOlder: true } as const

test('goes on when a newer version has changed it, and starts with it', async ({ url }) => {
  const running = await openStore({ url, sinks: ['webhook'] })
  await running.outbox.put(lead(1))
  const newer = await openDatabase(url, true, [...MIGRATIONS, ADDITION])
  await running.outbox.put(lead(2))
  // A lock that is held makes the running one connect again.
  await whileLocked(url, 300, async () => void (await running.outbox.put(lead(3))))
  await running.outbox.check()
  const started = await openStore({ url, sinks: ['webhook'] })
  await started.outbox.put(lead(4))
  const { rows } = await newer.use((client) => client.execute('SELECT id, colour FROM leads'))
  assert.equal([rows.length, [...new Set(rows.map(({ colour }) => colour))]], [4, ['']])
  assert.is((await started.queue.claim({ sink: 'webhook', limit: 9, leaseMs: 1000 })).length, 4)
  newer.close()
  for (const store of [running, started]) await store.close()
})

test('is refused, also by a running server, once a step ended older versions', async ({ url }) => {
  const running = await openStore({ url, sinks: [] })
  await running.outbox.put(lead(1))
  // What only a newer version may write would be written wrongly without this.
  const newest = await openDatabase(url, true, [...MIGRATIONS, { statements: [], endsOlder: true }, ADDITION])
  const refused = await running.outbox.put(lead(2)).catch((error: unknown) => storageProblem(error))
  assert.match(String(refused), 'A newer version of the server has changed the database')
  assert.match(await failure(url), 'A newer version of the server has changed the database')
  const { rows } = await newest.use((client) => client.execute('SELECT id FROM leads'))
  assert.is(rows.length, 1)
  newest.close()
  await running.close()
})

test('may be used by every version since the last step that ended older ones', async ({ url }) => {
  const steps = [...MIGRATIONS, RENAMING, ADDITION]
  const newest = await openDatabase(url, true, steps)
  newest.close()
  const middle = await openDatabase(url, true, steps.slice(0, -1))
  assert.is((await middle.use((client) => client.execute('SELECT mail FROM leads'))).rows.length, 0)
  middle.close()
  assert.match(await failure(url), 'newer version')
})

test('refuses a newer database that does not say who may use it, and leaves it alone', async ({ url }) => {
  const first = await openDatabase(url)
  await first.use((client) => client.batch(['DROP TABLE compatibility', 'PRAGMA user_version = 99'], 'write'))
  first.close()
  assert.match(await failure(url), 'newer version')
  const client = createClient({ url })
  assert.is((await client.execute('PRAGMA user_version')).rows[0]?.[0], 99)
  client.close()
})

test('names the file that cannot be opened', async ({ folder }) => {
  assert.match(await failure('file:/dev/null/leads.db'), 'Cannot open the database of leads (/dev/null/leads.db)')
  assert.match(await failure(`file:${folder}`), `Cannot open the database of leads (${folder})`)
})

test('does not name a server, whose address may hold a password', async () => {
  const message = await failure('http://127.0.0.1:1/?authToken=secret')
  assert.match(message, 'Cannot open the database of leads (remote)')
  assert.not.match(message, 'secret')
})

test.run()

const naming = suite('databaseFile')

naming('is the path of a file, and null for a server', () => {
  assert.is(databaseFile('file:data/leads.db'), 'data/leads.db')
  assert.is(databaseFile('file:///var/l%20x.db?cache=shared'), '/var/l x.db')
  assert.is(databaseFile('file://localhost/var/x.db'), '/var/x.db')
  assert.is(databaseFile('libsql://db.example'), null)
})

naming.run()

async function failure(url: string): Promise<string> {
  try {
    const client = await openDatabase(url)
    client.close()
    return ''
  } catch (error) {
    return `${(error as Error).message}: ${((error as Error).cause as Error | undefined)?.message ?? ''}`
  }
}

/** Holds the lock of a database while something is begun, and for some time after that. */
async function whileLocked(url: string, ms: number, begin: () => Promise<void>): Promise<void> {
  const other = createClient({ url })
  const transaction = await other.transaction('write')
  const begun = begin()
  await new Promise((resolve) => setTimeout(resolve, ms))
  await transaction.rollback()
  await begun
  other.close()
}
