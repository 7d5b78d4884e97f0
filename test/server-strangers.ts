// What strangers do to a server: they send what no client sends, check what comes back, or keep it waiting.
import { createConnection, type Socket } from 'node:net'

/** The marker in code that scripts would run. */
export const MARK = 'zXq9'

export interface Attack {
  /** What it tries, for messages of tests. */
  readonly name: string
  readonly bytes: Buffer
  /** Whether the client goes away without waiting for an answer. */
  readonly leaves?: boolean
}

/**
 * Sends an attack.
 *
 * @returns what is wrong with the answer; null: nothing
 */
export async function attack(port: number, { name, bytes, leaves }: Attack): Promise<string | null> {
  const answer = await exchange(port, bytes, leaves ?? false)
  const problem = problemOf(answer)
  return problem && `${name}: ${problem}\n${bytes.toString('latin1').slice(0, 300)}\n→ ${answer.slice(0, 300)}`
}

/** A document waits for its turn for ten seconds before the client is asked to retry. */
const ANSWER_MS = 20_000

function exchange(port: number, bytes: Buffer, leaves: boolean): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = createConnection({ port, host: '127.0.0.1' })
    const done = () => resolve(Buffer.concat(chunks).toString('latin1'))
    socket.setTimeout(ANSWER_MS, () => {
      chunks.push(Buffer.from('HTTP/1.1 599 No answer came'))
      socket.destroy()
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that has refused closes while the rest is still on its way.
    socket.on('error', () => undefined)
    socket.on('close', done)
    socket.write(bytes, () => {
      if (leaves) setImmediate(() => socket.destroy())
    })
  })
}

const SECRETS = /SQLite format|^import |"errorPages"|"dependencies"|root:x:|PRIVATE KEY/m

function problemOf(received: string): string | null {
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
  const end = answer.indexOf('\r\n\r\n')
  const [head, body] = [answer.slice(0, end), answer.slice(end + 4)]
  if (/^HTTP\/1\.1 5/.test(head) && !isBusy(head)) return 'the server failed'
  if (answer.indexOf('HTTP/1.1 ', 1) > 0) return 'two answers to one request'
  if (SECRETS.test(body)) return 'a file from outside the folder'
  if (/^(set-cookie|x-injected|access-control-)/im.test(head)) return 'a header that nobody sends'
  if (/^location: (?!\/(?![/\\]))/im.test(head)) return 'a redirect to elsewhere'
  if (!/^content-type: text\/html/im.test(head)) return null
  if (new RegExp(`<[^>]*${MARK}|<script[^>]*>[^<]*${MARK}`, 'i').test(withoutQuoted(body)))
    return 'markup of a stranger'
  return null
}

/** Documents that cannot be read now, because others are being read, may be sent again later. */
function isBusy(head: string): boolean {
  return head.startsWith('HTTP/1.1 503 ') && /^retry-after: \d+$/im.test(head)
}

/** Values in quotation marks, which hold no markup as long as nothing in them ends them. */
function withoutQuoted(html: string): string {
  return html.replace(/="[^"]*"/g, '=""')
}

const HALVES = [
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":',
  '',
]

/**
 * Opens connections that keep a server waiting: with half a head, half a body, nothing at all, or with a request for a
 * large file that is never read.
 */
export function holdConnections(port: number, count: number, largeFile: string): Promise<Socket[]> {
  const large = `GET ${largeFile} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(4)
  const texts = [...HALVES, large]
  const open = (_: unknown, index: number) =>
    new Promise<Socket>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const text = texts[index % texts.length] ?? ''
      // Only a client that reads notices that the server has closed the connection.
      if (text === large) socket.pause()
      else socket.resume()
      socket.once('connect', () => socket.write(text, () => resolve(socket)))
    })
  return Promise.all(Array.from({ length: count }, open))
}

/** Opens connections that send many requests at once, and never read an answer. */
export function floodPipelines(
  port: number,
  { connections, requests, path = '/' }: { connections: number; requests: number; path?: string },
): Promise<Socket[]> {
  const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests))
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.pause()
      socket.once('connect', () => {
        socket.write(bytes)
        resolve(socket)
      })
    })
  return Promise.all(Array.from({ length: connections }, open))
}

/** The head of a request, up to its empty line. */
export function head(line: string, headers: readonly string[]): string {
  return `${line}\r\nHost: x\r\nConnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`
}

/** A request without a body. */
export function get(name: string, path: string, method = 'GET'): Attack {
  return { name, bytes: Buffer.from(head(`${method} ${path} HTTP/1.1`, []), 'latin1') }
}

/** A request with a body and its length. */
export function post(
  name: string,
  path: string,
  { type, body }: { readonly type: string; readonly body: string },
): Attack {
  const bytes = Buffer.from(body)
  const headers = [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`]
  return { name, bytes: Buffer.concat([Buffer.from(head(`POST ${path} HTTP/1.1`, headers), 'latin1'), bytes]) }
}
