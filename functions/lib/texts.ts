import type { FormTexts, SiteData } from '../../schemas/types.ts'
import { referringPath } from './http.ts'

/** The files of site/data with the server's texts, in one language. */
export type Texts = Pick<SiteData, (typeof FILES)[number]> & Partial<Pick<SiteData, 'documentAdvice'>>

const FILES = ['answers', 'booking', 'documentTexts', 'forms', 'interface', 'mails'] as const

/** The site's languages and texts; the build writes them into host.json. */
export interface SiteTexts {
  readonly defaultLanguage: string
  /** Route -> language of its page. */
  readonly languages: Readonly<Record<string, string>>
  /** Source of a contact form -> its name in site/data/forms.yaml. */
  readonly forms: Readonly<Record<string, string>>
  /** By language of the site. */
  readonly texts: Readonly<Record<string, Texts>>
}

/** The texts of a host file; null if some are missing because it was not built for this server. */
export function completeTexts(host: Partial<SiteTexts>): SiteTexts | null {
  const { defaultLanguage = '', languages = {}, forms = {}, texts = {} } = host
  const isWhole = Object.values(texts).every((one) => FILES.every((file) => one[file] !== undefined))
  return isWhole && Object.hasOwn(texts, defaultLanguage) ? { defaultLanguage, languages, forms, texts } : null
}

/** The texts of one language, and its home page. */
export interface Words extends Texts {
  readonly language: string
  /** Route of the home page in this language. */
  readonly home: string
}

/** The texts in a language; those of the default language if the site does not have it. */
export function wordsIn(language: string, { defaultLanguage, languages, texts }: SiteTexts): Words {
  const known = Object.hasOwn(texts, language) ? language : defaultLanguage
  const own = `/${known}/`
  return { ...(texts[known] as Texts), language: known, home: Object.hasOwn(languages, own) ? own : '/' }
}

/** The texts in the language that the body names, otherwise in that of the sending page. */
export function wordsFor(request: Request, data: unknown, texts: SiteTexts): Words {
  return wordsIn(namedLanguage(data) ?? pageLanguage(request, texts), texts)
}

/** The language of a lead: the one its body names if the site has it, otherwise that of the sending page. */
export function leadLanguage(request: Request, data: unknown, texts: SiteTexts): string {
  const named = namedLanguage(data)
  return named !== undefined && Object.hasOwn(texts.texts, named) ? named : pageLanguage(request, texts)
}

function namedLanguage(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'language' in data ? String(data.language) : undefined
}

/** The language of the page that sent a request; the default one if that is not known. */
export function pageLanguage(request: Request, { languages, texts, defaultLanguage }: SiteTexts): string {
  const path = referringPath(request) ?? ''
  if (Object.hasOwn(languages, path)) return languages[path] ?? defaultLanguage
  // The page may have been removed since it was opened.
  const [, prefix = ''] = path.split('/')
  return Object.hasOwn(texts, prefix) ? prefix : defaultLanguage
}

/** The texts of the contact form of a source; those of the first form if no page names the source. */
export function formWords(source: unknown, words: Words, { forms }: SiteTexts): FormTexts {
  const named = typeof source === 'string' && Object.hasOwn(forms, source) ? forms[source] : undefined
  const [first] = Object.values(words.forms)
  return words.forms[named ?? ''] ?? (first as FormTexts)
}

interface ContactDetails {
  readonly phone: string | null
  readonly email: string | null
}

/** An error on our side, followed by other ways to reach the owner. */
export function withContactDetails(error: string, words: Words, { phone, email }: ContactDetails): string {
  const ways = [phone, email].filter((way) => way !== null)
  return ways.length > 0 ? `${error} ${words.interface.reachUs} ${ways.join(', ')}` : error
}
