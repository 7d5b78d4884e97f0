import { analysesLeft, countAnalysis } from './allowance.ts'
import type { Upload } from './bring.ts'
import { type Corrections, NO_CORRECTIONS } from './correct/corrections.ts'
import { refusalOf } from './file-types.ts'
import { failed, type Problem, refused } from './problem.ts'
import type { DocumentProcessorProps } from './props.ts'
import { type Report, readReport } from './report/report.ts'
import { analyse, fileOf, type Outcome } from './send.ts'

/** A document that was read. The answer is kept as it came, to be copied and saved. */
export interface ReadDocument {
  readonly file: string
  readonly report: Report
  readonly answer: unknown
  /** What the visitor has changed since. */
  readonly corrections: Corrections
}

interface Unread {
  readonly file: string
  readonly problem: Problem
}

interface Course {
  readonly stop: AbortController
  /** Told before each file: its name and its number, from 1. */
  readonly tell: (file: string, number: number) => void
}

/** Reads files one after the other, as many as are free; the others are named among the problems. */
export async function readEach(
  uploads: readonly Upload[],
  props: DocumentProcessorProps,
  { stop, tell }: Course,
): Promise<{ readonly read: readonly ReadDocument[]; readonly problems: readonly Unread[] }> {
  const read: ReadDocument[] = []
  const problems: Unread[] = []
  for (const [index, upload] of uploads.entries()) {
    tell(upload.name, index + 1)
    const result = refusalIn(upload, props) ?? (await readOne(upload, props, stop))
    // An answer that comes after the visitor has stopped is not shown, and costs nothing.
    if (stop.signal.aborted) break
    if ('report' in result) {
      countAnalysis()
      read.push(result)
    } else problems.push({ file: upload.name, problem: result })
  }
  return { read, problems }
}

/** Why a file is not sent: what it is, or that no analysis is free; null if nothing speaks against it. */
export function refusalIn(upload: Upload, props: DocumentProcessorProps): Problem | null {
  if (analysesLeft() === 0) return { text: props.words.usedUp, language: undefined, hint: null, retry: null }
  const refusal = upload instanceof File ? refusalOf(upload, props) : null
  return refusal && refused(refusal, props)
}

async function readOne(
  upload: Upload,
  props: DocumentProcessorProps,
  stop: AbortController,
): Promise<ReadDocument | Problem> {
  const outcome = await outcomeOf(upload, stop)
  if (!outcome.ok) return failed(outcome, upload, props)
  const report = readReport(outcome.answer)
  if (!report) return failed({ ok: false, reason: 'failed', message: null, canRetry: true }, upload, props)
  return { file: upload.name, report, answer: outcome.answer, corrections: NO_CORRECTIONS }
}

async function outcomeOf(upload: Upload, stopAll: AbortController): Promise<Outcome> {
  const request = fetch.bind(window)
  // A file that takes too long stops itself alone.
  const stop = new AbortController()
  stopAll.signal.addEventListener('abort', () => stop.abort(), { once: true })
  const file = await fileOf(upload, request).catch(() => null)
  // Only a sample can fail to load: the server could not be reached.
  const day = upload instanceof File ? '' : upload.day
  return file ? analyse(file, request, { stop, day }) : { ok: false, reason: 'unreachable' }
}
