// A text can name a value instead of repeating it: "{price:website}", "{claim:reply}", "{operator:phone}".

/** A value that a text names. */
export interface ValueName {
  /** "price" of "{price:website}". */
  readonly kind: string
  /** "website" of "{price:website}". */
  readonly name: string
  /** Offsets in UTF-16 units, braces and all. */
  readonly start: number
  readonly end: number
}

const VALUE_NAME = /\{([\p{L}][\p{L}\d-]*):([\p{L}\d][\p{L}\d./_-]*)\}/gu

/** The values that a text names, from left to right. */
export function valueNamesIn(text: string): ValueName[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(VALUE_NAME)].map(({ 0: written, 1: kind = '', 2: name = '', index }) => ({
    kind,
    name,
    start: index,
    end: index + written.length,
  }))
}

/** How a text names a value. */
export function nameOfValue(kind: string, name: string): string {
  return `{${kind}:${name}}`
}

/** Whether a file may name values; comments and code match as well. */
export function mayNameValues(text: string): boolean {
  return valueNamesIn(text).length > 0
}

/** A text with the values that it names, and where they stand in it. */
export interface Filled {
  readonly text: string
  readonly values: readonly ValueName[]
}

/** Puts values in the place of their names. @param shown null: nothing has that name, and it stays as it is written */
export function filledText(text: string, shown: (value: ValueName) => string | null): Filled {
  const names = valueNamesIn(text)
  if (names.length === 0) return { text, values: [] }
  let filled = ''
  let from = 0
  const values = names.flatMap((value): ValueName[] => {
    filled += text.slice(from, value.start)
    from = value.end
    const start = filled.length
    const words = shown(value)
    filled += words ?? text.slice(value.start, value.end)
    return words === null ? [] : [{ ...value, start, end: filled.length }]
  })
  return { text: filled + text.slice(from), values }
}
