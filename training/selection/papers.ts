// Papers with what is known of them: folders with truth.json and files/, read as the product reads them.
import { basename } from 'node:path'
import { isPicture, type KnownDocument, readSet } from '../../bench/documents/set.ts'
import { ingest } from '../../functions/document/ingest.ts'
import type { ModelOpinion } from '../../functions/document/prediction/opinion.ts'
import { read } from '../../functions/document/read.ts'
import { type Reading, Unreadable } from '../../functions/document/types.ts'
import { lookAt } from '../../functions/document/understand.ts'
import { kept, keyOf, type Opinions } from './kept.ts'

/** A paper of a folder. */
export interface Paper {
  readonly id: string
  /** Folder and family: papers of one sender's layout have the same. */
  readonly layout: string
  /** Papers that have the same are left out together: who published it, else its layout. */
  readonly leftOutBy: string
  readonly known: KnownDocument
  readonly isPicture: boolean
  /** Without the XML of an e-invoice, which would answer for the page. */
  readonly reading: Reading
  readonly opinion: ModelOpinion
  /** What the rules see in it, and what the model said. */
  readonly looked: Looked
}

export type Looked = ReturnType<typeof lookAt>

/** As if there were no model. */
export function withoutModel({ view, kindView, ...rest }: Looked): Looked {
  return { ...rest, view: { ...view, scores: null }, kindView: { ...kindView, predicted: [] } }
}

const LIMITS = { maxBytes: 10_485_760, maxPages: 20, maxMs: 120_000 }
/** As many as the product shows to the model. */
export const MOST_WINDOWS = 6

/**
 * @param opinionsFor the model that is asked about papers that are left out together
 * @param variants such as "original", "scan" and "photo"
 */
export async function papersOf(
  folder: string,
  opinionsFor: (leftOutBy: string) => Opinions,
  variants: readonly string[],
): Promise<Paper[]> {
  const set = await readSet(folder)
  const papers: Paper[] = []
  for (const known of set.documents.filter(({ variant }) => variants.includes(variant))) {
    const layout = `${basename(folder)}/${known.family ?? known.id}`
    const leftOutBy = known.publisher ?? layout
    const seen = await seenOf(known, set.bytes(known), opinionsFor(leftOutBy))
    if (!seen) continue
    papers.push({ id: known.id, layout, leftOutBy, known, isPicture: isPicture(known), ...seen })
  }
  return papers
}

type Seen = Pick<Paper, 'reading' | 'opinion' | 'looked'>

async function seenOf(known: KnownDocument, bytes: Buffer, opinions: Opinions): Promise<Seen | null> {
  const key = keyOf(bytes, known.fileName)
  const reading = await kept(`${key}.reading`, () => readingOf(known, bytes))
  if (reading === null) return null
  const opinion = await opinions.of(key, reading.pages, MOST_WINDOWS)
  return { reading, opinion, looked: lookAt(reading, opinion) }
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
