import { FORMATS } from '../../common/formats.ts'
import type { DocumentAnswer, DocumentData, DocumentPreview } from '../../schemas/types.ts'
import type { Advice } from './advise.ts'
import { fieldDetail, inOrder, itemDetail } from './details.ts'
import { textOf } from './lines.ts'
import type { DocumentKind, Field, FieldName, Reading, Understanding, Upload } from './types.ts'
import {
  fieldLabel,
  formatAmount,
  formatDate,
  formatNumber,
  formatSize,
  kindName,
  languageName,
  type PageLanguage,
  pageLanguage,
} from './words.ts'

export interface AnswerParts {
  readonly upload: Upload
  readonly reading: Reading
  readonly understanding: Understanding
  readonly advice: Advice
  readonly milliseconds: number
  /** Of the page that asks. */
  readonly language: string
  /** null: not asked for, or the document has no pages. */
  readonly preview: DocumentPreview | null
}

/** What is shown of a document, in the words and the shape of schemas/api/process-document.json. */
export function answer(parts: AnswerParts): DocumentAnswer {
  const { upload, milliseconds } = parts
  return {
    fileName: upload.fileName,
    fileType: FORMATS[upload.format].mediaType,
    fileSize: formatSize(upload.bytes.byteLength),
    processingTime: milliseconds,
    data: dataOf(parts),
  }
}

/** Less certain than this, a value is not shown: none is better than a wrong one. */
const LEAST_CONFIDENCE = 0.5

function dataOf({ reading, understanding, advice, language: asked, preview }: AnswerParts): DocumentData {
  const language = pageLanguage(asked)
  const { kind } = understanding
  const mail = mailFields(reading)
  const isTitled = mail.some(({ name }) => name === 'subject')
  const fields = inOrder([...understanding.fields, ...mail]).filter(
    ({ name, confidence }) => confidence >= LEAST_CONFIDENCE && !(isTitled && name === 'title'),
  )
  const shownFields = fields.map((field) => ({
    label: fieldLabel(field.name, kind.name, language),
    value: shown(field, fields, language),
    field,
  }))
  const currency = fields.find(({ name }) => name === 'currency')?.value ?? ''
  return {
    confidence: overall(understanding, fields),
    documentType: typeOf(kind.name, reading, language),
    summary: summaryOf(understanding, reading, language),
    extractedFields: Object.fromEntries(shownFields.map(({ label, value }) => [label, value])),
    suggestedActions: advice.actions.map(({ action }) => action),
    actionDetails: [...advice.actions],
    keyInsights: [...advice.insights],
    potentialIssues: [...advice.issues],
    nextSteps: [...advice.nextSteps],
    documentQuality: qualityOf(reading),
    detectedLanguage: languageName(understanding.language.code, language),
    fieldDetails: shownFields.map((field) => fieldDetail(field, reading.attachment ?? reading)),
    lineItems: understanding.items.map((item) => itemDetail(item, currency, language)),
    ...(understanding.eInvoice && { eInvoice: understanding.eInvoice }),
    models: [...understanding.models],
    ...(preview && { preview }),
  }
}

/** "Anfrage per E-Mail": what was written in a mail is called so. */
function typeOf(kind: DocumentKind, { mail, attachment }: Reading, language: PageLanguage): string {
  const name = kindName(kind, language)
  return mail && !attachment && kind !== 'email' ? `${name} ${WORDS[language].byMail}` : name
}

const DATES: readonly FieldName[] = ['documentDate', 'dueDate', 'serviceDate', 'deadline']
const AMOUNTS: readonly FieldName[] = [
  'netTotal',
  'taxTotal',
  'grossTotal',
  'amountDue',
  'prepaid',
  'discount',
  'amount',
  'openingBalance',
  'closingBalance',
]

function shown({ name, value }: Field, fields: readonly Field[], language: PageLanguage): string {
  if (DATES.includes(name)) return formatDate(value, language)
  const currency = fields.find((field) => field.name === 'currency')?.value ?? ''
  if (AMOUNTS.includes(name)) return formatAmount(value, currency, language)
  if (name === 'taxRate') return value.replace(/\d+(?:\.\d+)?/g, (rate) => `${formatNumber(rate, language)} %`)
  if (name === 'iban') return value.replace(/(.{4})(?=.)/g, '$1 ')
  return value
}

function mailFields({ mail }: Reading): Field[] {
  if (!mail) return []
  const field = (name: FieldName, value: string): Field[] =>
    value === '' ? [] : [{ name, value, confidence: 0.98, source: 'text', evidence: null }]
  return [
    ...field('sender', mail.from),
    ...field('recipient', mail.to),
    ...field('subject', mail.subject),
    ...field(
      'attachments',
      mail.attachments
        .map(({ name }) => name)
        .filter(Boolean)
        .join(', '),
    ),
  ]
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

/** One sentence from the facts, then the most telling lines of the document. */
function summaryOf(understanding: Understanding, reading: Reading, language: PageLanguage): string {
  const { kind, fields, salient } = understanding
  const value = (name: FieldName) => {
    const field = fields.find((one) => one.name === name && one.confidence >= 0.7)
    return field && shown(field, fields, language)
  }
  const words = WORDS[language]
  const sentence = [
    typeOf(kind.name, reading, language),
    value('documentNumber') && `${words.number} ${value('documentNumber')}`,
    value('documentDate') && `${words.of} ${value('documentDate')}`,
    value('sellerName') && !reading.mail && `${words.from} ${value('sellerName')}`,
    reading.mail?.from && `${words.from} ${reading.mail.from.replace(/\s*<.*>$/, '')}`,
    value('buyerName') && `${words.to} ${value('buyerName')}`,
    value('grossTotal') && `${words.over} ${value('grossTotal')}`,
  ]
    .filter(Boolean)
    .join(' ')
  const lines = salient.length > 0 ? salient : firstLines(reading)
  return [`${sentence}.`, ...lines.map((line) => (/[.!?:]$/.test(line) ? line : `${line.replace(/[,;]$/, '')}.`))].join(
    ' ',
  )
}

const WORDS: Readonly<
  Record<PageLanguage, Readonly<Record<'number' | 'of' | 'from' | 'to' | 'over' | 'byMail', string>>>
> = {
  de: { number: 'Nr.', of: 'vom', from: 'von', to: 'an', over: 'über', byMail: 'per E-Mail' },
  en: { number: 'no.', of: 'of', from: 'from', to: 'to', over: 'for', byMail: 'by e-mail' },
  pt: { number: 'nº', of: 'de', from: 'de', to: 'para', over: 'no valor de', byMail: 'por e-mail' },
}

/** Where nothing stands out, the beginning says what it is about. */
function firstLines(reading: Reading): string[] {
  const lines = (reading.attachment ?? reading).pages.flatMap((page) => page.lines.map(textOf))
  return lines
    .filter((line) => /\p{L}{3}/u.test(line))
    .slice(0, 3)
    .map((line) => line.slice(0, 160))
}
