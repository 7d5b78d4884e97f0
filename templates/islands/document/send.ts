import type { ApiFailure, DocumentRequest } from '../../../schemas/types.ts'
import type { Upload } from './bring.ts'

/** Where documents are read; a picture of the page comes along. */
export const ADDRESS = '/api/processDocument?preview=1'

/** After this the visitor sees that no answer came. The server gives up earlier: documents.maxSeconds. */
export const TIMEOUT_MS = 45_000

/**
 * What became of a document. unreadable: the browser cannot open it; unreachable: no answer came; failed: the
 * answer is no result, and `message` is what the server says about it, or null.
 */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly reason: 'unreadable' }
  | { readonly ok: false; readonly reason: 'unreachable' }
  | { readonly ok: false; readonly reason: 'failed'; readonly message: string | null; readonly canRetry: boolean }

type Fetch = (address: string, options?: RequestInit) => Promise<Response>

// Limits of schemas/api/process-document.json.
const MAX_NAME = 500
const MAX_TYPE = 200

/** Loads a sample as a file. @throws when it cannot be loaded */
export async function fileOf(upload: Upload, request: Fetch): Promise<File> {
  if (upload instanceof File) return upload
  const response = await request(upload.url)
  if (!response.ok) throw new Error(`${upload.url} answered ${response.status}`)
  const contents = await response.blob()
  return new File([contents], upload.name, { type: contents.type })
}

interface AnalyseOptions {
  readonly stop: AbortController
  /** The day that deadlines are judged by; "": today. */
  readonly day: string
}

/** Has a document read. Never throws: a server that cannot be reached is an outcome too. */
export async function analyse(file: File, request: Fetch, { stop, day }: AnalyseOptions): Promise<Outcome> {
  const fileData = await dataUrlOf(file)
  if (fileData === null) return { ok: false, reason: 'unreadable' }
  const body: DocumentRequest = {
    fileName: file.name.slice(-MAX_NAME),
    fileType: file.type.slice(0, MAX_TYPE),
    fileSize: file.size,
    fileData,
  }
  // Not AbortSignal.timeout: the visitor can stop the same request.
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    return await outcomeOf(await request(day ? `${ADDRESS}&today=${day}` : ADDRESS, post(body, stop.signal)))
  } catch {
    // No network, no answer in time, or the visitor stopped it.
    return { ok: false, reason: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

function post(body: DocumentRequest, signal: AbortSignal): RequestInit {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body), signal }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = parse(await response.text())
  if (response.ok && answer !== undefined) return { ok: true, answer }
  // Too many requests, or a server that is busy: later it may work. What it cannot read, it never will.
  const canRetry = response.ok || response.status === 429 || (response.status >= 500 && response.status !== 501)
  return { ok: false, reason: 'failed', message: messageIn(answer), canRetry }
}

/** @returns undefined for a page instead of JSON */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function messageIn(answer: unknown): string | null {
  const message = (answer as Partial<ApiFailure> | null | undefined)?.error?.message
  return typeof message === 'string' && message.trim() ? message : null
}

/** The file as a base64 data URL; null when the browser cannot open it. */
function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
