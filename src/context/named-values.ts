// The values of shared data that texts can name, and what they show in a language.
import { formatPrice, type Price } from '../../common/money.ts'
import { escapeToken, setAt, tokens, valueAt } from '../content/pointer.ts'
import { type Filled, filledText, type ValueName } from '../content/value-names.ts'
import type { Language, Site, Source } from '../types.ts'
import { figureIn } from './figure.ts'

/** A value with a name. */
export interface NamedValue {
  /** "price" of "{price:website}". */
  readonly kind: string
  readonly name: string
  readonly source: Source
  /** JSON pointer to it in the data of its file. */
  readonly pointer: string
  shown(language: Language): string
}

/** All values that texts of a site can name. */
export interface NamedValues {
  /** By kind, and there by name. */
  readonly byKind: ReadonlyMap<string, ReadonlyMap<string, NamedValue>>
  /** null: nothing has that name. */
  find(kind: string, name: string): NamedValue | null
  /** A text as a language shows it; what nothing is called stays as it is written. */
  fill(text: string, language: Language): Filled
}

const known = new WeakMap<Site['data'], NamedValues>()

/** The values that texts of a site can name: prices, claims with a figure, and what is known of the operator. */
export function namedValues({ data, defaultLanguage }: Pick<Site, 'data' | 'defaultLanguage'>): NamedValues {
  const made = known.get(data) ?? valuesOf(data, defaultLanguage)
  known.set(data, made)
  return made
}

function valuesOf(data: Site['data'], defaultLanguage: Language): NamedValues {
  const all = [...prices(data), ...claims(data, defaultLanguage), ...operator(data, defaultLanguage)]
  const byKind = new Map<string, Map<string, NamedValue>>()
  for (const value of all) {
    const names = byKind.get(value.kind) ?? new Map<string, NamedValue>()
    byKind.set(value.kind, names.set(value.name, value))
  }
  const find = (kind: string, name: string) => byKind.get(kind)?.get(name) ?? null
  return {
    byKind,
    find,
    fill: (text, language) => filledText(text, ({ kind, name }) => find(kind, name)?.shown(language) ?? null),
  }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** Fields of entries that are amounts in euros; the first one is named by its entry alone. */
const MONEY = ['price', 'was', 'saving']

function prices(data: Site['data']): NamedValue[] {
  const found = [...data.values()].flatMap((source) =>
    Object.entries(fieldsOf(source.data())).flatMap(([entry, fields]) => {
      if (!isPrice(fieldsOf(fields)['price'])) return []
      return MONEY.flatMap((field) => pricesOf(source, entry, { field, price: fieldsOf(fields)[field] }))
    }),
  )
  const count = (name: string) => found.filter((one) => one.name === name).length
  // Two files may have an entry of the same name: then the file is said, too.
  const full = found.map((one) => (count(one.name) > 1 ? { ...one, name: `${one.source.name}/${one.name}` } : one))
  return full
}

function pricesOf(
  source: Source,
  entry: string,
  { field, price }: { readonly field: string; readonly price: unknown },
): NamedValue[] {
  if (!isPrice(price)) return []
  const name = field === 'price' ? entry : `${entry}.${field}`
  const pointer = `/${escapeToken(entry)}/${field}`
  const one = (ending: string, amount: Price): NamedValue => ({
    kind: 'price',
    name: ending === '' ? name : `${name}.${ending}`,
    source,
    pointer: ending === '' ? pointer : `${pointer}/${ending}`,
    shown: (language) => formatPrice(amount, language),
  })
  return typeof price === 'number' ? [one('', price)] : [one('', price), one('from', price.from), one('to', price.to)]
}

function isPrice(value: unknown): value is Price {
  const { from, to } = fieldsOf(value)
  return typeof value === 'number' || (typeof from === 'number' && typeof to === 'number')
}

function claims(data: Site['data'], defaultLanguage: Language): NamedValue[] {
  const source = data.get('claims')
  if (!source) return []
  return Object.entries(fieldsOf(fieldsOf(source.data())['claims'])).flatMap(([name, claim]) => {
    const { value } = fieldsOf(claim)
    if (typeof value !== 'string') return []
    const pointer = `/claims/${escapeToken(name)}/value`
    return [{ kind: 'claim', name, source, pointer, shown: (language) => figureIn(value, defaultLanguage, language) }]
  })
}

function operator(data: Site['data'], defaultLanguage: Language): NamedValue[] {
  const source = data.get('operator')
  if (!source) return []
  return Object.entries(fieldsOf(source.data())).flatMap(([name, value]) => {
    const versions = fieldsOf(value)
    const inLanguage = (language: Language) => versions[language] ?? versions[defaultLanguage]
    if (typeof value !== 'string' && typeof inLanguage(defaultLanguage) !== 'string') return []
    const shown = (language: Language) => (typeof value === 'string' ? value : String(inLanguage(language)))
    return [{ kind: 'operator', name, source, pointer: `/${escapeToken(name)}`, shown }]
  })
}

/** Fills texts with the values that they name. */
export function fillTexts(site: Pick<Site, 'data' | 'defaultLanguage'>): (text: string, language: Language) => string {
  const values = namedValues(site)
  return (text, language) => values.fill(text, language).text
}

/** Says which values the texts of a source name, by pointer to a text in one language, and where they stand in it. */
export function namedIn(
  source: Source,
  site: Pick<Site, 'data' | 'defaultLanguage'>,
): (pointer: string) => readonly ValueName[] {
  if (!source.facts.namesValues) return () => []
  const data = source.data()
  const values = namedValues(site)
  const whole = languageOf(source, data) ?? site.defaultLanguage
  const versions = new Set(source.marks.flatMap(({ kind, pointer }) => (kind === 'text' ? [pointer] : [])))
  return (pointer) => {
    const text = valueAt(data, pointer)
    const language = versions.has(pointer) ? whole : (tokens(pointer).at(-1) ?? whole)
    return typeof text === 'string' ? values.fill(text, language).values : []
  }
}

/**
 * The data of a source with the values that its texts name. A plain text stands in the language of the whole file, or in
 * the site's own where there are several.
 */
export function filledData(source: Source, site: Pick<Site, 'data' | 'defaultLanguage'>): unknown {
  const data = source.data()
  if (!source.facts.namesValues) return data
  const values = namedValues(site)
  const language = languageOf(source, data) ?? site.defaultLanguage
  for (const { kind, pointer } of source.marks) {
    if (kind === 'text') fillAt(data, pointer, { values, language })
  }
  return data
}

/** The one language of a file; null: it has several. */
export function languageOf({ kind, facts }: Source, data: unknown): Language | null {
  if (kind === 'legal') return String(fieldsOf(data)['language'])
  const [language, other] = facts.languages ?? []
  return language !== undefined && other === undefined ? language : null
}

function fillAt(
  data: unknown,
  pointer: string,
  { values, language }: { readonly values: NamedValues; readonly language: Language },
): void {
  const text = valueAt(data, pointer)
  if (typeof text === 'string') setAt(data, pointer, values.fill(text, language).text)
  else for (const [own] of Object.entries(fieldsOf(text))) fillAt(data, `${pointer}/${own}`, { values, language: own })
}
