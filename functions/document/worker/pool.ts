// Documents of strangers are read in a process of its own: one that crashes, hangs or eats memory is ended and
// replaced, and the server never notices. Nothing is written to a disk.
import type { ModelChoice } from '../model-loading/open-models.ts'
import type { Limits } from '../types.ts'
import type { Wording } from '../wording.ts'
import { bodies } from './bodies.ts'
import { type Child, startChild } from './child.ts'
import { failed, type Job, type Outcome } from './job.ts'

/** Maximum queue length: further visitors would wait longer than people do. */
const MAX_WAITING = 4
/** Maximum time in the queue; a visitor who has waited longer is asked to try again. */
const MAX_WAIT_MS = 10_000
/** Maximum number of bodies in memory: one is being read, four wait, others are on their way. */
const MAX_HELD = 8
/** An idle process is ended after this time, to free its memory. */
const IDLE_MS = 5 * 60 * 1000

/** A request to read a document. */
export interface ReadRequest {
  /** JSON of schemas/api/process-document.json; not looked into here. */
  readonly body: ReadableStream<Uint8Array> | null
  /** The words of the answer. */
  readonly wording: Wording
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  readonly limits: Limits
}

/** Reads documents, one after the other. */
export interface DocumentPool {
  /** Rejects only when the visitor goes away while sending. */
  read(request: ReadRequest): Promise<Outcome>
  stop(): void
}

interface Waiting {
  readonly job: Job
  readonly chunks: readonly Uint8Array[]
  readonly patience: NodeJS.Timeout
  readonly resolve: (outcome: Outcome) => void
}

/** @param workerFile the compiled functions/document-worker.ts */
export function documentPool(workerFile: string, models: ModelChoice): DocumentPool {
  const inMemory = bodies()
  const queue = jobQueue(() => startChild(workerFile, models))
  return {
    async read({ body, limits, ...options }) {
      if (queue.isFull()) return failed('busy')
      // The process starts while the document is on its way.
      queue.wake()
      const bytes = bodyBytes(limits.maxBytes)
      const received = await inMemory.receive(body, { bytes, heldBytes: MAX_HELD * bytes })
      if (!received.ok) return failed(received.error)
      const { chunks, byteLength, release } = received
      if (byteLength === 0) return failed('malformed')
      try {
        return await queue.run({ byteLength, limits, ...options }, chunks)
      } finally {
        release()
      }
    },
    stop: queue.stop,
  }
}

/** Base64 takes four characters for three bytes; the names and the rest of the body take little. */
const bodyBytes = (maxBytes: number) => Math.ceil(maxBytes / 3) * 4 + 8 * 1024

function jobQueue(start: () => Child) {
  const waiting: Waiting[] = []
  let child: Child | null = null
  let current: Waiting | null = null
  let ids = 0
  let isStopped = false
  let idle: NodeJS.Timeout | undefined

  const isFull = () => isStopped || waiting.length >= MAX_WAITING
  const retire = () => {
    child?.end()
    child = null
  }
  const wake = (): Child => {
    if (!child || child.hasEnded()) child = start()
    clearTimeout(idle)
    idle = setTimeout(() => !current && retire(), IDLE_MS)
    idle.unref()
    return child
  }
  const next = () => {
    current = waiting.shift() ?? null
    if (!current) return
    const { job, chunks, resolve, patience } = current
    clearTimeout(patience)
    void wake()
      .run(job, chunks)
      .then(({ outcome, isSpent }) => {
        if (isSpent) retire()
        // The next visitor does not wait for a process to start.
        if (isSpent && !isStopped) wake()
        resolve(outcome)
        next()
      })
  }
  const run = (request: Omit<Job, 'id'>, chunks: readonly Uint8Array[]) => {
    // Others may have come first while the document was on its way.
    if (isFull()) return Promise.resolve(failed('busy'))
    ids += 1
    const job = { ...request, id: ids }
    return new Promise<Outcome>((resolve) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve(failed('busy'))
      }
      const one: Waiting = { job, chunks, resolve, patience: setTimeout(giveUp, MAX_WAIT_MS) }
      waiting.push(one)
      if (!current) next()
    })
  }
  const stop = () => {
    isStopped = true
    clearTimeout(idle)
    for (const { resolve, patience } of waiting.splice(0)) {
      clearTimeout(patience)
      resolve(failed('busy'))
    }
    retire()
  }
  return { isFull, wake, run, stop }
}
