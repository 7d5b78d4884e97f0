// Three days without a receiver, by a clock of our own, then one that does everything receivers do: each lead is
// delivered in the end, or visibly dead. LEADS=1000 runs the long form.
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { deliverDue } from '../functions/outbox/deliver.ts'
import type { RegisteredLead } from '../functions/outbox/register.ts'
import type { Store } from '../functions/outbox/store.ts'
import type { Sink } from '../functions/sinks/sink.ts'
import { webhookSink } from '../functions/sinks/webhook.ts'
import { lead, withStore } from './lead.ts'
import { logLines } from './log-lines.ts'

const LEADS = Number(process.env['LEADS'] ?? 40)
const DAY = 24 * 60
const STEP = 20
/** Instead of 15 seconds, so that a receiver that says nothing costs the test little. */
const TRY_MS = 300

const test = suite('a webhook that is down for three days')

test('gets every lead, or leaves it where the owner sees it', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    const receiver = new Receiver()
    const url = await receiver.reserve()
    const clock = { minute: 0 }
    const now = () => new Date(clocks.wall())
    const sink = { ...webhookSink({ url, secret: null, allowsPrivate: true }, now), tryMs: TRY_MS }
    let sent = 0
    const passUntil = async (minute: number) => {
      for (; clock.minute < minute; clock.minute += STEP) {
        for (; sent < LEADS && sent * 3 * DAY <= clock.minute * LEADS; sent++) await store.outbox.put(lead(sent))
        await deliverAll(store, sink)
        await clocks.pass(store, STEP)
      }
    }
    await passUntil(3 * DAY)
    assert.equal(receiver.taken, new Map())
    await receiver.start()
    await passUntil(7 * DAY)
    receiver.close()
    compare(await store.register.list({}), receiver)
  }))

test.run()

/** Compares what the owner is shown with what the receiver got. */
function compare(leads: readonly RegisteredLead[], { taken, answered }: Receiver): void {
  const inState = (wanted: string) => leads.filter(({ state }) => state === wanted)
  const [delivered, dead] = [inState('delivered'), inState('dead')]
  assert.is(delivered.length + dead.length, LEADS)
  assert.ok(delivered.length > 0 && dead.length > 0, `${delivered.length} delivered, ${dead.length} dead`)
  const wronglyDelivered = delivered.filter(({ id }) => !taken.has(id))
  assert.equal(wronglyDelivered, [])
  for (const { deliveries } of dead) assert.match(deliveries[0]?.problem ?? '', /status|No answer|reached/)
  if (process.env['LEADS']) {
    const again = [...taken.values()].filter((times) => times > 1).length
    const figures = `${delivered.length} delivered, ${dead.length} dead, ${again} taken more than once`
    process.stderr.write(`${LEADS} leads: ${figures}; answers ${JSON.stringify(answered)}\n`)
  }
}

async function deliverAll(store: Store, sink: Sink): Promise<void> {
  const deps = { queue: store.queue, sink, log: logLines().log, random: () => 0.5 }
  while ((await deliverDue(deps, new AbortController().signal)) > 0);
}

/** What receivers do, in turn; the first three take the lead, although the third answers too late. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  taken: (response) => response.writeHead(204).end(),
  'taken, with a body without end': (response) => {
    response.writeHead(200).write('x')
  },
  'taken, said too late': (response) => {
    const timer = setTimeout(() => response.writeHead(200).end(), 2 * TRY_MS)
    response.on('close', () => clearTimeout(timer))
  },
  500: (response) => response.writeHead(500).end('no'),
  429: (response) => response.writeHead(429, { 'retry-after': '18000' }).end(),
  410: (response) => response.writeHead(410).end(),
  302: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'cut off': (response) => response.destroy(),
}

class Receiver {
  /** How often each lead was taken, by its key. */
  readonly taken = new Map<string, number>()
  readonly answered: Record<string, number> = {}
  #server: Server | null = null
  #port = 0
  #turn = 0

  /** An address at which nobody answers until it is started. */
  async reserve(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    this.#port = (server.address() as AddressInfo).port
    server.close()
    await once(server, 'close')
    return `http://127.0.0.1:${this.#port}/leads`
  }

  async start(): Promise<void> {
    const names = Object.keys(ANSWERS)
    this.#server = createServer(async (request, response) => {
      for await (const _ of request);
      const key = String(request.headers['idempotency-key'])
      const name = names[this.#turn++ % names.length] ?? ''
      this.answered[name] = (this.answered[name] ?? 0) + 1
      if (name.startsWith('taken')) this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
      ANSWERS[name]?.(response)
    })
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening')
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }
}
