// Documents of strangers are read in a process of its own: one that crashes, hangs or eats memory is ended and
// replaced, and the server never notices. Nothing is written to a disk.
import type { Visitor } from '../../lib/visitor.ts'
import type { Catalogue } from '../advice/catalogue.ts'
import type { ModelChoice } from '../models.ts'
import type { Limits } from '../types.ts'
import { bodies } from './bodies.ts'
import { startChild } from './child.ts'
import type { Outcome, Trouble } from './job.ts'
import { DocumentQueue } from './queue.ts'

/** Bodies of full size that the server holds at the same time: one is read, others wait or are on their way. */
const MAX_HELD = 8
/** A request to read a document. */
export interface Asked {
  /** JSON of schemas/api/process-document.json; not looked into here. */
  readonly body: ReadableStream<Uint8Array> | null
  /** Language of the page that asks. */
  readonly language: string
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  readonly limits: Limits
  readonly visitor: Visitor
}

/** Reads documents, one after the other; visitors take turns. */
export interface DocumentPool {
  /** Rejects only when the visitor goes away. */
  read(asked: Asked): Promise<Outcome>
  stop(): void
}

/** @param workerFile the compiled functions/document-worker.ts */
export function documentPool(workerFile: string, models: ModelChoice, advice: Catalogue): DocumentPool {
  const inMemory = bodies()
  const queue = new DocumentQueue(() => startChild(workerFile, models, advice))
  return {
    async read({ body, limits, visitor, ...wishes }) {
      const refusal = queue.refusal(visitor)
      if (refusal) return refusal
      // The process starts while the document is on its way.
      queue.wake()
      const bytes = bodyBytes(limits.maxBytes)
      const received = await inMemory.receive(body, { bytes, heldBytes: MAX_HELD * bytes, visitor: visitor.network })
      if (!received.ok) return no(received.trouble)
      const { chunks, byteLength, release } = received
      if (byteLength === 0) return no('malformed')
      try {
        return await queue.run({ byteLength, limits, ...wishes }, chunks, visitor)
      } finally {
        release()
      }
    },
    stop: () => queue.stop(),
  }
}

const no = (trouble: Trouble): Outcome => ({ ok: false, trouble })

/** Base64 takes four letters for three bytes; the names and the rest of the body take little. */
const bodyBytes = (maxBytes: number) => Math.ceil(maxBytes / 3) * 4 + 8 * 1024
