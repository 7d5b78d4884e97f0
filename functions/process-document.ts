import schema from '../schemas/api/process-document.json' with { type: 'json' }
import type { DocumentRequest } from '../schemas/types.ts'
import type { Trouble } from './document/job.ts'
import { readBody } from './lib/body.ts'
import { json } from './lib/http.ts'
import { textsFor } from './lib/texts.ts'
import type { Handler } from './lib/types.ts'

/** Base64 takes four letters for three bytes; the names and the rest of the body take little. */
const bodyBytes = (maxBytes: number) => Math.ceil(maxBytes / 3) * 4 + 8 * 1024

/** How long a visitor should wait when others are being served. */
const BUSY_SECONDS = 10

/**
 * POST /api/processDocument: reads one document, in a process of its own; nothing of it is kept.
 * 200 DocumentAnswer; 400, 413, 415, 422, 503, 504 { error: { code, message } } with a German message.
 */
export const processDocument: Handler = async (request, { documents, documentLimits: limits }) => {
  const body = await readBody<DocumentRequest>(request, schema, bodyBytes(limits.maxBytes))
  if (!body.ok) return body.status === 413 ? tooLarge(limits.maxBytes) : failure(400, 'malformed', MALFORMED)
  const { fileName, fileType, fileData } = body.value
  const bytes = bytesOf(fileData)
  if (!bytes) return failure(400, 'malformed', MALFORMED)
  if (bytes.byteLength === 0) return troubled('empty')
  if (bytes.byteLength > limits.maxBytes) return tooLarge(limits.maxBytes)
  const { language } = textsFor(request, undefined)
  const outcome = await documents.analyse({ fileName, fileType, bytes, language, limits })
  return outcome.ok ? json(200, outcome.answer) : troubled(outcome.trouble)
}

const MALFORMED = 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.'

const TROUBLES: Readonly<Record<Trouble, readonly [status: number, message: string]>> = {
  unsupported: [415, 'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.'],
  broken: [
    422,
    'Die Datei ist beschädigt und lässt sich nicht lesen. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.',
  ],
  encrypted: [422, 'Die Datei ist mit einem Passwort geschützt. Bitte laden Sie sie ohne Passwort hoch.'],
  empty: [422, 'In der Datei steht nichts, was sich lesen lässt.'],
  busy: [503, 'Gerade werden mehrere Dokumente gelesen. Bitte versuchen Sie es in einigen Sekunden noch einmal.'],
  'too-slow': [
    504,
    'Das Dokument ist zu umfangreich: Das Lesen hat zu lange gedauert. Versuchen Sie es mit weniger Seiten.',
  ],
  failed: [422, 'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.'],
}

function troubled(trouble: Trouble): Response {
  const [status, message] = TROUBLES[trouble]
  return failure(status, trouble.replaceAll('-', '_'), message)
}

function tooLarge(maxBytes: number): Response {
  return failure(413, 'too_large', `Die Datei ist größer als ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

function failure(status: number, code: string, message: string): Response {
  const headers: Record<string, string> = status === 503 ? { 'retry-after': String(BUSY_SECONDS) } : {}
  return json(status, { error: { code, message } }, headers)
}

/** The bytes of a base64 data URL; null if it is none. */
function bytesOf(dataUrl: string): Uint8Array | null {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1)
  // Buffer skips what is no base64, so half a file would be read as a whole one.
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text)) return null
  return Buffer.from(text, 'base64')
}
