// What kind of document it is: words in its title count most, then facts of the layout, then words in the text.
import { FORMATS } from '../../../common/formats.ts'
import type { DocumentKind, Reading } from '../types.ts'
import type { Rows } from './cells.ts'
import { isCard, isSketch, tillPoints } from './kinds/looks.ts'
import { SIGNS } from './kinds/signs.ts'
import { titlePoints } from './kinds/titles.ts'

/** Points for a word in the text and for a phrase that hardly any other kind has, and how often each counts. */
const TEXT = { points: 0.8, most: 3 }
const SAID = { points: 1.6, most: 2 }

export interface KindFacts {
  readonly reading: Reading
  readonly rows: Rows
  /** Facts that the fields already show. */
  readonly hasInvoiceNumber: boolean
  readonly hasTotals: boolean
}

/** What rules say of the kind, and the points of each kind that something speaks for, the most first. */
export interface RuledKind {
  readonly name: DocumentKind
  readonly certainty: number
  readonly points: readonly (readonly [kind: DocumentKind, points: number])[]
}

export function kindOf(facts: KindFacts): RuledKind {
  const points = pointsOf(facts)
  return { ...decided(facts, points), points }
}

function pointsOf(facts: KindFacts): RuledKind['points'] {
  const { rows } = facts
  const scores = new Map<DocumentKind, number>()
  const add = (kind: DocumentKind, points: number) => scores.set(kind, (scores.get(kind) ?? 0) + points)
  const text = textOf(rows)
  for (const [kind, points] of titlePoints(rows)) add(kind, points)
  for (const { kind, said, text: often } of SIGNS) {
    if (said) add(kind, Math.min(SAID.most, text.match(said)?.length ?? 0) * SAID.points)
    if (often) add(kind, Math.min(TEXT.most, text.match(often)?.length ?? 0) * TEXT.points)
  }
  addFacts(facts, text, add)
  return [...scores].sort((a, b) => b[1] - a[1])
}

function decided({ reading, rows }: KindFacts, ranked: RuledKind['points']): Omit<RuledKind, 'points'> {
  const text = textOf(rows)
  if (isSketch(reading, rows, text)) return { name: 'process-sketch', certainty: 0.7 }
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

/** A mail with unambiguous words has the kind of its content; all others are just mails. */
function kindOfMail(ranked: readonly (readonly [DocumentKind, number])[]): { name: DocumentKind; certainty: number } {
  const [first, second] = ranked
  if (!first || first[1] < 2 || first[1] - (second?.[1] ?? 0) < 0.5 || !WRITTEN.includes(first[0]))
    return { name: 'email', certainty: 0.95 }
  return { name: first[0], certainty: Math.min(0.95, 0.6 + first[1] * 0.05) }
}

const textOf = (rows: Rows) => rows.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')

/** Authorities that write themselves are named in the first lines; letters to them name them further down. */
const AUTHORITY =
  /(?:^|\s)(?:finanzamt|amtsgericht|landgericht|arbeitsgericht|landratsamt|ordnungsamt|bauamt|standesamt|bürgeramt|jobcenter|agentur für arbeit|hauptzollamt|(?:stadt|gemeinde)verwaltung|landkreis|bezirksamt|berufsgenossenschaft|deutsche rentenversicherung|hm revenue|\p{L}+ (?:city|county|district|borough|town) council|department of|ministry of|licensing authority|tax office|county court|servi[çc]o de finan[çc]as|autoridade tribut[áa]ria|seguran[çc]a social|c[âa]mara municipal|prefeitura|receita federal|conservat[óo]ria|tribunal)(?!\p{L})/iu
const HEAD_ROWS = 2
const AUTHORITY_POINTS = 2.5

/** Rows of many cells each. */
function isTable(rows: Rows): boolean {
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  return rows.length > 5 && cells / rows.length > 3
}
const TABLE_POINTS = 2.6

function addFacts(
  { reading, rows, hasInvoiceNumber, hasTotals }: KindFacts,
  text: string,
  add: (kind: DocumentKind, points: number) => void,
): void {
  if (hasInvoiceNumber) add('invoice', 2)
  // A scanned document with totals is probably a receipt.
  if (hasTotals && reading.ocr) add('receipt', 1)
  if (hasTotals) add('receipt', tillPoints(reading, text))
  if (hasTotals) for (const kind of ['invoice', 'receipt', 'offer', 'credit-note', 'order'] as const) add(kind, 1)
  if (isTable(rows) && !hasTotals) add('table', TABLE_POINTS)
  if (AUTHORITY.test(textOf(rows.slice(0, HEAD_ROWS)))) add('authority-letter', AUTHORITY_POINTS)
  if (FORMATS[reading.format].reader === 'table') add('table', 3)
}

const BOUNCE = /mail delivery (?:failed|system)|undeliver(?:able|ed)|delivery status notification|unzustellbar/i
const LETTER =
  /sehr geehrte|(?:mit )?(?:freundliche[nm]?|viele|beste|herzliche) gr(?:ü|ue|u)(?:ß|ss)|hochachtungsvoll|dear (?:sir|mr|ms|mrs|dr|madam|customer|all)|to whom it may concern|(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|sincerely|prezad[oa]|exm[oa]s?\.?|atenciosamente|cumprimentos|subscrevo/i
/** Running text of this length without a named kind is something to read: a paper, a study, a chapter. */
const MANY_WORDS = 700

/** The kind by format and layout, where no kind is named. */
function fallback({ format, pages }: Reading, rows: Rows, text: string): { name: DocumentKind; certainty: number } {
  if (FORMATS[format].reader === 'table') return { name: 'table', certainty: 0.9 }
  if (isTable(rows)) return { name: 'table', certainty: 0.6 }
  if (isCard(pages, text)) return { name: 'business-card', certainty: 0.7 }
  if (LETTER.test(text)) return { name: 'letter', certainty: 0.8 }
  if (BOUNCE.test(text)) return { name: 'email', certainty: 0.75 }
  if (/\babstract\b[\s\S]*\b(?:introduction|references)\b/i.test(text)) return { name: 'report', certainty: 0.7 }
  const words = text.split(/\s+/).length
  return words > MANY_WORDS ? { name: 'report', certainty: 0.5 } : { name: 'other', certainty: 0.4 }
}
