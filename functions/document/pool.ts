// Documents of strangers are read in a process of its own: one that crashes, hangs or eats memory is ended and
// replaced, and the server never notices. Nothing is written to a disk.
import { type ChildProcess, fork } from 'node:child_process'
import type { Done, Job, Outcome } from './job.ts'

/** So many may wait for their turn; more would wait longer than a visitor does. */
const MAX_WAITING = 4
/** A process that was not needed for so long gives its memory back. */
const IDLE_MS = 5 * 60 * 1000
/** Libraries that read broken files leak; a process that has grown beyond this is replaced. */
const MAX_RESIDENT_BYTES = 600 * 1024 * 1024
const MAX_DOCUMENTS = 500
const HEAP_MEGABYTES = 512

/** What a document needs besides its own time: starting the process. */
const START_MS = 5_000

export type Analysis = Omit<Job, 'id'>

/** Reads documents, one after the other. */
export interface DocumentPool {
  analyse(document: Analysis): Promise<Outcome>
  stop(): void
}

interface Waiting {
  readonly job: Job
  readonly resolve: (outcome: Outcome) => void
}

/** @param workerFile the compiled functions/document-worker.ts */
export function documentPool(workerFile: string): DocumentPool {
  const waiting: Waiting[] = []
  let worker: Worker | null = null
  let current: Waiting | null = null
  let ids = 0
  let idle: NodeJS.Timeout | undefined

  const next = () => {
    current = waiting.shift() ?? null
    clearTimeout(idle)
    if (!current) {
      idle = setTimeout(retire, IDLE_MS)
      idle.unref()
      return
    }
    worker ??= startWorker(workerFile)
    const { job, resolve } = current
    void worker.run(job).then(({ outcome, isSpent }) => {
      if (isSpent) retire()
      resolve(outcome)
      next()
    })
  }
  const retire = () => {
    worker?.end()
    worker = null
  }
  return {
    analyse(document) {
      if (waiting.length >= MAX_WAITING) return Promise.resolve({ ok: false, trouble: 'busy' })
      ids += 1
      const job = { ...document, id: ids }
      return new Promise((resolve) => {
        waiting.push({ job, resolve })
        if (!current) next()
      })
    },
    stop() {
      clearTimeout(idle)
      for (const { resolve } of waiting.splice(0)) resolve({ ok: false, trouble: 'busy' })
      retire()
    },
  }
}

interface Ran {
  readonly outcome: Outcome
  /** The process must not be used again. */
  readonly isSpent: boolean
}

interface Worker {
  run(job: Job): Promise<Ran>
  end(): void
}

function startWorker(file: string): Worker {
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    // Nothing of the server's settings (database, passwords) is the business of who reads strangers' files.
    env: pickEnvironment(process.env),
    // What libraries say about a document may quote it, and the log is no place for that.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let documents = 0
  return {
    async run(job) {
      documents += 1
      const done = await answerOf(child, job)
      if (done === 'died') return { outcome: { ok: false, trouble: 'failed' }, isSpent: true }
      if (done === 'too-slow') return { outcome: { ok: false, trouble: 'too-slow' }, isSpent: true }
      const isSpent = done.residentBytes > MAX_RESIDENT_BYTES || documents >= MAX_DOCUMENTS
      return { outcome: done.outcome, isSpent }
    },
    end: () => child.kill('SIGKILL'),
  }
}

function answerOf(child: ChildProcess, job: Job): Promise<Done | 'died' | 'too-slow'> {
  return new Promise((resolve) => {
    const settle = (result: Done | 'died' | 'too-slow') => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', die).off('error', die)
      resolve(result)
    }
    const hear = (message: unknown) => {
      const done = message as Done
      if (done.id === job.id) settle(done)
    }
    const die = () => settle('died')
    const timer = setTimeout(() => settle('too-slow'), job.limits.maxMs + START_MS)
    child.on('message', hear).on('exit', die).on('error', die)
    if (child.exitCode !== null || !child.connected) die()
    else child.send(job)
  })
}

const NEEDED = ['PATH', 'MODELS_DIR', 'NODE_ENV', 'TZ', 'LANG']

function pickEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.includes(name)))
}
