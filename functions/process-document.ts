import type { Trouble } from './document/worker/job.ts'
import { json, jsonText, mediaType } from './lib/http.ts'
import { textsFor } from './lib/texts.ts'
import { AnsweredError, type Handler } from './lib/types.ts'
import type { Visitor } from './lib/visitor.ts'

/** When to come again, where the queue does not know. */
const BUSY_SECONDS = 10

/**
 * POST /api/processDocument: reads one document, in a process of its own; nothing of it is kept.
 * 200 DocumentAnswer; 400, 413, 415, 422, 503, 504 { error: { code, message } } with a German message.
 */
export const processDocument: Handler = async (
  request,
  { documents, documentLimits: limits },
  visitor = UNKNOWN_VISITOR,
) => {
  if (mediaType(request) !== 'application/json') return troubled('malformed', limits.maxBytes)
  const { language } = textsFor(request, undefined)
  const wantsPreview = new URL(request.url).searchParams.get('preview') === '1'
  const outcome = await documents.read({ body: request.body, language, wantsPreview, limits, visitor })
  const answer = outcome.ok
    ? jsonText(200, outcome.json)
    : troubled(outcome.trouble, limits.maxBytes, outcome.retrySeconds)
  if (!outcome.fault) return answer
  const { message, stack } = outcome.fault
  throw new AnsweredError(message, answer, Object.assign(new Error(), { stack }))
}

/** Of hosts that do not say who asks. */
const UNKNOWN_VISITOR: Visitor = { network: '', signal: new AbortController().signal }

const TROUBLES: Readonly<Record<Exclude<Trouble, 'too-large'>, readonly [status: number, message: string]>> = {
  malformed: [400, 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.'],
  unsupported: [415, 'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.'],
  broken: [
    422,
    'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.',
  ],
  encrypted: [422, 'Die Datei ist mit einem Passwort geschützt. Bitte laden Sie sie ohne Passwort hoch.'],
  empty: [422, 'In der Datei steht nichts, was sich lesen lässt.'],
  busy: [503, 'Gerade werden mehrere Dokumente gelesen. Bitte versuchen Sie es in {seconds} Sekunden noch einmal.'],
  'too-slow': [
    504,
    'Das Dokument ist zu umfangreich: Das Lesen hat zu lange gedauert. Versuchen Sie es mit weniger Seiten.',
  ],
  failed: [422, 'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.'],
}

function troubled(trouble: Trouble, maxBytes: number, retrySeconds = BUSY_SECONDS): Response {
  if (trouble === 'too-large')
    return failure(413, trouble, `Die Datei ist größer als ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
  const [status, message] = TROUBLES[trouble]
  const headers: Record<string, string> = trouble === 'busy' ? { 'retry-after': String(retrySeconds) } : {}
  return failure(status, trouble, message.replace('{seconds}', String(retrySeconds)), headers)
}

function failure(status: number, trouble: Trouble, message: string, headers: Record<string, string> = {}): Response {
  return json(status, { error: { code: trouble.replaceAll('-', '_'), message } }, headers)
}
