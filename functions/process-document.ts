import { wordingIn } from './document/wording.ts'
import type { ReadError } from './document/worker/job.ts'
import { json, jsonText, mediaType } from './lib/http.ts'
import { pageLanguage } from './lib/texts.ts'
import { AnsweredError, type Handler } from './lib/types.ts'
import type { Visitor } from './lib/visitor.ts'

/** Retry-After when the queue cannot estimate it. */
const BUSY_SECONDS = 10

/**
 * POST /api/processDocument: reads one document, in a separate process; nothing of it is kept.
 * 200 DocumentAnswer; 400, 413, 415, 422, 503, 504 { error: { code, message } } with the message of
 * site/data/document-texts.yaml.
 */
export const processDocument: Handler = async (
  request,
  { documents, documentLimits: limits, texts },
  visitor = UNKNOWN_VISITOR,
) => {
  const wording = wordingIn(pageLanguage(request, texts), texts)
  const failure = (error: ReadError, retrySeconds = BUSY_SECONDS) => {
    const megabytes = String(Math.floor(limits.maxBytes / 1024 / 1024))
    const message = wording.texts.errors[error].replace('{megabytes}', megabytes)
    return failureAnswer(error, message.replace('{seconds}', String(retrySeconds)), retrySeconds)
  }
  if (mediaType(request) !== 'application/json') return failure('malformed')
  const wantsPreview = new URL(request.url).searchParams.get('preview') === '1'
  const outcome = await documents.read({ body: request.body, wording, wantsPreview, limits, visitor })
  const answer = outcome.ok ? jsonText(200, outcome.json) : failure(outcome.error, outcome.retrySeconds)
  if (!outcome.fault) return answer
  const { message, stack } = outcome.fault
  throw new AnsweredError(message, answer, Object.assign(new Error(), { stack }))
}

/** For hosts that do not identify the client. */
const UNKNOWN_VISITOR: Visitor = { network: '', signal: new AbortController().signal }

const STATUS: Readonly<Record<ReadError, number>> = {
  malformed: 400,
  'too-large': 413,
  unsupported: 415,
  broken: 422,
  encrypted: 422,
  empty: 422,
  failed: 422,
  busy: 503,
  'too-slow': 504,
}

function failureAnswer(error: ReadError, message: string, retrySeconds: number): Response {
  const status = STATUS[error]
  const headers: Record<string, string> = status === 503 ? { 'retry-after': String(retrySeconds) } : {}
  return json(status, { error: { code: error.replaceAll('-', '_'), message } }, headers)
}
