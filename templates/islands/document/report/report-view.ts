import { fill, typeset } from '../../../parts/format.ts'
import { shortType } from '../file-types.ts'
import type { ProcessorWords } from '../props.ts'
import type { FoundField } from './found.ts'
import type { Mark } from './PagePicture.tsx'
import type { FieldView, ReportView } from './Report.tsx'
import type { Report } from './report.ts'

/** A result in the words of the page; what it does not contain is left out. */
export function viewOf(report: Report, words: ProcessorWords, language: string): ReportView {
  const notes = [
    { title: words.insights, items: report.insights },
    { title: words.next, items: report.next },
  ]
  return {
    meta: [report.fileName, shortType(report.fileType), report.fileSize, seconds(report, language)]
      .filter(Boolean)
      .join('\u00a0· '),
    type: report.type || words.untyped,
    percent: report.percent,
    badge: report.eInvoice && fill(words.eInvoice, { profile: report.eInvoice }),
    fields: [...fieldsOf(report, words), ...aboutDocument(report, words, language)],
    items: report.items,
    issues: report.issues,
    steps: report.steps,
    notes: notes.filter(({ items }) => items.length > 0),
    summary: report.summary,
  }
}

/** Where the values of the shown page stand, numbered as in the list of fields. */
export function marksOf({ fields, preview }: Report): Mark[] {
  const placed = fields.filter(({ page, place }) => place && page === preview?.page)
  return placed.flatMap(({ place }, index) => (place ? { number: index + 1, place } : []))
}

/** Below this certainty a value should be reviewed. */
const DOUBTFUL_PERCENT = 75

function fieldsOf(report: Report, words: ProcessorWords): FieldView[] {
  const marks = new Map(marksOf(report).map(({ number, place }) => [place, number]))
  return report.fields.map((field) => ({
    label: field.label,
    value: field.value,
    note: noteOf(field, words),
    isDoubtful: field.percent !== null && field.percent < DOUBTFUL_PERCENT,
    mark: (field.place && marks.get(field.place)) ?? null,
  }))
}

function noteOf({ percent, source }: FoundField, words: ProcessorWords): string {
  const sources = {
    xml: words.sourceXml,
    text: words.sourceText,
    ocr: words.sourceOcr,
    model: words.sourceModel,
    rule: words.sourceRule,
  }
  const certain = percent === null ? '' : typeset(fill(words.percent, { n: percent }))
  return [certain, source ? sources[source] : ''].filter(Boolean).join(' · ')
}

function aboutDocument({ language, quality }: Report, words: ProcessorWords, page: string): FieldView[] {
  const qualities = { excellent: words.excellent, good: words.good, fair: words.fair, other: words.otherQuality }
  return [
    ...(language ? [{ label: words.language, value: languageName(language, page) }] : []),
    ...(quality ? [{ label: words.quality, value: qualities[quality] }] : []),
  ]
}

/** Codes ("de", "pt-BR") become names; names stay. */
function languageName(language: string, page: string): string {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return language
  return new Intl.DisplayNames([page], { type: 'language' }).of(language) ?? language
}

/** 2140 -> "2,1 s". */
function seconds({ milliseconds }: Report, language: string): string {
  if (milliseconds === null) return ''
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return fill('{n}\u00a0s', { n: new Intl.NumberFormat(language, tenths).format(milliseconds / 1000) })
}
