import { FORMATS, type ReaderName } from '../../common/formats.ts'
import { ingest } from './ingest.ts'
import type { Limits, Reader, ReaderDeps, Reading, Upload } from './types.ts'
import { Unreadable } from './types.ts'

// Loaded with the first file of a format: all libraries together take a second and 100 MB.
const READERS: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  pdf: async () => (await import('./readers/pdf.ts')).pdfReader,
  picture: async () => (await import('./readers/picture.ts')).pictureReader,
  word: async () => (await import('./readers/word.ts')).wordReader,
  table: async () => (await import('./readers/table.ts')).tableReader,
  xml: async () => (await import('./readers/xml.ts')).xmlReader,
  text: async () => (await import('./readers/text.ts')).textReader,
  mail: async () => (await import('./readers/mail.ts')).mailReader,
}
const ocr: ReaderDeps['ocr'] = async (...picture) => (await import('./ocr/read-picture.ts')).readPicture(...picture)

/** How deep mails may be attached to mails; nobody expects an invoice deeper than this. */
const MAX_DEPTH = 2

/** The share of the time after which no page is begun: the last one may take a while, and interpreting follows. */
const READING_SHARE = 0.6

interface ReadOptions {
  readonly limits: Limits
  /** When the document's time began: a value of performance.now(). */
  readonly started: number
  /** Whether the first page of a PDF comes with a picture. */
  readonly wantsPicture?: boolean
}

/**
 * Reads a file with the reader of its format. When time runs out, the remaining pages are left out.
 *
 * @throws Unreadable when it is broken, encrypted or empty
 */
export async function read(upload: Upload, options: ReadOptions, depth = 0): Promise<Reading> {
  const reader = await READERS[FORMATS[upload.format].reader]()
  const { limits, started, wantsPicture = false } = options
  return reader.read(upload, {
    limits,
    wantsPicture,
    hasTime: () => performance.now() - started < limits.maxMs * READING_SHARE,
    ocr,
    readAttachment: (name, bytes) => readAttachment({ name, bytes }, { limits, started }, depth + 1),
  })
}

async function readAttachment(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  options: ReadOptions,
  depth: number,
): Promise<Reading | null> {
  const upload = depth > MAX_DEPTH ? null : ingest(name, '', bytes)
  if (!upload) return null
  try {
    return await read(upload, options, depth)
  } catch (error) {
    // The mail itself can be read; an attachment that cannot is left out.
    if (error instanceof Unreadable) return null
    throw error
  }
}
