import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { logLines } from '../../../test/log-lines.ts'
import { type Drain, drainOf } from './drain.ts'

const test = suite('drainOf')

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const HALF_POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'

test('answers what comes down an idle connection at the last moment, and says that it was the last', () =>
  serving(answerAtOnce, async ({ drain, connect }) => {
    const socket = await connect()
    assert.match(await answerTo(socket, GET), /^HTTP\/1\.1 200 .*keep-alive/s)
    const done = drain.run({ ...logLines(), workMs: 0 })
    await pause(500)
    assert.match(await answerTo(socket, GET), /^HTTP\/1\.1 200 .*connection: close/is)
    await closed(socket)
    await done
  }))

test('accepts who has connected before it stopped to listen', () =>
  serving(answerAtOnce, async ({ drain, connect }) => {
    // The system has taken them all, Node none: it accepts one in a turn of its loop.
    const sockets = await Promise.all(Array.from({ length: 40 }, connect))
    const answers = sockets.map((socket) => answerTo(socket, GET))
    await drain.run({ ...logLines(), workMs: 0 })
    for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1\.1 200 /)
  }))

test('refuses new connections meanwhile, and resolves at once when there are none', () =>
  serving(answerAtOnce, async ({ drain, connect }) => {
    const began = performance.now()
    assert.not(drain.isDraining())
    const done = drain.run({ ...logLines(), workMs: 0 })
    assert.ok(drain.isDraining())
    await done
    assert.ok(performance.now() - began < 1000)
    const refused = await connect().catch((error: NodeJS.ErrnoException) => error.code)
    assert.is(refused, 'ECONNREFUSED')
  }))

test('finishes what it works on longer than clients may take', () =>
  serving(answerAfter(900), async ({ drain, connect }) => {
    const socket = await connect()
    const answer = answerTo(socket, GET)
    await pause(50)
    const { log, lines } = logLines()
    await drain.run({ log, workMs: 5000, clientMs: 200 })
    assert.match(await answer, /^HTTP\/1\.1 200 .*connection: close/is)
    assert.equal(lines, [])
  }))

test('cuts off clients that do not send their request in time, and what takes longer than it may', async () => {
  for (const [request, workMs] of [
    [HALF_POST, 60_000],
    [GET, 100],
  ] as const) {
    await serving(answerAfter(60_000), async ({ drain, connect }) => {
      const socket = await connect()
      socket.on('error', () => undefined).write(request)
      await pause(50)
      const log = logLines().log
      const warnings: unknown[] = []
      await drain.run({ log: { ...log, warn: (text: unknown) => warnings.push(text) }, workMs, clientMs: 200 })
      await closed(socket)
      assert.equal(warnings, ['Requests were cut off because they took too long'])
    })
  }
})

test.run()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const answerAtOnce: RequestListener = (_request, response) => response.end('ok')

function answerAfter(ms: number): RequestListener {
  return (_request, response) => {
    setTimeout(() => response.end('ok'), ms).unref()
  }
}

interface Serving {
  readonly drain: Drain
  connect(): Promise<Socket>
}

async function serving(listener: RequestListener, use: (serving: Serving) => Promise<void>): Promise<void> {
  const server = createServer(listener)
  const drain = drainOf(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connect = async () => {
    const socket = createConnection(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  try {
    await use({ drain, connect })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** '': there is none. */
async function answerTo(socket: Socket, request: string): Promise<string> {
  socket.on('error', () => undefined).write(request)
  const [answer = ''] = await Promise.race([once(socket, 'data'), closed(socket)])
  return String(answer)
}

async function closed(socket: Socket): Promise<[]> {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve))
  return []
}
