import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openServerStore } from '../functions/outbox/thread.ts'
import type { ServerStore } from '../functions/outbox/thread-protocol.ts'
import { type HranaServer, startHranaServer } from './hrana-server.ts'
import { lead } from './lead.ts'
import { logLines } from './log-lines.ts'
import { bundle } from './server-process.ts'

// Threads know no TypeScript.
const compiled = mkdtempSync(join(tmpdir(), 'threads-'))
const REAL = pathToFileURL(join(compiled, 'real.js'))
const CRASHING = pathToFileURL(join(compiled, 'crashing.js'))

interface Context {
  folder: string
  file: string
  url: string
}

const test = suite<Context>('openServerStore')

test.before(() => bundle(compiled, { real: 'functions/store-thread.ts', crashing: 'test/crashing-store.ts' }))

test.after(() => rmSync(compiled, { recursive: true }))

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'thread-'))
  context.file = join(context.folder, 'leads.db')
  context.url = `file:${context.file}`
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('does everything that a server needs, in another thread', async ({ url }) => {
  const { store } = await open(url)
  await store.outbox.put(lead(1))
  await store.outbox.check()
  await store.outbox.countVisit('2026-03-01', '/')
  await store.outbox.countEvent('2026-03-01', 'form_start', 'home')
  const [delivery] = await store.queue.claim({ sink: 'webhook', limit: 9, leaseMs: 1000 })
  assert.ok(delivery)
  assert.equal(delivery.lead.createdAt, lead(1).createdAt)
  assert.ok(await store.queue.settle(delivery, { state: 'delivered' }))
  assert.ok(Math.abs(await store.time.tick()) < 1000)
  const periods = { leadsMonths: 1, partialLeadsDays: 1, visitsDays: 1 }
  assert.equal(await store.register.purge(periods), { removed: 0, undelivered: 0 })
  assert.match(await store.secret('form-token'), /^[\w-]{43}$/)
  await store.close()
  assert.equal(await numbers(url), 1)
})

test('goes on with everything else while another program holds the lock', async ({ url }) => {
  const { store } = await open(url)
  const other = createClient({ url, timeout: 5000 })
  const lock = await other.transaction('write')
  const put = store.outbox.put(lead(1))
  let longest = 0
  for (let turn = 0, last = performance.now(); turn < 200; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  assert.ok(longest < 80, `the thread of the server stood still for ${longest} ms`)
  await lock.rollback()
  other.close()
  await put
  await store.close()
})

test('hands errors on with what they are', async ({ folder, url }) => {
  const failure = await open('file:/dev/null/leads.db').catch((error: Error) => error)
  assert.instance(failure, Error)
  const { message, cause } = failure as Error
  assert.is(message, 'Cannot open the database of leads (/dev/null/leads.db)')
  assert.match((cause as Error).message, /EEXIST|ENOTDIR/)
  const { store } = await open(url)
  renameSync(folder, `${folder}-away`)
  assert.is(await codeOf(store.outbox.put(lead(1))), 'STORE_GONE')
  renameSync(`${folder}-away`, folder)
  await store.outbox.put(lead(1))
  await store.close()
})

test('starts a thread again that stopped, refuses what it had not answered, and loses nothing', async ({ url }) => {
  const { store, lines } = await open(url, CRASHING)
  await store.outbox.put(lead(1))
  const refused = [store.secret('crash'), store.secret('crash')].map(codeOf)
  assert.equal(await Promise.all(refused), ['STORE_STOPPED', 'STORE_STOPPED'])
  assert.equal(
    lines.map(({ text }) => text),
    ['The thread of the database stopped'],
  )
  await Promise.all([store.outbox.put(lead(2)), store.outbox.put(lead(3))])
  assert.is(await numbers(url), 3)
  await store.close()
  assert.is(lines.length, 1)
})

test('makes no new file for a thread that is started again', async ({ folder, url, file }) => {
  const { store } = await open(url, CRASHING)
  renameSync(folder, `${folder}-away`)
  assert.is(await codeOf(store.secret('crash')), 'STORE_STOPPED')
  assert.ok(await codeOf(store.outbox.put(lead(1))))
  assert.not.ok(existsSync(file))
  renameSync(`${folder}-away`, folder)
  await store.outbox.put(lead(1))
  await store.close()
})

test('finishes what was asked before it was closed, and takes nothing after that', async ({ url }) => {
  const { store } = await open(url)
  const puts = [1, 2, 3].map((n) => store.outbox.put(lead(n)))
  const closed = store.close()
  await Promise.all(puts)
  assert.is(await codeOf(store.outbox.put(lead(4))), 'STORE_STOPPED')
  await closed
  assert.is(await numbers(url), 3)
})

test('asks a database server from this thread', async ({ folder }) => {
  const server: HranaServer = await startHranaServer(join(folder, 'remote.db'))
  const { store } = await open(server.url)
  await store.outbox.put(lead(1))
  await store.close()
  server.close()
})

test.run()

async function open(url: string, threadFile = REAL): Promise<{ store: ServerStore; lines: { text: string }[] }> {
  const { log, lines } = logLines()
  return { store: await openServerStore({ url, sinks: ['webhook'], threadFile, log }), lines }
}

function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
}

async function numbers(url: string): Promise<number> {
  const client = createClient({ url })
  const { rows } = await client.execute('SELECT count(*) AS count FROM leads')
  client.close()
  return Number(rows[0]?.['count'])
}
