// Servers that share the work: one for pages and leads, others that read documents, and several processes at one port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { childrenOf, send, sendAndLeave } from './documents-hostile.ts'
import { ask, makeDist, oldToken, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'

const note = { fileName: 'notiz.txt', bytes: Buffer.from('Guten Tag, das ist eine kurze Notiz.') }
const large = { fileName: 'gross.txt', bytes: Buffer.alloc(5 * 1024 * 1024, 'Absatz ') }
const paper = join(import.meta.dirname, '../functions/document/fixtures/papers/lieferschein.jpg')
const scan = { fileName: 'lieferschein.jpg', bytes: readFileSync(paper) }

let folder = ''

const roles = suite('roles')

roles.before(async () => {
  folder = await makeDist(FILES, HOST)
})

roles.after(() => removeDist(folder))

roles('web passes documents on, documents answers nothing else and opens no database', async () => {
  const away = { LEADS_DATABASE_URL: 'file:/dev/null/leads.db' }
  const documents = await startServer(folder, { ROLE: 'documents', TRUST_PROXY: '1', ...away })
  const web = await startServer(folder, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${documents.port}` })
  assert.is((await send(web, note)).status, 200)
  assert.equal([childrenOf(web.process.pid ?? 0).length, childrenOf(documents.process.pid ?? 0).length], [0, 1])
  assert.is((await ask(documents, '/readyz')).status, 200)
  for (const path of ['/', '/talk-to-us', '/alt']) assert.is((await ask(documents, path)).status, 404, path)
  assert.is((await post(documents, '/api/contact', MESSAGE)).status, 404)
  assert.is((await post(web, '/api/contact', MESSAGE)).status, 200)
  assert.is((await ask(web, '/')).status, 200)
  for (const server of [web, documents]) assert.is(await server.stop(), 0)
  for (const server of [web, documents]) assert.is(server.errors(), '')
})

roles('web ends what the visitor no longer waits for', async () => {
  const documents = await startServer(folder, { ROLE: 'documents', TRUST_PROXY: '1' })
  const web = await startServer(folder, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${documents.port}` })
  const reader = () => childrenOf(documents.process.pid ?? 0)[0] ?? 0
  await send(web, note)
  const before = reader()
  await sendAndLeave(web, scan, () => new Promise((resolve) => setTimeout(resolve, 300)))
  while (reader() === before) await new Promise((resolve) => setTimeout(resolve, 20))
  assert.is((await send(web, note)).status, 200)
  for (const server of [web, documents]) assert.is(await server.stop(), 0)
  assert.is(web.errors(), '')
})

roles('web passes on that nobody has time, with Retry-After, without waiting for the whole document', async () => {
  const asked: string[] = []
  const busy = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['x-forwarded-for']}`)
    response.writeHead(503, { 'retry-after': '17' }).end('{"error":{"code":"busy","message":"x"}}')
  }).listen(0)
  const { port } = busy.address() as AddressInfo
  const web = await startServer(folder, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${port}` })
  for (const document of [note, large]) {
    const reply = await send(web, document)
    assert.equal([reply.status, reply.code, reply.retrySeconds], [503, 'busy', 17])
  }
  assert.match(asked[0] ?? '', /^\/api\/processDocument\?language=de (127\.0\.0\.1|::1?)$/)
  const headers = { 'content-type': 'application/json', host: 'site.example', referer: 'http://site.example/en/' }
  await ask(web, '/api/processDocument?preview=1&today=2026-03-31', { body: '{}', headers })
  assert.match(asked.at(-1) ?? '', /\?language=en&preview=1&today=2026-03-31 /)
  assert.is(await web.stop(), 0)
  busy.close()
  assert.is(web.errors(), '')
})

roles('web says that nobody has time when no server of documents is there, and keeps taking leads', async () => {
  const closed = createNetServer().listen(0)
  const { port } = closed.address() as AddressInfo
  closed.close()
  const web = await startServer(folder, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${port}` })
  const reply = await send(web, large)
  assert.equal([reply.status, reply.code, reply.retrySeconds], [503, 'busy', 10])
  assert.is((await post(web, '/api/contact', MESSAGE)).status, 200)
  assert.is(await web.stop(), 0)
  assert.match(web.errors(), 'The server that DOCUMENTS_URL names did not answer')
})

roles('says what a role lacks', async () => {
  const refused = await startServer(folder, { ROLE: 'web' })
  assert.is(await refused.stop(), 2)
  assert.match(refused.errors(), /^ROLE is "web", but DOCUMENTS_URL is not set\./)
})

roles.run()

const workers = suite('workers')

workers.before(async () => {
  folder = await makeDist(FILES, HOST)
})

workers.after(() => removeDist(folder))

workers('count the requests of an address together, and know the tokens of each other', async () => {
  const server = await startServer(folder, { WORKERS: '3', RATE_LIMIT: 'on' })
  assert.is(workersOf(server).length, 3)
  const token = await oldToken(server)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => post(server, '/api/contact', { ...MESSAGE, token })),
  )
  const statuses = answers.map(({ status }) => status)
  assert.equal([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length], [10, 30])
  assert.equal(await rows(server, 'SELECT DISTINCT suspicion FROM leads'), [{ suspicion: '' }])
  assert.is(await server.stop(), 0)
})

workers('are replaced when they end, and all finish what they do when they are asked to stop', async () => {
  const server = await startServer(folder, { WORKERS: '2' })
  const [first = 0, second = 0] = workersOf(server)
  process.kill(first, 'SIGKILL')
  while (workersOf(server).length < 2 || workersOf(server).includes(first)) {
    assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
  }
  assert.ok(workersOf(server).includes(second))
  assert.match(server.errors(), 'A worker ended; another one takes its place')
  const sending = Array.from({ length: 20 }, () => post(server, '/api/contact', MESSAGE))
  await Promise.race(sending)
  const stopped = server.stop()
  for (const { status } of await Promise.all(sending)) assert.is(status, 200)
  assert.is(await stopped, 0)
})

workers('say once why they cannot start', async () => {
  const other = createNetServer().listen(0)
  const { port } = other.address() as AddressInfo
  const refused = await startServer(folder, { WORKERS: '3', PORT: String(port) })
  assert.is(await refused.stop(), 3)
  assert.match(refused.errors(), new RegExp(`^Port ${port} is in use by another program\\..*\\n$`))
  other.close()
})

workers.run()

/** The processes that answer; those that read documents are their children. */
function workersOf(server: ServerProcess): number[] {
  return childrenOf(server.process.pid ?? 0)
}
