// What strangers send to the document API to see whether it falls over. DOCUMENT_MUTATIONS makes the run longer;
// DOCUMENTS names a folder whose files/ are damaged too.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cii } from '../functions/document/understanding/fixtures/e-invoices.ts'
import { bombs, longMails } from './documents-bombs.ts'
import { longXml } from './documents-bombs-xml.ts'
import { bodyOf, childrenOf, processorSeconds, send, watchMemory } from './documents-hostile.ts'
import { mutation, type Sample } from './documents-mutations.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const COUNT = Number(process.env['DOCUMENT_MUTATIONS'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 1)
const SECONDS = 30
const PROCESSOR_SECONDS = 5
/** A process that is ended for its size is noticed a moment after it has grown. */
const MAX_MEGABYTES = 700

const test = suite('the document API under attack')
const assets = join(import.meta.dirname, '../functions/document/fixtures/papers')

let server: ServerProcess
let temporary: string
let endWatching: () => number

test.before(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'documents-'))
  const folder = await makeDist(FILES, { ...HOST, documents: { maxMegabytes: 6, maxPages: 5, maxSeconds: SECONDS } })
  server = await startServer(folder, { RATE_LIMIT: 'off', TMPDIR: temporary })
  endWatching = watchMemory(server.process.pid ?? 0)
})

test.after(async () => {
  endWatching()
  await server.stop()
  removeDist(server.folder)
  rmSync(temporary, { recursive: true })
})

const note = { fileName: 'notiz.txt', bytes: new Uint8Array(Buffer.from('Guten Tag, das ist eine kurze Notiz.')) }

test('answers bombs in time, and serves the next client', async () => {
  const invoice = readFileSync(join(assets, 'rechnung.pdf'))
  for (const { name, fileName, bytes, statuses } of await bombs(invoice)) {
    const { status, fault, milliseconds, code } = await send(server, { fileName, bytes })
    assert.is(fault, '', name)
    assert.ok(statuses.includes(status), `${name}: ${status} ${code}`)
    assert.ok(milliseconds < (SECONDS + 2) * 1000, `${name}: ${Math.round(milliseconds)} ms`)
    assert.is((await send(server, note)).status, 200, `after ${name}`)
  }
})

test('spends less than five seconds of the processor on the longest mails and e-invoices', async () => {
  for (const { name, fileName, bytes, statuses } of [...longXml(), ...longMails()]) {
    await send(server, note)
    const [reader = 0] = childrenOf(server.process.pid ?? 0)
    const before = processorSeconds(reader)
    const { status, code, fault } = await send(server, { fileName, bytes })
    const spent = processorSeconds(reader) - before
    assert.ok(fault === '' && statuses.includes(status), `${name}: ${status} ${code} ${fault}`)
    assert.ok(spent > 0 && spent < PROCESSOR_SECONDS, `${name}: ${spent} s`)
  }
})

test('says of a file with a password that it has one', async () => {
  const invoice = readFileSync(join(assets, 'rechnung.pdf'))
  const locked = (await bombs(invoice)).filter(({ name }) => name.includes('password'))
  assert.is(locked.length, 3)
  for (const bomb of locked) assert.is((await send(server, bomb)).code, 'encrypted', bomb.name)
})

test('accepts only bodies of the expected form', async () => {
  const body = JSON.parse(bodyOf(note))
  const cases: [body: string, status: number][] = [
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['['.repeat(100_000), 400],
    ['{"fileName":"a.txt"}', 400],
    [JSON.stringify({ ...body, fileData: 'SGFsbG8=' }), 400],
    [JSON.stringify({ ...body, fileData: 'data:;base64,das ist keins!' }), 400],
    [JSON.stringify({ ...body, fileData: 'data:;base64,' }), 422],
    [JSON.stringify({ ...body, fileData: 7 }), 400],
    [JSON.stringify({ ...body, fileName: '' }), 400],
    [JSON.stringify({ ...body, extra: 'x' }), 400],
    [JSON.stringify({ ...body, fileSize: 999_999_999 }), 200],
    [JSON.stringify({ ...body, fileSize: 0 }), 200],
    [JSON.stringify({ ...body, fileSize: '1,2 MB' }), 200],
  ]
  for (const [sent, status] of cases) {
    const reply = await send(server, sent)
    assert.equal([reply.status, reply.fault], [status, ''], sent.slice(0, 80))
  }
})

test(`has an answer for ${COUNT} damaged files`, async () => {
  const files = samples()
  const problems: string[] = []
  for (let index = 0; index < COUNT; index++) {
    const sent = mutation(files, index, SEED)
    const { status, fault, milliseconds } = await send(server, sent)
    const isRight = fault === '' && [200, 413, 415, 422].includes(status) && milliseconds < SECONDS * 1000
    if (isRight) continue
    problems.push(
      `mutation ${index} of seed ${SEED}, ${sent.fileName}: ${status} ${fault} ${Math.round(milliseconds)} ms`,
    )
  }
  assert.equal(problems, [])
  assert.is((await send(server, note)).status, 200)
})

test('queues the requests it can serve in time, and tells others when to retry', async () => {
  const invoice = { fileName: 'rechnung.pdf', bytes: readFileSync(join(assets, 'rechnung.pdf')) }
  const replies = await Promise.all(Array.from({ length: 60 }, () => send(server, invoice)))
  const statuses = replies.map(({ status }) => status)
  assert.ok(statuses.filter((status) => status === 200).length >= 5, statuses.join())
  assert.ok(statuses.includes(503), statuses.join())
  const isRight = ({ fault, status, retrySeconds }: (typeof replies)[number]) =>
    fault === '' && (status === 503 ? retrySeconds !== null && retrySeconds >= 1 : status === 200)
  assert.ok(replies.every(isRight))
})

test('keeps within its memory', () => {
  const most = endWatching()
  assert.ok(most > 50 && most <= MAX_MEGABYTES, `${Math.round(most)} MB`)
})

test('leaves nothing of documents on the disk or in the log', () => {
  assert.equal(readdirSync(temporary), [])
  assert.not.match(server.errors(), /erika|Muster|RE-2025|Guten Tag|passwd/i)
})

test('replaces a process that dies, and ends it when it stops or dies itself', async () => {
  const pid = server.process.pid ?? 0
  const [worker] = childrenOf(pid)
  if (worker === undefined) throw new Error('No process reads documents')
  process.kill(worker, 'SIGKILL')
  while (childrenOf(pid).includes(worker)) await moment()
  assert.is((await send(server, note)).status, 200)
  const [next] = childrenOf(pid)
  if (next === undefined) throw new Error('No process reads documents')
  await server.stop('SIGKILL')
  await gone(next)
})

test.run()

/** Waits until a process has ended; the test's own time limit ends the waiting. */
async function gone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))) {
    await moment()
  }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

function samples(): Sample[] {
  const folder = process.env['DOCUMENTS']
  // Reading pictures takes seconds each; the long run does it.
  const names = readdirSync(assets).filter((name) => folder || !name.endsWith('.jpg'))
  const written = { fileName: 'rechnung.xml', bytes: new Uint8Array(Buffer.from(cii())) }
  const own = [written, ...names.map((fileName) => ({ fileName, bytes: readFileSync(join(assets, fileName)) }))]
  if (!folder) return own
  const files = readdirSync(join(folder, 'files'))
  return [...own, ...files.map((fileName) => ({ fileName, bytes: readFileSync(join(folder, 'files', fileName)) }))]
}
