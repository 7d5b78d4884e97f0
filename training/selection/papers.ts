// Papers with what is known of them: folders with truth.json and files/, read as the product reads them. What was read and
// what the model said is kept, because scans take seconds each.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isPicture, type KnownDocument, readSet } from '../../bench/documents/set.ts'
import { ingest } from '../../functions/document/ingest.ts'
import { type ModelOpinion, opinionOf, type Transformer } from '../../functions/document/prediction/opinion.ts'
import { read } from '../../functions/document/read.ts'
import { type Reading, Unreadable } from '../../functions/document/types.ts'

/** A paper of a folder. */
export interface Paper {
  readonly id: string
  /** Folder and family: papers of one sender's layout have the same. */
  readonly layout: string
  readonly known: KnownDocument
  readonly isPicture: boolean
  /** Without the XML of an e-invoice, which would answer for the page. */
  readonly reading: Reading
  readonly opinion: ModelOpinion
}

const LIMITS = { maxBytes: 10_485_760, maxPages: 20, maxMs: 120_000 }
const CACHE = join(import.meta.dirname, '../.cache/papers')
/** What another model said is not kept for this one. */
const MODEL = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, '../../functions/models/document-reader/onnx/model_quantized.onnx')))
  .digest('hex')
  .slice(0, 12)
/** As many as the product shows to the model. */
const MOST_WINDOWS = 6

/** @param variants such as "original", "scan" and "photo" */
export async function papersOf(
  folder: string,
  transformer: Transformer,
  variants: readonly string[],
): Promise<Paper[]> {
  const set = await readSet(folder)
  mkdirSync(CACHE, { recursive: true })
  const papers: Paper[] = []
  for (const known of set.documents.filter(({ variant }) => variants.includes(variant))) {
    const seen = await seenOf(known, set.bytes(known), transformer)
    if (!seen) continue
    const layout = `${basename(folder)}/${known.family ?? known.id}`
    papers.push({ id: known.id, layout, known, isPicture: isPicture(known), ...seen })
  }
  return papers
}

type Seen = Pick<Paper, 'reading' | 'opinion'>

async function seenOf(known: KnownDocument, bytes: Buffer, transformer: Transformer): Promise<Seen | null> {
  const key = createHash('sha256').update(bytes).update(known.fileName).digest('hex')
  const reading = await kept(join(CACHE, `${key}.reading.json`), () => readingOf(known, bytes))
  if (reading === null) return null
  const opinion = await kept(join(CACHE, `${key}.${MODEL}.json`), async () => {
    const { labels, ...rest } = await opinionOf(reading.pages, transformer, MOST_WINDOWS)
    return { ...rest, labels: asText(labels) }
  })
  return { reading, opinion: { ...opinion, labels: asNumbers(opinion.labels) } }
}

/** What a file holds; what is made if there is none yet. */
async function kept<T>(file: string, make: () => Promise<T>): Promise<T> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T
  const made = await make()
  writeFileSync(file, JSON.stringify(made))
  return made
}

async function readingOf(known: KnownDocument, bytes: Buffer): Promise<Reading | null> {
  const upload = ingest(known.fileName, known.fileType, bytes)
  if (!upload) return null
  try {
    const whole = await read(upload, { limits: LIMITS, started: performance.now() })
    const about = whole.attachment ?? whole
    const pages = about.pages.map(({ picture: _, ...page }) => page)
    return { ...about, mail: whole.mail, pages, invoiceXml: null, attachment: null }
  } catch (error) {
    // Some files of such a folder are broken on purpose.
    if (error instanceof Unreadable) return null
    throw error
  }
}

const asText = (numbers: Float32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')

function asNumbers(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
