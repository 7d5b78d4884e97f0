// The site's functions, as a host runs them: in a process of their own, out of a folder that holds what a build would
// write for it. A change of theirs restarts them; leads go where the environment says, as with `site serve`.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Snapshot } from '../pending-output.ts'

export interface FunctionsDeps {
  /** Belongs to this alone; made when it is needed. */
  readonly folder: string
  /** Where packages are. */
  readonly nodeModules: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What the functions' process says besides its address. */
  say(text: string): void
}

export interface Functions {
  /** Takes the functions of an output; they start when they are asked for. */
  update(output: Snapshot): void
  /** The port that they answer at. null: there are none, or they did not start. */
  port(): Promise<number | null>
  stop(): Promise<void>
}

/** One that hangs is ended for good. */
const STOP_MS = 3000

interface Running {
  readonly key: string
  readonly child: ChildProcess
  readonly port: Promise<number | null>
}

export function openFunctions(deps: FunctionsDeps): Functions {
  let output: Snapshot = new Map()
  let running: Running | null = null
  let count = 0
  const start = (key: string): Running => {
    count += 1
    const folder = join(deps.folder, `functions-${count}`)
    writeHost(folder, output, deps.nodeModules)
    const child = spawn(process.execPath, [join(folder, 'server.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...deps.environment, PORT: '0' },
    })
    child.stderr.setEncoding('utf8').on('data', deps.say)
    child.once('close', () => rmSync(folder, { recursive: true, force: true }))
    return { key, child, port: portOf(child, deps.say) }
  }
  const stop = async () => {
    const ending = running
    running = null
    if (ending) await ended(ending.child)
  }
  return {
    update(next) {
      output = next
    },
    async port() {
      const key = keyOf(output)
      if (key === null) return null
      const hasEnded = running && (running.child.exitCode !== null || running.child.signalCode !== null)
      if (running?.key === key && !hasEnded) return running.port
      void stop()
      running = start(key)
      return running.port
    },
    stop,
  }
}

const isForHost = (path: string) => !path.startsWith('public/')

/** Changes when the functions, or what they know of the site, do. */
function keyOf(output: Snapshot): string | null {
  if (!output.has('server.js')) return null
  return [...output].flatMap(([path, { reason }]) => (isForHost(path) ? `${path} ${reason}` : [])).join('\n')
}

function writeHost(folder: string, output: Snapshot, nodeModules: string): void {
  mkdirSync(join(folder, 'public'), { recursive: true })
  symlinkSync(nodeModules, join(folder, 'node_modules'))
  for (const [path, { bytes }] of output) {
    if (!isForHost(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

/** The server says its address in its first line; what it says later is its log. */
function portOf(child: ChildProcess, say: (text: string) => void): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', () => resolve(null))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [address, port] = /^http:\/\/localhost:(\d+)\n/.exec(text) ?? []
      if (port !== undefined) resolve(Number(port))
      const rest = text.slice(address?.length ?? 0)
      if (rest !== '') say(rest)
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
