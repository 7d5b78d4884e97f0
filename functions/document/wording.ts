// The words of an answer: texts of the site, and names of languages as people of the language write them.
import { localeOf } from '../../common/document-values.ts'
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

/** "1,2 MB"; in German, as schemas/api/process-document.json has it. */
export function formatSize(bytes: number): string {
  const units = ['Byte', 'KB', 'MB'] as const
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const value = new Intl.NumberFormat('de-DE', { maximumFractionDigits: power === 0 ? 0 : 1 }).format(
    bytes / 1024 ** power,
  )
  return `${value} ${units[power]}`
}
