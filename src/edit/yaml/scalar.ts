// The ways to write one value, the author's own way first. Which of them says what is meant is found out by parsing.
import { flowText, quoted, type ScalarNode, type YamlNode } from './tree.ts'

/**
 * Texts that may stand in the place of a value, best first; the last one always says what is meant.
 *
 * @param column of the line that the value begins on: what a block scalar is indented from
 */
export function writings(value: unknown, old: YamlNode, column: number): string[] {
  if (typeof value !== 'string') return [flowText(value)]
  const own = old.kind === 'scalar' && typeof old.value === 'string' ? inStyle(value, old, column) : plain(value)
  return [...own, quoted(value)]
}

function inStyle(value: string, { style }: ScalarNode, column: number): string[] {
  if (style === 'plain') return plain(value)
  if (style === 'single') return /^[^\n\r]*$/.test(value) ? [`'${value.replaceAll("'", "''")}'`] : []
  if (style === 'double') return []
  return block(value, style === 'literal' ? '|' : '>', column)
}

/** Without quotes; the parser says whether it is read as that. */
function plain(value: string): string[] {
  return /^[^\s][^\n\r\t\u0085\u2028\u2029\ufeff]*$/u.test(value) && !/\s$/u.test(value) ? [value] : []
}

/** A block scalar over lines; its header says what becomes of the line break at its end. */
function block(value: string, sign: '|' | '>', column: number): string[] {
  const body = value.replace(/\n+$/, '')
  if (!/\S/.test(body) || /[\r\t\u0085\u2028\u2029\ufeff]/.test(body)) return []
  const breaks = value.length - body.length
  const chomp = breaks === 0 ? '-' : breaks === 1 ? '' : '+'
  const indent = ' '.repeat(column + 2)
  const lines = (sign === '|' ? body : body.replaceAll('\n', '\n\n')).split('\n')
  const text = lines.map((line) => (line === '' ? '' : indent + line)).join('\n')
  return [`${sign}${chomp}\n${text}${'\n'.repeat(Math.max(1, breaks))}`]
}
