// How mistakes call things: values, objects, examples as an author writes them.
import type { ErrorObject } from 'ajv'
import { tokens } from '../../content/pointer.ts'
import { inBoth, type Words } from '../words.ts'
import { german } from './german.ts'
import { english, type SchemaTexts } from './texts.ts'

/** What is wrong at one place of a source. */
export interface SchemaFinding {
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
  readonly pointer: string
  readonly at: 'key' | 'value'
  /** The value that was meant, if the one in the file is written in so many letters. */
  readonly meant?: { readonly value: unknown; readonly length: number } | undefined
}

/** The schema around a failed keyword. */
export function schemaOf({ parentSchema }: ErrorObject): Readonly<Record<string, unknown>> {
  return parentSchema ?? {}
}

/** How authors call the value at a pointer: `"price"`, `entry 3 of "items"`, "this file". */
export function valueName(pointer: string, texts: SchemaTexts): string {
  const path = tokens(pointer)
  const name = path.pop()
  if (name === undefined) return texts.file
  if (!isIndex(name)) return texts.key(name)
  const list = path.findLast((token) => !isIndex(token))
  return list === undefined ? texts.key(name) : texts.entry(Number(name) + 1, list)
}

/** The name of a value within a sentence, in both languages. */
export function valueWords(pointer: string): Words {
  return inBoth((language) => valueName(pointer, language === 'de' ? german : english))
}

/** How authors call an object: as a value, or by its number and type if it is a section. */
export function objectName({ instancePath, data }: ErrorObject, texts: SchemaTexts): string {
  const [, index] = /\/sections\/(\d+)$/.exec(instancePath) ?? []
  const type = (data as { type?: unknown } | null)?.type
  if (index === undefined || typeof type !== 'string') return valueName(instancePath, texts)
  return texts.section(Number(index) + 1, type)
}

/** The name of a value at the beginning of a sentence. */
export function subject({ instancePath }: ErrorObject, texts: SchemaTexts): string {
  const name = valueName(instancePath, texts)
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

/** The key of a value; null for entries of lists and the whole file. */
export function keyOf(pointer: string): string | null {
  const name = tokens(pointer).at(-1)
  return name === undefined || isIndex(name) ? null : name
}

/** An example that the schema gives for a value, as the author would write it; undefined if there is none. */
export function exampleOf(schema: Readonly<Record<string, unknown>>, key: string | null): string | undefined {
  const value = shortened(firstExample(schema), schema)
  if (value === undefined) return undefined
  return key === null ? written(value) : `${written(key)}: ${written(value)}`
}

/** An example that is too long for a line loses its optional fields: cut in the middle, it could not be copied. */
function shortened(value: unknown, { required }: Readonly<Record<string, unknown>>): unknown {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isGroup || !Array.isArray(required) || inFlow(value).length <= MAX_LENGTH) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => required.includes(key)))
}

function firstExample({ examples, const: constant, enum: choices }: Readonly<Record<string, unknown>>): unknown {
  for (const list of [examples, [constant], choices]) {
    const found: unknown = Array.isArray(list) ? list.find((value) => value !== undefined && value !== null) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function isIndex(token: string): boolean {
  return /^\d+$/.test(token)
}

const MAX_LENGTH = 100
/** Scalars that need no quotes, in a list or map written on one line as well. */
const PLAIN = /^[\p{L}/][^:#{}[\],&*!|>'"%@`\n\\]*$/u
/** Words that YAML 1.1 or 1.2 reads as something other than text. */
const NOT_TEXT = /^(true|false|null|yes|no|on|off|y|n)$/i

/** A value on one line, cut where it gets long: "{ from: 2500, to: 8000 }". */
export function written(value: unknown): string {
  const line = inFlow(value)
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line
}

function inFlow(value: unknown): string {
  if (typeof value === 'string') return scalar(value)
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `${scalar(key)}: ${inFlow(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function scalar(text: string): string {
  const isPlain = PLAIN.test(text) && !NOT_TEXT.test(text) && text.trimEnd() === text
  return isPlain ? text : JSON.stringify(text)
}
