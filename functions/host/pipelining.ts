// A client may send many requests before it has read one answer (RFC 9112, 9.3.2). Node starts every request of a chunk at
// once: 64 kB of "GET /" are 2,400 requests in flight, and a hundred connections fill the memory. Browsers and proxies send
// one request after another, and all requests are answered that way here.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** The end of a request's head; Node's parser accepts no other. */
const HEAD_END = Buffer.from('\r\n\r\n')

/** A document waits 10 s and is read for 30 s; a client that pipelines and takes longer is not reading answers. */
const MAX_HELD_MS = 60_000

/**
 * Hands each connection's bytes to the parser up to the end of one request, and the rest once its answer has been sent and
 * read. So there are never more requests in flight than connections (two on one whose bytes were split inside the end of
 * a head), and what is not read yet stays with the client.
 *
 * @param maxHeldMs a connection whose next request has waited longer than this is closed
 */
export function limitPipelining(server: Server, maxHeldMs: number = MAX_HELD_MS): void {
  const lanes = new WeakMap<Socket, Lane>()
  const inTurn = onePerTurn()
  server.on('connection', (socket) => {
    // Node's own listener feeds its parser.
    const [parse] = socket.listeners('data') as [((bytes: Buffer) => void)?]
    if (!parse) return
    const lane = new Lane({ socket, parse, maxHeldMs, inTurn })
    lanes.set(socket, lane)
    socket.removeListener('data', parse)
    socket.on('data', (chunk) => lane.take(chunk))
  })
  server.on('request', (request, response) => {
    const lane = lanes.get(request.socket)
    if (!lane) return
    lane.begin(request)
    response.once('close', () => lane.end())
  })
}

/**
 * Runs one action per turn of the event loop. Node accepts one connection a turn: if each turn answered a request of every
 * pipelining connection, a visitor would wait for hundreds of such turns.
 */
function onePerTurn(): (action: () => void) => void {
  const waiting: (() => void)[] = []
  const turn = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(turn)
  }
  return (action) => {
    if (waiting.push(action) === 1) setImmediate(turn)
  }
}

interface Connection {
  readonly socket: Socket
  /** Node's listener that feeds its parser. */
  parse(bytes: Buffer): void
  readonly maxHeldMs: number
  inTurn(action: () => void): void
}

class Lane {
  readonly #connection: Connection
  #inFlight = 0
  #last: IncomingMessage | null = null
  /** Length of what the parser is being given. */
  #sliceBytes = 0
  /** How many of the next bytes certainly belong to the last request's body. */
  #bodyBytes = 0
  #isHeld = false
  #timeout: NodeJS.Timeout | undefined

  constructor(connection: Connection) {
    this.#connection = connection
  }

  begin(request: IncomingMessage): void {
    this.#inFlight += 1
    this.#last = request
    this.#bodyBytes = Math.max(0, Number(request.headers['content-length'] ?? 0) - this.#sliceBytes)
  }

  end(): void {
    this.#inFlight -= 1
    if (this.#isHeld && this.#inFlight === 0) this.#resume()
  }

  take(chunk: Buffer): void {
    const { socket } = this.#connection
    const isAnswering = this.#inFlight > 0 && this.#last?.complete === true
    let rest = isAnswering ? chunk : this.#parseSlice(chunk)
    while (rest.length > 0 && this.#isTakingBody()) rest = this.#parseSlice(rest)
    if (rest.length === 0 || socket.destroyed) return
    // Node waits until the body is read, or the answer.
    if (socket.isPaused()) socket.unshift(rest)
    else this.#hold(rest)
  }

  #isTakingBody(): boolean {
    const { socket } = this.#connection
    return this.#inFlight > 0 && this.#last?.complete === false && !socket.isPaused() && !socket.destroyed
  }

  /** Parses up to the end of a head or in a body. @returns the rest */
  #parseSlice(bytes: Buffer): Buffer {
    const head = this.#bodyBytes > 0 ? -1 : bytes.indexOf(HEAD_END)
    const end = this.#bodyBytes || (head === -1 ? bytes.length : head + HEAD_END.length)
    const slice = bytes.subarray(0, end)
    this.#sliceBytes = slice.length
    this.#bodyBytes = Math.max(0, this.#bodyBytes - slice.length)
    this.#connection.parse(slice)
    return bytes.subarray(end)
  }

  /** Keeps bytes until requests in flight are answered; if there are none (Node refused one), until its turn. */
  #hold(rest: Buffer): void {
    const { socket, maxHeldMs } = this.#connection
    this.#isHeld = true
    socket.pause()
    socket.unshift(rest)
    this.#timeout ??= setTimeout(() => socket.destroy(), maxHeldMs).unref()
    if (this.#inFlight === 0) this.#resume()
  }

  #resume(): void {
    this.#isHeld = false
    clearTimeout(this.#timeout)
    this.#timeout = undefined
    const { socket, inTurn } = this.#connection
    inTurn(() => socket.resume())
  }
}
