// A full disk: visitors see how to reach the owner, the server reports that it is not ready, and takes leads again as
// soon as there is room.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ask, makeDist, post, removeDist, rows, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE } from './server-site.ts'
import { fillDisk, mountDisk, mountProblem, unmount } from './small-disk.ts'
import { testUnless } from './unless.ts'

const NAME = 'a server whose disk is full'
const test = suite<{ disk: string; folder: string }>(NAME)
// Only root can mount a disk of its own.
const reason = mountProblem()

test.before(async (context) => {
  context.folder = await makeDist(FILES, HOST)
})

test.before.each((context) => {
  context.disk = mountDisk(2)
})

test.after.each(({ disk }) => unmount(disk))

test.after(({ folder }) => removeDist(folder))

const again = { test, suite: NAME, name: 'says so, and takes leads again without a restart' }
testUnless(reason, again, async ({ disk, folder }) => {
  const server = await startServer(folder, { LEADS_DATABASE_URL: `file:${join(disk, 'leads.db')}` })
  const ids = [await stored(server)]
  fillDisk(disk, 0)
  // What is left of the last page takes a few small leads.
  const large = { ...MESSAGE, message: 'x'.repeat(15_000) }
  const answers = []
  for (let n = 0; n < 5; n++) answers.push(await post(server, '/api/contact', large))
  assert.equal(
    answers.map(({ status }) => status),
    Array(5).fill(503),
  )
  assert.equal(JSON.parse(answers[0]?.text ?? ''), {
    ok: false,
    error: `Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. Der direkte Weg zu uns: ${HOST.site.phone}, ${HOST.site.email}`,
    fields: {},
  })
  assert.is((await post(server, '/api/booking', { ...BOOKING, message: 'x'.repeat(15_000) })).status, 503)
  assert.equal([(await ask(server, '/readyz')).status, (await ask(server, '/healthz')).status], [503, 200])
  assert.is((await ask(server, '/')).status, 200)
  assert.match(server.errors(), 'SQLITE_FULL')
  assert.not.match(server.errors(), /xxx|erika/i)

  fillDisk(disk, null)
  ids.push(await stored(server))
  // The last answer counts for a second.
  for (let asked = 0; asked < 100 && (await ask(server, '/readyz')).status !== 200; asked++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.is((await ask(server, '/readyz')).status, 200)
  const kept = await rows({ ...server, database: `file:${join(disk, 'leads.db')}` }, 'SELECT id FROM leads')
  assert.equal(kept.map(({ id }) => id).sort(), ids.sort())
  assert.is(await server.stop(), 0)
})

const log = { test, suite: NAME, name: 'loses nothing of what it took while the log cannot be moved into the database' }
testUnless(reason, log, async ({ disk, folder }) => {
  resize(disk, 6)
  const database = `file:${join(disk, 'leads.db')}`
  const server = await startServer(folder, { LEADS_DATABASE_URL: database })
  const ids: string[] = []
  // The log of some four megabytes fits, a database of the same size beside it does not.
  const large = { ...MESSAGE, message: 'x'.repeat(15_000) }
  for (let status = 200; status === 200; ) {
    const answer = await post(server, '/api/contact', large)
    status = answer.status
    if (status === 200) ids.push(JSON.parse(answer.text).id)
  }
  assert.ok(ids.length > 50, `${ids.length} leads`)
  await server.stop('SIGKILL')
  resize(disk, 16)
  const again = await startServer(folder, { LEADS_DATABASE_URL: database })
  ids.push(await stored(again))
  const kept = (await rows({ ...again, database }, 'SELECT id FROM leads')).map(({ id }) => id)
  assert.equal(
    ids.filter((id) => !kept.includes(id)),
    [],
  )
  assert.is(await again.stop(), 0)
})

test.run()

async function stored(server: { readonly port: number }): Promise<string> {
  const { status, text } = await post(server, '/api/contact', MESSAGE)
  assert.is(status, 200, text)
  return JSON.parse(text).id
}

function resize(disk: string, megabytes: number): void {
  assert.is(spawnSync('mount', ['-o', `remount,size=${megabytes}m`, disk]).status, 0)
}
