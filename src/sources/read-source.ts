import { createHash } from 'node:crypto'
import { error } from '../diagnostics/diagnostic.ts'
import { schemaDiagnostics } from '../diagnostics/schema-error.ts'
import type { Diagnostic, Mark, SourceKind } from '../types.ts'
import { splitMdx } from './mdx.ts'
import { type Validator, schemaFileOf } from './validator.ts'
import { locationAt, parseYaml, yamlLocator } from './yaml.ts'

/** A content file before it is read. */
export interface SourceFile {
  readonly kind: SourceKind
  readonly file: string
  readonly name: string
}

/** A content file that was parsed and held against its schema; plain data that can be sent and stored. */
export interface Reading {
  /** The content as JSON text; null when it cannot be used. */
  readonly json: string | null
  readonly marks: readonly Mark[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Parses one content file and holds it against its schema. */
export function readSource(source: SourceFile, text: string, validator: Validator): Reading {
  const isMdx = source.kind === 'legal'
  const { value, diagnostics } = isMdx ? readMdx(text, source.file) : readYaml(text, source.file)
  if (diagnostics.length > 0) return { json: null, marks: [], diagnostics }
  const verdict = validator.validate(source.kind, source.name, value.data)
  if (!verdict) return { json: null, marks: [], diagnostics: [withoutSchema(source, text)] }
  const problems = schemaDiagnostics(
    [...verdict.errors],
    { file: source.file, locate: value.locate },
    verdict.schemaFile,
  )
  if (problems.length > 0) return { json: null, marks: [], diagnostics: problems }
  return { json: JSON.stringify(value.data), marks: verdict.marks, diagnostics: [] }
}

/** SHA-256 of a file's bytes, hexadecimal. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readYaml(text: string, file: string) {
  const { value, diagnostics } = parseYaml(text, file)
  return { value: { data: value, locate: yamlLocator(text, file) }, diagnostics }
}

function readMdx(text: string, file: string) {
  return splitMdx(text, file)
}

function withoutSchema(source: SourceFile, text: string): Diagnostic {
  const schema = schemaFileOf(source.kind, source.name)
  const message = `There is no schema for this file: schemas/${schema} does not exist.`
  return error(
    'schema/unknown-file',
    message,
    locationAt(text, source.file, 0, 1),
    'Rename the file, or add its schema.',
  )
}
