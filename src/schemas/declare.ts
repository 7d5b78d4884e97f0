import type { Placed, Schemas } from './schema.ts'
import { type Typed, typed, typedBody } from './typed.ts'

const STYLE = { semi: false, singleQuote: true, printWidth: 120 }

/**
 * One exported TypeScript declaration, formatted.
 *
 * The library is slow to load, so it is loaded when a type is wanted.
 */
export async function declare(schemas: Schemas, name: string, placed: Placed): Promise<string> {
  return write(name, typedBody(schemas, placed))
}

/** The interface that names every file of site/data in camel case, as templates get them. */
export async function declareSiteData(schemas: Schemas): Promise<string> {
  const files = [...schemas].filter(([file]) => file.startsWith('data/'))
  const properties = files.map(([file, schema]) => [camelCase(file), typed(schemas, { file, schema })])
  return write('SiteData', {
    description: 'The files of site/data by their name in camel case.',
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => String(name)),
    additionalProperties: false,
  })
}

async function write(title: string, body: Typed): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const options = { bannerComment: '', additionalProperties: false, unknownAny: true, style: STYLE }
  // The library's own type is the schema of draft 4, which has no word for `const`.
  const text = await compile({ title, ...body } as Parameters<typeof compile>[0], title, options)
  return text.replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
}

function camelCase(file: string): string {
  const name = file.slice('data/'.length, -'.json'.length)
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
