import { isUtf8 } from 'node:buffer'
import { contentHash } from '../content/hash.ts'
import { mayHideText } from '../content/hidden-text.ts'
import { splitMdx } from '../content/mdx.ts'
import { namingKinds, targetsIn } from '../content/names.ts'
import { locationAt } from '../content/place.ts'
import { placeholderIn } from '../content/placeholders.ts'
import { decodeText, readForNow } from '../content/text.ts'
import { Utf8Texts } from '../content/utf8.ts'
import type { Validator, Verdict } from '../content/validator.ts'
import { mayNameValues } from '../content/value-names.ts'
import { parseYaml, yamlLocator } from '../content/yaml.ts'
import { schemaCause } from '../content/yaml-cause.ts'
import { error, inOrder } from '../diagnostics/diagnostic.ts'
import { type Located, schemaDiagnostics } from '../diagnostics/schema/schema-error.ts'
import type { Diagnostic, Facts, Mark } from '../types.ts'
import { type SourceFile, schemaFileOf } from './source-file.ts'

/** A content file that was parsed and checked against its schema; plain data that can be sent and stored. */
export interface Reading {
  /** The content as JSON text; null when it cannot be used. */
  readonly json: string | null
  readonly marks: readonly Mark[]
  readonly facts: Facts
  readonly diagnostics: readonly Diagnostic[]
}

/** A reading with its content as UTF-8 JSON, and the hash of the file's bytes. */
export interface FileReading extends Omit<Reading, 'json'> {
  readonly hash: string
  readonly json: Uint8Array | null
}

/** The JSON of a batch while it grows. */
const texts = new Utf8Texts()

/**
 * Reads, parses and checks some content files. Their JSON shares one buffer, which can be given to another thread
 * without copying it.
 */
export function readBatch(root: string, sources: readonly SourceFile[], check: Validator): FileReading[] {
  texts.clear()
  const read = sources.map((source) => {
    const bytes = readForNow(`${root}/${source.file}`)
    const hash = contentHash(bytes)
    const reading = isUtf8(bytes) ? readSource(source, decodeText(bytes), check) : wronglyEncoded(source, bytes)
    const length = reading.json === null ? null : texts.add(reading.json)
    return { ...reading, json: null, length, hash }
  })
  const shared = new Uint8Array(texts.view())
  let offset = 0
  return read.map(({ length, ...reading }) => {
    if (length === null) return reading
    offset += length
    return { ...reading, json: shared.subarray(offset - length, offset) }
  })
}

/** Parses one content file and checks it against its schema. */
export function readSource(source: SourceFile, text: string, validator: Validator): Reading {
  const isMdx = source.kind === 'legal'
  const { value, diagnostics } = isMdx ? splitMdx(text, source.file) : readYaml(text, source.file)
  if (diagnostics.length > 0) return { json: null, marks: [], facts: {}, diagnostics }
  const verdict = validator.validate(source.kind, source.name, value.data)
  if (!verdict) return { json: null, marks: [], facts: {}, diagnostics: [withoutSchema(source, text)] }
  const problems = problemsOf(verdict, value, validator)
  if (problems.length > 0) return { json: null, marks: [], facts: {}, diagnostics: withCauses(problems, text) }
  const json = JSON.stringify(value.data)
  const facts = {
    ...factsOf(value.data),
    names: namingKinds(verdict.marks),
    targets: targetsIn(verdict.marks),
    ...(verdict.isNamed && { isNamed: true as const }),
    ...(!isMdx && mayHideText(text) && { mayHideText: true as const }),
    ...(mayNameValues(text) && { namesValues: true as const }),
    ...(placeholderIn(json) !== null && { hasPlaceholders: true as const }),
  }
  return { json, marks: verdict.marks, facts, diagnostics: [] }
}

function problemsOf({ errors, schemaFile }: Verdict, value: Located, validator: Validator): Diagnostic[] {
  if (errors.length === 0) return []
  return schemaDiagnostics(errors, value, { schemaFile, german: validator.german() })
}

function withCauses(problems: readonly Diagnostic[], text: string): Diagnostic[] {
  const lines = text.split(/\r?\n/)
  return inOrder(problems.map((one) => schemaCause(one, lines)))
}

/** What can be known of content without parsing it again: routes and languages, if the content names any, and whether it stays out of the sitemap. */
export function factsOf(data: unknown): Facts {
  const { routes, languages, seo } = data as Partial<Record<'routes' | 'languages' | 'seo', unknown>>
  return {
    ...(isNames(routes) && { routes }),
    ...(isNames(languages) && { languages }),
    ...(isUnlisted(seo) && { isUnlisted: true }),
  }
}

function isUnlisted(seo: unknown): boolean {
  if (typeof seo !== 'object' || seo === null) return false
  return ('index' in seo && seo.index === false) || 'canonical' in seo
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}

function readYaml(text: string, file: string) {
  const { value, diagnostics } = parseYaml(text, file)
  return { value: { data: value, locate: yamlLocator(text, file) }, diagnostics }
}

function withoutSchema(source: SourceFile, text: string): Diagnostic {
  const schema = schemaFileOf(source)
  const message = {
    en: `There is no schema for this file: schemas/${schema} does not exist.`,
    de: `Zu dieser Datei gibt es kein Schema: schemas/${schema} fehlt.`,
  }
  const hint = {
    en: 'Rename the file, or add its schema.',
    de: 'Die Datei umbenennen oder ihr Schema hinzufügen.',
  }
  return error('schema/unknown-file', message, locationAt(text, source.file, 0, 1), hint)
}

function wronglyEncoded({ file }: SourceFile, bytes: Uint8Array): Reading {
  const text = decodeText(bytes)
  const at = locationAt(text, file, text.indexOf('\ufffd'), 1)
  const found = error(
    'source/encoding',
    { en: 'This file is not saved as UTF-8.', de: 'Diese Datei ist nicht als UTF-8 gespeichert.' },
    at,
    { en: 'Save it again with the encoding UTF-8.', de: 'Noch einmal mit der Kodierung UTF-8 speichern.' },
  )
  return { json: null, marks: [], facts: {}, diagnostics: [found] }
}
