import type { Schema, Schemas } from './schema.ts'
import { formsOf, type Spot, typeOf } from './spot.ts'

const MARKS: Readonly<Record<string, string>> = {
  text: 'text for visitors: one string, or one per language',
  link: 'link',
  asset: 'file under site/assets',
  picture: 'picture under site/assets',
  document: 'family of MDX files under site/legal',
  anchor: 'name that links can jump to',
}

/** The kind of value at a spot, in a few words: "list of text for visitors", "whole number". */
export function kindOf(schemas: Schemas, spot: Spot): string {
  const { schema } = spot
  if (schema.mark === 'reference') return `name of an entry of site/data/${schema.target}.yaml`
  const marked = MARKS[schema.mark ?? '']
  if (marked) return isNullable(schema) ? `${marked}, or null` : marked
  const forms = formsOf(schemas, spot)
  if (forms.length > 1) return severalForms(schemas, forms)
  if (schema.items) return `list of ${kindOf(schemas, itemSpot(schemas, spot, schema.items))}`
  if (schema.properties) return schema.title ? `fields (${schema.title})` : 'fields'
  if (typeof schema.additionalProperties === 'object') return 'entries by name'
  return plainKind(schema)
}

function severalForms(schemas: Schemas, forms: readonly Spot[]): string {
  if (forms.every((form) => typeOf(form) !== null)) return 'section'
  return forms.map((form) => kindOf(schemas, form)).join(', or ')
}

function itemSpot(schemas: Schemas, spot: Spot, items: Schema): Spot {
  const [found] = formsOf(schemas, { ...spot, schema: { oneOf: [items] } })
  return found ?? spot
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'fields',
  array: 'list',
  null: 'null',
}

function plainKind({ type, unit, enum: choices }: Schema): string {
  const types = typeof type === 'string' ? [type] : (type ?? [])
  if (types.length === 0) return choices ? 'one of a few' : 'any'
  const words = types.map((one) => PLAIN[one] ?? one).join(', or ')
  return unit === undefined ? words : `${words} (${unit})`
}

function isNullable({ type }: Schema): boolean {
  return Array.isArray(type) && type.includes('null')
}

/** The bounds of a value, each in a few words: "at least 1", "one of paper, deep, night". */
export function boundsOf({ schema }: Pick<Spot, 'schema'>): readonly string[] {
  const { enum: choices, const: constant, uniqueItems } = schema
  // Marked values have a kind of their own, which says more than the expression.
  const pattern = schema.mark === undefined || schema.mark === 'anchor' ? schema.pattern : undefined
  return [
    ...(choices ? [`one of ${choices.map(String).join(', ')}`] : []),
    ...(constant === undefined ? [] : [`always ${String(constant)}`]),
    ...sizesOf(schema),
    ...(uniqueItems ? ['no entry twice'] : []),
    ...(pattern === undefined ? [] : [`must fit \`${pattern}\``]),
  ]
}

function sizesOf({ minimum, maximum, minLength = 0, maxLength, minItems, maxItems }: Schema): string[] {
  const isExact = minItems !== undefined && minItems === maxItems
  const sizes: readonly [what: string, size: number | undefined, of: string][] = [
    ['at least', minimum, ''],
    ['at most', maximum, ''],
    ['at least', minLength > 1 ? minLength : undefined, ' characters'],
    ['at most', maxLength, ' characters'],
    ['exactly', isExact ? minItems : undefined, ' entries'],
    ['at least', isExact || minItems === 0 ? undefined : minItems, minItems === 1 ? ' entry' : ' entries'],
    ['at most', isExact ? undefined : maxItems, ' entries'],
  ]
  return sizes.flatMap(([what, size, of]) => (size === undefined ? [] : [`${what} ${size}${of}`]))
}
