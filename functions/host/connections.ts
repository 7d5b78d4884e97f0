import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A visitor who connects sends a request long before this. */
const FIRST_REQUEST_MS = 1000

/**
 * Keeps a server open for visitors while somebody opens connections only to hold them. When there are too many, it closes
 * the one that has waited longest without a request; failing that, the oldest request whose client does not send its body
 * or read its answer. Refusing new connections instead would shut out the visitors. Time limits alone end a slow
 * connection, not a flood.
 */
export function limitConnections(server: Server, maxConnections: number): void {
  // Without a request, in the order in which they began to wait, with the time.
  const waiting = new Map<Socket, number>()
  // In the order of their requests.
  const asking = new Map<Socket, ServerResponse>()
  let open = 0
  const dispensable = () => {
    const [[longest, since] = [undefined, 0]] = waiting
    if (longest && performance.now() - since > FIRST_REQUEST_MS) return longest
    const isClientsTurn = ({ req, writableEnded }: ServerResponse) => writableEnded || !req.complete
    return [...asking].find(([, response]) => isClientsTurn(response))?.[0] ?? longest
  }
  server.on('connection', (socket) => {
    open += 1
    if (open > maxConnections) (dispensable() ?? socket).destroy()
    waiting.set(socket, performance.now())
    socket.once('close', () => {
      open -= 1
      waiting.delete(socket)
      asking.delete(socket)
    })
  })
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket)
    asking.set(socket, response)
    response.once('close', () => {
      asking.delete(socket)
      if (!socket.destroyed) waiting.set(socket, performance.now())
    })
  })
}

/** Cuts off a client whose body has not arrived in time, whether or not anything reads it. */
export function limitBody(request: IncomingMessage, maxMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  // Nearly all requests have no body, and cost nothing here.
  if (length === undefined && encoding === undefined) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, maxMs)
  // Node never emits "close" for a request whose body nobody reads; a stopping server must not wait for it.
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
