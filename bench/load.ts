// Sends requests over connections that stay open, one at a time on each, and notes how long each answer takes. Requests
// are written once as bytes and answers only measured: a client that does more is slower than the server it measures.
import { createConnection, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The nth request, as it goes over the wire. */
  request(index: number): Buffer
}

export interface Loaded {
  readonly requests: number
  readonly seconds: number
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly bytes: number
  /** Milliseconds, ascending. */
  readonly latencies: readonly number[]
}

export async function load({ port, connections, seconds, request }: Load): Promise<Loaded> {
  const statuses = new Map<number, number>()
  const latencies: number[] = []
  let [sent, bytes] = [0, 0]
  const started = performance.now()
  const end = started + seconds * 1000
  const visit = async () => {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
    const answer = reader(socket)
    while (performance.now() < end) {
      const before = performance.now()
      socket.write(request(sent++))
      const { status, size } = await answer()
      latencies.push(performance.now() - before)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      bytes += size
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, visit))
  const took = (performance.now() - started) / 1000
  return { requests: latencies.length, seconds: took, statuses, bytes, latencies: latencies.sort((a, b) => a - b) }
}

/** Reads one answer after the other; each has to say how long it is. */
function reader(socket: Socket): () => Promise<{ readonly status: number; readonly size: number }> {
  let [head, missing, status, size] = ['', -1, 0, 0]
  let finish: (answer: { status: number; size: number }) => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const body = (length: number) => {
    missing -= length
    if (missing > 0) return
    const answer = { status, size }
    ;[head, missing] = ['', -1]
    finish(answer)
  }
  socket.on('data', (chunk) => {
    if (missing >= 0) return body(chunk.length)
    head += chunk.toString('latin1')
    const split = head.indexOf('\r\n\r\n')
    if (split === -1) return
    status = Number(head.slice(9, 12))
    size = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, split))?.[1] ?? 0)
    missing = size
    body(head.length - split - 4)
  })
  socket.on('error', (cause) => fail(cause))
  socket.on('close', () => fail(new Error('The server closed a connection')))
  return () =>
    new Promise((resolve, reject) => {
      finish = resolve
      fail = reject
    })
}

/** The value below which a share of ascending values lies. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0
}
