import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { limitBody, limitConnections } from './connections.ts'

const test = suite('limitConnections')

test('closes the connection that has waited longest without a request, never one that is being answered', () => {
  const held: ServerResponse[] = []
  return listening(
    (_request, response) => held.push(response),
    async (port, server) => {
      limitConnections(server, 3)
      const asking = await open(port)
      asking.write(REQUEST)
      await once(server, 'request')
      const [first, second] = [await open(port), await open(port)]
      const gone = Promise.all([closed(first), closed(second)])
      const visitors = [await open(port), await open(port)]
      await gone
      for (const visitor of visitors) visitor.write(REQUEST)
      while (held.length < 3) await once(server, 'request')
      for (const response of held) response.end('ok')
      const answers = await Promise.all([asking, ...visitors].map(async (socket) => String(await once(socket, 'data'))))
      assert.equal(
        answers.map((answer) => answer.slice(0, 12)),
        Array(3).fill('HTTP/1.1 200'),
      )
    },
  )
})

test('closes a connection that does not read its answer before that of a new visitor', () =>
  listening(
    (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)),
    async (port, server) => {
      limitConnections(server, 2)
      const taken = once(server, 'connection')
      const unread = await open(port)
      const [socket] = await taken
      const gone = closed(socket)
      unread.pause()
      unread.write(REQUEST)
      await once(server, 'request')
      const visitors = [await open(port), await open(port)]
      await Promise.race([gone, ...visitors.map((visitor) => once(visitor, 'close').then(() => assert.unreachable()))])
    },
  ))

test.run()

const bodies = suite('limitBody')

/** One byte each; all of them take a hundred times as long as a body may. */
const DRIPS = 1200

for (const [what, listener] of Object.entries({
  'that somebody waits for': (request) => request.resume(),
  'that nobody reads': () => {},
  'that was answered before it came': (_request, response) => response.writeHead(405).end(),
} satisfies Record<string, RequestListener>)) {
  bodies(`cuts off a body ${what}, however it drips`, () =>
    listening(
      (request, response) => {
        limitBody(request, 60)
        listener(request, response)
      },
      async (port) => {
        const socket = await open(port)
        socket.resume()
        socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${DRIPS}\r\n\r\n`)
        let sent = 0
        const drip = setInterval(() => {
          sent += 1
          socket.write('x')
        }, 5)
        // A client that still writes may get a reset, which "once" would treat as a failure.
        await new Promise((resolve) => socket.once('close', resolve))
        clearInterval(drip)
        assert.ok(sent < DRIPS, 'it was cut off before it was whole')
      },
    ),
  )
}

bodies('leaves a client alone that has sent everything and waits for the answer', () => {
  let answer = () => {}
  return listening(
    (request, response) => {
      limitBody(request, 1)
      request.resume()
      answer = () => response.end('ok')
    },
    async (port) => {
      const socket = await open(port)
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx')
      await new Promise((resolve) => setTimeout(resolve, 20))
      answer()
      assert.match(String(await once(socket, 'data')), /^HTTP\/1\.1 200/)
      socket.destroy()
    },
  )
})

bodies('does not keep a stopping server waiting for a client that has left', () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  let added = -1
  return listening(
    (request, response) => {
      const before = timers()
      limitBody(request, 60_000)
      added = timers() - before
      response.end('nobody reads the body')
    },
    async (port) => {
      const socket = await open(port)
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx')
      await once(socket, 'data')
      socket.destroy()
      assert.is(added, 0)
    },
  )
})

bodies.run()

async function listening(
  listener: RequestListener,
  use: (port: number, server: Server) => Promise<void>,
): Promise<void> {
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  try {
    await use((server.address() as AddressInfo).port, server)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Many times what it takes on a busy machine: a connection that is never closed fails its test and leaves the others. */
const MAX_CLOSING_MS = 10_000

/** Waits until a connection is closed. */
const closed = (socket: Socket) => once(socket, 'close', { signal: AbortSignal.timeout(MAX_CLOSING_MS) })

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A connection that the server has accepted. */
async function open(port: number): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1')
  // A connection that the other side closes during a write is not a failure here.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
