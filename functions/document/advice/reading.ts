// How much of a document could be read, and with what certainty; and where an e-invoice contradicts its page.
import { type Case, type Finding, finding } from './findings.ts'

/** Below this the text of a picture is uncertain (from 0.88 on at most 4 % of the characters were wrong). */
const SURE_OCR = 0.88
const POOR_OCR = 0.8

export function readingFindings(about: Case): Finding[] {
  return [...legibility(about), ...eInvoice(about), ...amounts(about)]
}

function legibility({ reading }: Case): Finding[] {
  const { ocr, pages, pageCount } = reading.attachment ?? reading
  const letters =
    ocr && ocr.certainty < SURE_OCR ? [finding(ocr.certainty < POOR_OCR ? 'hard-to-read' : 'partly-unclear')] : []
  const left =
    pageCount > pages.length ? [finding('pages-left-out', { read: String(pages.length), all: String(pageCount) })] : []
  return [...letters, ...left]
}

function eInvoice({ understanding }: Case): Finding[] {
  const { eInvoice: profile, differences } = understanding
  return [
    ...(profile ? [finding('e-invoice', { profile })] : []),
    ...differences.map(({ xml, page }) => finding('xml-differs', { xml, page })),
  ]
}

function amounts({ understanding, field }: Case): Finding[] {
  const { items, kind } = understanding
  const isPayable = ['invoice', 'reminder'].includes(kind.name) && field('iban') !== undefined
  return [
    ...(items.length > 0 ? [finding('items-read', { count: String(items.length) })] : []),
    ...(isPayable ? [finding('compare-account')] : []),
  ]
}
