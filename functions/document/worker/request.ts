import schema from '../../../schemas/api/process-document.json' with { type: 'json' }
import type { DocumentRequest } from '../../../schemas/types.ts'
import { checkJson } from '../../lib/body.ts'
import type { Trouble } from './job.ts'

/** A file as a visitor sent it. */
export interface SentFile {
  readonly fileName: string
  /** As the browser told it. */
  readonly fileType: string
  readonly bytes: Uint8Array
}

/** The file in the body of a request; what the body says of its size counts for nothing. */
export function sentFile(body: Uint8Array, maxBytes: number): SentFile | Trouble {
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
  // Buffer skips what is no base64, so half a file would be read as a whole one.
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text)) return null
  return Buffer.from(text, 'base64')
}
