import type { ErrorObject } from 'ajv'
import type { Diagnostic, Location } from '../types.ts'
import { error } from './diagnostic.ts'
export function schemaDiagnostics(
  errors: ErrorObject[],
  source: { file: string; locate: (p: string, at?: 'key' | 'value') => Location },
  schemaFile: string,
): Diagnostic[] {
  return errors.map((e) =>
    error(`schema/${e.keyword}`, `${schemaFile} ${e.instancePath} ${e.message}`, source.locate(e.instancePath)),
  )
}
