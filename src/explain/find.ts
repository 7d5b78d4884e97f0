import { escapeToken } from '../content/pointer.ts'
import type { Locate } from '../content/yaml.ts'
import type { Schema, Schemas } from '../schemas/schema.ts'

/** A field somewhere in the schemas. */
export interface SchemaField {
  /** The file or shape that has it: "hero", "packages", "Action". */
  readonly owner: string
  readonly name: string
  readonly about: string
}

/** Every field whose path ends in these steps (one name, or "seo.title"); all fields for no steps. */
export function fieldsNamed(schemas: Schemas, steps: readonly string[]): SchemaField[] {
  const last = steps.at(-1)
  const before = steps.at(-2)
  return [...schemas].flatMap(([file, schema]) => {
    const owner = file.replace(/^(sections|data|api)\/|\.json$/g, '')
    return [...fieldsIn(schema, owner)].filter(
      (one) => (last === undefined || one.name === last) && (before === undefined || one.parent === before),
    )
  })
}

function* fieldsIn(schema: Schema, owner: string, parent = ''): Generator<SchemaField & { readonly parent: string }> {
  const { properties = {}, $defs = {}, items, additionalProperties } = schema
  const own = schema.title ?? owner
  for (const [name, child] of Object.entries(properties)) {
    yield { owner: own, name, about: child.description ?? '', parent }
    yield* fieldsIn(child, own, name)
  }
  for (const child of Object.values($defs)) yield* fieldsIn(child, owner)
  if (items) yield* fieldsIn(items, own, parent)
  if (typeof additionalProperties === 'object') yield* fieldsIn(additionalProperties, own, parent)
}

/** The path of the value on a line; of the last one before it where the line is empty. */
export function lineOf({ data, locate }: { readonly data: unknown; readonly locate: Locate }, line: number): string[] {
  let best: { readonly path: string[]; readonly line: number } = { path: [], line: 0 }
  const walk = (value: unknown, path: string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      const at = locate(`/${[...path, key].map(escapeToken).join('/')}`, 'key').line
      if (at <= line && at >= best.line) best = { path: [...path, key], line: at }
      walk(child, [...path, key])
    }
  }
  walk(data, [])
  return best.path
}
