// Mistakes about one value: its type, its spelling, its size.
import type { ErrorObject } from 'ajv'
import { nearest } from '../nearest.ts'
import { listed } from './keys.ts'
import { exampleOf, keyOf, type SchemaFinding, schemaOf, subject, valueName, written } from './names.ts'
import { moneyFinding } from './sizes.ts'
import { dateMeantBy, fileMeantBy, meantBy } from './spellings.ts'
import { givenInWords, quoted, type SchemaTexts, typesInWords } from './texts.ts'

/** More choices than this are not listed in a hint. */
const LISTED_CHOICES = 40

export function typeFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer } = error
  const types = typesOf(error)
  if (data === null || data === undefined) return emptyFinding(error, types, texts)
  if (schemaOf(error)['unit'] === 'EUR') return moneyFinding(error, texts)
  const given = givenInWords(data, texts)
  const isScalar = typeof data === 'number' || typeof data === 'boolean'
  if (types.includes('string') && isScalar) {
    // What was written before YAML parsed it is lost: 00100 and 1.0 became 100 and 1.
    const hint = texts.quote(keyOf(pointer) ?? '-')
    return { code: 'schema/quotes', message: texts.quotes(subject(error, texts), given), hint, pointer, at: 'value' }
  }
  const message = texts.type(subject(error, texts), typesInWords(types, texts), given)
  return { code: 'schema/type', message, hint: typeHint(error, types, texts), pointer, at: 'value' }
}

function typesOf({ params }: ErrorObject): string[] {
  const type: unknown = params['type']
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',')
  // An "integer" is a "number" too: the narrower word is enough.
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

/** "title:" with nothing after the colon. */
function emptyFinding(error: ErrorObject, types: readonly string[], texts: SchemaTexts): SchemaFinding {
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

export function choiceFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
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

export function patternFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer } = error
  const schema = schemaOf(error)
  if (schema['unit'] === 'EUR') return moneyFinding(error, texts)
  const text = String(data)
  const message = texts.pattern(subject(error, texts), quoted(text, texts))
  const hint = isFile(schema) ? fileHint(text, schema, texts) : patternHint(error, texts)
  return { code: 'schema/pattern', message, hint, pointer, at: 'value' }
}

function patternHint(error: ErrorObject, texts: SchemaTexts): string | undefined {
  const schema = schemaOf(error)
  const meant = meantBy(String(error.data), String(schema['pattern']))
  const example = exampleOf(schema, keyOf(error.instancePath))
  const explained = `${texts.described(schema)}${example === undefined ? '' : texts.forExample(example)}`.trimEnd()
  return meant === undefined ? explained || undefined : texts.didYouMean(meant)
}

const isFile = ({ mark }: Readonly<Record<string, unknown>>) => mark === 'asset' || mark === 'picture'

/** Another spelling helps only together with a file of that name. */
function fileHint(text: string, schema: Readonly<Record<string, unknown>>, texts: SchemaTexts): string {
  const name = fileMeantBy(text, String(schema['pattern']))
  if (name !== undefined) return texts.renameFile(name)
  return schema['mark'] === 'picture' ? texts.pictureRule : texts.fileRule
}

export function formatFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer, params } = error
  const message = texts.format(subject(error, texts), written(data), String(params['format']))
  const example = exampleOf(schemaOf(error), keyOf(pointer))
  const meant = params['format'] === 'date' ? dateMeantBy(String(data)) : undefined
  const shown = example === undefined ? undefined : texts.forExample(example)
  const hint = meant === undefined ? shown : texts.didYouMean(meant)
  return { code: 'schema/format', message, hint, pointer, at: 'value' }
}

/** A value that fits none (or several) of the forms it may have. */
export function alternativesFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
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
