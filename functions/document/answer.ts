import { shownValue } from '../../common/document-values.ts'
import { FORMATS } from '../../common/formats.ts'
import type { DocumentAnswer, DocumentData, DocumentPreview } from '../../schemas/types.ts'
import { MIN_CONFIDENCE } from './advice/findings.ts'
import type { Advice } from './advise.ts'
import { fieldDetail, inOrder, itemDetail } from './details.ts'
import { textOf } from './lines.ts'
import type { DocumentKind, Field, FieldName, Reading, Understanding, Upload } from './types.ts'
import { fieldLabel, formatSize, kindName, languageName, type Wording } from './wording.ts'

/** What an answer is made of. */
export interface AnswerInput {
  readonly upload: Upload
  readonly reading: Reading
  readonly understanding: Understanding
  readonly advice: Advice
  readonly milliseconds: number
  readonly wording: Wording
  /** null: not asked for, or the document has no pages. */
  readonly preview: DocumentPreview | null
  /** The day that deadlines were judged by, if the request named one. */
  readonly today?: string | undefined
}

/** What is shown of a document, in the words and the shape of schemas/api/process-document.json. */
export function answer(input: AnswerInput): DocumentAnswer {
  const { upload, milliseconds } = input
  return {
    fileName: upload.fileName,
    fileType: FORMATS[upload.format].mediaType,
    fileSize: formatSize(upload.bytes.byteLength),
    processingTime: milliseconds,
    data: dataOf(input),
  }
}

function dataOf({ reading, understanding, advice, wording, preview, today }: AnswerInput): DocumentData {
  const { language } = wording
  const { kind } = understanding
  const mail = mailFields(reading)
  const isTitled = mail.some(({ name }) => name === 'subject')
  const fields = inOrder([...understanding.fields, ...mail]).filter(
    ({ name, confidence }) => confidence >= MIN_CONFIDENCE && !(isTitled && name === 'title'),
  )
  const currency = currencyOf(fields)
  const shownFields = fields.map((field) => ({
    label: fieldLabel(field.name, kind.name, wording),
    value: shownValue(field.name, field.value, { currency, language }),
    field,
  }))
  return {
    confidence: overall(understanding, fields),
    documentType: typeOf(kind.name, reading, wording),
    summary: summaryOf(understanding, reading, wording),
    extractedFields: Object.fromEntries(shownFields.map(({ label, value }) => [label, value])),
    suggestedActions: advice.actions.map(({ action }) => action),
    actionDetails: [...advice.actions],
    keyInsights: [...advice.insights],
    potentialIssues: [...advice.issues],
    nextSteps: [...advice.nextSteps],
    documentQuality: qualityOf(reading),
    detectedLanguage: languageName(understanding.language.code, wording),
    fieldDetails: shownFields.map((field) => fieldDetail(field, reading.attachment ?? reading)),
    lineItems: understanding.items.map((item) => itemDetail(item, currency, language)),
    ...(understanding.eInvoice && { eInvoice: understanding.eInvoice }),
    kind: kind.name,
    checks: [...advice.checks],
    models: [...understanding.models],
    ...(preview && { preview }),
    ...(today && { today }),
  }
}

const currencyOf = (fields: readonly Field[]) => fields.find(({ name }) => name === 'currency')?.value ?? ''

/** "Anfrage per E-Mail": the text of a mail has a kind of its own. */
function typeOf(kind: DocumentKind, { mail, attachment }: Reading, wording: Wording): string {
  const name = kindName(kind, wording)
  return mail && !attachment && kind !== 'email' ? `${name} ${wording.texts.summary.byMail}` : name
}

function mailFields({ mail }: Reading): Field[] {
  if (!mail) return []
  const field = (name: FieldName, value: string): Field[] =>
    value === '' ? [] : [{ name, value, confidence: 0.98, source: 'text', evidence: null }]
  return [
    ...field('sender', mail.from),
    ...field('recipient', mail.to),
    ...field('subject', mail.subject),
    ...field('attachments', listed(mail.attachments.map(({ name }) => name).filter(Boolean))),
  ]
}

/** As many names as anybody reads. */
const MAX_NAMES = 50

function listed(names: readonly string[]): string {
  const left = names.length - MAX_NAMES
  return [...names.slice(0, MAX_NAMES), ...(left > 0 ? [`… +${left}`] : [])].join(', ')
}

/** The kind counts half, the facts the other half. */
function overall({ kind }: Understanding, fields: readonly Field[]): number {
  if (fields.length === 0) return round(kind.certainty * 0.8)
  const mean = fields.reduce((sum, { confidence }) => sum + confidence, 0) / fields.length
  return round((kind.certainty + mean) / 2)
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

const EXCELLENT = 0.93
const GOOD = 0.88
const FAIR = 0.8

function qualityOf(reading: Reading): DocumentData['documentQuality'] {
  const { ocr } = reading.attachment ?? reading
  if (!ocr) return 'excellent'
  if (ocr.certainty >= EXCELLENT) return 'excellent'
  if (ocr.certainty >= GOOD) return 'good'
  return ocr.certainty >= FAIR ? 'fair' : 'other'
}

/** One sentence from the facts, then the key lines of the document. */
function summaryOf(understanding: Understanding, reading: Reading, wording: Wording): string {
  const { kind, fields, keyLines } = understanding
  const value = (name: FieldName) => {
    const field = fields.find((one) => one.name === name && one.confidence >= 0.7)
    return field && shownValue(name, field.value, { currency: currencyOf(fields), language: wording.language })
  }
  const words = wording.texts.summary
  const sentence = [
    typeOf(kind.name, reading, wording),
    value('documentNumber') && `${words.number} ${value('documentNumber')}`,
    value('documentDate') && `${words.date} ${value('documentDate')}`,
    value('sellerName') && !reading.mail && `${words.sender} ${value('sellerName')}`,
    reading.mail?.from && `${words.sender} ${reading.mail.from.replace(/\s*<.*>$/, '')}`,
    value('buyerName') && `${words.recipient} ${value('buyerName')}`,
    value('grossTotal') && `${words.amount} ${value('grossTotal')}`,
  ]
    .filter(Boolean)
    .join(' ')
  const lines = keyLines.length > 0 ? keyLines : firstLines(reading)
  return [`${sentence}.`, ...lines.map((line) => (/[.!?:]$/.test(line) ? line : `${line.replace(/[,;]$/, '')}.`))].join(
    ' ',
  )
}

/** Where nothing stands out, the beginning shows what the document is about. */
function firstLines(reading: Reading): string[] {
  const lines = (reading.attachment ?? reading).pages.flatMap((page) => page.lines.map(textOf))
  return lines
    .filter((line) => /\p{L}{3}/u.test(line))
    .slice(0, 3)
    .map((line) => line.slice(0, 160))
}
