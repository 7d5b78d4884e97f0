// An ajv error -> a sentence for the author. Which error is told at all is decided in schema-fold.ts; the words stand
// in schema-texts.ts.
import type { ErrorObject } from 'ajv'
import type { Diagnostic, Location } from '../types.ts'
import { error, inOrder } from './diagnostic.ts'
import { fold } from './schema-fold.ts'
import { keyNameFinding, missingKeyFinding, unknownKeyFinding, unknownTypeFinding } from './schema-keys.ts'
import { type Finding, subject } from './schema-names.ts'
import { countFinding, lengthFinding, rangeFinding, repeatedFinding } from './schema-sizes.ts'
import { texts } from './schema-texts.ts'
import { alternativesFinding, choiceFinding, formatFinding, patternFinding, typeFinding } from './schema-values.ts'

/** What is needed of a source to say where a value stands. */
export interface Located {
  readonly file: string
  locate(pointer: string, at?: 'key' | 'value'): Location
}

const FINDINGS: Readonly<Record<string, (error: ErrorObject) => Finding>> = {
  additionalProperties: unknownKeyFinding,
  unevaluatedProperties: unknownKeyFinding,
  required: missingKeyFinding,
  discriminator: unknownTypeFinding,
  type: typeFinding,
  enum: choiceFinding,
  const: choiceFinding,
  pattern: patternFinding,
  format: formatFinding,
  minimum: rangeFinding,
  maximum: rangeFinding,
  exclusiveMinimum: rangeFinding,
  exclusiveMaximum: rangeFinding,
  multipleOf: rangeFinding,
  minLength: lengthFinding,
  maxLength: lengthFinding,
  minItems: countFinding,
  maxItems: countFinding,
  minProperties: countFinding,
  maxProperties: countFinding,
  uniqueItems: repeatedFinding,
  anyOf: alternativesFinding,
  oneOf: alternativesFinding,
}

/**
 * What ajv found in one source, in the author's words and order: one diagnostic for each mistake.
 *
 * @param errors of an Ajv2020 with `allErrors` and `verbose`
 * @param schemaFile path below schemas/, named where nothing better can be said
 */
export function schemaDiagnostics(errors: readonly ErrorObject[], source: Located, schemaFile: string): Diagnostic[] {
  const found = fold(errors).map((one) => {
    const { code, message, hint, pointer, at } = findingOf(one, schemaFile)
    return error(code, message, source.locate(pointer, at), hint)
  })
  return inOrder(found)
}

function findingOf(one: ErrorObject, schemaFile: string): Finding {
  if (one.propertyName !== undefined) return keyNameFinding(one)
  const finding = FINDINGS[one.keyword]
  if (finding) return finding(one)
  const message = texts.rule(subject(one), one.message ?? one.keyword)
  return { code: 'schema/rule', message, hint: texts.ruleStands(schemaFile), pointer: one.instancePath, at: 'value' }
}
