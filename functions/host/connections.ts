import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A visitor who connects asks long before this is over. */
const ASKS_AFTER_MS = 1000

/**
 * Keeps a server open for visitors while somebody opens connections only to hold them. When there are too many, the one
 * is closed that has waited longest without asking for anything; or else, of those that have asked, the first that does
 * not send its body or take its answer. Refusing new connections instead would shut out exactly the visitors. Time limits
 * alone end a slow connection, not a flood.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order in which they began to wait, with the time.
  const waiting = new Map<Socket, number>()
  // In the order in which they asked.
  const asking = new Map<Socket, ServerResponse>()
  let open = 0
  const dispensable = () => {
    const [[longest, since] = [undefined, 0]] = waiting
    if (longest && performance.now() - since > ASKS_AFTER_MS) return longest
    const isClientsTurn = ({ req, writableEnded }: ServerResponse) => writableEnded || !req.complete
    return [...asking].find(([, response]) => isClientsTurn(response))?.[0] ?? longest
  }
  server.on('connection', (socket) => {
    open += 1
    if (open > most) (dispensable() ?? socket).destroy()
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

/** Cuts off a client whose body is not here in time, whoever reads it or does not. */
export function limitBody(request: IncomingMessage, mostMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  // Nearly all requests have none, and pay nothing.
  if (length === undefined && encoding === undefined) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, mostMs)
  // Of a request whose body nobody reads Node never tells that it is closed; a server that stops must not wait for it.
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
