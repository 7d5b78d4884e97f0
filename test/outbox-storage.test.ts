// What others do to the files of the database while the server runs: nothing is answered with "ok" that would be lost,
// /readyz says why, and pages come as quickly as before.
import { copyFileSync, existsSync, mkdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseFile } from '../functions/outbox/database/connection.ts'
import {
  type Answer,
  ask,
  makeDist,
  post,
  removeDist,
  rows,
  type ServerProcess,
  startServer,
} from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'

interface Context {
  folder: string
  server: ServerProcess
  file: string
}

const test = suite<Context>('a server whose database others touch')

test.before.each(async (context) => {
  context.folder = await makeDist(FILES, HOST)
  context.server = await startServer(context.folder)
  context.file = databaseFile(context.server.database) ?? ''
})

test.after.each(async ({ folder, server }) => {
  await server.stop('SIGKILL')
  removeDist(folder)
})

test('answers for pages as before while another program holds the lock, and stores what waits when it is gone', async ({
  server,
}) => {
  await pagesIn(server, 300)
  const other = createClient({ url: server.database, timeout: 5000 })
  // A server that itself waits for the lock is blocked for four fifths of the time. Where pages are as slow after the lock, it was
  // something else that took the processor, and nothing is known yet.
  let counted = await pagesAround(server, other)
  for (let round = 1; round < MOST_ROUNDS && isBusy(counted); round++) counted = await pagesAround(server, other)
  other.close()
  const { before, beside } = counted
  assert.ok(beside > before / 2, `${beside} pages instead of ${before}`)
})

test('says when to come back while the lock is held for long', async ({ server }) => {
  const other = createClient({ url: server.database, timeout: 5000 })
  const lock = await other.transaction('write')
  const [refused, ready] = await Promise.all([post(server, '/api/contact', MESSAGE), ask(server, '/readyz')])
  assert.equal([refused.status, refused.headers['retry-after']], [503, '30'])
  assert.equal([ready.status, JSON.parse(ready.text)], [503, { ok: false, reason: reasonOf(ready) }])
  assert.match(reasonOf(ready), /lock|does not take/)
  await lock.rollback()
  other.close()
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
})

test('loses nothing of a log that was deleted, and says that it was', async ({ folder, server, file }) => {
  const ids = [await stored(server)]
  rmSync(`${file}-wal`)
  const refused = await post(server, '/api/contact', MESSAGE)
  assert.equal([refused.status, refused.headers['retry-after']], [503, '30'])
  ids.push(await stored(server))
  const ready = await ask(server, '/readyz')
  assert.equal([ready.status, /log .* was deleted/.test(reasonOf(ready))], [503, true])
  await server.stop('SIGKILL')
  const again = await startServer(folder)
  const kept = (await rows(again, 'SELECT id FROM leads')).map(({ id }) => id)
  assert.equal(
    ids.filter((id) => !kept.includes(id)),
    [],
  )
  await again.stop()
})

test('takes nothing while its file is cut, and goes on with the backup of it', async ({ folder, server, file }) => {
  await stored(server)
  const other = createClient({ url: server.database, timeout: 5000 })
  await other.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  other.close()
  const id = await stored(server)
  mkdirSync(join(folder, 'safe'))
  for (const end of ['', '-wal'])
    if (existsSync(file + end)) copyFileSync(file + end, join(folder, 'safe', `leads.db${end}`))
  truncateSync(file, 8192)
  for (let n = 0; n < 2; n++) assert.is((await post(server, '/api/contact', MESSAGE)).status, 503)
  const ready = await ask(server, '/readyz')
  assert.equal([ready.status, /damaged/.test(reasonOf(ready))], [503, true])
  assert.equal([(await ask(server, '/')).status, (await ask(server, '/healthz')).status], [200, 200])
  assert.is(await server.stop(), 0)
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  for (const end of ['', '-wal']) {
    if (existsSync(join(folder, 'safe', `leads.db${end}`)))
      copyFileSync(join(folder, 'safe', `leads.db${end}`), file + end)
  }
  const again = await startServer(folder)
  assert.ok((await rows(again, 'SELECT id FROM leads')).some((row) => row['id'] === id))
  await stored(again)
  assert.is(await again.stop(), 0)
})

test.run()

/** Longer than the lock is waited for at once, shorter than a visitor is kept waiting. */
const LOCKED_MS = 1500

/** How many pages a visitor gets in some time, one after the other. */
async function pagesIn(server: ServerProcess, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let count = 0
  for (; performance.now() < end; count++) assert.is((await ask(server, '/')).status, 200)
  return count
}

const MOST_ROUNDS = 4

/** How many pages come before another program holds the lock, while it does and messages wait, and after it. */
interface Counted {
  readonly before: number
  readonly beside: number
  readonly after: number
}

const isBusy = ({ before, beside, after }: Counted) => beside <= before / 2 && after <= before / 2

async function pagesAround(server: ServerProcess, other: Client): Promise<Counted> {
  const before = await pagesIn(server, LOCKED_MS)
  const lock = await other.transaction('write')
  const waiting = [1, 2, 3].map(() => post(server, '/api/contact', MESSAGE))
  const beside = await pagesIn(server, LOCKED_MS)
  await lock.rollback()
  assert.equal(
    (await Promise.all(waiting)).map(({ status }) => status),
    [200, 200, 200],
  )
  return { before, beside, after: await pagesIn(server, LOCKED_MS) }
}

async function stored(server: ServerProcess): Promise<string> {
  const { status, text } = await post(server, '/api/contact', MESSAGE)
  assert.is(status, 200, text)
  return JSON.parse(text).id
}

function reasonOf({ text }: Answer): string {
  return JSON.parse(text).reason
}
