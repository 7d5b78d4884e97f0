import type { ReadError, Task } from './job.ts'
import type { Stage } from './stages.ts'

/** How a request for the process ended; left: the visitor went away. */
export type DocumentEnd = 'answered' | ReadError | 'left'

/** What is noted of documents for those who watch the server: times and counts, nothing of what they say. */
export interface DocumentNotes {
  stage(name: Stage, milliseconds: number): void
  ended(task: Task, end: DocumentEnd): void
}

/** When nobody watches. */
export const NO_NOTES: DocumentNotes = { stage: () => undefined, ended: () => undefined }

/** How busy the process is. */
export interface DocumentLoad {
  /** How many wait for their turn. */
  readonly waiting: number
  readonly isReading: boolean
  /** Memory of the process after its last document; 0 when it does not run, or has read none. */
  readonly residentBytes: number
}
