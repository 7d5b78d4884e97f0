/** The part of JSON Schema 2020-12 that the generator reads, with this project's own keywords. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly then?: Schema
  readonly else?: Schema
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly mark?: string
  readonly target?: string
  readonly unit?: string
  readonly frame?: string
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minProperties?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly uniqueItems?: boolean
}

/** Schemas by their path below schemas/, such as "sections/hero.json"; sorted. */
export type Schemas = ReadonlyMap<string, Schema>

/** A schema and its file, which its references are relative to. */
export interface Placed {
  readonly file: string
  readonly schema: Schema
}

/**
 * What a `$ref` points to.
 *
 * @param from path of the file that holds the reference
 * @throws Error when it leads nowhere
 */
export function follow(schemas: Schemas, ref: string, from: string): Placed {
  // The origin is never visited: it lets URL work out "../".
  const url = new URL(ref, `https://schemas.invalid/${from}`)
  const file = url.pathname.slice(1)
  let schema: unknown = schemas.get(file)
  for (const key of decodeURIComponent(url.hash).split('/').slice(1))
    schema = (schema as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  if (schema === undefined) throw new Error(`${from}: "${ref}" leads nowhere`)
  return { file, schema: schema as Schema }
}
