// What the server and the process that reads documents send each other.
import type { DocumentErrors } from '../../../schemas/types.ts'
import type { Fault, Limits } from '../types.ts'
import type { Wording } from '../wording.ts'

/** One document to read; `id` comes back with the outcome. */
export interface Job {
  readonly id: number
  /** Length of the request's body, which follows on the standard input of the process. */
  readonly byteLength: number
  /** The words of the answer, in the language of the page that asks. */
  readonly wording: Wording
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  readonly limits: Limits
}

/** Why there is no answer. Each has its message in site/data/document-texts.yaml. */
export type ReadError = keyof DocumentErrors

export type Outcome =
  /** `json`: a DocumentAnswer, as it goes to the visitor. With a fault it was made without a model that should have helped. */
  | { readonly ok: true; readonly json: string; readonly fault?: Fault }
  | { readonly ok: false; readonly error: ReadError; readonly fault?: Fault }

export const failed = (error: ReadError): Outcome => ({ ok: false, error })

/** What comes back for a job. */
export interface JobResult {
  readonly id: number
  readonly outcome: Outcome
  /** Memory of the process afterwards. */
  readonly residentBytes: number
}
