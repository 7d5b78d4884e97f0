// Documents that wait, and the process that reads them: clients that go away, what ends it, what it knows.
import { readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { childrenOf, processorSeconds, send, sendAndLeave } from './documents-hostile.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const SECRETS = {
  SMTP_URL: 'smtps://user:planted-secret@mail.example.org',
  LEADS_MAIL_TO: 'planted-secret@example.org',
  LEADS_WEBHOOK_URL: 'https://hooks.example.org/planted-secret',
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('planted-secret-planted-secret').toString('base64')}`,
  NODE_OPTIONS: '--title=planted-secret',
  AWS_SECRET_ACCESS_KEY: 'planted-secret',
}

const test = suite('documents that wait')

const scan = {
  fileName: 'lieferschein.jpg',
  bytes: readFileSync(join(import.meta.dirname, '../functions/document/fixtures/papers/lieferschein.jpg')),
}
const note = { fileName: 'notiz.txt', bytes: Buffer.from('Guten Tag, das ist eine kurze Notiz.') }

let server: ServerProcess

test.before(async () => {
  const folder = await makeDist(FILES, { ...HOST, documents: { maxMegabytes: 6, maxPages: 5, maxSeconds: 30 } })
  server = await startServer(folder, SECRETS)
})

test.after(async () => {
  await server.stop()
  removeDist(server.folder)
})

test("are read by a process that knows nothing of the server's settings", async () => {
  assert.is((await send(server, note)).status, 200)
  const environment = readFileSync(`/proc/${reader()}/environ`, 'utf8')
  const names = environment.split('\0').flatMap((line) => line.split('=')[0] || [])
  const known = [
    'PATH',
    'NODE_CHANNEL_FD',
    'NODE_CHANNEL_SERIALIZATION_MODE',
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
  ]
  assert.equal(
    names.filter((name) => !known.includes(name)),
    [],
  )
  assert.not.match(environment, /planted/)
  assert.not.match(readFileSync(`/proc/${reader()}/cmdline`, 'utf8'), /planted/)
})

test('are read by a process that gives way to pages', async () => {
  assert.is((await send(server, note)).status, 200)
  assert.is(getPriority(reader()), constants.priority.PRIORITY_BELOW_NORMAL)
})

test('are given up at once when the visitor goes away, whether they wait or are being read', async () => {
  const before = reader()
  const isBeingRead = readingBegins(before)
  let sent = 0
  // All leave together: the first to leave ends the process whose work the others would wait to see.
  const allWait = async () => {
    sent += 1
    await isBeingRead
    await until(() => sent === 5)
  }
  await Promise.all(Array.from({ length: 5 }, () => sendAndLeave(server, scan, allWait)))
  await ended(before)
  assert.is((await send(server, note)).status, 200)
  assert.is.not(reader(), before)
  // Five scans take many times as long as a note and the start of a process.
  assert.ok(processorSeconds(reader()) < (await secondsOf(scan)) * 3)
  assert.is(server.errors(), '')
})

test('say why when the process is ended from outside, and the next ones are read', async () => {
  const before = reader()
  const reply = send(server, scan)
  await readingBegins(before)
  // As the kernel does when memory runs out.
  process.kill(before, 'SIGKILL')
  assert.equal([(await reply).status, (await reply).code], [422, 'failed'])
  assert.match(server.errors(), 'The process that reads documents ended with SIGKILL')
  assert.is((await send(server, note)).status, 200)
  assert.is((await fetch(`http://localhost:${server.port}/readyz`)).status, 200)
})

test('are all answered, or asked to come again later', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(server, scan)))
  const odd = replies.filter(({ status, retrySeconds, fault }) => {
    const isPostponed = status === 503 && retrySeconds !== null && retrySeconds >= 1 && retrySeconds <= 600
    return fault !== '' || !(status === 200 || isPostponed)
  })
  assert.equal(odd, [])
  assert.ok(replies.some(({ status }) => status === 200))
})

test.run()

/** The process that reads. */
function reader(): number {
  const [pid] = childrenOf(server.process.pid ?? 0)
  if (pid === undefined) throw new Error('No process reads documents')
  return pid
}

/** An idle process uses no more than a few ticks. */
const BUSY_SECONDS = 0.2

function readingBegins(pid: number): Promise<void> {
  const before = processorSeconds(pid)
  return until(() => processorSeconds(pid) - before >= BUSY_SECONDS)
}

function ended(pid: number): Promise<void> {
  return until(() => !childrenOf(server.process.pid ?? 0).includes(pid))
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000
  while (!isTrue()) {
    assert.ok(performance.now() < deadline, 'it took too long')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Processor time that reading takes. */
async function secondsOf(sent: typeof scan): Promise<number> {
  const before = processorSeconds(reader())
  assert.is((await send(server, sent)).status, 200)
  return processorSeconds(reader()) - before
}
