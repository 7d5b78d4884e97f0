// kill -9 at random moments under load: what was answered with "ok" is there, once, and is delivered in the end.
// KILLS=100 runs the long form.
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ask, makeDist, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE, PARTIAL_LEAD } from './server-site.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const KILLS = Number(process.env['KILLS'] ?? 6)
const CLIENTS = 12
/** A server is killed after up to so many more leads, and some milliseconds on top. */
const MOST_LEADS = 60
const MOST_MS = 10

const test = suite<{ folder: string; receiver: WebhookReceiver }>('a server that is killed')

test.before(async (context) => {
  context.folder = await makeDist(FILES, HOST)
  context.receiver = await startReceiver()
})

test.after(({ folder, receiver }) => {
  receiver.close()
  removeDist(folder)
})

test('loses no lead, stores none twice, and delivers every one of them', async ({ folder, receiver }) => {
  const sender = new Sender()
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await start(folder, receiver)
    const gone = sender.sendUntilGone(server)
    await sender.until(sender.answered.size + Math.ceil(Math.random() * MOST_LEADS))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS))
    await server.stop('SIGKILL')
    await gone
  }
  const last = await start(folder, receiver)
  await sender.sendAgain(last)

  const stored = (await rows(last, 'SELECT id, payload FROM leads')).map(({ id, payload }) => ({
    id: String(id),
    number: JSON.parse(String(payload)).message,
  }))
  const numbers = stored.map(({ number }) => number)
  assert.equal(numbers.length, new Set(numbers).size, 'none is stored twice')
  const lost = [...sender.answered].filter(([number]) => !numbers.includes(number))
  assert.equal(lost, [], 'none is lost')
  for (const { id, number } of stored) assert.is(id, sender.answered.get(number))

  await endLeases(last)
  await allDelivered(last)
  assert.is(await last.stop(), 0)
  const keys = new Set(receiver.hooks.map(({ key }) => key))
  assert.equal(
    [...stored.map(({ id }) => id)].filter((id) => !keys.has(id)),
    [],
    'each was received under its key',
  )
  for (const { key, body } of receiver.hooks) assert.is(JSON.parse(body).data.id, key)
  if (process.env['KILLS']) {
    const repeated = receiver.hooks.length - keys.size
    process.stderr.write(`${KILLS} kills, ${stored.length} leads stored, none lost, ${repeated} received again\n`)
  }
})

test.run()

function start(folder: string, receiver: WebhookReceiver): Promise<ServerProcess> {
  return startServer(folder, { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' })
}

/** Visitors: each sends one lead after the other; one without an answer is sent again later, with the same key. */
class Sender {
  /** The ids of the leads that were answered with "ok", by number. */
  readonly answered = new Map<string, string>()
  #unanswered: number[] = []
  #next = 0
  #expected = { count: 0, resolve: () => {} }

  /** Resolves when so many leads were answered. */
  until(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#expected = { count, resolve }
    })
  }

  async sendUntilGone(server: ServerProcess): Promise<void> {
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (await this.#send(server, this.#unanswered.pop() ?? this.#next++));
      }),
    )
  }

  async sendAgain(server: ServerProcess): Promise<void> {
    for (const number of this.#unanswered.splice(0)) assert.ok(await this.#send(server, number))
  }

  /** @returns false when no answer came */
  async #send(server: ServerProcess, number: number): Promise<boolean> {
    try {
      for (const { path, body } of stepsOf(number)) {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': `${path}-${number}-`.padEnd(20, 'x').replaceAll('/', '_'),
        }
        const answer = await ask(server, path, { body: JSON.stringify(body), headers })
        assert.is(answer.status, 200, answer.text)
        if ('message' in body) this.answered.set(body.message, JSON.parse(answer.text).id)
      }
      if (this.answered.size >= this.#expected.count) this.#expected.resolve()
      return true
    } catch (error) {
      if (!(error instanceof Error && 'code' in error) || error.code === 'ERR_ASSERTION') throw error
      this.#unanswered.push(number)
      return false
    }
  }
}

/** Every third visitor books, with both steps of the dialog. */
function stepsOf(number: number) {
  const message = `Nummer ${number}`
  if (number % 3 > 0) return [{ path: '/api/contact', body: { ...MESSAGE, message } }]
  const email = `${number}@example.org`
  return [
    { path: '/api/booking', body: { ...PARTIAL_LEAD, email } },
    { path: '/api/booking', body: { ...BOOKING, email, message } },
  ]
}

/** As if a minute had gone: what the killed servers had taken may be taken by others. */
async function endLeases(server: ServerProcess): Promise<void> {
  const client = createClient({ url: server.database, timeout: 5000 })
  await client.execute("UPDATE deliveries SET next_at = 0 WHERE state = 'waiting' AND lease IS NOT NULL")
  client.close()
}

async function allDelivered(server: ServerProcess): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const waiting = await rows(server, "SELECT lead_id FROM deliveries WHERE state <> 'delivered'")
    if (waiting.length === 0) return
    if (performance.now() > deadline) assert.unreachable(`${waiting.length} deliveries wait`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
