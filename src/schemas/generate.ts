/**
 * The two files of schemas/ that are made from the others: section.json, so that adding a kind of section is
 * adding a file, and types.ts, so that templates cannot use a field that no schema has.
 */
import { declare, declareSiteData } from './declare.ts'
import { MARKED_TYPES } from './marked-types.ts'
import { namedSchemas } from './named-schemas.ts'
import { readSchemas } from './read-schemas.ts'
import type { Schemas } from './schema.ts'
import { SECTION_FILE, sectionSchema } from './section-schema.ts'

const HEADER = '// Made by `site fresh` from the schemas beside it; never edited.\n'

/** The text of schemas/section.json; null for a project without schemas/sections. */
export async function generateSectionSchema(root: string): Promise<string | null> {
  const schema = sectionSchema(await readSchemas(root))
  return schema && `${JSON.stringify(schema, null, 2)}\n`
}

/** The text of schemas/types.ts: one type for each titled schema, sorted by name. */
export async function generateTypes(root: string): Promise<string> {
  return typesOf(await readSchemas(root))
}

/** The same from schemas at hand. */
export async function typesOf(read: Schemas): Promise<string> {
  const section = sectionSchema(read)
  const schemas = section ? new Map([...read, [SECTION_FILE, section]]) : read
  const declarations = new Map<string, string>()
  for (const [name, placed] of namedSchemas(schemas)) declarations.set(name, await declare(schemas, name, placed))
  if ([...read.keys()].some((file) => file.startsWith('data/')))
    declarations.set('SiteData', await declareSiteData(schemas))
  const text = [...declarations.values()].join('\n')
  for (const [name, declaration] of Object.entries(MARKED_TYPES))
    if (!declarations.has(name) && new RegExp(`\\b${name}\\b`).test(withoutComments(text)))
      declarations.set(name, declaration)
  const sorted = [...declarations].sort(([a], [b]) => (a < b ? -1 : 1))
  return [HEADER, ...sorted.map(([, declaration]) => declaration)].join('\n')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*\*.*?\*\//gs, '')
}
