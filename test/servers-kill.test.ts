// Four servers on one database that writes through to the disk; kill -9 at random moments under load, of a server or of the
// database's own server. What was answered with "ok" is there, once, and is delivered. KILLS=100 runs the long form.
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { postgresProblem, sqldProblem, startPostgres, startSqld } from './database-servers.ts'
import { compare, LeadSender } from './lead-sender.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'
import { testUnless } from './unless.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const SERVERS = 4
const CLIENTS = 5
/** Every third kill hits the database's own server, if it has one. */
const PERIOD = 3
const MOST_LEADS = 60
const MOST_MS = 20

/** Where four servers keep their leads. */
interface Place {
  readonly url: string
  /** null: there is no server that could be killed. */
  readonly kill: (() => void | Promise<void>) | null
  stop(): Promise<void>
}

interface Engine {
  readonly name: string
  readonly problem: string | null
  /** In `npm test`. */
  readonly kills: number
  start(folder: string): Promise<Place>
}

const ENGINES: readonly Engine[] = [
  { name: 'a file', problem: null, kills: 4, start: async (folder) => inFile(folder) },
  { name: 'a libSQL server', problem: sqldProblem(), kills: 4, start: onSqld },
  { name: 'PostgreSQL', problem: postgresProblem(), kills: 8, start: onPostgres },
]

function inFile(folder: string): Place {
  return { url: `file:${join(folder, 'leads.db')}`, kill: null, stop: async () => undefined }
}

async function onSqld(): Promise<Place> {
  const { url, restart, stop } = await startSqld()
  return { url, kill: restart, stop }
}

/** The process of one connection, after which all of PostgreSQL recovers. */
async function onPostgres(): Promise<Place> {
  const { url, killBackend, stop } = await startPostgres()
  return { url, kill: () => assert.ok(killBackend() > 0), stop }
}

const SUITE = 'four servers on one database, some of them killed'
interface Context {
  folder: string
  receiver: WebhookReceiver
  servers: ServerProcess[]
}

const test = suite<Context>(SUITE)

test.before.each(async (context) => {
  context.servers = []
  context.folder = await makeDist(FILES, HOST)
  context.receiver = await startReceiver()
})

test.after.each(async ({ folder, receiver, servers }) => {
  for (const server of servers) await server.stop('SIGKILL')
  receiver.close()
  removeDist(folder)
})

for (const { name, problem, kills, start } of ENGINES) {
  const promise = `lose no lead, store none twice, and deliver every one of them: ${name}`
  testUnless(problem, { test, suite: SUITE, name: promise }, async (context) => {
    const place = await start(context.folder)
    await killSome(context, place, Number(process.env['KILLS'] ?? kills))
      .then((counted) => process.env['KILLS'] && process.stderr.write(`${name}: ${counted}\n`))
      .finally(() => stopAll(context, place))
  })
}

test.run()

async function stopAll({ servers }: Context, place: Place): Promise<void> {
  for (const server of servers) await server.stop('SIGKILL')
  await place.stop()
}

/** @returns what happened */
async function killSome(context: Context, place: Place, kills: number): Promise<string> {
  const { receiver, servers } = context
  // A database that recovers cannot take leads for a moment; it says so, and the visitor sends again.
  const sender = new LeadSender({ clients: CLIENTS, mayRefuse: true })
  const sending = new Set<Promise<void>>()
  const begin = async (index: number) => {
    const server = await startOn(context, place)
    servers[index] = server
    const gone = sender.sendUntilGone(server).finally(() => sending.delete(gone))
    sending.add(gone)
  }
  await Promise.all(Array.from({ length: SERVERS }, (_, index) => begin(index)))
  let ofDatabase = 0
  for (let kill = 0; kill < kills; kill++) {
    await sender.until(sender.answered.size + Math.ceil(Math.random() * MOST_LEADS))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS))
    if (place.kill && kill % PERIOD === PERIOD - 1) {
      await place.kill()
      ofDatabase++
    } else {
      const index = Math.floor(Math.random() * SERVERS)
      await servers[index]?.stop('SIGKILL')
      await begin(index)
    }
  }
  await sender.until(sender.answered.size + MOST_LEADS)
  for (const server of servers) await server.stop('SIGKILL')
  await Promise.all(sending)
  const last = await startOn(context, place)
  servers.push(last)
  await sender.sendAgain(last)
  const { stored, repeated } = await compare(last, sender, receiver)
  assert.is(await last.stop(), 0)
  return `${kills} kills (${ofDatabase} of the database), ${stored} leads stored, none lost, ${repeated} received again`
}

async function startOn({ folder, receiver }: Context, { url }: Place): Promise<ServerProcess> {
  const server = await startServer(folder, {
    LEADS_DATABASE_URL: url,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_ALLOW_PRIVATE: 'on',
  })
  assert.ok(server.port > 0, server.errors())
  return server
}
