import { ITEM_NUMBERS, type Item } from '../report/found.ts'
import type { Report } from '../report/report.ts'
import { isRecord, records, text, type Unknown } from '../report/untrusted.ts'

interface Corrected {
  readonly report: Report
  /** "korrigiert", in the language of the page. */
  readonly note: string
}

/** The answer with a visitor's corrections, each marked as such; as it came if there are none. */
export function correctedAnswer(answer: unknown, original: Report, { report, note }: Corrected): unknown {
  if (report === original || !isRecord(answer) || !isRecord(answer['data'])) return answer
  const { data } = answer
  const now = {
    ...data,
    summary: report.summary,
    extractedFields: Object.fromEntries(report.fields.map(({ label, value }) => [label, value])),
    keyInsights: report.insights,
    potentialIssues: report.issues,
    nextSteps: report.next,
    ...(data['fieldDetails'] !== undefined && { fieldDetails: details(data['fieldDetails'], report, note) }),
    ...(data['lineItems'] !== undefined && { lineItems: rows(data['lineItems'], report.items, note) }),
  }
  return { ...answer, data: now }
}

function details(fieldDetails: unknown, { fields }: Report, note: string): Unknown[] {
  const changed = fields.filter(({ readAs }) => readAs !== null)
  return records(fieldDetails).map((detail) => {
    const field = changed.find(
      ({ label, readAs }) => label === text(detail['label']) && readAs === text(detail['value']),
    )
    if (!field) return detail
    // How certain the machine was, and of what, says nothing about what a person has typed.
    const { confidence: _, ...rest } = detail
    return { ...rest, value: field.value, plain: field.plain, source: 'visitor', note, readAs: field.readAs }
  })
}

function rows(lineItems: unknown, items: readonly Item[], note: string): Unknown[] {
  const shown = records(lineItems).filter((row) => text(row['description']))
  return shown.map((row, index) => {
    const item = items[index]
    const changed = ITEM_NUMBERS.filter((number) => item?.readAs[number] !== undefined)
    if (!item || changed.length === 0) return row
    const values = Object.fromEntries(changed.map((number) => [number, item[number]]))
    const plain = Object.fromEntries(
      ITEM_NUMBERS.map((number) => [number, item.plain[number]]).filter(([, value]) => value),
    )
    return { ...row, ...values, plain, note, readAs: item.readAs }
  })
}
