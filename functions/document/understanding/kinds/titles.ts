// What a document calls itself: names of kinds in the cells of its upper part, and how much each looks like a title.

import { matchesOf } from '../../matches.ts'
import type { DocumentKind } from '../../types.ts'
import { type Cell, heightOf, type Rows } from '../cells.ts'
import { SIGNS } from './signs.ts'

/** The upper part of the first page, where a document names its kind. */
const TITLE_ROWS = 30
/** A row with this many cells is the head of a table. */
const TABLE_CELLS = 4
/** The subject of a letter stands this close before its salutation. */
const SUBJECT_ROWS = 2
/** The weight of a name that refers to another document instead of being a title. */
const MENTIONED = 0.4
/** A cell that is nothing but the name of a kind, its number and its date aside. */
const WHOLE_SHARE = 0.85

/** "rechnung@muster.de" does not make a document an invoice. */
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi
const NUMBERS = /\S*\d\S*|\b(?:nr|no|n\.?º|vom|date|dated|datum|from|de)\b\.?:?|[#:·|–-]/gi

/** How text ends before the name of another document: "Frage zu Ihrem", "Kündigung des". */
const REFERENCE =
  /(?:^|\s)(?:zu[rm]?|um|eine?n?|auf|gegen|aus|über|gemäß|laut|des|dem|den|der|vom|von|to|your|our|for|the|an?|ao?|à|d[aeo]s?|vossa?o?|n[ao]|pel[ao])\s+$|\S\s+(?:ihre?[rnms]?|unsere?[rnms]?|meine?[rnms]?|sua|seu|nossa|nosso)\s+$/i

/** What the receiver has written: "Ihre Bewerbung" answers one, while "Ihre Rechnung" is one. */
const ANSWERED: readonly DocumentKind[] = ['application', 'enquiry', 'order', 'complaint', 'termination', 'form']
const YOURS = /^(?:re: )?(?:ihre?|eure?|your|(?:a |o )?(?:sua|seu|vossa|vosso))\s+$/i

/** "Auftrag Nr.:" is a label whose value is in another cell. */
const LABEL = /^[\s-]*(?:(?:nr|no|n\.?º|nummer|number|n[úu]mero|datum|date|data|id)\b[.:º\s]*|[:])$/i

const SALUTATION =
  /^(?:sehr geehrte|guten (?:tag|morgen)|liebe[rs]?\s|hallo|dear|hello|to whom it|prezad|exm[oa]|estimad|car[oa]s?\s|bom dia|boa tarde)/i
const SUBJECT = /^(?:betreff|betr\.|subject|re|assunto|objet|ref\.?)\s*:\s*/i

interface Hit {
  readonly kind: DocumentKind
  readonly from: number
  readonly to: number
}

const TITLES = SIGNS.map(({ kind, title }) => ({ kind, title }))
/** Most cells name no kind; a single match rules them out. */
const ANY_TITLE = new RegExp(TITLES.map(({ title }) => `(?:${title.source})`).join('|'), 'iu')

/** For each kind the score of its most title-like name. */
export function titlePoints(rows: Rows): Map<DocumentKind, number> {
  const usual = medianHeight(rows)
  const points = new Map<DocumentKind, number>()
  const upper = rows.slice(0, TITLE_ROWS)
  const salutation = upper.findIndex((row) => SALUTATION.test(row[0]?.text ?? ''))
  for (const [index, row] of upper.entries()) {
    const isSubject = salutation > 0 && index < salutation && index >= salutation - SUBJECT_ROWS
    const place = 1 - index / TITLE_ROWS + (isSubject ? 1 : 0)
    const weight = row.length >= TABLE_CELLS ? MENTIONED : 1
    for (const [kind, own] of row.flatMap((cell) => cellPoints(cell.text, place + largePoints(cell, usual))))
      points.set(kind, Math.max(points.get(kind) ?? 0, own * weight))
  }
  return points
}

function cellPoints(whole: string, place: number): [DocumentKind, number][] {
  const isSubject = SUBJECT.test(whole)
  const text = whole.replace(SUBJECT, '').replace(ADDRESSES, ' ')
  const hits = hitsIn(text)
  const length = lengthOf(text)
  const first = hits[0]?.from ?? 0
  return hits.map(({ kind, from, to }) => {
    const share = Math.min(1, (to - from) / Math.max(1, text.trim().length))
    const isWhole = from === 0 && (to - from) / length >= WHOLE_SHARE
    const before = text.slice(0, from)
    const isAnswer = ANSWERED.includes(kind) && YOURS.test(before)
    const isLabel = LABEL.test(text.slice(to).trim()) && to < text.trim().length
    const isMentioned = from > first || isAnswer || isLabel || REFERENCE.test(before)
    const own = 1 + (from === 0 ? 1.5 : 0) + share * 2 + (isWhole || isSubject ? 1 : 0) + place
    return [kind, isMentioned ? own * MENTIONED : own]
  })
}

/** Whether a text is the name of a kind of document and nothing else, its number and its date aside. */
export function isTitle(text: string): boolean {
  const [first] = hitsIn(text)
  return first?.from === 0 && first.to >= lengthOf(text) * WHOLE_SHARE
}

/** Length of a text without its numbers. */
const lengthOf = (text: string) => Math.max(1, text.replace(NUMBERS, ' ').replace(/\s+/g, ' ').trim().length)

/** Titles are often large. */
const largePoints = (cell: Cell, usual: number) => Math.min(2, Math.max(0, heightOf(cell) / usual - 1) * 3)

/** Names in a text from left to right; of names within a longer name only that one. */
function hitsIn(text: string): Hit[] {
  if (!ANY_TITLE.test(text)) return []
  const all = TITLES.flatMap(({ kind, title }) =>
    matchesOf(text, title).map((match): Hit => ({ kind, from: match.index, to: match.index + match[0].length })),
  )
  const isWithin = (a: Hit, b: Hit) => b.from <= a.from && b.to >= a.to && b.to - b.from > a.to - a.from
  return all.filter((hit) => !all.some((other) => isWithin(hit, other))).sort((a, b) => a.from - b.from)
}

function medianHeight(rows: Rows): number {
  const heights = rows
    .flat()
    .map(heightOf)
    .filter((height) => height > 0)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
