import type { UiLanguage } from '../diagnostics/words.ts'
import type { Schema, Schemas } from './schema.ts'
import { formsOf, type Spot, typeOf } from './spot.ts'

/** The words of one language for kinds and bounds. */
interface KindWords {
  readonly marks: Readonly<Record<string, string>>
  readonly plain: Readonly<Record<string, string>>
  /** Between kinds that a value may be of. */
  readonly or: string
  readonly orNull: string
  readonly section: string
  readonly fields: string
  readonly entriesByName: string
  readonly oneOfAFew: string
  readonly any: string
  readonly noEntryTwice: string
  reference(file: string): string
  list(of: string): string
  oneOf(choices: string): string
  always(value: string): string
  mustFit(pattern: string): string
  size(what: 'least' | 'most' | 'exactly', size: number, of: 'number' | 'characters' | 'entries'): string
}

const ENGLISH: KindWords = {
  marks: {
    text: 'text for visitors: one string, or one per language',
    link: 'link',
    asset: 'file under site/assets',
    picture: 'picture under site/assets',
    document: 'family of MDX files under site/legal',
    anchor: 'name that links can jump to',
  },
  plain: {
    string: 'string',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'fields',
    array: 'list',
    null: 'null',
  },
  or: ', or ',
  orNull: ', or null',
  section: 'section',
  fields: 'fields',
  entriesByName: 'entries by name',
  oneOfAFew: 'one of a few',
  any: 'any',
  noEntryTwice: 'no entry twice',
  reference: (file) => `name of an entry of ${file}`,
  list: (of) => `list of ${of}`,
  oneOf: (choices) => `one of ${choices}`,
  always: (value) => `always ${value}`,
  mustFit: (pattern) => `must fit \`${pattern}\``,
  size: (what, size, of) => {
    const bound = { least: 'at least', most: 'at most', exactly: 'exactly' }[what]
    const entries = what === 'least' && size === 1 ? ' entry' : ' entries'
    return `${bound} ${size}${{ number: '', characters: ' characters', entries }[of]}`
  },
}

const GERMAN: KindWords = {
  marks: {
    text: 'Text für Besucher: einer für alle Sprachen oder einer je Sprache',
    link: 'Link',
    asset: 'Datei unter site/assets',
    picture: 'Bild unter site/assets',
    document: 'Familie von MDX-Dateien unter site/legal',
    anchor: 'Name, zu dem Links springen können',
  },
  plain: {
    string: 'Text',
    integer: 'ganze Zahl',
    number: 'Zahl',
    boolean: 'true oder false',
    object: 'Felder',
    array: 'Liste',
    null: 'null',
  },
  or: ' oder ',
  orNull: ' oder null',
  section: 'Abschnitt',
  fields: 'Felder',
  entriesByName: 'Einträge nach Namen',
  oneOfAFew: 'eine von wenigen Möglichkeiten',
  any: 'beliebig',
  noEntryTwice: 'kein Eintrag doppelt',
  reference: (file) => `Name eines Eintrags aus ${file}`,
  list: (of) => `Liste, je Eintrag: ${of}`,
  oneOf: (choices) => `eines von ${choices}`,
  always: (value) => `immer ${value}`,
  mustFit: (pattern) => `muss zu \`${pattern}\` passen`,
  size: (what, size, of) => {
    const bound = { least: 'mindestens', most: 'höchstens', exactly: 'genau' }[what]
    const entries = size === 1 ? ' Eintrag' : ' Einträge'
    return `${bound} ${size}${{ number: '', characters: ' Zeichen', entries }[of]}`
  },
}

const WORDS: Readonly<Record<UiLanguage, KindWords>> = { en: ENGLISH, de: GERMAN }

/** The kind of value at a spot, in a few words: "list of text for visitors", "whole number". */
export function kindOf(schemas: Schemas, spot: Spot, language: UiLanguage = 'en'): string {
  const { schema } = spot
  const words = WORDS[language]
  if (schema.mark === 'reference') return words.reference(`site/data/${schema.target}.yaml`)
  const marked = words.marks[schema.mark ?? '']
  if (marked) return isNullable(schema) ? `${marked}${words.orNull}` : marked
  const forms = formsOf(schemas, spot)
  if (forms.length > 1 && forms.every((form) => typeOf(form) !== null)) return words.section
  if (forms.length > 1) return forms.map((form) => kindOf(schemas, form, language)).join(words.or)
  if (schema.items) return words.list(kindOf(schemas, itemSpot(schemas, spot, schema.items), language))
  return ownKind(schema, words)
}

function ownKind(schema: Schema, words: KindWords): string {
  if (schema.properties) return schema.title ? `${words.fields} (${schema.title})` : words.fields
  if (typeof schema.additionalProperties === 'object') return words.entriesByName
  return plainKind(schema, words)
}

function itemSpot(schemas: Schemas, spot: Spot, items: Schema): Spot {
  const [found] = formsOf(schemas, { ...spot, schema: { oneOf: [items] } })
  return found ?? spot
}

function plainKind({ type, unit, enum: choices }: Schema, { plain, or, oneOfAFew, any }: KindWords): string {
  const types = typeof type === 'string' ? [type] : (type ?? [])
  if (types.length === 0) return choices ? oneOfAFew : any
  const words = types.map((one) => plain[one] ?? one).join(or)
  return unit === undefined ? words : `${words} (${unit})`
}

function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes('null')
}

/** The bounds of a value, each in a few words: "at least 1", "one of paper, deep, night". */
export function boundsOf({ schema }: Pick<Spot, 'schema'>, language: UiLanguage = 'en'): readonly string[] {
  const { enum: choices, const: constant, uniqueItems } = schema
  const words = WORDS[language]
  // Marked values have a kind of their own, which says more than the expression.
  const pattern = schema.mark === undefined || schema.mark === 'anchor' ? schema.pattern : undefined
  return [
    ...(choices ? [words.oneOf(choices.map(String).join(', '))] : []),
    ...(constant === undefined ? [] : [words.always(String(constant))]),
    ...sizesOf(schema, words),
    ...(uniqueItems ? [words.noEntryTwice] : []),
    ...(pattern === undefined ? [] : [words.mustFit(pattern)]),
  ]
}

function sizesOf(schema: Schema, words: KindWords): string[] {
  const { minimum, maximum, minLength = 0, maxLength, minItems, maxItems } = schema
  const isExact = minItems !== undefined && minItems === maxItems
  const sizes = [
    ['least', minimum, 'number'],
    ['most', maximum, 'number'],
    ['least', minLength > 1 ? minLength : undefined, 'characters'],
    ['most', maxLength, 'characters'],
    ['exactly', isExact ? minItems : undefined, 'entries'],
    ['least', isExact || minItems === 0 ? undefined : minItems, 'entries'],
    ['most', isExact ? undefined : maxItems, 'entries'],
  ] as const
  return sizes.flatMap(([what, size, of]) => (size === undefined ? [] : [words.size(what, size, of)]))
}
