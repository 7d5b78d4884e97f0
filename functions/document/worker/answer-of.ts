import { json, jsonText, mediaType } from '../../lib/http.ts'
import { pageLanguage } from '../../lib/texts.ts'
import { AnsweredError, type Services } from '../../lib/types.ts'
import type { Visitor } from '../../lib/visitor.ts'
import { type Wording, wordingIn } from '../wording.ts'
import type { Outcome, ReadError } from './job.ts'

/** Retry-After when the queue cannot estimate it. */
const BUSY_SECONDS = 10

/** The answer to a request for the process that reads documents, in the words of the page that asks. */
export async function answerOf(
  request: Request,
  { documentLimits, texts }: Services,
  run: (wording: Wording) => Promise<Outcome>,
): Promise<Response> {
  // A server in front knows the page that asks.
  const language = new URL(request.url).searchParams.get('language')
  const wording = wordingIn(language ?? pageLanguage(request, texts), texts)
  const failure = (error: ReadError, retrySeconds = BUSY_SECONDS) => {
    const megabytes = String(Math.floor(documentLimits.maxBytes / 1024 / 1024))
    const message = wording.texts.errors[error].replace('{megabytes}', megabytes)
    return failureAnswer(error, message.replace('{seconds}', String(retrySeconds)), retrySeconds)
  }
  if (mediaType(request) !== 'application/json') return failure('malformed')
  const outcome = await run(wording)
  const answer = outcome.ok ? jsonText(200, outcome.json) : failure(outcome.error, outcome.retrySeconds)
  if (!outcome.fault) return answer
  const { message, stack } = outcome.fault
  throw new AnsweredError(message, answer, Object.assign(new Error(), { stack }))
}

/** For hosts that do not identify the client. */
export const UNKNOWN_VISITOR: Visitor = { network: '', signal: new AbortController().signal }

const STATUS: Readonly<Record<ReadError, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many-pixels': 413,
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
