import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Schema, Schemas } from './schema.ts'
import { SECTION_FILE } from './section-schema.ts'

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

async function readSchema(folder: string, file: string): Promise<Schema> {
  const text = await readFile(join(folder, file), 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`schemas/${file} is no JSON`, { cause })
  }
}
