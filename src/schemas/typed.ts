import { follow, type Placed, type Schema, type Schemas } from './schema.ts'

/** A schema without references, in the form that json-schema-to-typescript reads; `tsType` is used verbatim. */
export interface Typed {
  readonly title?: string
  readonly description?: string
  readonly tsType?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Typed
  readonly oneOf?: readonly Typed[]
  readonly properties?: Readonly<Record<string, Typed>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

/** What templates get for a marked string; references become the item they name. */
const MARKED: Readonly<Record<string, string>> = {
  text: 'string',
  anchor: 'string',
  link: 'Link',
  asset: 'Asset',
  picture: 'PictureFile',
  document: 'Document',
}

/**
 * The body of a type as templates see it: names of other types in place of references and titled schemas, what marks
 * resolve to in place of marks.
 *
 * @throws Error for what has no type: a dead reference, a map of nameless objects
 */
export function typedBody(schemas: Schemas, { file, schema }: Placed): Typed {
  const inner = (child: Schema) => typed(schemas, { file, schema: child })
  const about = schema.description === undefined ? {} : { description: schema.description }
  const choices = schema.oneOf ?? schema.anyOf ?? conditional(schema)
  if (choices) return { ...about, oneOf: choices.map(inner) }
  if (schema.properties) return { ...about, ...objectBody(schema, inner) }
  if (typeof schema.additionalProperties === 'object')
    return { ...about, tsType: `Record<string, ${nameOf(inner(schema.additionalProperties), file)}>` }
  if (schema.items) return { ...about, ...arrayBody(schema, inner(schema.items), file) }
  const { type, enum: values } = schema
  const constant = 'const' in schema ? { const: schema.const } : {}
  return { ...about, ...(type && { type }), ...(values && { enum: values }), ...constant }
}

/** The type of a value where it is used: a name if its schema has one, otherwise the whole body. */
export function typed(schemas: Schemas, { file, schema }: Placed): Typed {
  if (schema.$ref === undefined) return named(schemas, { file, schema }) ?? typedBody(schemas, { file, schema })
  const target = typed(schemas, follow(schemas, schema.$ref, file))
  return schema.description === undefined ? target : { ...target, description: schema.description }
}

function named(schemas: Schemas, { file, schema }: Placed): Typed | null {
  const name = schema.mark ? markedName(schemas, { file, schema }) : schema.title
  if (name === undefined) return null
  const isNullable = schema.mark !== undefined && Array.isArray(schema.type) && schema.type.includes('null')
  const about = schema.description === undefined ? {} : { description: schema.description }
  return { ...about, tsType: isNullable ? `(${name} | null)` : name }
}

function markedName(schemas: Schemas, { file, schema }: Placed): string {
  const known = MARKED[schema.mark ?? '']
  if (known) return known
  if (schema.mark !== 'reference') throw new Error(`${file}: there is no mark "${schema.mark}"`)
  const item = schemas.get(`data/${schema.target}.json`)?.$defs?.['item']?.title
  if (item === undefined) throw new Error(`${file}: data/${schema.target}.json has no titled $defs.item`)
  return item
}

function conditional(schema: Schema): readonly Schema[] | undefined {
  const { then: first, else: second } = schema
  return first && second ? [first, second] : undefined
}

function objectBody(schema: Schema, inner: (child: Schema) => Typed): Typed {
  const properties = Object.entries(schema.properties ?? {}).map(([name, child]) => [name, inner(child)])
  const required = schema.required ?? []
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
}

function arrayBody({ minItems, maxItems }: Schema, items: Typed, file: string): Typed {
  // Templates take tuples apart by position; for other bounds a type would be more trouble than it is worth.
  const isTuple = minItems !== undefined && minItems === maxItems
  if (isTuple) return { tsType: `[${Array.from({ length: minItems }, () => nameOf(items, file)).join(', ')}]` }
  const { description: _, ...plain } = items
  return { type: 'array', items: plain }
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
}

function nameOf({ tsType, type, enum: values }: Typed, file: string): string {
  const name = tsType ?? (typeof type === 'string' && !values ? PLAIN[type] : undefined)
  if (name === undefined) throw new Error(`${file}: give the members of maps and tuples a title`)
  return name
}
