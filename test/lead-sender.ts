// Visitors who send leads to a server that fails, and what has to come of it: what was answered with "ok" is there, once,
// and is delivered in the end.
import * as assert from 'uvu/assert'
import { ask, oldToken, rows, type ServerProcess } from './server-process.ts'
import { BOOKING, MESSAGE, PARTIAL_LEAD } from './server-site.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

export interface SenderOptions {
  readonly clients: number
  /** What each visitor waits after a lead. */
  readonly pauseMs?: number
  /** Whether the server may say that it cannot store a lead at the moment. */
  readonly mayRefuse?: boolean
}

/** Each visitor sends one lead after the other; one without an answer is sent again later, with the same key. */
export class LeadSender {
  /** The ids of the leads that were answered with "ok", by what their message says. */
  readonly answered = new Map<string, string>()
  readonly #options: SenderOptions
  /** The tokens that the server gave when forms were opened. */
  readonly #tokens = new Map<number, string>()
  #unanswered: number[] = []
  #next = 0
  #expected = { count: 0, resolve: () => {} }

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /** Resolves when this many leads were answered. */
  until(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#expected = { count, resolve }
    })
  }

  async sendUntilGone(server: ServerProcess): Promise<void> {
    const { clients, pauseMs } = this.#options
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while ((await this.#send(server, this.#unanswered.pop() ?? this.#next++)) !== 'gone') {
          if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 * Math.random()))
        }
      }),
    )
  }

  async sendAgain(server: ServerProcess): Promise<void> {
    for (const number of this.#unanswered.splice(0)) assert.is(await this.#send(server, number), 'stored')
  }

  async #send(server: ServerProcess, number: number): Promise<Sent> {
    const token = this.#tokens.get(number) ?? (await oldToken(server))
    this.#tokens.set(number, token)
    for (const step of stepsOf(number, token)) {
      const sent = await this.#sendStep(server, step)
      if (sent === 'stored') continue
      if (sent === 'gone') this.#unanswered.push(number)
      else this.#unanswered.unshift(number)
      return sent
    }
    this.#tokens.delete(number)
    if (this.answered.size >= this.#expected.count) this.#expected.resolve()
    return 'stored'
  }

  async #sendStep(server: ServerProcess, { path, key, body }: Step): Promise<Sent> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await ask(server, path, { body: JSON.stringify(body), headers }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error) return null
      throw error
    })
    if (answer === null) return 'gone'
    const { status, text } = answer
    if (status === 503 && this.#options.mayRefuse) return 'refused'
    assert.is(status, 200, text)
    if (body.message !== undefined) this.answered.set(body.message, JSON.parse(text).id)
    return 'stored'
  }
}

/** gone: there was no answer. */
type Sent = 'stored' | 'refused' | 'gone'

interface Step {
  readonly path: string
  readonly key: string
  readonly body: object & { readonly message?: string }
}

/** Every third visitor books, with both steps of the dialog. */
function stepsOf(number: number, token: string): Step[] {
  const message = `Nummer ${number}`
  const step = (path: string, body: Step['body']) => {
    const key = `${path}-${number}-`.padEnd(20, 'x').replaceAll('/', '_')
    return { path, key, body: { ...body, token } }
  }
  if (number % 3 > 0) return [step('/api/contact', { ...MESSAGE, message })]
  return [step('/api/booking', PARTIAL_LEAD), step('/api/booking', { ...BOOKING, message })]
}

/** Checks what was answered against what a server stored and a receiver got. */
export async function compare(server: ServerProcess, sender: LeadSender, receiver: WebhookReceiver) {
  const stored = (await rows(server, 'SELECT id, CAST(payload AS text) AS payload FROM leads')).map(
    ({ id, payload }) => ({
      id: String(id),
      number: JSON.parse(String(payload)).message,
    }),
  )
  const ids = new Map(stored.map(({ id, number }) => [number, id]))
  assert.is(stored.length, ids.size, 'none is stored twice')
  const lost = [...sender.answered].filter(([number, id]) => ids.get(number) !== id)
  assert.equal(lost, [], 'none is lost')
  assert.is(stored.length, sender.answered.size)

  await endLeases(server)
  await allDelivered(server)
  const keys = new Set(receiver.hooks.map(({ key }) => key))
  assert.equal(
    stored.filter(({ id }) => !keys.has(id)),
    [],
    'each was received under its key',
  )
  for (const { key, body } of receiver.hooks) assert.is(JSON.parse(body).data.id, key)
  return { stored: stored.length, repeated: receiver.hooks.length - keys.size }
}

/** As if a minute had passed: what the killed servers had claimed may be claimed by others. */
async function endLeases(server: ServerProcess): Promise<void> {
  await rows(server, "UPDATE deliveries SET next_at = 0 WHERE state = 'waiting'")
}

/** @throws AssertionError when nothing is delivered any more although something waits */
async function allDelivered(server: ServerProcess): Promise<void> {
  let [left, deadline] = [Number.POSITIVE_INFINITY, 0]
  while (left > 0) {
    const [row] = await rows(server, "SELECT count(*) AS count FROM deliveries WHERE state <> 'delivered'")
    const count = Number(row?.['count'])
    if (count < left) [left, deadline] = [count, performance.now() + 30_000]
    if (performance.now() > deadline) assert.unreachable(`${left} deliveries wait`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
