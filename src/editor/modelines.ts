import { posix } from 'node:path'
import { editorLanguage, SCHEMA_FOLDERS } from './settings.ts'

const MODELINE = /^#\s*yaml-language-server:\s*\$schema=(\S+)[^\S\n]*$/m

/**
 * A YAML text whose first line names its schema for editors; a line that names another one is corrected.
 *
 * @param file path of the text, from the project's root
 * @param schema path of the schema, from the project's root
 */
export function withModeline(text: string, file: string, schema: string): string {
  const address = posix.relative(posix.dirname(file), schema)
  const line = `# yaml-language-server: $schema=${address}`
  const [found, named] = MODELINE.exec(text) ?? []
  if (named === address) return text
  if (found !== undefined) return text.replace(found, () => line)
  // Some editors put a byte order mark at the start of a file; it has to stay there.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return `${mark}${line}\n${text.slice(mark.length)}`
}

/**
 * A new YAML text with its first line, in the language of the project's other files.
 *
 * @param schema path of the schema below its folder, such as "page.json"
 * @param settings the text of site/site.yaml; null: there is none
 */
export function withOwnModeline(text: string, { file, schema, settings }: NewFile): string {
  const named = MODELINE.exec(settings ?? '')?.[0] ?? null
  return withModeline(text, file, `${SCHEMA_FOLDERS[editorLanguage(named) ?? 'en']}/${schema}`)
}

interface NewFile {
  readonly file: string
  readonly schema: string
  readonly settings: string | null
}
