// What the server and the process that reads documents say to each other.
import type { Limits } from '../types.ts'

/** One document to read; `id` comes back with the outcome. */
export interface Job {
  readonly id: number
  /** Length of the request's body, which follows on the standard input of the process. */
  readonly byteLength: number
  /** Language of the page that asks, for the words of the answer. */
  readonly language: string
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  readonly limits: Limits
}

/** Why there is no answer. */
export type Trouble =
  | 'malformed'
  | 'too-large'
  | 'unsupported'
  | 'broken'
  | 'encrypted'
  | 'empty'
  | 'busy'
  | 'too-slow'
  | 'failed'

export type Outcome =
  /** `json`: a DocumentAnswer, as it goes to the visitor. With a fault it was made without a model that should have helped. */
  | { readonly ok: true; readonly json: string; readonly fault?: Fault }
  /** `retrySeconds`: when it would be read at once, by the pace of the last documents. */
  | { readonly ok: false; readonly trouble: Trouble; readonly retrySeconds?: number; readonly fault?: Fault }

/** What the owner should know when the code is to blame. It quotes nothing of the document. */
export interface Fault {
  readonly message: string
  /** Lines of a stack without its message; "" where there is none. */
  readonly stack: string
}

/** The body is there, and reading begins. */
export interface Begun {
  readonly begun: number
}

export interface Done {
  readonly id: number
  readonly outcome: Outcome
  /** From the body to the outcome. */
  readonly milliseconds: number
  /** What the process holds afterwards. */
  readonly residentBytes: number
}
