import { applyEdits, modify, type ParseError, parse } from 'jsonc-parser'

/** Schemas by address with the files they are for, as the YAML extension of VS Code expects them. */
export type YamlSchemas = Readonly<Record<string, string>>

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
  const stale = Object.keys(known).filter((address) => address.startsWith('./schemas/') && !(address in schemas))
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
