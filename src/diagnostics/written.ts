// Values as an author writes them in YAML, for messages and examples.

const MAX_LENGTH = 100
/** Scalars that need no quotes, in a list or map written on one line as well. */
const PLAIN = /^[\p{L}/][^:#{}[\],&*!|>'"%@`\n\\]*$/u
/** Words that YAML 1.1 or 1.2 reads as something else than text. */
const NOT_TEXT = /^(true|false|null|yes|no|on|off|y|n)$/i

/** A value on one line, cut where it gets long: "{ from: 2500, to: 8000 }". */
export function written(value: unknown): string {
  const line = inFlow(value)
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line
}

function inFlow(value: unknown): string {
  if (typeof value === 'string') return scalar(value)
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `${scalar(key)}: ${inFlow(one)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function scalar(text: string): string {
  const isPlain = PLAIN.test(text) && !NOT_TEXT.test(text) && text.trimEnd() === text
  return isPlain ? text : JSON.stringify(text)
}
