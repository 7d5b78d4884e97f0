// What a document is and how much of it could be read, and with what certainty.
import type { DocumentKind } from '../types.ts'
import { type Case, type Finding, finding } from './findings.ts'

/** Below this the text of a picture is uncertain (from 0.88 on at most 4 % of the characters were wrong). */
const SURE_OCR = 0.88
const POOR_OCR = 0.8

export function readingFindings(about: Case): Finding[] {
  return [...doubtOfKind(about), ...legibility(about), ...amounts(about)]
}

/** Below this the kind is likelier another one than the one that is shown. */
const LIKELY_KIND = 0.5

/** "other" claims nothing, and a sketch is told by its looks, whatever its words make likely. */
const NOT_BY_WORDS: readonly DocumentKind[] = ['other', 'process-sketch']

function doubtOfKind({ understanding: { kind } }: Case): Finding[] {
  return kind.certainty < LIKELY_KIND && !NOT_BY_WORDS.includes(kind.name) ? [finding('kind-unsure')] : []
}

function legibility({ reading }: Case): Finding[] {
  const { ocr, pages, pageCount } = reading.attachment ?? reading
  const letters =
    ocr && ocr.certainty < SURE_OCR ? [finding(ocr.certainty < POOR_OCR ? 'hard-to-read' : 'partly-unclear')] : []
  const left =
    pageCount > pages.length ? [finding('pages-left-out', { read: String(pages.length), all: String(pageCount) })] : []
  return [...letters, ...left]
}

function amounts({ understanding, field }: Case): Finding[] {
  const { items, itemCount, kind } = understanding
  const isPayable = ['invoice', 'reminder'].includes(kind.name) && field('iban') !== undefined
  return [
    ...(items.length > 0 ? [finding('items-read', { count: String(items.length) })] : []),
    ...(itemCount > items.length
      ? [finding('items-left-out', { read: String(items.length), all: String(itemCount) })]
      : []),
    ...(isPayable ? [finding('compare-account')] : []),
  ]
}
