// A position in the schemas, reached step by step along a path: what the value there means and may be.
import { follow, type Schema, type Schemas } from './schema.ts'

/** What the schemas say about one value. */
export interface Spot {
  /** The schema file, and the JSON pointer in it, "" for the whole file. */
  readonly file: string
  readonly pointer: string
  /** Without `$ref`: what it leads to. */
  readonly schema: Schema
  /** The same for the place that uses it, before following a `$ref`. */
  readonly usedAt: string
  /** The description where the value is used, which knows more than the one of its kind. */
  readonly about: string | undefined
  readonly examples: readonly unknown[]
  /** null: an entry of a list or map, or the file itself. */
  readonly isRequired: boolean | null
}

/** The spot of a whole schema file; null if there is none. */
export function fileSpot(schemas: Schemas, file: string): Spot | null {
  const schema = schemas.get(file)
  return schema ? spotAt(schemas, { file, pointer: '', schema, isRequired: null }) : null
}

type Start = Pick<Spot, 'file' | 'pointer' | 'schema' | 'isRequired'>

function spotAt(schemas: Schemas, { file, pointer, schema, isRequired }: Start): Spot {
  const { $ref, description: about, examples = [] } = schema
  const usedAt = pointer === '' ? file : `${file}#${pointer}`
  if ($ref === undefined) return { file, pointer, schema, usedAt, about, examples, isRequired }
  const placed = follow(schemas, $ref, file)
  const target = spotAt(schemas, { ...placed, pointer: $ref.split('#')[1] ?? '', isRequired })
  return {
    ...target,
    usedAt: about === undefined ? target.usedAt : usedAt,
    about: about ?? target.about,
    examples: examples.length > 0 ? examples : target.examples,
  }
}

/** The form that a value has: for a section that of its type. */
export function formOf(schemas: Schemas, spot: Spot, value: unknown): Spot {
  const forms = formsOf(schemas, spot)
  const fitting = forms.filter((form) => typeOf(form) !== null && typeInValue(value) === typeOf(form))
  return forms.length > 1 && fitting[0] ? fitting[0] : spot
}

function typeInValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
}

/** The forms that a value may have: one, unless the schema offers several. */
export function formsOf(schemas: Schemas, spot: Spot): readonly Spot[] {
  const { schema, pointer, file } = spot
  const lists = (['oneOf', 'anyOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((one, index) => ({ schema: one, pointer: `${pointer}/${key}/${index}` })),
  )
  const branches = (['then', 'else'] as const).flatMap((key) => {
    const one = schema[key]
    return one ? [{ schema: one, pointer: `${pointer}/${key}` }] : []
  })
  const forms = [...lists, ...branches].map((one) => spotAt(schemas, { ...one, file, isRequired: spot.isRequired }))
  return forms.length > 0 ? forms : [spot]
}

/** The "type" that identifies a form of a section. */
export function typeOf({ schema }: Spot): string | null {
  const type = schema.properties?.['type']?.const
  return typeof type === 'string' ? type : null
}

/**
 * One step further: into a field, an entry of a list ("0") or of a map. Among several forms the one that matches the
 * value counts; without a value, a step may name the type of a section.
 *
 * @returns null where the schemas know no such step
 */
export function stepInto(schemas: Schemas, spot: Spot, { step, value }: { step: string; value: unknown }): Spot | null {
  for (const form of formsOf(schemas, spot).filter((one) => mayBe(one, value))) {
    if (form !== spot && typeOf(form) === step) return form
    const found = within(schemas, form, step)
    if (found) return found
  }
  return null
}

function mayBe(form: Spot, value: unknown): boolean {
  const own = typeOf(form)
  const type = typeInValue(value)
  return own === null || type === undefined || own === type
}

function within(schemas: Schemas, { schema, file, pointer }: Spot, step: string): Spot | null {
  const field = schema.properties?.[step]
  if (field) {
    const isRequired = schema.required?.includes(step) ?? false
    return spotAt(schemas, { schema: field, file, pointer: `${pointer}/properties/${step}`, isRequired })
  }
  const entry = { file, isRequired: null }
  if (schema.items) {
    const item = spotAt(schemas, { ...entry, schema: schema.items, pointer: `${pointer}/items` })
    return /^\d+$/.test(step) ? item : (formsOf(schemas, item).find((form) => typeOf(form) === step) ?? null)
  }
  if (typeof schema.additionalProperties !== 'object') return null
  return spotAt(schemas, { ...entry, schema: schema.additionalProperties, pointer: `${pointer}/additionalProperties` })
}

/** Whether a step leads to an entry of a map, which its author has named, and not into a field. */
export function isEntry({ schema }: Spot, step: string): boolean {
  return typeof schema.additionalProperties === 'object' && !schema.properties?.[step]
}

/** The names that a step may have: fields, or types of sections where a list has several. */
export function stepsOf(schemas: Schemas, spot: Spot, value: unknown): readonly string[] {
  const forms = formsOf(schemas, spot).filter((one) => mayBe(one, value))
  const isOpen = forms.length > 1 && forms.some((form) => typeOf(form) !== null)
  const names = isOpen
    ? forms.map((form) => typeOf(form) ?? '')
    : forms.flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
  const entries = Object.keys(typeof value === 'object' && value !== null ? value : {})
  const isMap = forms.some(({ schema }) => typeof schema.additionalProperties === 'object')
  return [...new Set([...names, ...(isMap ? entries : [])])].filter((name) => name !== '')
}
