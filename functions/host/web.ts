import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node loads its web classes on first use, which takes some 15 ms: not while the first visitor waits. */
export function loadWebClasses(): void {
  new Request('http://localhost')
  new Response()
}

/** A Node request as a web-standard one, with a path and its query. The body is read only when a handler reads it. */
export function webRequest(incoming: IncomingMessage, path: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The origin is of no use to handlers, and the host header is the client's to choose.
  const url = `http://localhost${path}`
  const method = incoming.method ?? 'GET'
  // Requests that ask have no body (https://fetch.spec.whatwg.org/#dom-request); what a client sends all the same is dropped.
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: bodyStream(incoming), duplex: 'half' } as RequestInit)
}

/**
 * The body as a stream that pulls nothing before it is read: what no handler reads, Node drops after the answer. When its
 * reader cancels, the rest is read and dropped: closing the connection instead (as Readable.toWeb does) would lose the
 * answer.
 */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true
  let isListening = false
  const listen = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    isListening = true
    const finish = (end: () => void) => {
      if (isOpen) end()
      isOpen = false
    }
    incoming.on('data', (chunk: Buffer) => {
      if (!isOpen) return
      controller.enqueue(chunk)
      incoming.pause()
    })
    incoming.on('end', () => finish(() => controller.close()))
    incoming.on('error', (cause) => finish(() => controller.error(cause)))
    incoming.on('close', () => finish(() => controller.error(new Error('The client went away'))))
  }
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isListening) incoming.resume()
        else listen(controller)
      },
      cancel() {
        isOpen = false
        incoming.resume()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Sends a web-standard answer. Headers that are already set stay, unless the answer sets them too. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('content-length', bytes.byteLength)
  response.end(bytes)
}
