import { UNSURE } from '../../../../common/document-checks.ts'
import { isAmountField, isDateField } from '../../../../common/document-values.ts'
import { fill, typeset } from '../../../parts/format.ts'
import type { Told } from '../../visit/told.ts'
import { isBelow } from '../correct/recheck.ts'
import { shortType, type Variant } from '../file-types.ts'
import type { ProcessorWords } from '../props.ts'
import type { FieldView } from './Fields.tsx'
import type { FoundField } from './found.ts'
import type { Mark } from './PagePicture.tsx'
import type { ReportView } from './Report.tsx'
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
    glance: glanceOf(report, words),
    fields: [...fieldsOf(report, words), ...aboutDocument(report, words, language)],
    items: report.items,
    issues: report.issues,
    steps: report.steps,
    notes: notes.filter(({ items }) => items.length > 0),
    summary: report.summary,
  }
}

/** What the forms of the site take along: of a document its kind and what matters, of a picture of a process its summary. */
export function saidOf({ type, glance, summary }: ReportView, words: ProcessorWords, variant: Variant): Told {
  if (variant === 'process') return { process: summary || type }
  const facts = glance.filter(({ label }) => label !== words.whatNext).map(({ label, value }) => `${label}: ${value}`)
  return { document: { kind: type, facts } }
}

/** Where the values of the shown page stand, numbered as in the list of fields. */
export function marksOf({ fields, preview }: Report): Mark[] {
  const placed = fields.filter(({ page, place }) => place && page === preview?.page)
  return placed.flatMap(({ place }, index) => (place ? { number: index + 1, place } : []))
}

function fieldsOf(report: Report, words: ProcessorWords): FieldView[] {
  const marks = new Map(marksOf(report).map(({ number, place }) => [place, number]))
  return report.fields.map((field, index) => ({
    label: field.label,
    value: field.value,
    note: noteOf(field, words),
    isDoubtful: isBelow(UNSURE, field),
    mark: (field.place && marks.get(field.place)) ?? null,
    place: { field: index },
    entry: isDateField(field.name) ? 'date' : isAmountField(field.name) ? 'amount' : 'text',
    readAs: field.readAs,
  }))
}

const WHO = ['sellerName', 'sender', 'company', 'person']
const HOW_MUCH = ['amountDue', 'grossTotal', 'amount', 'closingBalance']
const UNTIL_WHEN = ['dueDate', 'deadline']

/** What matters on the way: who, how much, until when, and what to do. */
function glanceOf({ fields, steps, next }: Report, words: ProcessorWords): FieldView[] {
  const first = (names: readonly string[]) =>
    names.map((name) => fields.find((field) => field.name === name)).find(Boolean)?.value ?? ''
  const rows = [
    { label: words.who, value: first(WHO) },
    { label: words.howMuch, value: first(HOW_MUCH) },
    { label: words.untilWhen, value: first(UNTIL_WHEN) },
    { label: words.whatNext, value: steps[0]?.action ?? next[0] ?? '' },
  ]
  return rows.filter(({ value }) => value)
}

/** The same report for a phone: unsure values stand among what has to be checked, as the others are folded away. */
export function doubtsFirst(view: ReportView, words: ProcessorWords): ReportView {
  const unsure = view.fields.filter(({ isDoubtful }) => isDoubtful)
  const doubts = unsure.map(({ label, value }) => fill(words.unsureValue, { label, value }))
  return { ...view, issues: [...view.issues, ...doubts] }
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
