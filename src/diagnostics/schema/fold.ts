// ajv reports every keyword that failed. An author made one mistake: of several errors about it, one is kept.
import type { ErrorObject } from 'ajv'
import { nearest } from '../nearest.ts'

/** The errors that are mistakes; those that only follow from another one are dropped. */
export function fold(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = foldAlternatives(errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames'))
  return oneForEachValue(withoutMisspelt(withoutTags(kept)))
}

/** The key that was most likely meant by an unknown one: the nearest that the schema knows and the object lacks. */
export function meantKey(error: ErrorObject): string | undefined {
  const data = (error.data ?? {}) as object
  const absent = knownKeys(error).filter((key) => !Object.hasOwn(data, key))
  return nearest(unknownKey(error), absent)
}

/** The key of an `additionalProperties` or `unevaluatedProperties` error. */
export function unknownKey({ params }: ErrorObject): string {
  return String(params['additionalProperty'] ?? params['unevaluatedProperty'])
}

export function knownKeys({ parentSchema }: ErrorObject): string[] {
  return Object.keys((parentSchema?.['properties'] ?? {}) as object)
}

const isUnknownKey = ({ keyword }: ErrorObject) =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'

/** A missing "type" is reported by `required`; that no section can be chosen follows from it. */
function withoutTags(errors: readonly ErrorObject[]): ErrorObject[] {
  const missing = new Set(errors.filter(({ keyword }) => keyword === 'required').map(missingKey))
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'discriminator' ||
      params['error'] !== 'tag' ||
      !missing.has(JSON.stringify([instancePath, params['tag']])),
  )
}

/** "titel" is unknown and "title" is missing: one mistake, reported at the key that is there. */
function withoutMisspelt(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = new Set(
    errors.filter(isUnknownKey).map((error) => JSON.stringify([error.instancePath, meantKey(error)])),
  )
  return errors.filter((error) => error.keyword !== 'required' || !meant.has(missingKey(error)))
}

function missingKey({ instancePath, params }: ErrorObject): string {
  return JSON.stringify([instancePath, params['missingProperty']])
}

/** Keywords about one value, the most useful first: a number in place of a text also breaks the text's pattern. */
const ABOUT_VALUES = ['type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum']

function oneForEachValue(errors: readonly ErrorObject[]): ErrorObject[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  const best = new Map<string, ErrorObject>()
  for (const error of errors) {
    const known = best.get(placeOf(error))
    if (!known || rank(error) < rank(known)) best.set(placeOf(error), error)
  }
  return errors.filter((error) => {
    if (parentsOf(error.instancePath).some((path) => wrongType.has(path))) return false
    return rank(error) === Number.POSITIVE_INFINITY || best.get(placeOf(error)) === error
  })
}

/** "/a/b/c" -> ["", "/a", "/a/b"]. */
function parentsOf(pointer: string): string[] {
  return [...pointer.matchAll(/\//g)].map(({ index }) => pointer.slice(0, index))
}

/** Names of keys have patterns of their own, so the key belongs to the place. */
function placeOf({ instancePath, propertyName }: ErrorObject): string {
  return JSON.stringify([instancePath, propertyName ?? null])
}

function rank({ keyword }: ErrorObject): number {
  const index = ABOUT_VALUES.indexOf(keyword)
  return index < 0 ? Number.POSITIVE_INFINITY : index
}

const isAlternatives = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf'

/** Errors of the branches of anyOf and oneOf come before the error of the keyword itself. */
function foldAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (isAlternatives(error)) {
      const first = kept.findLastIndex((earlier) => !isOfBranch(earlier, error)) + 1
      kept.push(...best(error, kept.splice(first)))
    } else kept.push(error)
  }
  return kept
}

function isOfBranch(earlier: ErrorObject, { instancePath, schemaPath, parentSchema, schema }: ErrorObject): boolean {
  const isInside = earlier.instancePath === instancePath || earlier.instancePath.startsWith(`${instancePath}/`)
  if (!isInside) return false
  if (earlier.schemaPath.startsWith(`${schemaPath}/`)) return true
  // The path of an error behind a `$ref` does not show which keyword led there.
  const hasReference = Array.isArray(schema) && schema.some((branch) => branch !== null && '$ref' in Object(branch))
  const around = schemaPath.slice(0, schemaPath.lastIndexOf('/'))
  const isBeside = around !== '#' && earlier.schemaPath.startsWith(`${around}/`)
  return hasReference && !isBeside && earlier.parentSchema !== parentSchema
}

/** The errors of the branch that the author meant, if the value shows which; else the error of the keyword. */
function best(error: ErrorObject, ofBranches: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches = new Map<string, ErrorObject[]>()
  for (const one of ofBranches) {
    const branch = branchOf(one, error)
    branches.set(branch, [...(branches.get(branch) ?? []), one])
  }
  const meant = [...branches.values()].filter((of) => !of.some((one) => rulesOut(one, error)))
  if (branches.size > 1 && meant.length === 1 && meant[0]) return meant[0]
  const tags = ofBranches.filter(({ keyword }) => keyword === 'const')
  const [tag] = tags
  const isTagged = tag && tags.length >= branches.size && tags.every((one) => one.instancePath === tag.instancePath)
  if (!isTagged) return [error]
  return [{ ...tag, keyword: 'enum', params: { allowedValues: tags.map(({ params }) => params['allowedValue']) } }]
}

function branchOf({ schemaPath }: ErrorObject, alternatives: ErrorObject): string {
  const start = `${alternatives.schemaPath}/`
  if (!schemaPath.startsWith(start)) return schemaPath.slice(0, schemaPath.indexOf('#'))
  return schemaPath.slice(start.length).split('/')[0] ?? ''
}

/** A wrong type of the value itself, or a wrong constant right below it, means that another branch is intended. */
function rulesOut({ keyword, instancePath }: ErrorObject, alternatives: ErrorObject): boolean {
  if (keyword === 'type') return instancePath === alternatives.instancePath
  const parent = instancePath.slice(0, instancePath.lastIndexOf('/'))
  return keyword === 'const' && (instancePath === alternatives.instancePath || parent === alternatives.instancePath)
}
