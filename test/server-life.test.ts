import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { childrenOf, send } from './documents-hostile.ts'
import { ask, makeDist, post, removeDist, rows, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'

let folder = ''
const { phone, email } = HOST.site

const life = suite('the server process')

life.before(async () => {
  folder = await makeDist(FILES, HOST)
})

life.after(() => removeDist(folder))

life('finishes what it is doing when it is asked to stop', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const running = await startServer(folder)
    const body = JSON.stringify(MESSAGE)
    const socket = createConnection(running.port, '127.0.0.1')
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`
    socket.write(`${head}Expect: 100-continue\r\n\r\n`)
    await once(socket, 'data')
    const stopped = running.stop(signal)
    await refusedConnection(running.port)
    socket.write(body)
    const [answer] = await once(socket, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 200 /)
    assert.is(await stopped, 0, signal)
    assert.is(running.errors(), '')
  }
})

life('says on its open connections that it is being stopped, and answers there until they are closed', async () => {
  const running = await startServer(folder)
  const socket = createConnection(running.port, '127.0.0.1')
  const asked = async (path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return String((await once(socket, 'data'))[0])
  }
  assert.match(await asked('/readyz'), /^HTTP\/1\.1 200 .*keep-alive/s)
  const stopped = running.stop()
  await refusedConnection(running.port)
  const answer = await asked('/readyz')
  assert.match(answer, /^HTTP\/1\.1 503 .*connection: close.*The server is being stopped/is)
  assert.is(await stopped, 0)
})

life('finishes the document that it reads when it is asked to stop', async () => {
  const running = await startServer(folder)
  const paper = join(import.meta.dirname, '../functions/document/fixtures/papers/lieferschein.jpg')
  const reading = send(running, { fileName: 'lieferschein.jpg', bytes: readFileSync(paper) })
  while (childrenOf(running.process.pid ?? 0).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const stopped = running.stop()
  assert.is((await reading).status, 200)
  assert.is(await stopped, 0)
  assert.is(running.errors(), '')
})

life(
  'lets connections wait longer than those who hold them, so that no lead goes down one that is being closed',
  async () => {
    const running = await startServer(folder)
    const { headers } = await fetch(`http://127.0.0.1:${running.port}/`)
    const waits = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1]
    await running.stop()
    // Caddy keeps its connections for two minutes, nginx and most others for one.
    assert.ok(Number(waits) > 120, String(headers.get('keep-alive')))
  },
)

life('says so when its port is taken', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const refused = await startServer(folder, { PORT: String(port) })
  assert.is(await refused.stop(), 3)
  assert.match(refused.errors(), `Port ${port} is in use by another program`)
  other.close()
})

life('does not start with a wrong setting', async () => {
  const refused = await startServer(folder, { PORT: 'http', TRUST_PROXY: 'yes' })
  assert.is(await refused.stop(), 2)
  assert.match(refused.errors(), /^PORT is "http"\..*\nTRUST_PROXY is "yes"\./)
})

life('does not start without the texts that visitors read, and says what to do', async () => {
  const { texts: _, ...host } = HOST
  const file = join(folder, 'host.json')
  writeFileSync(file, JSON.stringify(host))
  const refused = await startServer(folder)
  writeFileSync(file, JSON.stringify(HOST))
  assert.is(await refused.stop(), 2)
  assert.match(refused.errors(), /^host\.json beside server\.js lacks the texts .* Build the site again.*\n$/)
})

life('does not start without its database', async () => {
  const refused = await startServer(folder, { LEADS_DATABASE_URL: 'file:/dev/null/leads.db' })
  assert.is(await refused.stop(), 3)
  assert.match(refused.errors(), /^Cannot open the database of leads \(\/dev\/null\/leads.db\): /)
})

life('is not ready, informs the visitor and keeps serving pages while nothing can be written', async () => {
  const server = await startServer(folder)
  const client = createClient({ url: server.database, timeout: 5000 })
  await client.execute('ALTER TABLE leads RENAME TO gone')
  await client.execute('ALTER TABLE probe RENAME TO gone2')
  assert.is((await ask(server, '/readyz')).status, 503)
  const refused = await post(server, '/api/contact', MESSAGE)
  const error = `Das hat nicht geklappt. Bitte versuchen Sie es noch einmal. Der direkte Weg zu uns: ${phone}, ${email}`
  assert.equal([refused.status, JSON.parse(refused.text)], [503, { ok: false, error, fields: {} }])
  assert.is((await ask(server, '/')).status, 200)
  await client.execute('ALTER TABLE gone RENAME TO leads')
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 200)
  await client.execute('ALTER TABLE gone2 RENAME TO probe')
  client.close()
  await server.stop()
  assert.match(server.errors(), 'The outbox did not take')
})

life('takes no lead while its database is gone, and goes on when it is back', async () => {
  const server = await startServer(folder)
  const [data, away] = [join(folder, 'data'), join(folder, 'away')]
  const kept = JSON.parse((await post(server, '/api/contact', MESSAGE)).text).id
  renameSync(data, away)
  assert.is((await post(server, '/api/contact', MESSAGE)).status, 503)
  assert.is((await ask(server, '/readyz')).status, 503)
  assert.is((await ask(server, '/')).status, 200)
  assert.not.ok(existsSync(data))
  renameSync(away, data)
  const { status, text } = await post(server, '/api/contact', MESSAGE)
  assert.is(status, 200)
  const ids = (await rows(server, 'SELECT id FROM leads')).map(({ id }) => id)
  for (const id of [kept, JSON.parse(text).id]) assert.ok(ids.includes(id))
  assert.is(await server.stop(), 0)
})

life('removes what was kept as long as the site says', async () => {
  const retention = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }
  const own = await makeDist(FILES, { ...HOST, retention })
  const first = await startServer(own)
  const { id } = JSON.parse((await post(first, '/api/contact', MESSAGE)).text)
  const client = createClient({ url: first.database, timeout: 5000 })
  await client.execute(`INSERT INTO leads (id, kind, created_at, source, language, payload, kept_since)
    SELECT 'old', kind, created_at, source, language, payload, kept_since - 735 * 86400000.0 FROM leads`)
  client.close()
  await first.stop()
  const second = await startServer(own)
  assert.is(await second.stop(), 0)
  assert.match(second.errors(), '"leads":1')
  assert.equal(await rows(second, 'SELECT id FROM leads'), [{ id }])
  removeDist(own)
})

life('slows down an address that sends too much, whatever it claims to be', async () => {
  const server = await startServer(folder, { RATE_LIMIT: 'on' })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` }
    statuses.push((await ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })).status)
  }
  assert.equal(statuses, [...Array(10).fill(200), 429, 429])
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const page = await ask(server, '/api/contact', { body: 'name=x', headers: form })
  assert.equal([page.status, Number(page.headers['retry-after']) > 0], [429, true])
  assert.match(page.text, 'Dort steht Ihr Text noch')
  await server.stop()
})

life('trusts a proxy that is configured', async () => {
  const server = await startServer(folder, { RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  for (let n = 0; n < 12; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` }
    assert.is((await ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })).status, 200)
  }
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.7:${50_000 + n}` }
    statuses.push((await ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })).status)
  }
  assert.equal(statuses, [...Array(10).fill(200), 429])
  await server.stop()
})

life('recognizes a configured proxy by its address, also with a port', async () => {
  const server = await startServer(folder, { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback, 192.0.2.0/24' })
  for (let n = 0; n < 12; n++) {
    const forwarded = `198.51.100.${n}:50000, 192.0.2.1:8080`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded }
    assert.is((await ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })).status, 200, forwarded)
  }
  await server.stop()
})

life.run()

/** Waits until nobody listens on a port. */
async function refusedConnection(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (!isOpen) return
  }
}
