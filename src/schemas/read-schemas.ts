import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Schema, Schemas } from './schema.ts'
import { SECTION_FILE, sectionSchema } from './section-schema.ts'

/** All schemas below schemas/ but the one that is made from the others. */
export async function readSchemas(root: string): Promise<Schemas> {
  const folder = join(root, 'schemas')
  const found = await readdir(folder, { recursive: true })
  const files = found
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.json') && file !== SECTION_FILE)
    .sort()
  return new Map(await Promise.all(files.map(async (file) => [file, await readSchema(folder, file)] as const)))
}

/** The same with the schema that is made from them: all that a page may be. */
export async function readWithSection(root: string): Promise<Schemas> {
  const schemas = await readSchemas(root)
  const section = sectionSchema(schemas)
  return section ? new Map([...schemas, [SECTION_FILE, section]]) : schemas
}

async function readSchema(folder: string, file: string): Promise<Schema> {
  const text = await readFile(join(folder, file), 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`schemas/${file} is no JSON`, { cause })
  }
}
