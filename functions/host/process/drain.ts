// A server that is replaced must lose nothing: not a request that it works on, nor one that is on its way to it through a
// connection that a proxy keeps open. So it stops to listen, says "Connection: close" with each answer, and closes idle
// connections only after a moment: closed at once, a request that a proxy has just sent down one of them would be lost.
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Logger } from '../../lib/log.ts'

/** A proxy that has a request for this server sends it long before this, or learns that the connection will be closed. */
const IDLE_MS = 1500
/** How long it goes on to accept connections that wait for it, so that they are not reset. */
const MAX_ACCEPT_MS = 1000
const CLIENT_MS = 10_000
const STEP_MS = 50

export interface DrainOptions {
  readonly log: Logger
  /** How long an answer may take that is worked on. */
  readonly workMs: number
  /** How long clients may take to send their requests and to read the answers. */
  readonly clientMs?: number
}

/** The stop of a server, prepared while it runs. */
export interface Drain {
  /** Whether it has begun. */
  isDraining(): boolean
  /** Finishes what has begun. Resolves when the last connection is closed. */
  run(options: DrainOptions): Promise<void>
}

/** Prepares a server, before it listens, to be stopped without a loss. */
export function drainOf(server: Server): Drain {
  const answers = new Set<ServerResponse>()
  let isDraining = false
  // Before the listener that answers.
  server.prependListener('request', (_request, response: ServerResponse) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
    if (isDraining) response.setHeader('connection', 'close')
  })
  return {
    isDraining: () => isDraining,
    async run(options) {
      isDraining = true
      for (const response of answers) if (!response.headersSent) response.setHeader('connection', 'close')
      await acceptWaiting(server)
      await closeAll(server, answers, options)
    },
  }
}

/**
 * Accepts the connections that the system has already taken for this server; it resets what is left when the server stops to
 * listen. Node accepts one in a turn of its loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const deadline = performance.now() + MAX_ACCEPT_MS
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  // The first turn may have begun before a connection came.
  for (let quiet = 0; quiet < 2 && performance.now() < deadline; ) {
    const before = accepted
    await new Promise(setImmediate)
    quiet = accepted === before ? quiet + 1 : 0
  }
  server.off('connection', count)
}

async function closeAll(server: Server, answers: ReadonlySet<ServerResponse>, options: DrainOptions): Promise<void> {
  const { log, workMs, clientMs = CLIENT_MS } = options
  const began = performance.now()
  const closed = new Promise<void>((resolve) => {
    // http.Server's own close() ends idle connections at once.
    NetServer.prototype.close.call(server, () => resolve())
  })
  const step = setInterval(() => {
    if (performance.now() - began > IDLE_MS) server.closeIdleConnections()
  }, STEP_MS)
  const cutOff = () => log.warn('Requests were cut off because they took too long')
  const slow = setTimeout(() => {
    const late = [...answers].filter(({ req, writableEnded }) => writableEnded || !req.complete)
    for (const { req } of late) req.socket.destroy()
    if (late.length > 0) cutOff()
  }, clientMs)
  const end = setTimeout(() => {
    server.closeAllConnections()
    cutOff()
  }, clientMs + workMs)
  await closed
  clearInterval(step)
  for (const timer of [slow, end]) clearTimeout(timer)
}
