import { posix } from 'node:path'

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
