import { applyEdits, modify, type ParseError, parse } from 'jsonc-parser'
import type { UiLanguage } from '../diagnostics/words.ts'

/** Schemas by address with the files they are for, as the YAML extension of VS Code expects them. */
export type YamlSchemas = Readonly<Record<string, string>>

/** Where the schemas are that editors read: the project's own, or a copy of them that speaks German. */
export const SCHEMA_FOLDERS: Readonly<Record<UiLanguage, string>> = { en: 'schemas', de: 'schemas-de' }

const KEY = 'yaml.schemas'
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/**
 * The settings of VS Code with our schemas in them. Other settings, other schemas and comments stay as they are.
 *
 * @param text the settings as they are (JSON with comments); null: there are none
 * @returns null when the text is no JSON, so that nothing is lost
 */
export function withYamlSchemas(text: string | null, schemas: YamlSchemas): string | null {
  const before = text === null || text.trim() === '' ? '{}\n' : text
  const errors: ParseError[] = []
  const settings: unknown = parse(before, errors, { allowTrailingComma: true })
  if (errors.length > 0 || !isObject(settings)) return null
  const known = isObject(settings[KEY]) ? settings[KEY] : {}
  const isOurs = (address: string) => Object.values(SCHEMA_FOLDERS).some((name) => address.startsWith(`./${name}/`))
  const stale = Object.keys(known).filter((address) => isOurs(address) && !(address in schemas))
  const changes = [
    ...stale.map((address) => [address, undefined] as const),
    ...Object.entries(schemas).filter(([address, files]) => known[address] !== files),
  ]
  return changes.reduce((now, [address, files]) => {
    const path = isObject(settings[KEY]) || now !== before ? [KEY, address] : [KEY]
    const value = path.length === 1 ? { [address]: files } : files
    return applyEdits(now, modify(now, path, value, { formattingOptions }))
  }, before)
}

/**
 * The language in which editors explain fields, by the schemas that a file names for them.
 *
 * @param text settings, or a YAML text with its first line; null: there is none
 * @returns null where the text names no schemas of ours
 */
export function editorLanguage(text: string | null): UiLanguage | null {
  if (text === null) return null
  if (/[./"=]schemas-de\//.test(text)) return 'de'
  return /[./"=]schemas\//.test(text) ? 'en' : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
