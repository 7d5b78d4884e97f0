// What the schemas say about a value, read without ajv: mutants are not judged by what they test.

type Schema = Readonly<Record<string, unknown>>
interface Facet {
  readonly schema: Schema
  readonly file: string
}

/** What the schemas say about one value. */
export interface SchemaFacts {
  /** Keys that must be there. */
  readonly required: ReadonlySet<string>
  /** Keys that may be there; null: any. */
  readonly keys: readonly string[] | null
  readonly types: ReadonlySet<string>
  readonly choices: readonly string[]
  readonly mark: string | null
  /** The file of shared data that a reference names an entry of. */
  readonly target: string | null
}

/** Asks the schemas of a project, by path below schemas/. */
export function schemaReader(files: ReadonlyMap<string, string>) {
  const schemas = [...files].filter(([file]) => file.endsWith('.json'))
  const parsed = new Map(schemas.map(([file, text]) => [file, JSON.parse(text) as Schema]))
  const facets = (schema: Schema, file: string, data: unknown): Facet[] => {
    const own: Facet = { schema, file }
    const referred = typeof schema['$ref'] === 'string' ? refer(schema['$ref'], file, data) : []
    const all = list(schema['allOf']).flatMap((one) => facets(one, file, data))
    const branches = [...list(schema['oneOf']), ...list(schema['anyOf'])].map((one) => facets(one, file, data))
    const fitting = branches.filter((branch) => branch.every((facet) => fits(facet.schema, data)))
    return [own, ...referred, ...all, ...(fitting.length > 0 ? fitting : branches).flat()]
  }
  const refer = (reference: string, from: string, data: unknown): Facet[] => {
    const [path = '', pointer = ''] = reference.split('#')
    const file = path === '' ? from : joined(from, path)
    let schema: unknown = parsed.get(file)
    for (const token of pointer.split('/').slice(1)) schema = (schema as Schema | undefined)?.[token]
    return schema === undefined ? [] : facets(schema as Schema, file, data)
  }
  const below = (parents: readonly Facet[], token: string, data: unknown): Facet[] =>
    parents.flatMap(({ schema, file }) => {
      const properties = (schema['properties'] ?? {}) as Record<string, Schema>
      const child = properties[token] ?? (Array.isArray(data) ? schema['items'] : schema['additionalProperties'])
      return typeof child === 'object' && child !== null ? facets(child as Schema, file, memberOf(data, token)) : []
    })
  return (schemaFile: string, data: unknown, path: readonly string[]): SchemaFacts => {
    let found = facets(parsed.get(schemaFile) ?? {}, schemaFile, data)
    let value = data
    for (const token of path) {
      found = below(found, token, value)
      value = memberOf(value, token)
    }
    return factsOf(found.map(({ schema }) => schema))
  }
}

function factsOf(schemas: readonly Schema[]): SchemaFacts {
  const isClosed = schemas.some(
    (one) => one['additionalProperties'] === false || one['unevaluatedProperties'] === false,
  )
  const choices = schemas.flatMap((one) => [
    ...((one['enum'] as unknown[]) ?? []),
    ...(one['const'] === undefined ? [] : [one['const']]),
  ])
  return {
    required: new Set(schemas.flatMap((one) => (one['required'] as string[]) ?? [])),
    keys: isClosed ? schemas.flatMap((one) => Object.keys((one['properties'] ?? {}) as object)) : null,
    types: new Set(schemas.flatMap((one) => (one['type'] as string | string[]) ?? [])),
    choices: choices.filter((choice) => typeof choice === 'string'),
    mark: (schemas.find((one) => typeof one['mark'] === 'string')?.['mark'] as string | undefined) ?? null,
    target: (schemas.find((one) => typeof one['target'] === 'string')?.['target'] as string | undefined) ?? null,
  }
}

/** Whether a branch can be meant: its type and its constants are those of the value. */
function fits(schema: Schema, data: unknown): boolean {
  const types = schema['type'] === undefined ? [] : [schema['type']].flat()
  const type = data === null ? 'null' : Array.isArray(data) ? 'array' : typeof data
  const isType = types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'))
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  return isType && properties.every(([key, { const: only }]) => only === undefined || only === memberOf(data, key))
}

function memberOf(data: unknown, token: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[token] : undefined
}

function list(value: unknown): Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : []
}

function joined(from: string, path: string): string {
  const steps = from.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}
