// Documents of strangers are read in a process of its own: one that crashes, hangs or eats memory is ended and
// replaced, and the server never notices. Nothing is written to a disk.
import type { Catalogue } from '../advice/catalogue.ts'
import type { ModelChoice } from '../models.ts'
import type { Limits } from '../types.ts'
import { bodies } from './bodies.ts'
import { type Child, startChild } from './child.ts'
import type { Job, Outcome, Trouble } from './job.ts'

/** So many may wait for their turn; more would wait longer than a visitor does. */
const MAX_WAITING = 4
/** Whoever has waited for so long without being next is told to come again. */
const MAX_WAIT_MS = 10_000
/** Bodies that the server holds at the same time: one is read, four wait, others are on their way. */
const MAX_HELD = 8
/** A process that was not needed for so long gives its memory back. */
const IDLE_MS = 5 * 60 * 1000

/** A request to read a document. */
export interface Asked {
  /** JSON of schemas/api/process-document.json; not looked into here. */
  readonly body: ReadableStream<Uint8Array> | null
  /** Language of the page that asks. */
  readonly language: string
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  readonly limits: Limits
}

/** Reads documents, one after the other. */
export interface DocumentPool {
  /** Rejects only when the visitor goes away while sending. */
  read(asked: Asked): Promise<Outcome>
  stop(): void
}

interface Waiting {
  readonly job: Job
  readonly chunks: readonly Uint8Array[]
  readonly patience: NodeJS.Timeout
  readonly resolve: (outcome: Outcome) => void
}

/** @param workerFile the compiled functions/document-worker.ts */
export function documentPool(workerFile: string, models: ModelChoice, advice: Catalogue): DocumentPool {
  const inMemory = bodies()
  const queue = jobQueue(() => startChild(workerFile, models, advice))
  return {
    async read({ body, limits, ...wishes }) {
      if (queue.isFull()) return no('busy')
      // The process starts while the document is on its way.
      queue.wake()
      const bytes = bodyBytes(limits.maxBytes)
      const received = await inMemory.receive(body, { bytes, heldBytes: MAX_HELD * bytes })
      if (!received.ok) return no(received.trouble)
      const { chunks, byteLength, release } = received
      if (byteLength === 0) return no('malformed')
      try {
        return await queue.run({ byteLength, limits, ...wishes }, chunks)
      } finally {
        release()
      }
    },
    stop: queue.stop,
  }
}

const no = (trouble: Trouble): Outcome => ({ ok: false, trouble })

/** Base64 takes four letters for three bytes; the names and the rest of the body take little. */
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
  const run = (asked: Omit<Job, 'id'>, chunks: readonly Uint8Array[]) => {
    // Others may have come first while the document was on its way.
    if (isFull()) return Promise.resolve(no('busy'))
    ids += 1
    const job = { ...asked, id: ids }
    return new Promise<Outcome>((resolve) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve(no('busy'))
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
      resolve(no('busy'))
    }
    retire()
  }
  return { isFull, wake, run, stop }
}
