import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { UiLanguage } from '../diagnostics/words.ts'
import { inGerman, readGerman } from './german.ts'
import { LANGUAGES_FILE, languageSchema, languagesOfSettings, refersToLanguages } from './language-schema.ts'
import type { Schema, Schemas } from './schema.ts'
import { SECTION_FILE, sectionSchema } from './section-schema.ts'

/**
 * All schemas below schemas/ except the one made from the others; that of the languages is made from site.yaml.
 *
 * @param language of their descriptions
 */
export async function readSchemas(root: string, language: UiLanguage = 'en'): Promise<Schemas> {
  const folder = join(root, 'schemas')
  const found = await readdir(folder, { recursive: true })
  const files = found
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.json') && file !== SECTION_FILE)
    .sort()
  const read = new Map(await Promise.all(files.map(async (file) => [file, await readSchema(folder, file)] as const)))
  const schemas = new Map(language === 'de' ? inGerman(read, readGerman(root)) : read)
  const languages = refersToLanguages(schemas) ? await languagesOf(root) : null
  if (!languages) return schemas
  return new Map(
    [...schemas.set(LANGUAGES_FILE, languageSchema(languages, language))].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** null where there are no settings that can be read: `site validate` says why. */
async function languagesOf(root: string): Promise<readonly string[] | null> {
  const file = join(root, 'site/site.yaml')
  return existsSync(file) ? languagesOfSettings(await readFile(file, 'utf8')) : null
}

/** The same with the schema that is made from them: all that a page may be. */
export async function readWithSection(root: string, language: UiLanguage = 'en'): Promise<Schemas> {
  const schemas = await readSchemas(root, language)
  const section = sectionSchema(schemas, language)
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
