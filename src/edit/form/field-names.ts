// What fields and entries are called in the panel, and where one speaks of a place in a file. A field without a name, which
// those of other projects may be, keeps the one that it has in its file.
import { valueAt } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { NAMES_BY_KEY } from './names-by-key.ts'
import { NAMES_BY_PLACE } from './names-by-place.ts'
import { sectionName } from './section-names.ts'

/**
 * What a field is called: by its place in the schemas where it has a name there, else by its name in the file.
 *
 * @param usedAt as Spot has it; left out: not known
 */
export function fieldName(name: string, language: UiLanguage, usedAt = ''): string {
  const [en, de] = NAMES_BY_PLACE[placeOf(usedAt)] ?? NAMES_BY_KEY[name] ?? []
  if (en !== undefined && de !== undefined) return language === 'de' ? de : en
  return languageName(name, language) ?? inWords(name)
}

/** The texts of one language are called by its name: "de" is "Deutsch". */
function languageName(code: string, language: UiLanguage): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code)
}

function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** A place in the schemas as NAMES_BY_PLACE has it: "page.json#/properties/seo/properties/title" is "page/seo/title". */
export function placeOf(usedAt: string): string {
  const [file = '', pointer = ''] = usedAt.split('#')
  const steps = pointer.replace(STEP, (_, name?: string) => (name === undefined ? '' : `/${name}`))
  return `${file.replace(/\.json$/, '')}${steps}`
}

/** A step of a pointer: into a field or a shape, which have names, or into a list, a map or one of several forms. */
const STEP = /\/(?:properties|\$defs)\/([^/]+)|\/(?:oneOf|anyOf)\/\d+|\/(?:items|additionalProperties|then|else)/g

/** Whose words something is called by. */
export interface Naming {
  /** Of the file's texts, the first that has words. */
  readonly languages: readonly string[]
  /** Of the panel. */
  readonly language: UiLanguage
  /** Puts the values that a text names in the place of their names; left out: it is shown as it is written. */
  readonly fill?: (text: string) => string
}

/** What an entry of a map is called: by its own words, else by its name in the file. */
export function keyName(key: string, value: unknown, { languages, fill }: Naming): string {
  return wordsOf(value, { languages, fill }) ?? key
}

/** What an entry is called: by its own words, or by its number. */
export function entryName(value: unknown, index: number, { languages, language, fill }: Naming): string {
  const number = `${index + 1}`
  if (typeof value === 'string') return `${number} · ${shortened(value)}`
  const type = valueAt(value, '/type')
  const words = wordsOf(value, { languages, fill }) ?? (typeof type === 'string' ? sectionName(type, language) : null)
  return words === null ? number : `${number} · ${words}`
}

interface Spoken {
  readonly languages: readonly string[]
  readonly fill: Naming['fill'] | undefined
}

/** What says most about a group; null: nothing does. */
function wordsOf(value: unknown, naming: Spoken): string | null {
  if (typeof value !== 'object' || value === null) return null
  const group = value as Readonly<Record<string, unknown>>
  const fields = ['title', 'question', 'name', 'label', 'text', 'says', 'company', 'head']
  const [words] = fields.flatMap((field) => wordsIn(group[field], naming.languages))
  if (words) return shortened(naming.fill?.(words) ?? words)
  const { items } = group
  return Array.isArray(items) ? wordsOf(items[0], naming) : null
}

function wordsIn(value: unknown, languages: readonly string[]): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const group = value as Readonly<Record<string, unknown>>
  const first = languages.map((language) => group[language]).find((one) => typeof one === 'string')
  return typeof first === 'string' ? [first] : 'title' in group ? wordsIn(group['title'], languages) : []
}

export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
