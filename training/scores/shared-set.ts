// The model alone, the rules alone and both on a folder of documents with truth.json, files/ and score.mjs; never learnt from.

import { isScan, type KnownDocument, readSet } from '../../bench/documents/set.ts'
import { siteWording } from '../../functions/document/fixtures/site-words.ts'
import { ingest } from '../../functions/document/ingest.ts'
import { type ModelOpinion, opinionOf, type Transformer } from '../../functions/document/prediction/opinion.ts'
import type { Tag } from '../../functions/document/prediction/tags.ts'
import { read } from '../../functions/document/read.ts'
import type { DocumentKind, FieldName, Reading } from '../../functions/document/types.ts'
import { Unreadable } from '../../functions/document/types.ts'
import { understand } from '../../functions/document/understand.ts'
import { fieldLabel, kindName } from '../../functions/document/wording.ts'

const GERMAN = siteWording('de')
const LIMITS = { maxBytes: 10_485_760, maxPages: 20, maxMs: 60_000 }

/** The tags of which truth.json may tell. */
const SCORED = [
  'documentNumber',
  'documentDate',
  'dueDate',
  'sellerName',
  'buyerName',
  'sellerVatId',
  'iban',
  'netTotal',
  'taxTotal',
  'grossTotal',
] as const satisfies readonly (Tag & FieldName)[]

type Verdicts = Record<string, number>

/** Tables in Markdown: for each field how often rules, model and both are right, wrong and silent, scans apart. */
export async function sharedReport(transformer: Transformer, folder: string): Promise<string> {
  const set = await readSet(folder)
  const counts = new Map<string, Verdicts>()
  const kinds: string[] = []
  for (const known of set.documents) {
    const reading = await readingOf(known, set.bytes(known))
    if (!reading) continue
    const { rules, model, both, ...guessed } = await answersOf(reading.attachment ?? reading, transformer)
    kinds.push(`| ${known.id} | ${guessed.rulesKind} | ${guessed.modelKind} | ${guessed.bothKind} |`)
    const { fields } = known
    if (!fields) continue
    const from = isScan(known) ? 'scan' : 'text'
    count(counts, [from, 'rules'], set.score(rules, fields, isScan(known)))
    count(counts, [from, 'model'], set.score(model, fields, isScan(known)))
    count(counts, [from, 'both'], set.score(both, fields, isScan(known)))
  }
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, verdicts]) => `| ${row} | ${verdictCells(verdicts)} |`)
  return [
    `# ${folder}`,
    ['| from | field | by | right | wrong | missing |', '|---|---|---|---:|---:|---:|', ...rows].join('\n'),
    ['| document | kind by rules | kind by the model | kind by both |', '|---|---|---|---|', ...kinds].join('\n'),
  ].join('\n\n')
}

async function answersOf(reading: Reading, transformer: Transformer) {
  const opinion = await opinionOf(reading.pages, transformer)
  // The XML of an e-invoice would answer for the rules.
  const page = { ...reading, invoiceXml: null }
  const rules = understand(page)
  const both = understand(page, { opinion, models: [] })
  return {
    rules: rulesValues(rules.fields),
    model: modelValues(reading, opinion),
    rulesKind: said(rules.kind.name),
    both: rulesValues(both.fields),
    modelKind: said(opinion.kinds[0]?.name ?? 'other'),
    bothKind: said(both.kind.name),
  }
}

type By = readonly [from: 'scan' | 'text', by: 'rules' | 'model' | 'both']

function count(counts: Map<string, Verdicts>, [from, by]: By, verdicts: Readonly<Record<string, string>>): void {
  for (const [field, verdict] of Object.entries(verdicts)) {
    const row = `${from} | ${field} | ${by}`
    const so = counts.get(row) ?? {}
    counts.set(row, { ...so, [verdict]: (so[verdict] ?? 0) + 1 })
  }
}

const verdictCells = ({ ok = 0, otherKey = 0, wrong = 0, missing = 0 }: Verdicts) =>
  `${ok + otherKey} | ${wrong} | ${missing}`

const said = (kind: DocumentKind) => kindName(kind, GERMAN)

async function readingOf({ fileName, fileType }: KnownDocument, bytes: Uint8Array): Promise<Reading | null> {
  const upload = ingest(fileName, fileType, bytes)
  if (!upload) return null
  try {
    return await read(upload, { limits: LIMITS, started: performance.now() })
  } catch (error) {
    // Some files of such a set are broken on purpose.
    if (error instanceof Unreadable) return null
    throw error
  }
}

const label = (name: FieldName) => fieldLabel(name, 'invoice', GERMAN)

function rulesValues(fields: readonly { readonly name: FieldName; readonly value: string }[]): Record<string, string> {
  const scored: readonly FieldName[] = SCORED
  return Object.fromEntries(
    fields.filter(({ name }) => scored.includes(name)).map(({ name, value }) => [label(name), value]),
  )
}

/** Of each tag the likeliest value, as it stands in the document. */
function modelValues({ pages }: Reading, { spans }: ModelOpinion): Record<string, string> {
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map(({ text }) => text)))
  return Object.fromEntries(
    SCORED.flatMap((tag) => {
      const own = spans.filter((span) => span.tag === tag)
      const best = own.reduce<(typeof own)[0] | null>(
        (top, one) => (top && top.probability >= one.probability ? top : one),
        null,
      )
      return best ? [[label(tag), best.words.map((word) => words[word] ?? '').join(' ')]] : []
    }),
  )
}
