// Documents of strangers are read in a process of its own: one that crashes, hangs or eats memory is ended and
// replaced, and the server never notices. Nothing is written to a disk.
import type { Visitor } from '../../lib/visitor.ts'
import type { ModelChoice } from '../model-loading/open-models.ts'
import type { Limits } from '../types.ts'
import type { Wording } from '../wording.ts'
import { bodies } from './bodies.ts'
import { startChild } from './child.ts'
import { failed, type Outcome, type Task } from './job.ts'
import { type DocumentEnd, type DocumentLoad, type DocumentNotes, NO_NOTES } from './notes.ts'
import { DocumentQueue } from './queue.ts'

/** Maximum number of bodies of full size in memory: one is being read, others wait or are on their way. */
const MAX_HELD = 8

/** A request to read or to make a document. */
export interface ReadRequest {
  readonly task: Task
  /** JSON of the task's schema; not looked into here. */
  readonly body: ReadableStream<Uint8Array> | null
  /** The words of the answer. */
  readonly wording: Wording
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  /** As in Job. */
  readonly today?: string
  readonly limits: Limits
  readonly visitor: Visitor
}

/** Reads documents, one after the other; visitors take turns. */
export interface DocumentPool {
  /** Rejects only when the visitor goes away. */
  read(request: ReadRequest): Promise<Outcome>
  stop(): void
}

/** A pool in this process. */
export interface OwnDocumentPool extends DocumentPool {
  load(): DocumentLoad
}

/** @param workerFile the compiled functions/document-worker.ts */
export function documentPool(
  workerFile: string,
  models: ModelChoice,
  notes: DocumentNotes = NO_NOTES,
): OwnDocumentPool {
  const inMemory = bodies()
  const queue = new DocumentQueue(() => startChild(workerFile, models), undefined, notes)
  const read = async ({ body, limits, visitor, ...options }: ReadRequest): Promise<Outcome> => {
    const refusal = queue.refusal(visitor)
    if (refusal) return refusal
    // The process starts while the document is on its way.
    queue.wake()
    const bytes = bodyBytes(limits.maxBytes)
    const begun = performance.now()
    const received = await inMemory.receive(body, { bytes, heldBytes: MAX_HELD * bytes, visitor: visitor.network })
    if (!received.ok) return failed(received.error)
    notes.stage('receive', performance.now() - begun)
    const { chunks, byteLength, release } = received
    if (byteLength === 0) return failed('malformed')
    try {
      return await queue.run({ byteLength, limits, ...options }, chunks, visitor)
    } finally {
      release()
    }
  }
  return {
    async read(request) {
      let end: DocumentEnd = 'left'
      try {
        const outcome = await read(request)
        end = outcome.ok ? 'answered' : outcome.error
        return outcome
      } finally {
        notes.ended(request.task, end)
      }
    },
    load: () => queue.load(),
    stop: () => queue.stop(),
  }
}

/** Base64 takes four characters for three bytes; the names and the rest of the body take little. */
const bodyBytes = (maxBytes: number) => Math.ceil(maxBytes / 3) * 4 + 8 * 1024
