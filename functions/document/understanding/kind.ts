// What kind of document it is: words in its title count most, words in the text a little, facts of the layout some.
import type { DocumentKind, Reading } from '../types.ts'
import type { Cell, Rows } from './cells.ts'
import { SIGNS, word } from './kinds/signs.ts'

/** The upper part of the first page, where a document says what it is. */
const TITLE_ROWS = 30

export interface KindFacts {
  readonly reading: Reading
  readonly rows: Rows
  /** What the fields already tell. */
  readonly hasInvoiceNumber: boolean
  readonly hasTotals: boolean
}

export function kindOf(facts: KindFacts): { name: DocumentKind; certainty: number } {
  const { reading, rows } = facts
  const scores = new Map<DocumentKind, number>()
  const add = (kind: DocumentKind, points: number) => scores.set(kind, (scores.get(kind) ?? 0) + points)
  const text = rows.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')
  for (const sign of SIGNS) {
    add(sign.kind, titlePoints(rows, sign.title))
    if (sign.text) add(sign.kind, Math.min(3, text.match(sign.text)?.length ?? 0) * 0.8)
  }
  addFacts(facts, add)
  if (isSketch(reading, text)) return { name: 'process-sketch', certainty: 0.7 }
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  if (reading.mail) return kindOfMail(ranked)
  const [[name, points] = ['other', 0] as const, [, second] = ['other', 0] as const] = ranked
  if (points < 2) return fallback(reading, rows, text)
  return { name, certainty: Math.min(0.98, 0.55 + (points - second) * 0.06 + points * 0.02) }
}

/** What people write in mails, not only attach to them. */
const WRITTEN: readonly DocumentKind[] = [
  'enquiry',
  'complaint',
  'order',
  'order-confirmation',
  'offer',
  'reminder',
  'termination',
  'application',
  'invitation',
  'delay',
]

/** A mail whose words leave no doubt is what it is about; all others are mails. */
function kindOfMail(ranked: readonly (readonly [DocumentKind, number])[]): { name: DocumentKind; certainty: number } {
  const [first, second] = ranked
  if (!first || first[1] < 2 || first[1] - (second?.[1] ?? 0) < 0.5 || !WRITTEN.includes(first[0]))
    return { name: 'email', certainty: 0.95 }
  return { name: first[0], certainty: Math.min(0.95, 0.6 + first[1] * 0.05) }
}

/** What people write into the boxes of a drawn process. */
const STEPS = word(
  'prozess|ablauf|schritt|start|ende|ja|nein|prüfen|öffnen|abtippen|eingang|ausgang|freigabe|freigeben|ablegen|senden|kunde|büro|min|std|process|step|begin|end|yes|no|check|approve|send|fluxo|etapa|in[íi]cio|fim|sim|n[ãa]o',
)

/** A picture with few words, and many of them from a process. */
function isSketch({ pages, ocr }: Reading, text: string): boolean {
  const words = text.split(/\s+/).filter((one) => /\p{L}{2}/u.test(one)).length
  const hits = text.match(STEPS)?.length ?? 0
  return ocr !== null && pages.length === 1 && words < 90 && hits >= 5 && hits / Math.max(1, words) > 0.15
}

/** "rechnung@muster.de" is no invoice. */
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi

/** A title is short, stands high and is set large. */
function titlePoints(rows: Rows, title: RegExp): number {
  const usual = medianHeight(rows)
  let most = 0
  for (const [index, row] of rows.slice(0, TITLE_ROWS).entries()) {
    for (const cell of row) {
      const hit = new RegExp(title.source, title.flags.replace('g', '')).exec(cell.text.replace(ADDRESSES, ' '))
      if (!hit) continue
      const isStart = hit.index === 0 ? 1.5 : 0
      const share = hit[0].length / cell.text.length
      const large = Math.min(2, Math.max(0, heightOf(cell) / usual - 1) * 3)
      most = Math.max(most, 1 + isStart + share * 2 + large + (1 - index / TITLE_ROWS))
    }
  }
  return most
}

const heightOf = ({ box }: Cell) => (box ? box[3] - box[1] : 0)

function medianHeight(rows: Rows): number {
  const heights = rows
    .flat()
    .map(heightOf)
    .filter((height) => height > 0)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}

function addFacts(
  { reading, hasInvoiceNumber, hasTotals }: KindFacts,
  add: (kind: DocumentKind, points: number) => void,
): void {
  if (hasInvoiceNumber) add('invoice', 2)
  // Nobody scans a purchase but for its receipt.
  if (hasTotals && reading.ocr) add('receipt', 1)
  if (hasTotals) for (const kind of ['invoice', 'receipt', 'offer', 'credit-note', 'order'] as const) add(kind, 1)
  if (reading.format === 'xlsx' || reading.format === 'xls') add('table', 3)
}

const BOUNCE = /mail delivery (?:failed|system)|undeliver(?:able|ed)|delivery status notification|unzustellbar/i
/** So much running text that names itself nothing is something to read: a paper, a study, a chapter. */
const MANY_WORDS = 700

/** Where no kind is named: what the format and the look say. */
function fallback({ format, pages }: Reading, rows: Rows, text: string): { name: DocumentKind; certainty: number } {
  if (format === 'xlsx' || format === 'xls') return { name: 'table', certainty: 0.9 }
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (rows.length > 5 && cells / rows.length > 3) return { name: 'table', certainty: 0.6 }
  const isPicture = pages.every(({ source }) => source === 'ocr')
  if (isPicture && text.length < 400 && /@|www\.|tel|mob|fon|fax/i.test(text))
    return { name: 'business-card', certainty: 0.7 }
  if (
    /sehr geehrte|mit freundlichen grüßen|dear (?:sir|mr|ms|madam)|(?:kind|best) regards|yours (?:sincerely|faithfully)|prezad[oa]|atenciosamente/i.test(
      text,
    )
  )
    return { name: 'letter', certainty: 0.8 }
  if (BOUNCE.test(text)) return { name: 'email', certainty: 0.75 }
  if (/\babstract\b[\s\S]*\b(?:introduction|references)\b/i.test(text)) return { name: 'report', certainty: 0.7 }
  const words = text.split(/\s+/).length
  return words > MANY_WORDS ? { name: 'report', certainty: 0.5 } : { name: 'other', certainty: 0.4 }
}
