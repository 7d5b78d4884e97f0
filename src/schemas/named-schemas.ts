import type { Placed, Schema, Schemas } from './schema.ts'

/**
 * Every schema with a title that is no mark, by title, sorted.
 *
 * @throws Error when two schemas have the same title
 */
export function namedSchemas(schemas: Schemas): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>()
  for (const [file, root] of schemas)
    for (const schema of titled(root)) {
      const other = found.get(schema.title)
      if (other) throw new Error(`Both ${other.file} and ${file} have a schema titled "${schema.title}"`)
      found.set(schema.title, { file, schema })
    }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function* titled(schema: Schema): Generator<Schema & { readonly title: string }> {
  const { title } = schema
  if (title !== undefined && !schema.mark) yield { ...schema, title }
  for (const child of children(schema)) yield* titled(child)
}

function children(schema: Schema): Schema[] {
  const { properties = {}, $defs = {}, items, additionalProperties, oneOf = [], anyOf = [] } = schema
  const more = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [...Object.values(properties), ...Object.values($defs), ...oneOf, ...anyOf, ...more, ...(items ? [items] : [])]
}
