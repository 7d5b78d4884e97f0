import { type CheckCode, check, type Facts, isCheckCode, SURE, UNSURE } from '../../../../common/document-checks.ts'
import { fill } from '../../../parts/format.ts'
import type { FoundCheck, FoundField } from '../report/found.ts'
import type { Report } from '../report/report.ts'
import { isGermanVatId, isIban } from './check-digits.ts'

/** Runs the checks of a corrected report again: what they said of the values as read gives way to what they say now. */
export function recheck(report: Report, language: string): Report {
  const now = findings(report, language)
  const said = new Set(report.checks.map((one) => one.said))
  const again = (as: FoundCheck['as'], texts: readonly string[]) => [
    ...now.filter((one) => one.as === as).map(({ text }) => text),
    ...texts.filter((text) => !said.has(text)),
  ]
  return {
    ...report,
    issues: again('issue', report.issues),
    insights: again('insight', report.insights),
    next: again('step', report.next),
  }
}

function findings(report: Report, language: string): { readonly as: FoundCheck['as']; readonly text: string }[] {
  const { checks, fields } = report
  const codes = checks.map(({ code }) => code).filter(isCheckCode)
  const found = new Map(check(codes, factsOf(report, language)).map(({ code, values }) => [code, values]))
  const corrected = fields.filter(({ readAs }) => readAs !== null).map(({ name }) => name)
  return checks.flatMap(({ code, as, text, said, on }) => {
    const values = found.get(code as CheckCode)
    if (values) return [{ as, text: fill(text, values) }]
    // What cannot be checked here stays as long as what it rests on.
    const stays = !isCheckCode(code) && said && !on.some((name) => corrected.includes(name))
    return stays ? [{ as, text: said }] : []
  })
}

function factsOf({ fields, items, today }: Report, language: string): Facts {
  const plain = (name: string, isGood: (field: FoundField) => boolean) =>
    fields.find((field) => field.name === name && isGood(field))?.plain
  return {
    value: (name) => plain(name, () => true),
    sure: (name) => plain(name, (field) => !isBelow(SURE, field)),
    exact: (name) => plain(name, ({ source }) => source !== 'ocr'),
    items: items.map((item) => ({
      quantity: item.plain.quantity || null,
      unitPrice: item.plain.unitPrice || null,
      amount: item.plain.amount || null,
    })),
    isIban,
    isGermanVatId,
    unsure: fields.filter((field) => isBelow(UNSURE, field)).length,
    today: today || new Date().toISOString().slice(0, 10),
    language,
  }
}

/** Whether a value is less certain than a share; what a person has typed is certain. */
export const isBelow = (share: number, { percent }: FoundField) => percent !== null && percent < share * 100
