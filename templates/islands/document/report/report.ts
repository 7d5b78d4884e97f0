// Turns the answer of the analysis into what is shown. It should fit schemas/api/process-document.json;
// whatever does not is left out, so that one odd part never costs the visitor the rest.
import type { ActionDetail, DocumentData } from '../../../../schemas/types.ts'
import {
  checksIn,
  type FoundCheck,
  type FoundField,
  foundIn,
  type Item,
  itemsIn,
  type Preview,
  previewIn,
} from './found.ts'
import { amount, isRecord, list, oneOf, percentOf, text, texts } from './untrusted.ts'

/** A suggested step; "" stands for what the answer does not contain. */
export interface Step {
  readonly action: string
  readonly priority: ActionDetail['priority'] | null
  readonly saved: string
  readonly how: string
}

/** What is shown of an analysis; "", [] and null stand for what the answer does not contain. */
export interface Report {
  readonly fileName: string
  readonly fileType: string
  readonly fileSize: string
  readonly milliseconds: number | null
  readonly type: string
  /** The type for programs: "invoice". */
  readonly kind: string
  /** 0 to 100. */
  readonly percent: number | null
  readonly summary: string
  readonly fields: readonly FoundField[]
  readonly items: readonly Item[]
  /** The profile of an electronic invoice. */
  readonly eInvoice: string
  readonly preview: Preview | null
  readonly steps: readonly Step[]
  readonly insights: readonly string[]
  readonly issues: readonly string[]
  readonly next: readonly string[]
  /** What can be checked again when a value is corrected. */
  readonly checks: readonly FoundCheck[]
  readonly quality: DocumentData['documentQuality'] | null
  readonly language: string
  /** The day that deadlines are judged by, "2026-03-31"; "": today. */
  readonly today: string
}

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
    kind: text(data['kind']),
    percent: percentOf(data['confidence']),
    summary: text(data['summary']),
    fields: foundIn(data),
    items: itemsIn(data['lineItems']),
    eInvoice: text(data['eInvoice']),
    preview: previewIn(data['preview']),
    steps: steps(data),
    insights: texts(data['keyInsights']),
    issues: texts(data['potentialIssues']),
    next: texts(data['nextSteps']),
    checks: checksIn(data['checks']),
    quality: oneOf(data['documentQuality'], ['excellent', 'good', 'fair', 'other']),
    language: text(data['detectedLanguage']),
    today: text(data['today']),
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
