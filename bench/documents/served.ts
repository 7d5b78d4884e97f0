import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')

/** The server of the built site, as it is measured. */
export interface Served {
  readonly origin: string
  readonly pid: number
  /** Longest time in which the server could not answer anybody since the last call, in milliseconds. */
  longestBlock(): Promise<number>
}

/** Builds the site (or takes DIST), starts its server, and removes both at the end. */
export async function withServer(measure: (served: Served) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
  try {
    const dist = process.env['DIST'] ?? built(join(folder, 'dist'))
    if (!existsSync(join(dist, 'node_modules')))
      symlinkSync(join(repository, 'node_modules'), join(dist, 'node_modules'))
    const database = `file:${join(folder, 'leads.db')}`
    const env = { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', LEADS_DATABASE_URL: database }
    const child = spawn(process.execPath, ['--import', PROBE, join(dist, 'server.js')], {
      cwd: dist,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    try {
      await measure({ origin: await addressOf(child), pid: child.pid ?? 0, longestBlock: () => longestBlock(child) })
    } finally {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs in the server beside its own code, not in its threads: reports the longest block of its event loop when asked. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('message', () => {
    process.send(delay.max / 1e6)
    delay.reset()
  })
  process.channel.unref()
}
`)}`

async function longestBlock(child: ChildProcess): Promise<number> {
  child.send('ask')
  const [milliseconds] = await once(child, 'message')
  return Number(milliseconds)
}

function built(folder: string): string {
  const args = [join(repository, 'bin/site.js'), 'build', '--root', repository, '--out', folder]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`site build ended with ${status}:\n${stderr}`)
  return folder
}

/** The server's first line is its address. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const output = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  const address = /^(http:\S+)\n/.exec(String(output?.[0]))?.[1]
  if (!address) throw new Error('The server did not start')
  return address
}

const BYTES_PER_PAGE = 4096

/** What a process holds, in megabytes; 0 once it has ended. */
export function residentMegabytes(pid: number): number {
  const pages = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0)
  return (pages * BYTES_PER_PAGE) / 1024 / 1024
}

/** The process that reads documents; null while there is none. */
export function workerOf(server: number): number | null {
  const [first] = read(`/proc/${server}/task/${server}/children`).split(' ').filter(Boolean)
  return first === undefined ? null : Number(first)
}

/** @returns "" when the process has ended */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
