import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps a server open for visitors while somebody opens connections only to hold them: when there are too many, the one
 * that has waited longest without asking for anything is closed. A visitor asks at once and is never the one; refusing
 * new connections instead would shut out exactly the visitors. Time limits alone end a slow connection, not a flood.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order in which they began to wait.
  const waiting = new Set<Socket>()
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    waiting.add(socket)
    socket.once('close', () => {
      open -= 1
      waiting.delete(socket)
    })
    if (open <= most) return
    const [longest] = waiting
    longest?.destroy()
  })
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket)
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
