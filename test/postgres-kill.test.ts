// Four servers on one PostgreSQL that writes through to the disk; kill -9 at random moments under load, of a server or of a
// process of PostgreSQL, after which all of PostgreSQL recovers. What was answered with "ok" is there, once, and is delivered.
// KILLS=100 runs the long form.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type PostgresServer, postgresProblem, startPostgres } from './database-servers.ts'
import { compare, LeadSender } from './lead-sender.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'
import { testUnless } from './unless.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const KILLS = Number(process.env['KILLS'] ?? 8)
const SERVERS = 4
const CLIENTS = 5
/** Every third kill hits PostgreSQL. */
const PERIOD = 3
const MOST_LEADS = 60
const MOST_MS = 20

const SUITE = 'four servers on PostgreSQL, some of them killed'
interface Context {
  folder: string
  receiver: WebhookReceiver
  postgres: PostgresServer
  servers: ServerProcess[]
}

const problem = postgresProblem()
const test = suite<Context>(SUITE)

test.before(async (context) => {
  context.servers = []
  context.folder = await makeDist(FILES, HOST)
  context.receiver = await startReceiver()
  if (problem === null) context.postgres = await startPostgres()
})

test.after(async ({ folder, receiver, postgres, servers }) => {
  for (const server of servers) await server.stop('SIGKILL')
  receiver.close()
  removeDist(folder)
  await postgres?.stop()
})

const name = 'lose no lead, store none twice, and deliver every one of them'
testUnless(problem, { test, suite: SUITE, name }, async (context) => {
  const { receiver, postgres, servers } = context
  // A database that recovers cannot take leads for a moment; it says so, and the visitor sends again.
  const sender = new LeadSender({ clients: CLIENTS, mayRefuse: true })
  const sending = new Set<Promise<void>>()
  const begin = async (place: number) => {
    const server = await start(context)
    servers[place] = server
    const gone = sender.sendUntilGone(server).finally(() => sending.delete(gone))
    sending.add(gone)
  }
  await Promise.all(Array.from({ length: SERVERS }, (_, place) => begin(place)))
  let backends = 0
  for (let kill = 0; kill < KILLS; kill++) {
    await sender.until(sender.answered.size + Math.ceil(Math.random() * MOST_LEADS))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOST_MS))
    if (kill % PERIOD === PERIOD - 1) {
      assert.ok(postgres.killBackend() > 0)
      backends++
    } else {
      const place = Math.floor(Math.random() * SERVERS)
      await servers[place]?.stop('SIGKILL')
      await begin(place)
    }
  }
  await sender.until(sender.answered.size + MOST_LEADS)
  for (const server of servers) await server.stop('SIGKILL')
  await Promise.all(sending)
  const last = await start(context)
  servers.push(last)
  await sender.sendAgain(last)
  const { stored, repeated } = await compare(last, sender, receiver)
  assert.is(await last.stop(), 0)
  if (process.env['KILLS'])
    process.stderr.write(
      `${KILLS} kills (${backends} of PostgreSQL), ${stored} leads stored, none lost, ${repeated} received again\n`,
    )
})

test.run()

async function start({ folder, receiver, postgres }: Context): Promise<ServerProcess> {
  const server = await startServer(folder, {
    LEADS_DATABASE_URL: postgres.url,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_ALLOW_PRIVATE: 'on',
  })
  assert.ok(server.port > 0, server.errors())
  return server
}
