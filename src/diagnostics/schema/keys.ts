// Mistakes about the keys of an object.
import type { ErrorObject } from 'ajv'
import { escapeToken } from '../../content/pointer.ts'
import { nearest } from '../nearest.ts'
import { knownKeys, meantKey, unknownKey } from './fold.ts'
import { exampleOf, objectName, type SchemaFinding, schemaOf, subject, written } from './names.ts'
import { quoted, type SchemaTexts } from './texts.ts'

/** Lists in hints end here: more would hide the point. */
const LISTED = 16

/** A key that the schema does not know. */
export function unknownKeyFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const key = unknownKey(error)
  const pointer = `${error.instancePath}/${escapeToken(key)}`
  if (schemaOf(error)['mark'] === 'text') {
    const meant = meantKey(error)
    const hint = meant === undefined ? listed(texts.possible, knownKeys(error), texts) : texts.didYouMean(meant)
    return {
      code: 'schema/language',
      message: texts.unknownLanguage(key, subject(error, texts)),
      hint,
      pointer,
      at: 'key',
    }
  }
  const message = texts.unknownKey(key, objectName(error, texts))
  return { code: 'schema/unknown-key', message, hint: unknownKeyHint(error, key, texts), pointer, at: 'key' }
}

function unknownKeyHint(error: ErrorObject, key: string, texts: SchemaTexts): string {
  const meant = meantKey(error)
  if (meant !== undefined) return texts.didYouMean(meant)
  const parent = emptyNeighbour(error)
  if (parent !== undefined) return texts.indent(parent)
  const known = knownKeys(error)
  const there = nearest(key, known)
  if (there !== undefined) return texts.alreadyThere(there)
  return known.length === 0 ? texts.noKeys : listed(texts.knownKeys, known, texts)
}

/** A known key with nothing in it: its content is probably not indented. */
function emptyNeighbour(error: ErrorObject): string | undefined {
  const data = (error.data ?? {}) as Record<string, unknown>
  return knownKeys(error).find((key) => data[key] === null)
}

export function listed(what: string, names: readonly string[], texts: SchemaTexts): string {
  const shown = names.length > LISTED ? [...names.slice(0, LISTED), '…'] : names
  return texts.known(what, shown)
}

/** A key that must be there. */
export function missingKeyFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const key = String(error.params['missingProperty'])
  const properties = (schemaOf(error)['properties'] ?? {}) as Record<string, Record<string, unknown> | undefined>
  const property = properties[key] ?? {}
  const example = exampleOf(property, key)
  const description = texts.described(property)
  const kinds = kindsOf(error)
  const isTag = kinds.length > 0 && key === tagOf(error)
  const misspelt = isTag ? nearest(key, Object.keys((error.data ?? {}) as object), 1) : undefined
  if (misspelt !== undefined) return misspeltTag(error, { misspelt, key, texts })
  const add = example === undefined ? texts.addNothingKnown(description, key) : texts.add(description, example)
  const hint = isTag ? listed(texts.knownSections, kinds, texts) : add
  const message = texts.missingKey(key, objectName(error, texts))
  return { code: 'schema/required', message, hint, pointer: error.instancePath, at: 'key' }
}

interface Misspelt {
  readonly misspelt: string
  readonly key: string
  readonly texts: SchemaTexts
}

/** "tpye" instead of "type": without it no branch is chosen, so none says that the key is unknown. */
function misspeltTag(error: ErrorObject, { misspelt, key, texts }: Misspelt): SchemaFinding {
  const message = texts.unknownKey(misspelt, objectName(error, texts))
  const pointer = `${error.instancePath}/${escapeToken(misspelt)}`
  return { code: 'schema/unknown-key', message, hint: texts.didYouMean(key), pointer, at: 'key' }
}

/** A name that is not written as names are here (`propertyNames`). */
export function keyNameFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const key = String(error.propertyName)
  const pattern = schemaOf(error)['pattern']
  const plain = key
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const fits = typeof pattern === 'string' && new RegExp(pattern, 'u').test(plain)
  return {
    code: 'schema/name',
    message: texts.keyPattern(key),
    hint: fits ? `${texts.nameRule} ${texts.didYouMean(plain)}` : texts.nameRule,
    pointer: `${error.instancePath}/${escapeToken(key)}`,
    at: 'key',
  }
}

/** A section (or anything else that one key distinguishes) of a type that does not exist. */
export function unknownTypeFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { tag, tagValue } = error.params as { tag: string; tagValue?: unknown }
  const pointer = `${error.instancePath}/${escapeToken(tag)}`
  const kinds = kindsOf(error)
  const near = typeof tagValue === 'string' ? nearest(tagValue, kinds) : undefined
  const given = tagValue === undefined || tagValue === null ? `(${texts.nothing})` : written(tagValue)
  const isSection = /\/sections\/\d+$/.test(error.instancePath)
  const inQuotes = typeof tagValue === 'string' ? quoted(tagValue, texts) : given
  return {
    code: 'schema/unknown-type',
    message: isSection ? texts.sectionType(inQuotes) : texts.kind(tag, inQuotes),
    hint: near === undefined ? listed(texts.knownSections, kinds, texts) : texts.didYouMean(near),
    pointer,
    at: 'value',
  }
}

function tagOf(error: ErrorObject): unknown {
  return (schemaOf(error)['discriminator'] as { propertyName?: unknown } | undefined)?.propertyName
}

/** The types that a discriminator knows: the constant of each branch, or the name of the file that it refers to. */
function kindsOf(error: ErrorObject): string[] {
  const tag = tagOf(error)
  const branches = schemaOf(error)['oneOf']
  if (typeof tag !== 'string' || !Array.isArray(branches)) return []
  return branches.flatMap((branch: Record<string, unknown>) => {
    const properties = branch['properties'] as Record<string, { const?: unknown }> | undefined
    const name = properties?.[tag]?.const ?? /([\w-]+)\.json$/.exec(String(branch['$ref']))?.[1]
    return typeof name === 'string' ? [name] : []
  })
}
