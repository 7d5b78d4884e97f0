import { ingest } from './ingest.ts'
import { readPicture } from './ocr.ts'
import { mailReader } from './readers/mail.ts'
import { pdfReader } from './readers/pdf.ts'
import { pictureReader } from './readers/picture.ts'
import { tableReader } from './readers/table.ts'
import { textReader } from './readers/text.ts'
import { wordReader } from './readers/word.ts'
import type { Limits, Reader, Reading, Upload } from './types.ts'
import { Unreadable } from './types.ts'

const READERS: readonly Reader[] = [pdfReader, pictureReader, wordReader, tableReader, textReader, mailReader]

/** A mail may be attached to a mail, and so on; nobody looks for an invoice deeper than this. */
const MAX_DEPTH = 2

/**
 * Reads a file with the reader of its format.
 *
 * @throws Unreadable when it is broken, encrypted or empty
 */
export function read(upload: Upload, limits: Limits, depth = 0): Promise<Reading> {
  const reader = READERS.find(({ formats }) => formats.includes(upload.format))
  if (!reader) throw new Error(`There is no reader for ${upload.format}`)
  return reader.read(upload, {
    limits,
    ocr: readPicture,
    readAttachment: (name, bytes) => readAttachment({ name, bytes }, limits, depth + 1),
  })
}

async function readAttachment(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  limits: Limits,
  depth: number,
): Promise<Reading | null> {
  const upload = depth > MAX_DEPTH ? null : ingest(name, '', bytes)
  if (!upload) return null
  try {
    return await read(upload, limits, depth)
  } catch (error) {
    // The mail itself can be read; that its attachment cannot is told by there being none.
    if (error instanceof Unreadable) return null
    throw error
  }
}
