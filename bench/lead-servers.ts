// `npx tsx bench/lead-servers.ts [seconds] [servers] [rounds]`: leads a second that several servers take together, in a file, on sqld
// and in PostgreSQL, each on the disk before its answer; engines take turns, so that what else the machine does hits all of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formToken } from '../functions/leads/form-token.ts'
import { postgresProblem, sqldProblem, startPostgres, startSqld } from '../test/database-servers.ts'
import { childrenOf, processorSeconds } from '../test/documents-hostile.ts'
import { makeDist, removeDist, rows, type ServerProcess, startServer } from '../test/server-process.ts'
import { FILES, HOST, MESSAGE } from '../test/server-site.ts'
import { load, percentile } from './load.ts'

const [seconds = 10, count = 4, rounds = 3] = process.argv.slice(2).map(Number)
/** Of each server. */
const CONNECTIONS = 20

interface Engine {
  readonly name: string
  readonly url: string
  /** The database's own server; null: there is none. */
  readonly server: { pid(): number; stop(): Promise<void> } | null
}

interface Together extends Engine {
  readonly servers: readonly ServerProcess[]
  /** Signs the tokens of forms. */
  readonly secret: string
}

void main()

async function main(): Promise<void> {
  const dist = await makeDist(FILES, HOST)
  const engines = await startAll(dist)
  const together: Together[] = []
  for (const engine of engines) {
    const servers = await startServers(dist, engine.url)
    together.push({ ...engine, servers, secret: await secretOf(engine.url) })
  }
  process.stdout.write(`${count} servers, ${CONNECTIONS} connections each, ${rounds} rounds of ${seconds} s\n`)
  for (let round = 1; round <= rounds; round++) {
    for (const one of together) process.stdout.write(`round ${round}, ${await measure(one)}\n`)
  }
  for (const { servers } of together) await Promise.all(servers.map((server) => server.stop()))
  for (const { server } of together) await server?.stop()
  removeDist(dist)
}

async function startAll(dist: string): Promise<Engine[]> {
  const engines: Engine[] = [{ name: 'file', url: `file:${join(dist, 'leads.db')}`, server: null }]
  for (const [name, problem, start] of [
    ['sqld', sqldProblem(), startSqld],
    ['PostgreSQL', postgresProblem(), startPostgres],
  ] as const) {
    if (problem !== null) {
      process.stderr.write(`left out: ${problem}\n`)
      continue
    }
    const server = await start()
    engines.push({ name, url: server.url, server })
  }
  return engines
}

async function startServers(dist: string, url: string): Promise<ServerProcess[]> {
  const started = Array.from({ length: count }, () => startServer(dist, { LEADS_DATABASE_URL: url }))
  const servers = await Promise.all(started)
  for (const { port, errors } of servers) if (port === 0) throw new Error(errors())
  return servers
}

async function secretOf(database: string): Promise<string> {
  return String((await rows({ database }, "SELECT value FROM secrets WHERE name = 'form-token'"))[0]?.['value'])
}

/** @returns a line with what the servers took in one round */
async function measure({ name, servers, server, secret }: Together): Promise<string> {
  const own = servers.map(({ process: { pid } }) => pid ?? 0)
  const ofDatabase = () => (server ? reaped(server.pid()) + used([server.pid(), ...childrenOf(server.pid())]) : 0)
  const before = { own: used(own), database: ofDatabase() }
  const started = performance.now()
  const loaded = await Promise.all(
    servers.map(({ port }) => load({ port, connections: CONNECTIONS, seconds, request: () => lead(secret) })),
  )
  const took = (performance.now() - started) / 1000
  const latencies = loaded.flatMap((one) => one.latencies).sort((a, b) => a - b)
  const stored = loaded.reduce((sum, { statuses }) => sum + (statuses.get(200) ?? 0), 0)
  const each = (seconds: number) => Math.round((seconds * 1e6) / stored)
  const [ours, databases] = [each(used(own) - before.own), each(ofDatabase() - before.database)]
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(latencies, share)))
  return `${name}: ${Math.round(stored / took)} leads/s, ${latencies.length - stored} refused, p50 ${p50} ms, p99 ${p99} ms; µs of processor a lead: ${ours} ours, ${databases} the database's server`
}

const used = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)

/** Processor seconds of the children that have ended: PostgreSQL has a process for each connection (proc_pid_stat(5)). */
function reaped(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** As a browser sends it: each from a form of its own, which was opened nine seconds ago. */
function lead(secret: string): Buffer {
  const body = JSON.stringify({ ...MESSAGE, token: formToken(new Date(Date.now() - 9000), secret) })
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  return Buffer.from(`${head}\r\n\r\n${body}`)
}
