import schema from '../../../schemas/api/process-document.json' with { type: 'json' }
import type { DocumentRequest } from '../../../schemas/types.ts'
import { checkJson } from '../../lib/body.ts'
import type { ReadError } from './job.ts'

/** A file as a visitor sent it. */
export interface SentFile {
  readonly fileName: string
  /** As the browser names it; may be empty. */
  readonly fileType: string
  readonly bytes: Uint8Array
}

/** The file in the body of a request; the size that the body names is ignored. */
export function sentFile(body: Uint8Array, maxBytes: number): SentFile | ReadError {
  const checked = checkJson<DocumentRequest>(body, schema)
  if (!checked.ok) return 'malformed'
  const { fileName, fileType, fileData } = checked.value
  const bytes = bytesOf(fileData)
  if (!bytes) return 'malformed'
  if (bytes.byteLength === 0) return 'empty'
  return bytes.byteLength > maxBytes ? 'too-large' : { fileName, fileType, bytes }
}

/** The bytes of a base64 data URL; null if it is none. */
function bytesOf(dataUrl: string): Uint8Array | null {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1)
  // Buffer skips what is not base64, so half a file would be read as a whole one.
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text)) return null
  return Buffer.from(text, 'base64')
}
