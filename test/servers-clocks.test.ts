// Machines whose clocks are days apart share a database: limits, leads and deliveries are as if all clocks were right.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from './browser/browser.ts'
import { clockOfServer } from './clocked-server.ts'
import { type DatabaseServer, postgresProblem, sqldProblem, startPostgres, startSqld } from './database-servers.ts'
import { ask, makeDist, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** Of one machine; the other's is right. */
const DAYS = [-2, 2]
const TRIES = 40
/** What functions/server.ts allows an address in ten minutes. */
const ALLOWED = 10

const SUITE = 'servers whose clocks differ'
const test = suite<{ folder: string }>(SUITE)

test.before(async (context) => {
  context.folder = await makeDist(FILES, HOST)
})
test.after(({ folder }) => removeDist(folder))

for (const [name, problem, start] of [
  ['PostgreSQL', postgresProblem(), () => startPostgres({ fsync: 'off' })],
  ['a libSQL server', sqldProblem(), startSqld],
] as const) {
  for (const days of DAYS) {
    const promise = `count together, and deliver once: ${name}, ${days} days`
    testUnless(problem, { test, suite: SUITE, name: promise }, async ({ folder }) => {
      const database: DatabaseServer = await start()
      await tryTogether(folder, database, days).finally(() => database.stop())
    })
  }
}

test.run()

async function tryTogether(folder: string, { url }: DatabaseServer, days: number): Promise<void> {
  const [clock, receiver] = [await clockOfServer(), await startReceiver()]
  clock.shift(days)
  const settings = {
    ...{ LEADS_DATABASE_URL: url, RATE_LIMIT: 'on', TRUST_PROXY: '1' },
    ...{ LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' },
  }
  // The wrong one makes the database and its first time.
  const wrong = await startServer(folder, { ...settings, ...clock.environment })
  const servers = [wrong, await startServer(folder, settings)]
  try {
    for (const { port, errors } of servers) assert.ok(port > 0, errors())
    const ids = await acceptedOf(servers)
    await deliveredOnce(servers, receiver, ids)
  } finally {
    for (const server of servers) await server.stop()
    receiver.close()
    clock.remove()
  }
}

/** @returns the ids of all leads that were answered with "ok" */
async function acceptedOf(servers: readonly ServerProcess[]): Promise<string[]> {
  const ids: string[] = []
  // Connected to the database: a loaded machine takes its time for the first one.
  for (const server of servers) ids.push(JSON.parse((await tryAt(server, '192.0.2.1')).text).id)
  const answers = await Promise.all(Array.from({ length: TRIES }, (_, n) => tryAt(servers[n % 2])))
  const accepted = answers.flatMap(({ status, text }) => (status === 200 ? [JSON.parse(text).id] : []))
  const waits = answers.flatMap(({ status, headers }) => (status === 429 ? [Number(headers['retry-after'])] : []))
  assert.equal([accepted.length, waits.length], [ALLOWED, TRIES - ALLOWED])
  for (const seconds of waits) assert.ok(seconds > 540 && seconds <= 600, `${seconds} s to wait`)
  return [...ids, ...accepted]
}

async function deliveredOnce(
  servers: readonly ServerProcess[],
  receiver: WebhookReceiver,
  ids: readonly string[],
): Promise<void> {
  const [server] = servers
  assert.ok(server)
  await receiver.until(ids.length)
  const states = 'SELECT state, attempts, count(*) AS count FROM deliveries GROUP BY state, attempts'
  const expected = [{ state: 'delivered', attempts: 1, count: ids.length }]
  await eventually(async () => assert.equal((await rows(server, states)).map(numbers), expected))
  // Stopping waits for what is on its way: a second delivery would arrive by then.
  for (const each of servers) await each.stop()
  assert.equal(receiver.hooks.map(({ key }) => key).sort(), [...ids].sort())
}

/** PostgreSQL counts in texts. */
const numbers = ({ state, attempts, count }: Record<string, unknown>) => ({
  state,
  attempts: Number(attempts),
  count: Number(count),
})

function tryAt(server: ServerProcess | undefined, address = '192.0.2.77') {
  assert.ok(server)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return ask(server, '/api/contact', { body: JSON.stringify(MESSAGE), headers })
}
