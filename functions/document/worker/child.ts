import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { ModelChoice } from '../model-loading/open-models.ts'
import type { Fault } from '../types.ts'
import type { Begun, Job, JobResult, Outcome } from './job.ts'

/** Libraries that read broken files leak; a process that has grown beyond this is replaced. */
const MAX_RESIDENT_BYTES = 500 * 1024 * 1024
const MAX_DOCUMENTS = 500
const HEAP_MEGABYTES = 384
/** Until a process has started and has its document: seconds on a busy machine, and no time of the document's. */
const START_MS = 30_000

/** What became of a job. */
export interface RunResult {
  readonly outcome: Outcome
  /** The process must not be used again. */
  readonly isSpent: boolean
  /** How long the document took; null: it is not known. */
  readonly milliseconds: number | null
  /** Memory of the process afterwards; left out when it has ended. */
  readonly residentBytes?: number
}

/** A process that reads documents, one after the other. */
export interface Child {
  /**
   * @param body the request's body in pieces
   * @param signal ends the process: nobody waits for the answer any more
   */
  run(job: Job, body: readonly Uint8Array[], signal: AbortSignal): Promise<RunResult>
  /** Whether it is gone, for whatever reason. */
  hasEnded(): boolean
  end(): void
}

/** @param file the compiled functions/document-worker.ts */
export function startChild(file: string, models: ModelChoice): Child {
  const child = fork(file, [JSON.stringify(models)], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // A process that reads files of strangers gets none of the server's settings (database, passwords).
    env: { ...pickEnvironment(process.env), ...THRIFTY },
    // What libraries print about a document may quote it, which must not reach the log.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  giveWay(child)
  child.unref()
  child.channel?.unref()
  // The exit reports that the process has ended; a pipe that breaks with it, or a process that never started, adds nothing.
  child.stdin?.on('error', () => undefined)
  child.on('error', () => undefined)
  let documents = 0
  return {
    async run(job, body, signal) {
      documents += 1
      const end = () => child.kill('SIGKILL')
      signal.addEventListener('abort', end)
      const done = await answerOf(child, job, body)
      signal.removeEventListener('abort', end)
      if (done === 'died') {
        return { outcome: { ok: false, error: 'failed', fault: ending(child) }, isSpent: true, milliseconds: null }
      }
      const { maxMs } = job.limits
      if (done === 'too-slow') return { outcome: { ok: false, error: 'too-slow' }, isSpent: true, milliseconds: maxMs }
      const { outcome, residentBytes, milliseconds } = done
      const isBroken = !outcome.ok && outcome.fault !== undefined
      const isSpent = isBroken || residentBytes > MAX_RESIDENT_BYTES || documents >= MAX_DOCUMENTS
      return { outcome, isSpent, milliseconds, residentBytes }
    },
    hasEnded: () => hasEnded(child),
    end: () => child.kill('SIGKILL'),
  }
}

/** Requests for pages come before documents, and before the start of what reads them: its threads inherit the priority. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A sandbox may forbid it, or it has ended already: documents are then read at normal priority.
  }
}

function answerOf(
  child: ChildProcess,
  job: Job,
  body: readonly Uint8Array[],
): Promise<JobResult | 'died' | 'too-slow'> {
  return new Promise((resolve) => {
    const settle = (result: JobResult | 'died' | 'too-slow') => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', die).off('error', die)
      resolve(result)
    }
    const giveUp = () => settle('too-slow')
    let timer = setTimeout(giveUp, START_MS)
    const onMessage = (message: unknown) => {
      const said = message as JobResult | Begun
      if ('begun' in said && said.begun === job.id) {
        clearTimeout(timer)
        timer = setTimeout(giveUp, job.limits.maxMs)
      } else if ('id' in said && said.id === job.id) settle(said)
    }
    const die = () => settle('died')
    child.on('message', onMessage).on('exit', die).on('error', die)
    if (hasEnded(child)) return die()
    child.send(job, (error) => error && die())
    for (const chunk of body) child.stdin?.write(chunk)
  })
}

function hasEnded({ exitCode, signalCode, connected }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || !connected
}

function ending({ exitCode, signalCode }: ChildProcess): Fault {
  const how = signalCode ?? exitCode ?? 'an error'
  return { message: `The process that reads documents ended with ${how}`, stack: '' }
}

/**
 * Without these the C library keeps a heap for each thread and does not return the memory of large pictures: the same
 * twelve pictures left 620 MB instead of 495 MB or less (glibc; other systems ignore these names).
 */
const THRIFTY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

const NEEDED = ['PATH', 'NODE_ENV', 'TZ', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'TESSDATA_PREFIX']

function pickEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.includes(name)))
}
