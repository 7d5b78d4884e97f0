// What the command's thread and the others say to each other: plain data both ways.

/** Kinds of work that threads know (worker.ts). */
export type JobName = 'read' | 'rules' | 'pages'

/** To a thread: what it works on from here on, then batches of it. */
export type Order = { readonly job: JobName; readonly start: unknown } | { readonly batch: unknown }

/** From a thread: it runs; a batch is done; or a failure that is not the author's. */
export type Report =
  | { readonly isReady: true }
  | { readonly answer: unknown; readonly times: Times }
  | { readonly problem: SentProblem }

/** When a batch was begun and done, in milliseconds since 1970: threads count from their own starts. */
export interface Times {
  readonly from: number
  readonly to: number
}

/** The work of one kind, as a thread does it. @returns the answer, and buffers of it that are handed over uncopied */
export type Job = (batch: unknown) => { readonly answer: unknown; readonly transfer?: ArrayBuffer[] }

/** An error on its way: copies of errors lose what the system says about them. */
export interface SentProblem {
  readonly error: Error
  readonly code: string | undefined
  readonly path: string | undefined
}

export function sentProblem(thrown: unknown): SentProblem {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { code, path }: NodeJS.ErrnoException = error
  return { error, code, path }
}

export function receivedProblem({ error, code, path }: SentProblem): Error {
  return Object.assign(error, code !== undefined && { code }, path !== undefined && { path })
}
