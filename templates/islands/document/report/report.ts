// What the analysis answers becomes what is shown. The answer should fit schemas/api/process-document.json;
// whatever does not is left out, so that one odd part never costs the visitor the rest.
import type { ActionDetail, DocumentData } from '../../../../schemas/types.ts'

export interface Pair {
  readonly label: string
  readonly value: string
}

/** A suggested step; "" stands for what the answer does not say. */
export interface Step {
  readonly action: string
  readonly priority: ActionDetail['priority'] | null
  readonly saved: string
  readonly how: string
}

/** What is shown of an analysis; "", [] and null stand for what the answer does not say. */
export interface Report {
  readonly fileName: string
  readonly fileType: string
  readonly fileSize: string
  readonly milliseconds: number | null
  readonly type: string
  /** 0 to 100. */
  readonly percent: number | null
  readonly summary: string
  readonly fields: readonly Pair[]
  readonly steps: readonly Step[]
  readonly insights: readonly string[]
  readonly issues: readonly string[]
  readonly next: readonly string[]
  readonly quality: DocumentData['documentQuality'] | null
  readonly language: string
}

// Far more than a document has; an answer beyond it would only stop the browser.
const MAX_ITEMS = 200
const MAX_CHARACTERS = 4000

/** @returns null when the answer holds no result at all */
export function readReport(answer: unknown): Report | null {
  if (!isRecord(answer) || !isRecord(answer['data'])) return null
  const { data } = answer
  return {
    fileName: text(answer['fileName']),
    fileType: text(answer['fileType']),
    fileSize: text(answer['fileSize']),
    milliseconds: amount(answer['processingTime']),
    type: text(data['documentType']),
    percent: percentOf(data['confidence']),
    summary: text(data['summary']),
    fields: pairs(data['extractedFields']),
    steps: steps(data),
    insights: texts(data['keyInsights']),
    issues: texts(data['potentialIssues']),
    next: texts(data['nextSteps']),
    quality: oneOf(data['documentQuality'], ['excellent', 'good', 'fair', 'other']),
    language: text(data['detectedLanguage']),
  }
}

function steps(data: Readonly<Record<string, unknown>>): Step[] {
  const detailed = list(data['actionDetails']).flatMap((step) => (isRecord(step) ? stepOf(step) : []))
  if (detailed.length > 0) return detailed
  return texts(data['suggestedActions']).map((action) => ({ action, priority: null, saved: '', how: '' }))
}

function stepOf(step: Readonly<Record<string, unknown>>): Step[] {
  const action = text(step['action'])
  if (!action) return []
  const priority = oneOf(step['priority'], ['immediate', 'high', 'other']) ?? 'other'
  return [{ action, priority, saved: text(step['estimatedTimeSaved']), how: text(step['automation']) }]
}

function pairs(fields: unknown): Pair[] {
  if (!isRecord(fields)) return []
  const found = Object.entries(fields).map(([label, value]) => ({ label: text(label), value: text(value) }))
  return found.filter(({ label, value }) => label && value).slice(0, MAX_ITEMS)
}

function percentOf(confidence: unknown): number | null {
  const share = amount(confidence)
  return share === null ? null : Math.round(Math.min(1, share) * 100)
}

const amount = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [])

const texts = (value: unknown) => list(value).map(text).filter(Boolean)

// Control characters and halves of characters do nothing good on a page; those that turn the direction of
// writing would turn what follows, too.
const CONTROLS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

function text(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return value.slice(0, MAX_CHARACTERS).replace(CONTROLS, ' ').trim()
}

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | null {
  return known.find((word) => word === value) ?? null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
