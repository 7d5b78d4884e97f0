// Mistakes about one value: its type, its spelling, its size.
import type { ErrorObject } from 'ajv'
import { nearest } from '../nearest.ts'
import { listed } from './keys.ts'
import { exampleOf, type Finding, keyOf, schemaOf, subject, valueName, written } from './names.ts'
import { moneyFinding } from './sizes.ts'
import { givenInWords, quoted, type SchemaTexts, typesInWords } from './texts.ts'

/** More choices than this are not listed in a hint. */
const LISTED_CHOICES = 40

export function typeFinding(error: ErrorObject, texts: SchemaTexts): Finding {
  const { data, instancePath: pointer } = error
  const types = typesOf(error)
  if (data === null || data === undefined) return emptyFinding(error, types, texts)
  if (schemaOf(error)['unit'] === 'EUR') return moneyFinding(error, texts)
  const given = givenInWords(data, texts)
  const isScalar = typeof data === 'number' || typeof data === 'boolean'
  if (types.includes('string') && isScalar) {
    // What stood there before YAML read it is gone: 00100 and 1.0 came as 100 and 1.
    const hint = texts.quote(keyOf(pointer) ?? '-')
    return { code: 'schema/quotes', message: texts.quotes(subject(error, texts), given), hint, pointer, at: 'value' }
  }
  const message = texts.type(subject(error, texts), typesInWords(types, texts), given)
  return { code: 'schema/type', message, hint: typeHint(error, types, texts), pointer, at: 'value' }
}

function typesOf({ params }: ErrorObject): string[] {
  const type: unknown = params['type']
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',')
  // "integer" is a "number" too: the narrower word says enough.
  return types.includes('integer') ? types.filter((one) => one !== 'number') : types
}

function typeHint(error: ErrorObject, types: readonly string[], texts: SchemaTexts): string | undefined {
  const { data } = error
  const example = exampleOf(schemaOf(error), keyOf(error.instancePath))
  const literal = typeof data === 'string' ? literalOf(data, types) : undefined
  if (literal !== undefined) return texts.noQuotes(literal)
  if (types.includes('object') && Array.isArray(data)) return texts.noDashes
  if (types.includes('array')) return texts.dashes(`- ${written(data)}`)
  return example === undefined ? undefined : texts.forExample(example)
}

const WORDS: Readonly<Record<string, string>> = {
  ja: 'true',
  yes: 'true',
  on: 'true',
  nein: 'false',
  no: 'false',
  off: 'false',
}

/** The number or the truth value that a text was meant to be. */
function literalOf(text: string, types: readonly string[]): string | undefined {
  const word = text.trim().toLowerCase()
  const isNumber = types.includes('number') ? /^-?\d+(\.\d+)?$/ : types.includes('integer') ? /^-?\d+$/ : null
  if (isNumber?.test(word)) return word
  if (!types.includes('boolean')) return undefined
  return word === 'true' || word === 'false' ? word : WORDS[word]
}

/** "title:" with nothing behind the colon. */
function emptyFinding(error: ErrorObject, types: readonly string[], texts: SchemaTexts): Finding {
  const { instancePath: pointer } = error
  const message = texts.empty(valueName(pointer, texts))
  const key = keyOf(pointer)
  const example = exampleOf(schemaOf(error), key)
  const expected = typesInWords(
    types.filter((type) => type !== 'null'),
    texts,
  )
  const forExample = example === undefined ? '' : ` ${texts.forExample(example)}`
  const hint = `${key === null ? texts.fill(expected) : texts.fillOrRemove(expected)}${forExample}`
  return { code: 'schema/empty', message, hint, pointer, at: 'key' }
}

export function choiceFinding(error: ErrorObject, texts: SchemaTexts): Finding {
  const { data, instancePath: pointer, keyword, params } = error
  if (data === null || data === undefined) return emptyFinding(error, ['string'], texts)
  const choices: unknown[] = keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] ?? [])
  const message = texts.choice(subject(error, texts), typeof data === 'string' ? quoted(data, texts) : written(data))
  return { code: 'schema/choice', message, hint: choiceHint(data, choices, texts), pointer, at: 'value' }
}

function choiceHint(data: unknown, choices: readonly unknown[], texts: SchemaTexts): string | undefined {
  const isScalar = typeof data !== 'object'
  const same = choices.find((choice) => isScalar && typeof choice !== typeof data && String(choice) === String(data))
  if (same !== undefined) {
    return typeof same === 'string' ? texts.writeQuotes(JSON.stringify(same)) : texts.noQuotes(String(same))
  }
  const names = choices.filter((choice) => typeof choice === 'string')
  const near = typeof data === 'string' ? nearest(data, names) : undefined
  if (near !== undefined) return texts.didYouMean(near)
  return choices.length > LISTED_CHOICES ? undefined : listed(texts.possible, choices.map(written), texts)
}

/** Longer texts are not tried in other spellings. */
const MAX_TRIED_LENGTH = 200

export function patternFinding(error: ErrorObject, texts: SchemaTexts): Finding {
  const { data, instancePath: pointer } = error
  const schema = schemaOf(error)
  if (schema['unit'] === 'EUR') return moneyFinding(error, texts)
  const text = String(data)
  const meant = meantBy(text, String(schema['pattern']))
  const example = exampleOf(schema, keyOf(pointer))
  const explained = `${texts.described(schema)}${example === undefined ? '' : texts.forExample(example)}`.trimEnd()
  const hint = meant === undefined ? explained || undefined : texts.didYouMean(meant)
  const message = texts.pattern(subject(error, texts), quoted(text, texts))
  return { code: 'schema/pattern', message, hint, pointer, at: 'value' }
}

/** A spelling that fits the pattern: one of the words that it names, or the text put right. */
function meantBy(text: string, pattern: string): string | undefined {
  const words = [...pattern.matchAll(/(?<=[(|])[a-z][\w-]*(?=[|)])/g)].map(([word]) => word)
  const fits = new RegExp(pattern, 'u')
  return nearest(text, words) ?? spellings(text).find((spelling) => fits.test(spelling))
}

/** What the author may have meant: a link without its slash, a name with capitals, a space too many. */
function spellings(text: string): string[] {
  if (text.length > MAX_TRIED_LENGTH) return []
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  const name = lower
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9/#]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const address = trimmed.replace(/^(https?:\/*)?/i, 'https://')
  const isAddress = /^(https?:|www\.)/i.test(trimmed) || /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i.test(trimmed)
  const paths = [trimmed, lower, name].map((path) => path.replace(/^\/+|\/+$/g, '')).filter((path) => path !== '')
  const mail = /^[^\s@:]+@[^\s@]+$/.test(trimmed) ? [`mailto:${trimmed}`] : []
  return [
    trimmed,
    lower,
    ...mail,
    ...(isAddress ? [address] : []),
    name,
    ...paths.map((path) => `/${path}`),
    lower.slice(0, 2),
  ]
}

export function formatFinding(error: ErrorObject, texts: SchemaTexts): Finding {
  const { data, instancePath: pointer, params } = error
  const message = texts.format(subject(error, texts), written(data), String(params['format']))
  const example = exampleOf(schemaOf(error), keyOf(pointer))
  const hint = example === undefined ? undefined : texts.forExample(example)
  return { code: 'schema/format', message, hint, pointer, at: 'value' }
}

/** A value that fits none (or several) of the forms it may have. */
export function alternativesFinding(error: ErrorObject, texts: SchemaTexts): Finding {
  const { data, instancePath: pointer, params, schema } = error
  if (data === null) return emptyFinding(error, alternativeTypes(schema), texts)
  const isAmbiguous = Array.isArray(params['passingSchemas'])
  const message = isAmbiguous
    ? texts.ambiguous(subject(error, texts))
    : texts.alternatives(subject(error, texts), givenInWords(data, texts))
  const example = exampleOf(schemaOf(error), keyOf(pointer))
  const hint = example === undefined ? undefined : texts.forExample(example)
  return { code: 'schema/alternatives', message, hint, pointer, at: 'value' }
}

function alternativeTypes(branches: unknown): string[] {
  const types = (Array.isArray(branches) ? branches : []).flatMap(
    (branch: { type?: string | string[] }) => branch.type ?? [],
  )
  return types.length > 0 ? [...new Set(types)] : ['string']
}
