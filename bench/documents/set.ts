// A folder of documents with what they contain: truth.json, files/ and score.mjs, which compares answers with it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pdfReader } from '../../functions/document/readers/pdf.ts'

/** A document as truth.json describes it. */
export interface KnownDocument {
  readonly id: string
  readonly file: string
  readonly fileName: string
  readonly fileType: string
  readonly variant: string
  /** Papers of one layout have the same. */
  readonly family?: string
  /** Who published it: papers of one publisher share buyers and habits, whoever sent them. */
  readonly publisher?: string
  /** Where a published paper comes from; what is not in its `fields` may still be on it. */
  readonly source?: string
  /** In the words of score.mjs: any of them is right. */
  readonly types?: readonly string[]
  /** Field -> right value, or several. Only of invoices. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/** ok: right name and value; otherKey: right value under another name; wrong; missing. */
type Verdict = 'ok' | 'otherKey' | 'wrong' | 'missing'

export interface DocumentSet {
  readonly scorer: string
  readonly documents: readonly KnownDocument[]
  bytes(document: KnownDocument): Buffer
  /** @param isFuzzy letters of a picture may be misread */
  score(extracted: object, truth: object, isFuzzy: boolean): Record<string, Verdict>
}

export async function readSet(folder: string): Promise<DocumentSet> {
  const { docs } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as { docs: KnownDocument[] }
  const own = join(folder, 'score.mjs')
  // Sets beside each other share one.
  const scorer = existsSync(own) ? own : join(folder, '../documents/score.mjs')
  const { scoreFields } = (await import(pathToFileURL(scorer).href)) as { scoreFields: DocumentSet['score'] }
  return {
    scorer,
    documents: docs,
    bytes: ({ file }) => readFileSync(join(folder, 'files', file)),
    score: scoreFields,
  }
}

export const isScan = ({ variant }: KnownDocument) => variant === 'scan'
/** Scanned or photographed: its letters may be misread. */
export const isPicture = (known: KnownDocument) => isScan(known) || known.variant === 'photo'
export const isTextPdf = (known: KnownDocument) => known.file.endsWith('.pdf') && !isScan(known)

/** How many pages a file has; a picture is one. */
export async function pagesOf({ file, fileName }: KnownDocument, bytes: Buffer): Promise<number> {
  if (!file.endsWith('.pdf')) return 1
  const unread = () => Promise.reject(new Error('Pages are only counted'))
  const limits = { maxBytes: bytes.length, maxPages: 0, maxMs: 0 }
  const deps = { limits, wantsPicture: false, hasTime: () => false, ocr: unread, readAttachment: unread }
  const { pageCount } = await pdfReader.read({ fileName, format: 'pdf', bytes }, deps)
  return pageCount
}
