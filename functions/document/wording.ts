// The words of an answer: texts of the site, and values as people of the language write them.
import type { DocumentAdvice, DocumentTexts } from '../../schemas/types.ts'
import type { DocumentKind, FieldName, LanguageCode } from './types.ts'

/** What the site says about documents, as the build puts it into host.json (functions/lib/texts.ts). */
export interface DocumentWords {
  readonly defaultLanguage: string
  /** By language of the site, such as "de": its files document-texts.yaml and document-advice.yaml. */
  readonly texts: Readonly<
    Record<string, { readonly documentTexts: DocumentTexts; readonly documentAdvice?: DocumentAdvice }>
  >
}

/** The same in one language. */
export interface Wording {
  readonly language: string
  readonly texts: DocumentTexts
  readonly advice: DocumentAdvice
}

/** Of a site without document-advice.yaml. */
const NO_ADVICE: DocumentAdvice = { kinds: {}, findings: {} }

/** The words for a page in a language of the site; those of the default language for every other one. */
export function wordingIn(wanted: string, { defaultLanguage, texts }: DocumentWords): Wording {
  const language = Object.hasOwn(texts, wanted) ? wanted : defaultLanguage
  const { documentTexts, documentAdvice = NO_ADVICE } = texts[language] as DocumentWords['texts'][string]
  return { language, texts: documentTexts, advice: documentAdvice }
}

export const kindName = (kind: DocumentKind, { texts }: Wording) => texts.kinds[kind]

/** The label of a value; on some kinds of documents it differs: the number of an offer is no invoice number. */
export function fieldLabel(name: FieldName, kind: DocumentKind, { texts }: Wording): string {
  return texts.fieldsOfKinds[kind]?.[name] ?? texts.fields[name]
}

/** "Deutsch": the name of the language that a document is written in. */
export function languageName(code: LanguageCode, { language, texts }: Wording): string {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'language' })
  return (code === 'und' ? undefined : names.of(code)) ?? texts.unknownLanguage
}

/** English of Europe: the day before the month, and "US$" where it is not the own currency. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** "2025-02-05" as people of the language write it. */
export function formatDate(iso: string, language: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const digits: Readonly<Record<string, string>> = { year, month, day }
  // An e-invoice may name a day that does not exist: only the order and the marks are the language's.
  const order = new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: '2-digit', day: '2-digit' })
  return order
    .formatToParts(0)
    .map(({ type, value }) => digits[type] ?? value)
    .join('')
}

/** "1234.56" as people of the language write it, with the currency; prices keep their fractions of a cent. */
export function formatAmount(amount: string, currency: string, language: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const options = {
    ...(/^[A-Z]{3}$/.test(currency) ? { style: 'currency' as const, currency } : { minimumFractionDigits: 2 }),
    ...(decimals > 2 && { maximumFractionDigits: decimals }),
  }
  return new Intl.NumberFormat(localeOf(language), options).format(Number(amount))
}

/** "1234.5" as people of the language write it; what is not a number is returned unchanged. */
export function formatNumber(value: string, language: string): string {
  const number = Number(value)
  return Number.isFinite(number)
    ? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 4 }).format(number)
    : value
}

/** "1,2 MB"; in German, as schemas/api/process-document.json has it. */
export function formatSize(bytes: number): string {
  const units = ['Byte', 'KB', 'MB'] as const
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const value = new Intl.NumberFormat('de-DE', { maximumFractionDigits: power === 0 ? 0 : 1 }).format(
    bytes / 1024 ** power,
  )
  return `${value} ${units[power]}`
}
