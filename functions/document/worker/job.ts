// What the server and the process that reads documents send each other.
import type { DocumentErrors } from '../../../schemas/types.ts'
import { type Fault, type Limits, MachineFault } from '../types.ts'
import type { Wording } from '../wording.ts'
import type { StageTimes } from './stages.ts'

/** read: a document, see schemas/api/process-document.json; make: an e-invoice, see schemas/api/make-invoice.json. */
export type Task = 'read' | 'make'

/** One document to read or to make; `id` comes back with the outcome. */
export interface Job {
  readonly id: number
  readonly task: Task
  /** Length of the request's body, which follows on the standard input of the process. */
  readonly byteLength: number
  /** The words of the answer, in the language of the page that asks. */
  readonly wording: Wording
  /** Whether a picture of the first page comes along. */
  readonly wantsPreview: boolean
  /** The day that deadlines are judged by, "2026-03-31"; left out: the day of the reading. */
  readonly today?: string
  readonly limits: Limits
}

/** Why there is no answer. Each has its message in site/data/document-texts.yaml. */
export type ReadError = keyof DocumentErrors

export type Outcome =
  /** `json`: a DocumentAnswer or a MakeInvoiceAnswer, as it goes to the visitor. With a fault it was made without a model that should have helped. */
  | { readonly ok: true; readonly json: string; readonly stages?: StageTimes; readonly fault?: Fault }
  /** `retrySeconds`: when it would be read at once, by the pace of the last documents. */
  | { readonly ok: false; readonly error: ReadError; readonly retrySeconds?: number; readonly fault?: Fault }

export const failed = (error: ReadError): Outcome => ({ ok: false, error })

/** Where an error was thrown. Its message may quote the document and is left out. */
export function faultOf(error: unknown): Fault {
  if (error instanceof MachineFault) return { message: error.message, stack: '' }
  const { name = typeof error, stack = '' } = error instanceof Error ? error : {}
  const places = stack.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
  return { message: `A document could not be interpreted: ${name}`, stack: places.join('\n') }
}

/** The body is there, and reading begins. */
export interface Begun {
  readonly begun: number
}

/** What comes back for a job. */
export interface JobResult {
  readonly id: number
  readonly outcome: Outcome
  /** From the body to the outcome. */
  readonly milliseconds: number
  /** Memory of the process afterwards. */
  readonly residentBytes: number
}
