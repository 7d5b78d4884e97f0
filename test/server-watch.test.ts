// A running server as Prometheus and the readers of its access log see it, after real requests.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { childrenOf, send } from './documents-hostile.ts'
import { ask, makeDist, post, removeDist, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { figuresOf, metricsOf, metricsPort, NOTE, settled, startWatched, type WatchedServer } from './watched-server.ts'
import { startReceiver } from './webhook-receiver.ts'

/** What only the visitor knows; none of it may be seen. */
const PRIVATE = ['erika', 'Erika', 'planted', '127.0.0.1', '198.51.100', '::1', 'notiz.txt', 'Guten Tag']

/** Node then names each file of a package on stderr as it loads it. */
const SAYS_WHAT_IT_LOADS = { NODE_DEBUG: 'module' }

const test = suite('a server that is watched')

let server: WatchedServer

test.before(async () => {
  server = await startWatched()
})

test('counts requests by route and code, under names that strangers cannot add to', async () => {
  const { text, headers } = await metricsOf(server)
  assert.match(String(headers['content-type']), 'text/plain; version=0.0.4')
  const counted = figuresOf(text, 'site_http_requests_total')
  assert.equal(counted, {
    'route="page",method="GET",code="200"': 1,
    'route="page",method="HEAD",code="200"': 1,
    'route="page",method="other",code="405"': 1,
    'route="file",method="GET",code="200"': 1,
    'route="redirect",method="GET",code="301"': 1,
    'route="missing",method="GET",code="404"': 3,
    'route="missing",method="GET",code="400"': 1,
    'route="/api/contact",method="POST",code="200"': 2,
    'route="/api/contact",method="POST",code="422"': 1,
    'route="/api/contact",method="GET",code="405"': 1,
    'route="/api/booking",method="POST",code="200"': 1,
    'route="/api/processDocument",method="POST",code="200"': 1,
    'route="/api/processDocument",method="POST",code="400"': 1,
    'route="/readyz",method="GET",code="200"': 1,
  })
  assert.is(figuresOf(text, 'site_http_request_duration_seconds_count')['route="missing"'], 4)
})

test('counts leads by kind, and deliveries by receiver and state', async () => {
  const { text } = await metricsOf(server)
  // The forms were not open long enough for a person, so they look like a robot's.
  assert.equal(figuresOf(text, 'site_leads_total'), {
    'kind="contact",suspicious="yes"': 2,
    'kind="contact",suspicious="no"': 0,
    'kind="booking",suspicious="yes"': 1,
    'kind="booking",suspicious="no"': 0,
    'kind="partial",suspicious="yes"': 0,
    'kind="partial",suspicious="no"': 0,
  })
  assert.equal(figuresOf(text, 'site_deliveries'), {
    'sink="webhook",state="waiting"': 0,
    'sink="webhook",state="dead"': 1,
  })
  assert.equal(figuresOf(text, 'site_delivery_tries_total'), {
    'sink="webhook",outcome="failed"': 0,
    'sink="webhook",outcome="delivered"': 2,
    'sink="webhook",outcome="dead"': 1,
  })
  assert.equal(figuresOf(text, 'site_store_up'), { '': 1 })
})

test('counts documents by how they ended, and the time of each stage', async () => {
  const { text } = await metricsOf(server)
  const ended = figuresOf(text, 'site_documents_total')
  assert.equal([ended['task="read",end="answered"'], ended['task="read",end="malformed"']], [1, 1])
  assert.is(ended['task="make",end="busy"'], 0)
  const stages = Object.entries(figuresOf(text, 'site_document_stage_seconds_count'))
  assert.equal(
    stages.map(([stage, count]) => `${stage} ${count}`),
    ['receive', 'wait', 'ingest', 'read', 'predict', 'understand', 'classify', 'advise', 'answer'].map(
      (stage, index) =>
        // What was no document was received and had its turn.
        `stage="${stage}" ${index < 2 ? 2 : 1}`,
    ),
  )
  assert.ok((figuresOf(text, 'site_document_process_resident_bytes')[''] ?? 0) > 30e6)
  assert.equal(
    [figuresOf(text, 'site_documents_waiting'), figuresOf(text, 'site_documents_reading')],
    [{ '': 0 }, { '': 0 }],
  )
})

test('serves figures on their own port alone, to this machine alone', async () => {
  const port = await metricsPort(server)
  assert.is((await ask(server, '/metrics')).status, 404)
  assert.is((await ask({ port }, '/')).status, 404)
  assert.is((await ask({ port }, '/metrics', { body: 'x' })).status, 405)
  const other = await ask({ port }, '/metrics', { host: '127.0.0.2' }).catch((error: Error) => error.message)
  assert.match(String(other), 'ECONNREFUSED')
})

test('logs a line per request, with nothing that tells who asked', async () => {
  await settled(() => server.accessLog().includes('"/readyz"'))
  const lines = server
    .accessLog()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const fields = ['bytes', 'method', 'ms', 'path', 'route', 'status', 'time']
  for (const line of lines)
    assert.ok(
      Object.keys(line).every((name) => fields.includes(name)),
      JSON.stringify(line),
    )
  const found = lines.map(({ method, route, path, status }) => [method, route, path, status].join(' '))
  assert.ok(found.includes('GET page /talk-to-us 200'), found.join('\n'))
  assert.ok(found.includes('GET missing  404'))
  assert.ok(found.includes('POST /api/contact /api/contact 422'))
  for (const word of PRIVATE) assert.not.match(server.accessLog(), word)
  const { text } = await metricsOf(server)
  for (const word of PRIVATE) assert.not.match(text, word)
})

test('says that the store is down, and gives all other figures', async () => {
  const client = createClient({ url: server.database, timeout: 5000 })
  await client.execute('ALTER TABLE deliveries RENAME TO gone')
  await settled(async () => figuresOf((await metricsOf(server)).text, 'site_store_up')[''] === 0, 12_000)
  const { text, status } = await metricsOf(server)
  assert.is(status, 200)
  assert.equal(figuresOf(text, 'site_deliveries'), {})
  assert.ok((figuresOf(text, 'site_http_requests_total')['route="page",method="GET",code="200"'] ?? 0) > 0)
  await post(server, '/api/contact', MESSAGE)
  assert.is(figuresOf((await metricsOf(server)).text, 'site_leads_failed_total')['kind="contact"'], 1)
  await client.execute('ALTER TABLE gone RENAME TO deliveries')
  client.close()
  assert.is(figuresOf((await metricsOf(server)).text, 'site_store_up')[''], 1)
})

test('does not start where its figures cannot be served, and says which setting it is', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const refused = await startServer(server.folder, { METRICS_PORT: String(port), ...SAYS_WHAT_IT_LOADS })
  assert.is(await refused.stop(), 3)
  assert.match(refused.errors(), `METRICS_PORT: there is no listening at 127.0.0.1, port ${port} (EADDRINUSE)`)
  assert.match(refused.errors(), 'node_modules/prom-client')
  other.close()
})

test('writes nothing and loads nothing for it, unless it is asked for', async () => {
  const own = { LEADS_DATABASE_URL: `file:${join(server.folder, 'plain.db')}` }
  const plain = await startServer(server.folder, { ...own, ...SAYS_WHAT_IT_LOADS })
  let said = ''
  plain.process.stdout?.on('data', (text: string) => {
    said += text
  })
  assert.is((await ask(plain, '/')).status, 200)
  await plain.stop()
  assert.is(said, '')
  assert.match(plain.errors(), 'node_modules/express')
  assert.not.match(plain.errors(), 'node_modules/prom-client')
})

test.run()

const together = suite('workers that are watched')

together('give their figures at one port, the store once, and nothing falls when one ends or hangs', async () => {
  const receiver = await startReceiver((response) => response.writeHead(500).end())
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
  const workers = await startServer(await makeDist(FILES, HOST), { WORKERS: '3', METRICS_PORT: '0', ...webhook })
  const figures = async (name: string) => figuresOf((await metricsOf(workers)).text, name)
  const processes = async () => (await figures('site_processes'))['']
  const pages = async () => (await figures('site_http_requests_total'))['route="page",method="GET",code="200"']
  try {
    await settled(async () => (await processes()) === 3)
    for (let n = 0; n < 30; n++) await ask(workers, '/')
    await post(workers, '/api/contact', MESSAGE)
    await receiver.until(1)
    assert.is(await pages(), 30)
    assert.is((await figures('site_leads_total'))['kind="contact",suspicious="yes"'], 1)
    const waiting = async () => (await figures('site_deliveries'))['sink="webhook",state="waiting"']
    // Each has its tally for five seconds, and they take turns.
    for (let n = 0; n < 4; n++) {
      assert.equal(await figures('site_store_up'), { '': 1 })
      assert.ok([0, 1].includes((await waiting()) ?? 2))
    }
    await settled(async () => [await waiting(), await waiting(), await waiting()].join() === '1,1,1')
    const oldest = (await figures('site_delivery_oldest_seconds'))['sink="webhook"'] ?? Number.NaN
    assert.ok(oldest >= 0 && oldest < 60, String(oldest))
    assert.ok(((await figures('process_resident_memory_bytes'))[''] ?? 0) > 3 * 40e6)
    assert.ok(((await figures('nodejs_eventloop_lag_p99_seconds'))[''] ?? 9) < 1)
    const [first = 0, second = 0] = childrenOf(workers.process.pid ?? 0)
    process.kill(first, 'SIGKILL')
    await settled(async () => {
      assert.is(await pages(), 30)
      return (await processes()) === 3
    }, 20_000)
    process.kill(second, 'SIGSTOP')
    const { text } = await metricsOf(workers)
    assert.equal(figuresOf(text, 'site_processes'), { '': 2 })
    assert.is(figuresOf(text, 'site_http_requests_total')['route="page",method="GET",code="200"'], 30)
    process.kill(second, 'SIGCONT')
    assert.is(await processes(), 3)
    assert.is(await workers.stop(), 0)
  } finally {
    await workers.stop('SIGKILL')
    receiver.close()
    removeDist(workers.folder)
  }
})

together.run()

const roles = suite('roles that are watched')

roles('documents shows what it reads, and nothing of leads', async () => {
  const documents = await startServer(server.folder, { ROLE: 'documents', TRUST_PROXY: '1', METRICS_PORT: '0' })
  await send(documents, NOTE)
  await ask(documents, '/')
  const { text } = await metricsOf(documents)
  assert.is(figuresOf(text, 'site_documents_total')['task="read",end="answered"'], 1)
  assert.equal(figuresOf(text, 'site_http_requests_total'), {
    'route="/api/processDocument",method="POST",code="200"': 1,
    'route="missing",method="GET",code="404"': 1,
  })
  assert.not.match(text, /site_(lead|deliver|store|documents_passed)/)
  assert.is(await documents.stop(), 0)
})

roles('web shows what it passes on, how it ended there, and how long it took', async () => {
  const answers = [
    [200, '{}'],
    [503, '{"error":{"code":"busy","message":"x"}}'],
    [422, '{"error":{"code":"encrypted","message":"x"}}'],
  ] as const
  let asked = 0
  const reader = createServer((request, response) => {
    const [status, body] = answers[asked++] ?? []
    // After the last, nobody is there.
    if (status === undefined) request.socket.destroy()
    else request.resume().on('end', () => response.writeHead(status).end(body))
  }).listen(0)
  await once(reader, 'listening')
  const { port } = reader.address() as AddressInfo
  const own = { LEADS_DATABASE_URL: `file:${join(server.folder, 'web.db')}` }
  const from = { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${port}` }
  const web = await startServer(server.folder, { ...from, ...own, METRICS_PORT: '0' })
  for (let n = 0; n < 4; n++) await send(web, NOTE)
  const { text } = await metricsOf(web)
  const ended = Object.entries(figuresOf(text, 'site_documents_passed_on_total')).filter(([, count]) => count > 0)
  assert.equal(Object.fromEntries(ended), {
    'task="read",end="answered"': 1,
    'task="read",end="busy"': 1,
    'task="read",end="encrypted"': 1,
    'task="read",end="away"': 1,
  })
  assert.is(figuresOf(text, 'site_documents_passed_on_seconds_count')['task="read"'], 1)
  assert.is(figuresOf(text, 'site_store_up')[''], 1)
  assert.not.match(text, 'site_documents_total')
  assert.is(await web.stop(), 0)
  reader.close()
})

roles.after(() => server.end())

roles.run()
