import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { limitPipelining } from './pipelining.ts'

const test = suite('limitPipelining')

test('has one request of a connection in flight, and answers all in their order', async () => {
  let [inFlight, most] = [0, 0]
  const asked: string[] = []
  const slowly: RequestListener = ({ url = '' }, response) => {
    inFlight += 1
    most = Math.max(most, inFlight)
    asked.push(url)
    setImmediate(() => {
      inFlight -= 1
      response.end(url)
    })
  }
  await listening(slowly, async (port) => {
    const urls = Array.from({ length: 3000 }, (_, index) => `/${index}`)
    const answer = await exchange(port, [Buffer.from(urls.map((url) => get(url)).join('') + LAST)])
    assert.equal(asked, [...urls, '/last'])
    assert.is(answer.match(/HTTP\/1\.1 200/g)?.length, 3001)
    assert.is(most, 1)
  })
})

test('gives the same answers whatever bodies come between, and wherever the bytes are split', () =>
  listening(countBody, async (port) => {
    const request = fc.oneof(
      fc.constant(get('/g')),
      fc
        .nat(3000)
        .map((length) => `POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'b'.repeat(length)}`),
      fc.constant(
        'POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n\r\n\r\n\r\n\r\n\r\n0\r\n\r\n',
      ),
      fc.constant('POST /e HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n\r\n\r\n\r\n\r\n'),
    )
    const cuts = fc.array(fc.nat(2000), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 6 }), cuts, async (requests, lengths) => {
        const answer = await exchange(port, pieces(Buffer.from(requests.join('') + LAST), lengths))
        const counted = [...answer.matchAll(/\r\n\r\n(\d+)!/g)].map(([, bytes]) => Number(bytes))
        assert.equal(counted, [...requests, LAST].map(bodyLength))
      }),
      { numRuns: 40 },
    )
  }))

test('spreads requests that Node itself refuses over several turns', () =>
  listening(
    () => assert.unreachable(),
    async (port) => {
      // Without a host.
      const answer = await exchange(port, [Buffer.from('GET / HTTP/1.1\r\n\r\n'.repeat(3000))])
      assert.is(answer.match(/HTTP\/1\.1 400/g)?.length, 1)
    },
  ))

test('closes a connection that keeps sending requests and does not read', () =>
  listening(
    (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)),
    async (port) => {
      const socket = await open(port)
      socket.pause()
      socket.write(get('/').repeat(2))
      // A client that does not read notices the end when it writes.
      const drip = setInterval(() => socket.write(get('/')), 10)
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(drip)
    },
    50,
  ))

test.run()

async function listening(listener: RequestListener, use: (port: number) => Promise<void>, maxHeldMs?: number) {
  const server = createServer(listener).listen(0)
  limitPipelining(server, maxHeldMs)
  await once(server, 'listening')
  try {
    await use((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`
const LAST = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

const countBody: RequestListener = async (request, response) => {
  response.end(`${(await text(request)).length}!`)
}

function bodyLength(request: string): number {
  return Number(/Content-Length: (\d+)/.exec(request)?.[1] ?? (request.includes('chunked') ? 8 : 0))
}

function pieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const cut: Buffer[] = []
  let start = 0
  for (const length of lengths) {
    cut.push(bytes.subarray(start, start + length))
    start += length
  }
  return [...cut, bytes.subarray(start)]
}

/** Sends pieces one by one, each taken before the next. @returns everything that came back */
async function exchange(port: number, sent: readonly Buffer[]): Promise<string> {
  const socket = await open(port)
  const answer = text(socket)
  for (const piece of sent) {
    await new Promise((resolve) => socket.write(piece, resolve))
    await new Promise(setImmediate)
  }
  return answer
}

async function open(port: number): Promise<Socket> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
