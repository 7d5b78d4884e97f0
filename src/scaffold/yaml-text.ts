import { stringify } from 'yaml'

/** A value as YAML in blocks, as authors write it; texts are never folded. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0, indent: 2 })
}

/** The same, every line moved to the right. */
export function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}
