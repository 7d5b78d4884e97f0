// What the server and the process that reads documents say to each other.
import type { DocumentAnswer } from '../../schemas/types.ts'
import type { Limits } from './types.ts'

/** One document to read; `id` comes back with the outcome. */
export interface Job {
  readonly id: number
  readonly fileName: string
  /** As the browser told it. */
  readonly fileType: string
  readonly bytes: Uint8Array
  /** Language of the page that asks, for the words of the answer. */
  readonly language: string
  readonly limits: Limits
}

/** Why there is no answer. */
export type Trouble = 'unsupported' | 'broken' | 'encrypted' | 'empty' | 'busy' | 'too-slow' | 'failed'

export type Outcome =
  | { readonly ok: true; readonly answer: DocumentAnswer }
  | { readonly ok: false; readonly trouble: Trouble }

export interface Done {
  readonly id: number
  readonly outcome: Outcome
  /** What the process holds afterwards. */
  readonly residentBytes: number
}
