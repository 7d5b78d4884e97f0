// A backup that is made while visitors send leads, restored on another machine: each lead that was answered with "ok" before
// it began is there, and a server goes on with it. SECONDS=30 sends for longer.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { emptyDatabase, type PostgresServer, postgresProblem, startPostgres } from './database-servers.ts'
import { LeadSender } from './lead-sender.ts'
import { site } from './project.ts'
import { makeDist, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const CLIENTS = 4
/** As many leads are there before the backup, and come after it. */
const LEADS = 30
/** So few that the newest are in the log alone, not in the file yet: who copies just that loses them. */
const PAUSE_MS = 200
const SECONDS = Number(process.env['SECONDS'] ?? 0)

const SUITE = 'a backup under load'
const test = suite<{ folder: string; elsewhere: string }>(SUITE)

test.before.each(async (context) => {
  context.folder = await makeDist(FILES, HOST)
  context.elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
})
test.after.each(({ folder, elsewhere }) => {
  removeDist(folder)
  rmSync(elsewhere, { recursive: true })
})

test('of a file has every lead that was acknowledged before it began', async ({ folder, elsewhere }) => {
  const copy = join(elsewhere, 'copy.db')
  const restored = `file:${join(elsewhere, 'leads.db')}`
  await backUpAndRestore(folder, {
    url: `file:${join(folder, 'leads.db')}`,
    restored,
    backUp: (url) => owner('leads', 'backup', copy, '--database', url),
    restore: () => owner('leads', 'restore', copy, '--yes', '--database', restored),
  })
})

const onPostgres = { test, suite: SUITE, name: 'of PostgreSQL (pg_dump) has them, too' }
testUnless(postgresProblem(), onPostgres, async ({ folder, elsewhere }) => {
  const [here, there] = await Promise.all([startPostgres(), startPostgres({ fsync: 'off' })])
  const dump = join(elsewhere, 'leads.dump')
  const restored = await emptyDatabase(there.url)
  const run = promisify(execFile)
  await backUpAndRestore(folder, {
    url: here.url,
    restored,
    backUp: (url) => run('pg_dump', ['-Fc', '-d', url, '-f', dump]),
    restore: () => run('pg_restore', ['--exit-on-error', '--no-owner', '-d', restored, dump]),
  }).finally(() => Promise.all([here, there].map((server: PostgresServer) => server.stop())))
})

test.run()

interface Backup {
  readonly url: string
  /** Where it is restored. */
  readonly restored: string
  backUp(url: string): Promise<unknown>
  restore(): Promise<unknown>
}

async function backUpAndRestore(folder: string, { url, restored, backUp, restore }: Backup): Promise<void> {
  const before = await backedUp(await started(folder, url), backUp)
  await restore()
  const other = await started(folder, restored)
  try {
    const ids = new Set((await rows(other, 'SELECT id FROM leads')).map(({ id }) => String(id)))
    assert.equal(
      before.filter((id) => !ids.has(id)),
      [],
    )
    assert.is((await post(other, '/api/contact', MESSAGE)).status, 200)
    if (SECONDS) process.stderr.write(`${before.length} leads before the backup, ${ids.size} restored\n`)
  } finally {
    await other.stop()
  }
}

/** @returns the ids of the leads that were answered with "ok" before the backup began */
async function backedUp(server: ServerProcess, backUp: Backup['backUp']): Promise<string[]> {
  const sender = new LeadSender({ clients: CLIENTS, pauseMs: SECONDS ? 0 : PAUSE_MS })
  const gone = sender.sendUntilGone(server)
  try {
    await sender.until(LEADS)
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
    const before = [...sender.answered.values()]
    await backUp(server.database)
    await sender.until(sender.answered.size + LEADS)
    return before
  } finally {
    await server.stop('SIGKILL')
    await gone
  }
}

async function owner(...args: string[]): Promise<void> {
  const { code, stderr } = await site(args)
  assert.is(code, 0, stderr)
}

async function started(folder: string, url: string): Promise<ServerProcess> {
  const server = await startServer(folder, { LEADS_DATABASE_URL: url })
  assert.ok(server.port > 0, server.errors())
  return server
}
