import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Lead } from '../lib/types.ts'
import { openOutbox } from './store.ts'

const test = suite<{ folder: string; url: string }>('openOutbox')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  context.url = `file:${join(context.folder, 'new', 'leads.db')}`
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('makes folder and file, for the owner alone', async ({ folder, url }) => {
  const outbox = await openOutbox(url)
  outbox.close()
  assert.ok(existsSync(join(folder, 'new', 'leads.db')))
  assert.is(statSync(join(folder, 'new')).mode & 0o777, 0o700)
})

test('keeps a lead with everything it says', async ({ url }) => {
  const outbox = await openOutbox(url)
  await outbox.put(lead('1'))
  await outbox.put({ ...lead('2'), isSuspectedSpam: true })
  outbox.close()
  const stored = await rows(url, 'SELECT * FROM leads ORDER BY id')
  assert.equal(stored[0], {
    id: '1',
    kind: 'contact',
    created_at: '2026-03-01T12:00:00.000Z',
    source: 'home',
    language: 'de',
    payload: '{"name":"Ä"}',
    state: 'waiting',
    suspected_spam: 0,
  })
  assert.is(stored[1]?.['suspected_spam'], 1)
})

test('takes no id twice', async ({ url }) => {
  const outbox = await openOutbox(url)
  await outbox.put(lead('1'))
  const again = await outbox.put(lead('1')).then(
    () => 'stored',
    () => 'refused',
  )
  outbox.close()
  assert.is(again, 'refused')
})

test('counts visits per day and path', async ({ url }) => {
  const outbox = await openOutbox(url)
  for (const day of ['2026-03-01', '2026-03-01', '2026-03-02']) await outbox.countVisit(day, '/')
  outbox.close()
  assert.equal(await rows(url, 'SELECT * FROM visits ORDER BY day'), [
    { day: '2026-03-01', path: '/', count: 2 },
    { day: '2026-03-02', path: '/', count: 1 },
  ])
})

test('puts the paths of a day beyond the thousandth together', async ({ url }) => {
  const outbox = await openOutbox(url)
  for (let n = 0; n < 1003; n++) await outbox.countVisit('2026-03-01', `/${n}`)
  await outbox.countVisit('2026-03-01', '/7')
  outbox.close()
  const counted = await rows(
    url,
    `SELECT path, count FROM visits WHERE path IN ('/7', '/1001', '(other)') ORDER BY path`,
  )
  assert.equal(counted, [
    { path: '(other)', count: 3 },
    { path: '/7', count: 2 },
  ])
})

test('opens a database again and keeps what is in it', async ({ url }) => {
  const first = await openOutbox(url)
  await first.put(lead('1'))
  first.close()
  const second = await openOutbox(url)
  await second.put(lead('2'))
  second.close()
  assert.is((await rows(url, 'SELECT id FROM leads')).length, 2)
})

test('may be opened by several processes at once', async ({ url }) => {
  const outboxes = await Promise.all([openOutbox(url), openOutbox(url)])
  await Promise.all(outboxes.map((outbox, n) => outbox.put(lead(String(n)))))
  for (const outbox of outboxes) outbox.close()
  assert.is((await rows(url, 'SELECT id FROM leads')).length, 2)
})

test('writes through to the disk before it answers', async ({ url }) => {
  const outbox = await openOutbox(url)
  await outbox.put(lead('1'))
  // A second reader sees the row while the first is still open: it was committed, not held.
  assert.equal(await rows(url, 'PRAGMA journal_mode'), [{ journal_mode: 'wal' }])
  assert.is((await rows(url, 'SELECT id FROM leads')).length, 1)
  outbox.close()
})

test('checks that something can be written', async ({ url }) => {
  const outbox = await openOutbox(url)
  await outbox.check()
  await outbox.check()
  outbox.close()
  assert.equal(await rows(url, 'SELECT written FROM probe'), [{ written: 2 }])
})

test('rejects when nothing can be written', async ({ url }) => {
  const outbox = await openOutbox(url)
  const blocker = createClient({ url })
  await blocker.execute('DROP TABLE probe')
  await blocker.execute('DROP TABLE leads')
  blocker.close()
  for (const write of [outbox.check(), outbox.put(lead('1'))]) {
    assert.is(
      await write.then(
        () => 'written',
        () => 'rejected',
      ),
      'rejected',
    )
  }
  outbox.close()
})

test('refuses a database of a newer version and leaves it alone', async ({ url }) => {
  const outbox = await openOutbox(url)
  outbox.close()
  const client = createClient({ url })
  await client.execute('PRAGMA user_version = 99')
  client.close()
  assert.match(await failure(url), 'newer version (99)')
  assert.equal(await rows(url, 'PRAGMA user_version'), [{ user_version: 99 }])
})

test('names the file that cannot be opened', async () => {
  assert.match(await failure('file:/dev/null/leads.db'), 'Cannot open the database of leads (/dev/null/leads.db)')
})

test.run()

function lead(id: string): Lead {
  const createdAt = new Date('2026-03-01T12:00:00Z')
  return {
    id,
    kind: 'contact',
    createdAt,
    source: 'home',
    language: 'de',
    payload: { name: 'Ä' },
    isSuspectedSpam: false,
  }
}

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = createClient({ url })
  const result = await client.execute(sql)
  client.close()
  return result.rows.map((row) => Object.fromEntries(result.columns.map((name) => [name, row[name]])))
}

async function failure(url: string): Promise<string> {
  try {
    const outbox = await openOutbox(url)
    outbox.close()
    return ''
  } catch (error) {
    return `${(error as Error).message}: ${((error as Error).cause as Error | undefined)?.message ?? ''}`
  }
}
