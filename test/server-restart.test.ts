// Servers that are replaced one after the other while visitors come: behind Debian's nginx, and at a socket that somebody
// else holds. RESTARTS=10 REQUESTS=10000 runs the long form.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MIGRATIONS } from '../functions/outbox/database/migrations.ts'
import { openDatabase } from '../functions/outbox/database/open.ts'
import { childrenOf } from './documents-hostile.ts'
import { freePort, nginxProblem, startNginx } from './nginx-proxy.ts'
import { makeDist, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const RESTARTS = Number(process.env['RESTARTS'] ?? 2)
const REQUESTS = Number(process.env['REQUESTS'] ?? 400)
const VISITORS = 12
const SUITE = 'restarts'

const test = suite(SUITE)

let folder = ''

test.before(async () => {
  folder = await makeDist(FILES, HOST)
})

test.after(() => removeDist(folder))

const behindNginx = 'lose no request behind nginx, nor when the second one is of a newer version'

testUnless(nginxProblem(), { test, suite: SUITE, name: behindNginx }, async () => {
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => startServer(folder, { PORT: String(port), TRUST_PROXY: 'loopback' })
  const servers = await Promise.all(ports.map(start))
  const nginx = await startNginx(ports)
  const visitors = new Visitors(nginx.port)
  const visiting = visitors.comeUntilTold()
  try {
    for (let restart = 0; restart < RESTARTS || visitors.count < REQUESTS; restart++) {
      if (restart === 1) (await openDatabase(databaseOf(servers), true, NEWER)).close()
      const which = restart % 2
      assert.is(await servers[which]?.stop(), 0)
      servers[which] = await start(ports[which] ?? 0)
      assert.ok(servers[which]?.port, servers[which]?.errors())
    }
  } finally {
    visitors.tell()
    await visiting
    await Promise.all(servers.map((server) => server.stop()))
    await nginx.stop()
  }
  assert.equal(visitors.failures, [])
  const stored = await rows(servers[0] as ServerProcess, 'SELECT id, colour FROM leads')
  assert.equal(stored.map(({ id }) => String(id)).sort(), visitors.ids.sort())
  for (const { errors } of servers) assert.is(errors(), '')
  process.stdout.write(`${RESTARTS} restarts behind nginx: ${visitors.count} requests, ${visitors.ids.length} leads\n`)
})

const atSocket = 'lose no request at a socket that stays open, whether visitors keep their connections or not'
for (const workers of ['1', '2']) {
  test(workers === '1' ? atSocket : `${atSocket}, with ${workers} workers at it`, async () => {
    const socket = await holdSocket(folder, workers)
    const all = [false, true].map((keepAlive) => new Visitors(socket.port, keepAlive))
    const visiting = Promise.all(all.map((visitors) => visitors.comeUntilTold()))
    for (let restart = 0; restart < RESTARTS || all.some(({ count }) => count < REQUESTS); restart++)
      await socket.restart()
    for (const visitors of all) visitors.tell()
    await visiting
    assert.equal(
      all.map(({ failures }) => failures),
      [[], []],
      'those with new connections, and those who keep theirs',
    )
    await socket.end()
    assert.is(socket.errors(), '')
  })
}

test.run()

/** What a later version might do to the database. */
const NEWER = [...MIGRATIONS, { statements: ["ALTER TABLE leads ADD COLUMN colour TEXT NOT NULL DEFAULT ''"] }]

/**
 * Listens, and passes the socket to one server after the other, as systemd does. Its loop is blocked, so it accepts nobody
 * itself.
 */
const HOLDER = `
const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
  const start = 'LISTEN_FDS=1 LISTEN_PID=$$ exec ' + process.execPath + ' server.js'
  const stdio = ['ignore', 'inherit', 'inherit', server._handle.fd]
  while (require('node:child_process').spawnSync('sh', ['-c', start], { stdio }).status === 0);
  process.exit(1)
})`

/** A socket, and the server that listens at it. */
interface HeldSocket {
  readonly port: number
  errors(): string
  /** Stops the server, and resolves when the next one is there. */
  restart(): Promise<void>
  end(): Promise<void>
}

async function holdSocket(cwd: string, WORKERS: string): Promise<HeldSocket> {
  const env = {
    WORKERS,
    PATH: process.env['PATH'],
    RATE_LIMIT: 'off',
    LEADS_DATABASE_URL: `file:${join(cwd, 'data', 'leads.db')}`,
  }
  const holder = spawn(process.execPath, ['-e', HOLDER], { cwd, env })
  let errors = ''
  holder.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(holder, 'exit').then((): never => assert.unreachable(errors) as never)
  ended.catch(() => undefined)
  const nextServer = async () => String((await Promise.race([once(holder.stdout, 'data'), ended]))[0])
  const port = Number(/:(\d+)\n$/.exec(await nextServer())?.[1])
  const server = () => childrenOf(holder.pid ?? 0)[0] ?? 0
  return {
    port,
    errors: () => errors,
    async restart() {
      const next = nextServer()
      process.kill(server(), 'SIGTERM')
      assert.match(await next, `:${port}\n`)
    },
    async end() {
      const last = server()
      holder.kill('SIGKILL')
      process.kill(last, 'SIGTERM')
      await once(holder.stdout, 'close')
    },
  }
}

const databaseOf = ([server]: readonly ServerProcess[]) => server?.database ?? ''

/** Who ask for pages and send leads, one after the other, and never try again. */
class Visitors {
  readonly failures: string[] = []
  /** Of the leads that were answered with "ok". */
  readonly ids: string[] = []
  count = 0
  readonly #port: number
  readonly #agent: Agent
  #isTold = false

  constructor(port: number, keepAlive = true) {
    this.#port = port
    this.#agent = new Agent({ keepAlive, maxSockets: VISITORS })
  }

  async comeUntilTold(): Promise<void> {
    const visitor = async (_: unknown, index: number) => {
      for (let n = index; !this.#isTold; n++) {
        await (n % 3 === 0 ? this.#send() : this.#read()).catch((error: unknown) => this.failures.push(String(error)))
        this.count += 1
      }
    }
    await Promise.all(Array.from({ length: VISITORS }, visitor))
    this.#agent.destroy()
  }

  tell(): void {
    this.#isTold = true
  }

  async #read(): Promise<void> {
    const { status } = await this.#ask('/talk-to-us')
    if (status !== 200) this.failures.push(`page: ${status}`)
  }

  async #send(): Promise<void> {
    const { status, text } = await this.#ask('/api/contact', JSON.stringify(MESSAGE))
    if (status === 200) this.ids.push(JSON.parse(text).id)
    else this.failures.push(`lead: ${status} ${text}`)
  }

  async #ask(path: string, body?: string): Promise<{ status: number; text: string }> {
    const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request({ host: '127.0.0.1', port: this.#port, path, method, headers, agent: this.#agent })
    outgoing.end(body)
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    return { status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }
  }
}
