import { once } from 'node:events'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { residentMegabytes } from './documents-hostile.ts'
import { ask, makeDist, post, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { floodPipelines, holdConnections } from './server-strangers.ts'

const SLOW = 300
/** Far more than an answer takes, and far less than any time limit for the slow. */
const PATIENCE_MS = 5000

let folder = ''
let server: ServerProcess

const slow = suite('the server that others keep waiting')

slow.before(async () => {
  folder = await makeDist(FILES, HOST)
  server = await startServer(folder)
})

slow.after(async () => {
  await server.stop('SIGKILL')
  removeDist(folder)
})

slow(`answers visitors while ${SLOW} connections send half a head, half a body, nothing, or read nothing`, async () => {
  const sockets = await holdConnections(server.port, SLOW, '/_a/large.ABC123.bin')
  const before = performance.now()
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ask(server, '/talk-to-us')),
    post(server, '/api/contact', MESSAGE),
    ask(server, '/readyz'),
  ])
  assert.equal(
    answers.map(({ status }) => status),
    Array(22).fill(200),
  )
  assert.ok(performance.now() - before < PATIENCE_MS)
  for (const socket of sockets) socket.destroy()
})

slow('and makes room by closing the oldest connections, when there are too many', async () => {
  const [first, ...others] = await holdConnections(server.port, 2_050, '/')
  assert.ok(first)
  if (!first.destroyed) await once(first, 'close')
  assert.is((await ask(server, '/')).status, 200)
  for (const socket of others) socket.destroy()
})

slow('and holds no more memory when connections ask thousands of times at once and read nothing', async () => {
  const small = await startServer(folder, { NODE_OPTIONS: '--max-old-space-size=128' })
  await ask(small, '/')
  const pid = small.process.pid ?? 0
  const before = residentMegabytes(pid)
  const sockets = await floodPipelines(small.port, { connections: 100, requests: 5000, path: '/talk-to-us' })
  const answers = await Promise.all([ask(small, '/talk-to-us'), post(small, '/api/contact', MESSAGE)])
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.ok(residentMegabytes(pid) - before < 100, `${residentMegabytes(pid) - before} MB`)
  for (const socket of sockets) socket.destroy()
  assert.is((await ask(small, '/')).status, 200)
  assert.is(await small.stop(), 0)
})

slow.run()
