import { FORMATS, type ReaderName } from '../../common/formats.ts'
import { ingest } from './ingest.ts'
import type { Limits, Reader, ReaderMeans, Reading, Upload } from './types.ts'
import { Unreadable } from './types.ts'

// Loaded when the first file of a format comes: all their libraries together take a second and 100 MB.
const READERS: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  pdf: async () => (await import('./readers/pdf.ts')).pdfReader,
  picture: async () => (await import('./readers/picture.ts')).pictureReader,
  word: async () => (await import('./readers/word.ts')).wordReader,
  table: async () => (await import('./readers/table.ts')).tableReader,
  text: async () => (await import('./readers/text.ts')).textReader,
  mail: async () => (await import('./readers/mail.ts')).mailReader,
}
const ocr: ReaderMeans['ocr'] = async (...asked) => (await import('./ocr/read-picture.ts')).readPicture(...asked)

/** A mail may be attached to a mail, and so on; nobody looks for an invoice deeper than this. */
const MAX_DEPTH = 2

/** The share of the time in which pages are read; the last one may take a while, and what was read is interpreted then. */
const READING_SHARE = 0.6

interface Spending {
  readonly limits: Limits
  /** When the document's time began, as performance.now() tells it. */
  readonly started: number
}

/**
 * Reads a file with the reader of its format. When the time is short, the rest of its pages is left out.
 *
 * @throws Unreadable when it is broken, encrypted or empty
 */
export async function read(upload: Upload, spending: Spending, depth = 0): Promise<Reading> {
  const reader = await READERS[FORMATS[upload.format].reader]()
  const { limits, started } = spending
  return reader.read(upload, {
    limits,
    hasTime: () => performance.now() - started < limits.maxMs * READING_SHARE,
    ocr,
    readAttachment: (name, bytes) => readAttachment({ name, bytes }, spending, depth + 1),
  })
}

async function readAttachment(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  spending: Spending,
  depth: number,
): Promise<Reading | null> {
  const upload = depth > MAX_DEPTH ? null : ingest(name, '', bytes)
  if (!upload) return null
  try {
    return await read(upload, spending, depth)
  } catch (error) {
    // The mail itself can be read; that its attachment cannot is told by there being none.
    if (error instanceof Unreadable) return null
    throw error
  }
}
