/**
 * The files of schemas/ that are made: section.json from the others, so that adding a kind of section is adding a file;
 * languages.json from site/site.yaml, so that nothing else lists the languages; types.ts from all of them, so that
 * templates cannot use a field that no schema has.
 */
import { declare, declareSiteData } from './declare.ts'
import { LANGUAGES_FILE } from './language-schema.ts'
import { MARKED_TYPES } from './marked-types.ts'
import { namedSchemas } from './named-schemas.ts'
import { readSchemas } from './read-schemas.ts'
import type { Schemas } from './schema.ts'
import { SECTION_FILE, sectionSchema } from './section-schema.ts'

const HEADER = '// Made by `site fresh` from the schemas beside it; never edited.\n'

/** The files that are made, by their path below schemas/; those that the project has no use for are left out. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const schemas = await readSchemas(root)
  const made = [
    [SECTION_FILE, sectionSchema(schemas)],
    [LANGUAGES_FILE, schemas.get(LANGUAGES_FILE)],
  ] as const
  const texts = made.flatMap(([file, schema]) =>
    schema ? [[file, `${JSON.stringify(schema, null, 2)}\n`] as const] : [],
  )
  return new Map([...texts, ['types.ts', await typesOf(schemas)]])
}

/** The text of schemas/types.ts: one type for each titled schema, sorted by name. */
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
