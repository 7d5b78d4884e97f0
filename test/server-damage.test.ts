// What a machine can lack or lose while the server runs: the server reports it, and everything else goes on.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { send } from './documents-hostile.ts'
import { ask, makeDist, post, removeDist, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const SUITE = 'the server on a damaged machine'
const test = suite<{ folder: string }>(SUITE)
const root = join(import.meta.dirname, '..')
const samples = join(root, 'functions/document/fixtures/papers')
const sample = (fileName: string) => ({ fileName, bytes: readFileSync(join(samples, fileName)) })

let whole = ''

test.before(async () => {
  whole = await makeDist(FILES, HOST)
})

test.after(() => removeDist(whole))

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'server-'))
  cpSync(whole, context.folder, { recursive: true, verbatimSymlinks: true })
})

test.after.each(({ folder }) => removeDist(folder))

test('reads everything but pictures without the data of Tesseract, and says what is missing', async ({ folder }) => {
  removeTesseractData(folder)
  const server = await startServer(folder, { TESSDATA_PREFIX: folder })
  const replies = [await send(server, sample('lieferschein.jpg')), await send(server, sample('rechnung.pdf'))]
  assert.equal(
    replies.map(({ status, code }) => [status, code]),
    [
      [422, 'failed'],
      [200, null],
    ],
  )
  assert.match(
    server.errors(),
    /Pictures cannot be read: Tesseract's data .*deu\.traineddata\.gz is missing or damaged/,
  )
  await server.stop()
})

test('does the same where that data is damaged', async ({ folder }) => {
  removeTesseractData(folder)
  writeFileSync(join(folder, 'deu.traineddata'), 'no network')
  const server = await startServer(folder, { TESSDATA_PREFIX: folder })
  assert.is((await send(server, sample('lieferschein.jpg'))).status, 422)
  assert.is((await send(server, sample('rechnung.pdf'))).status, 200)
  assert.match(server.errors(), /Tesseract's data .*\/deu\.traineddata is missing or damaged/)
  await server.stop()
})

test('does not start with a model that is missing or damaged, and says which and what to do', async ({ folder }) => {
  const models = { fieldTags: { folder: 'reader', sha256: 'a'.repeat(64) } }
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ ...HOST, models }))
  const missing = await startServer(folder)
  assert.is(await missing.stop(), 2)
  assert.match(
    missing.errors(),
    /^The model reader \(models\.fieldTags in site\/site\.yaml\) is not in .* Put it there/,
  )
  mkdirSync(join(folder, 'functions/models/reader'), { recursive: true })
  writeFileSync(join(folder, 'functions/models/reader/config.json'), 'damaged')
  const damaged = await startServer(folder)
  assert.is(await damaged.stop(), 2)
  assert.match(damaged.errors(), /^The model reader .* is not the one that was chosen: its checksum is/)
})

test('says in one sentence that the folder of leads cannot be written', async ({ folder }) => {
  const server = await startServer(folder, { LEADS_DATABASE_URL: 'file:/sys/data/leads.db' })
  assert.is(await server.stop(), 3)
  assert.match(server.errors(), /^Cannot open the database of leads \(\/sys\/data\/leads\.db\): .+\n$/)
})

const onNetworkDrive = 'does not start with its database on a network drive, and says why and what to do'
testUnless(namespaceProblem(), { test, suite: SUITE, name: onNetworkDrive }, ({ folder }) => {
  const mounts = join(folder, 'mounts')
  writeFileSync(mounts, '24 1 0:32 / / rw,relatime - nfs4 server:/export rw,vers=4.2\n')
  const LEADS_DATABASE_URL = `file:${join(folder, 'data', 'leads.db')}`
  const env = { PATH: process.env['PATH'], PORT: '0', LEADS_DATABASE_URL }
  const start = 'mount --bind "$1" /proc/$$/mountinfo && exec "$2" server.js'
  const args = ['-m', 'sh', '-c', start, 'sh', mounts, process.execPath]
  const { status, stderr } = spawnSync('unshare', args, { cwd: folder, env, encoding: 'utf8', timeout: 20_000 })
  assert.is(status, 3, stderr)
  assert.match(stderr, /^Cannot open the database of leads \(.+\): .+ lies on a network drive, .+; name a disk of this/)
})

test('serves pages and reads documents while nothing can be written anywhere', async (context) => {
  const { folder } = context
  const server = await startServer(folder, { TMPDIR: '/sys/nowhere' })
  renameSync(join(folder, 'data'), join(folder, 'gone'))
  writeFileSync(join(folder, 'data'), '')
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 503)
  const statuses = await Promise.all(['/', '/readyz', '/healthz'].map(async (path) => (await ask(server, path)).status))
  assert.equal(statuses, [200, 503, 200])
  assert.is((await send(server, sample('rechnung.pdf'))).status, 200)
  assert.is((await send(server, sample('lieferschein.jpg'))).status, 200)
  rmSync(join(folder, 'data'))
  renameSync(join(folder, 'gone'), join(folder, 'data'))
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
  assert.is(await server.stop(), 0)
})

test.run()

/** Why a program cannot be shown other mounts than there are; null: it can. */
function namespaceProblem(): string | null {
  const { status, error, stderr } = spawnSync('unshare', ['-m', 'true'], { encoding: 'utf8' })
  return status === 0 ? null : `mounts cannot be pretended: ${(error?.message ?? stderr).trim()}`
}

/** Gives a dist packages of its own, all but what Tesseract reads with. */
function removeTesseractData(folder: string): void {
  const packages = join(folder, 'node_modules')
  rmSync(packages)
  mkdirSync(packages)
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@tesseract.js-data') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  const withoutData = (path: string) => !path.includes('4.0.0')
  cpSync(join(root, 'node_modules/@tesseract.js-data'), join(packages, '@tesseract.js-data'), {
    recursive: true,
    filter: withoutData,
  })
}
