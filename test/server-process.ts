import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { formToken } from '../functions/leads/form-token.ts'
import { queryDatabase } from './database-servers.ts'

/** A built server as a process of its own, with a small site and a database in a folder of its own. */
export interface ServerProcess {
  readonly folder: string
  readonly port: number
  /** Address of the database. */
  readonly database: string
  readonly process: ChildProcess
  /** What it wrote to stderr. */
  errors(): string
  /** Asks it to stop. @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** A folder as the build leaves it: server.js, host.json, public/, and node_modules to find packages in. */
export async function makeDist(files: Record<string, string>, host: object): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  await bundle(folder, {
    server: 'functions/server.ts',
    'functions/document-worker': 'functions/document-worker.ts',
    'functions/document-guard': 'functions/document-guard.ts',
    'functions/store-thread': 'functions/store-thread.ts',
    'functions/calendar-thread': 'functions/calendar-thread.ts',
  })
  writeFileSync(join(folder, 'host.json'), JSON.stringify(host))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'public', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (!/\.(html|css)$/.test(path)) continue
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  return folder
}

/** Compiles files of the project into a folder, as they run there. */
export async function bundle(folder: string, entryPoints: Record<string, string>): Promise<void> {
  const node = { platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const
  await build({ absWorkingDir: root, entryPoints, outdir: folder, bundle: true, ...node })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

/** Those that have not ended, with their folders: a test that failed leaves its server, which would keep the other tests waiting. */
const running = new Map<ChildProcess, string>()

export function removeDist(folder: string): void {
  for (const [child, own] of running) if (own === folder) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, maxRetries: 3 })
}

/** Starts the server of a folder and waits until it says where it listens, or ends. */
export async function startServer(folder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const database = environment['LEADS_DATABASE_URL'] ?? `file:${join(folder, 'data', 'leads.db')}`
  const env = { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', LEADS_DATABASE_URL: database, ...environment }
  const child = spawn(process.execPath, [join(folder, 'server.js')], { cwd: folder, env })
  let [output, errors] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  running.set(child, folder)
  const exited = once(child, 'exit').finally(() => running.delete(child))
  const listening = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('\n')) resolve()
    })
  })
  await Promise.race([listening, exited])
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
    return child.exitCode
  }
  const port = Number(/^http:\/\/localhost:(\d+)\n$/.exec(output)?.[1] ?? 0)
  return { folder, port, database, process: child, errors: () => errors, stop }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

export interface Asked {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  readonly host?: string
}

/** Sends a path exactly as it is written (fetch would tidy it up first) and takes the answer as it comes. */
export async function ask({ port }: { readonly port: number }, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = asked.body === undefined ? 'GET' : 'POST', headers = {}, body, host = '127.0.0.1' } = asked
  const outgoing = request({ host, port, path, method, headers, agent: false })
  outgoing.end(body)
  const [incoming] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { status: incoming.statusCode, headers: incoming.headers, bytes, text: bytes.toString() }
}

/** Posts JSON. */
export function post(server: { readonly port: number }, path: string, value: unknown): Promise<Answer> {
  return ask(server, path, { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
}

/** Secrets of databases by their address. */
const secrets = new Map<string, string>()

/** The token of a form that was touched nine seconds ago, as a server with this database would have made it. */
export async function oldToken(server: ServerProcess): Promise<string> {
  const find = async () => (await rows(server, "SELECT value FROM secrets WHERE name = 'form-token'"))[0]?.['value']
  const secret = secrets.get(server.database) ?? String(await find())
  secrets.set(server.database, secret)
  return formToken(new Date(Date.now() - 9000), secret)
}

/** What a query finds in the database of a server. */
export function rows(
  server: Pick<ServerProcess, 'database'>,
  sql: string,
  ...args: string[]
): Promise<Record<string, unknown>[]> {
  return queryDatabase(server.database, sql, args)
}
