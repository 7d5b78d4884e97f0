// npm run bench:server [-- static watch leads slow hostile pipeline abandon clock faults]   Builds the site, starts its server, and measures it.
// Static files are compared with a bare node:http server (bare-server.ts) in alternating rounds; SIRV=<folder with
// node_modules/sirv> adds sirv. ROUNDS, SECONDS and DIST (a built site) may be set. Faults happen for half an hour, or for
// FAULT_SECONDS, and only when they are asked for.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { processorSeconds, residentMegabytes, send, sendAndLeave } from '../test/documents-hostile.ts'
import { attacks } from '../test/server-attacks.ts'
import { letFaultsHappen } from '../test/server-faults.ts'
import { attack, floodPipelines, holdConnections } from '../test/server-strangers.ts'
import { benchClock } from './clock.ts'
import { type Loaded, load, percentile } from './load.ts'
import { pathsOf } from './paths.ts'

const repository = resolve(import.meta.dirname, '..')
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SECONDS = Number(process.env['SECONDS'] ?? 4)
const CONNECTIONS = 50
const SLOW_CONNECTIONS = 1000
const ATTACKS = 10_000

interface Running {
  readonly name: string
  readonly port: number
  readonly process: ChildProcess
}

/** Starts a server whose first line is its address. */
async function start(
  name: string,
  args: readonly string[],
  folder: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const database = `file:${join(folder, 'bench.db')}`
  const env = { ...process.env, PORT: '0', RATE_LIMIT: 'off', LEADS_DATABASE_URL: database, ...settings }
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const output = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  const port = Number(/localhost:(\d+)/.exec(String(output?.[0]))?.[1] ?? 0)
  if (port === 0) throw new Error(`${name} did not start: ${complaint}`)
  return { name, port, process: child }
}

interface Measured extends Loaded {
  readonly processorMicroseconds: number
}

async function measure(server: Running, request: (index: number) => Buffer): Promise<Measured> {
  const before = processorSeconds(server.process.pid ?? 0)
  const loaded = await load({ port: server.port, connections: CONNECTIONS, seconds: SECONDS, request })
  const used = processorSeconds(server.process.pid ?? 0) - before
  return { ...loaded, processorMicroseconds: (used * 1e6) / loaded.requests }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const perSecond = ({ requests, seconds }: Loaded) => requests / seconds

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function describe(name: string, rounds: readonly Measured[]): string {
  const p50 = median(rounds.map(({ latencies }) => percentile(latencies, 0.5)))
  const p99 = median(rounds.map(({ latencies }) => percentile(latencies, 0.99)))
  const statuses = new Set(rounds.flatMap((round) => [...round.statuses.keys()]))
  return [
    name.padEnd(9),
    `${Math.round(median(rounds.map(perSecond)))} requests/s`,
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `${median(rounds.map(({ processorMicroseconds }) => processorMicroseconds)).toFixed(0)} µs of processor each`,
    `status ${[...statuses].join()}`,
  ].join('  ')
}

async function benchStatic(folder: string, ours: Running): Promise<void> {
  const bare = await start('bare', ['--import', 'tsx', join(repository, 'bench/bare-server.ts'), folder], repository)
  const sirv = process.env['SIRV']
  const peers = sirv ? [await start('sirv', ['-e', SIRV_SERVER, join(folder, 'public')], sirv)] : []
  const servers = [ours, bare, ...peers]
  const paths = pathsOf(folder).map(({ path }) => path)
  const requests = paths.map((path) => wire('GET', path, ['Accept-Encoding: gzip, deflate, br, zstd']))
  const request = (index: number) => requests[index % requests.length] ?? Buffer.alloc(0)
  for (const server of servers) await load({ port: server.port, connections: CONNECTIONS, seconds: 1, request })
  const rounds = new Map<Running, Measured[]>(servers.map((server) => [server, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) rounds.get(server)?.push(await measure(server, request))
  }
  print(`Static files: ${paths.length} pages and parts, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`)
  for (const server of servers) print(describe(server.name, rounds.get(server) ?? []))
  for (const peer of [bare, ...peers]) print(`ours / ${peer.name}: ${ratios(rounds.get(ours), rounds.get(peer))}`)
  for (const peer of [bare, ...peers]) peer.process.kill()
}

/** Ratios of the same rounds: whatever else the machine did affected both. */
function ratios(ours: readonly Measured[] = [], peers: readonly Measured[] = []): string {
  const by = (value: (measured: Measured) => number) =>
    median(ours.map((measured, round) => value(measured) / value(peers[round] ?? measured)))
  const processor = by(({ processorMicroseconds }) => 1 / processorMicroseconds)
  return `${by(perSecond).toFixed(2)} of its requests/s, ${processor.toFixed(2)} by processor time`
}

/** sirv as its documentation shows it for production: files of the start, compressed ones where they are. */
const SIRV_SERVER = `
const sirv = require('sirv')
const files = sirv(process.argv[1], { brotli: true, gzip: true, etag: true, maxAge: 0, extensions: ['html'] })
const server = require('node:http').createServer((request, response) => files(request, response, () => {
  response.writeHead(404, { 'content-length': 0 }).end()
}))
server.listen(0, () => console.log('http://localhost:' + server.address().port))
`

/** The same server watched and unwatched, in alternating rounds. */
async function benchWatch(folder: string, ours: Running): Promise<void> {
  const program = [join(folder, 'server.js')]
  const metrics = await start('metrics', program, folder, { METRICS_PORT: '0' })
  const both = await start('and log', program, folder, { METRICS_PORT: '0', ACCESS_LOG: 'on' })
  // Its lines are taken away.
  both.process.stdout?.resume()
  const servers = [ours, metrics, both]
  const requests = pathsOf(folder).map(({ path }) => wire('GET', path, ['Accept-Encoding: br']))
  const request = (index: number) => requests[index % requests.length] ?? Buffer.alloc(0)
  for (const server of servers) await load({ port: server.port, connections: CONNECTIONS, seconds: 1, request })
  const rounds = new Map<Running, Measured[]>(servers.map((server) => [server, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of servers) rounds.get(server)?.push(await measure(server, request))
  }
  print(`Watched: pages and files, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`)
  for (const server of servers) print(describe(server.name, rounds.get(server) ?? []))
  for (const one of [metrics, both]) print(`${one.name} / unwatched: ${ratios(rounds.get(one), rounds.get(ours))}`)
  for (const one of [metrics, both]) one.process.kill()
}

function contactRequest(index: number): Buffer {
  const lead = { name: 'Erika Beispiel', email: `erika${index}@example.org`, message: 'Guten Tag', source: 'bench' }
  const body = JSON.stringify({ ...lead, metadata: { form_type: 'contact_form' } })
  return wire('POST', '/api/contact', ['Content-Type: application/json', `Content-Length: ${body.length}`], body)
}

async function benchLeads(ours: Running): Promise<void> {
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(ours, contactRequest))
  print(`Leads: POST /api/contact, each on the disk before its answer, ${CONNECTIONS} connections`)
  print(describe('ours', rounds))
}

async function benchSlow(folder: string, ours: Running): Promise<void> {
  const sizes = pathsOf(folder).map(({ path, file }) => ({ path, size: statSync(file).size }))
  const largest = sizes.sort((a, b) => b.size - a.size)[0]?.path ?? '/'
  const idle = openFiles(ours)
  const started = performance.now()
  const sockets = await holdConnections(ours.port, SLOW_CONNECTIONS, largest)
  const request = () => wire('GET', '/', ['Accept-Encoding: br'])
  const visitors = await load({ port: ours.port, connections: 10, seconds: 5, request })
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(visitors.latencies, share).toFixed(1))
  print(`${SLOW_CONNECTIONS} slow connections: half heads, half bodies, silence, and answers nobody reads`)
  print(`visitors beside them: p50 ${p50} ms, p99 ${p99} ms`)
  for (const seconds of [5, 15, 35, 70]) {
    await later(started + seconds * 1000 - performance.now())
    print(`after ${seconds} s the server holds ${Math.max(0, openFiles(ours) - idle)} of them`)
  }
  for (const socket of sockets) socket.destroy()
}

function openFiles({ process: { pid } }: Running): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}

async function benchHostile(ours: Running): Promise<void> {
  const waiting = attacks(ATTACKS, 7)
  const problems: string[] = []
  const before = performance.now()
  const attackInTurn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const problem = await attack(ours.port, next)
      if (problem) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, attackInTurn))
  const seconds = (performance.now() - before) / 1000
  print(`${ATTACKS} hostile requests in ${seconds.toFixed(1)} s: ${problems.length} problems`)
  for (const problem of problems.slice(0, 5)) print(problem)
  const alive = await fetch(`http://127.0.0.1:${ours.port}/readyz`)
  print(`alive: ${ours.process.exitCode === null}, ready: ${alive.status}`)
}

const PIPELINES = { connections: 300, requests: 5000, mostMegabytes: 100, mostP99Ms: 100 }

async function benchPipeline(ours: Running): Promise<void> {
  const { connections, requests, mostMegabytes, mostP99Ms } = PIPELINES
  const request = () => wire('GET', '/', ['Accept-Encoding: br'])
  const visit = (seconds: number) => load({ port: ours.port, connections: 10, seconds, request })
  const write = (seconds: number) => load({ port: ours.port, connections: 2, seconds, request: contactRequest })
  // A server in use: what pages and leads take is there before, and what grows is due to the pipelines.
  await Promise.all([visit(10), write(10)])
  const before = residentMegabytes(ours.process.pid ?? 0)
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, residentMegabytes(ours.process.pid ?? 0))
  }, 20)
  const [sockets, visitors, leads] = await Promise.all([
    floodPipelines(ours.port, { connections, requests }),
    visit(10),
    write(10),
  ])
  clearInterval(watching)
  for (const socket of sockets) socket.destroy()
  const p99 = percentile(visitors.latencies, 0.99)
  const taken = leads.statuses.get(200) ?? 0
  print(`${connections} connections with ${requests} requests each at once, answers unread`)
  print(`memory: +${(most - before).toFixed(0)} MB (limit ${mostMegabytes}), before ${before.toFixed(0)} MB`)
  print(
    `visitors beside them: p50 ${percentile(visitors.latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (limit ${mostP99Ms})`,
  )
  print(`leads taken: ${taken} of ${leads.requests}`)
  if (most - before > mostMegabytes || p99 > mostP99Ms || taken < leads.requests) process.exitCode = 1
}

const ABANDON = { documents: 20, mostSeconds: 5 }

async function benchAbandon(ours: Running): Promise<void> {
  const { documents, mostSeconds } = ABANDON
  const scan = {
    fileName: 'beleg.jpg',
    bytes: readFileSync(join(repository, 'functions/document/fixtures/papers/lieferschein.jpg')),
  }
  const note = { fileName: 'notiz.txt', bytes: Buffer.from('Guten Tag, das ist eine kurze Notiz.') }
  await send(ours, note)
  const scans = Array.from({ length: documents }, () => scan)
  await Promise.all(scans.map((each) => sendAndLeave(ours, each, async () => undefined)))
  const started = performance.now()
  let { status } = await send(ours, note)
  // The server notices a moment later that they have gone.
  while (status === 503 && performance.now() - started < mostSeconds * 1000) status = (await send(ours, note)).status
  const milliseconds = performance.now() - started
  print(
    `${documents} scans abandoned; a visitor after them: ${status} after ${(milliseconds / 1000).toFixed(1)} s (limit ${mostSeconds})`,
  )
  const replies = await Promise.all(scans.map((each) => send(ours, each)))
  const answered = replies.filter((reply) => reply.status === 200)
  const postponed = replies.filter((reply) => reply.status === 503 && reply.retrySeconds !== null)
  const slowest = Math.max(...replies.map((reply) => reply.milliseconds)) / 1000
  const retries = postponed.map(({ retrySeconds }) => retrySeconds)
  print(`${documents} scans at once: ${answered.length} answered, ${postponed.length} postponed by ${retries.join()} s`)
  print(`the slowest answer took ${slowest.toFixed(1)} s`)
  const isRight = status === 200 && answered.length + postponed.length === documents
  if (!isRight || milliseconds > mostSeconds * 1000) process.exitCode = 1
}

function wire(method: string, path: string, headers: readonly string[], body = ''): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  const args = [join(repository, 'bin/site.js'), 'build', '--root', repository, '--out', join(folder, 'dist')]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`site build ended with ${status}: ${stderr}`)
  return join(folder, 'dist')
}

async function benchFaults(): Promise<void> {
  const seconds = Number(process.env['FAULT_SECONDS'] ?? 1800)
  const { faults, diskProblem, stored, repeated } = await letFaultsHappen(seconds)
  const counts = Object.entries(faults).map(([name, count]) => `${name} ${count}`)
  print(`Faults in ${seconds} s: ${counts.join(', ')}${diskProblem === null ? '' : `; no full disk: ${diskProblem}`}`)
  print(`${stored} leads answered with "ok": 0 lost, 0 stored twice, all delivered, ${repeated} received again`)
}

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  if (isWanted('clock')) for (const line of await benchClock()) print(line)
  if (names.includes('faults')) await benchFaults()
  if (names.length === 0 || names.some((name) => !['clock', 'faults'].includes(name))) await benchSite(isWanted)
}

/** Measures the server of the built site. */
async function benchSite(isWanted: (name: string) => boolean): Promise<void> {
  const folder = process.env['DIST'] ?? buildSite()
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const ours = await start('ours', [join(folder, 'server.js')], folder)
  try {
    if (isWanted('static')) await benchStatic(folder, ours)
    if (isWanted('watch')) await benchWatch(folder, ours)
    if (isWanted('leads')) await benchLeads(ours)
    if (isWanted('slow')) await benchSlow(folder, ours)
    if (isWanted('hostile')) await benchHostile(ours)
    if (isWanted('pipeline')) await benchPipeline(ours)
    if (isWanted('abandon')) await benchAbandon(ours)
  } finally {
    ours.process.kill('SIGKILL')
    if (!process.env['DIST']) rmSync(resolve(folder, '..'), { recursive: true })
  }
}

await main()
