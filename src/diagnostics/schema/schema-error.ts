// An ajv error -> a sentence for the author. fold.ts decides which errors are reported; the words are in texts.ts and
// german.ts.
import type { ErrorObject } from 'ajv'
import type { Diagnostic, Location } from '../../types.ts'
import { error, inOrder } from '../diagnostic.ts'
import { fold } from './fold.ts'
import { germanWith } from './german.ts'
import { keyNameFinding, missingKeyFinding, unknownKeyFinding, unknownTypeFinding } from './keys.ts'
import { type SchemaFinding, subject } from './names.ts'
import { countFinding, lengthFinding, rangeFinding, repeatedFinding } from './sizes.ts'
import { english, type SchemaTexts } from './texts.ts'
import { alternativesFinding, choiceFinding, formatFinding, patternFinding, typeFinding } from './values.ts'

/** The part of a source that locates values. */
export interface Located {
  locate(pointer: string, at?: 'key' | 'value'): Location
}

/** What is known of the schema that refused a source. */
export interface Described {
  /** Its path below schemas/, named where there is nothing better to say. */
  readonly schemaFile: string
  /** German descriptions by the English ones. */
  readonly german: ReadonlyMap<string, string>
}

const FINDINGS: Readonly<Record<string, (error: ErrorObject, texts: SchemaTexts) => SchemaFinding>> = {
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
 */
export function schemaDiagnostics(
  errors: readonly ErrorObject[],
  source: Located,
  { schemaFile, german: descriptions }: Described,
): Diagnostic[] {
  const german = germanWith(descriptions)
  const found = fold(errors).map((one) => {
    const { code, message, hint, pointer, at, meant } = findingOf(one, schemaFile, english)
    const { message: de, hint: todo } = findingOf(one, schemaFile, german)
    const words = { en: message, de }
    const place = source.locate(pointer, at)
    if (hint === undefined) return error(code, words, place)
    const told = error(code, words, place, { en: hint, de: todo ?? german.ruleStands(schemaFile) })
    if (!meant || (meant.length > 0 && meant.length !== place.length)) return told
    return { ...told, repair: { file: place.file, pointer, value: meant.value } }
  })
  return inOrder(found)
}

function findingOf(one: ErrorObject, schemaFile: string, texts: SchemaTexts): SchemaFinding {
  if (one.propertyName !== undefined) return keyNameFinding(one, texts)
  const finding = FINDINGS[one.keyword]
  if (finding) return finding(one, texts)
  const message = texts.rule(subject(one, texts), one)
  return { code: 'schema/rule', message, hint: texts.ruleStands(schemaFile), pointer: one.instancePath, at: 'value' }
}
