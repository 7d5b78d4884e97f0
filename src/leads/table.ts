/** A column: its heading, and the most characters that are shown of a cell. */
export interface Column {
  readonly title: string
  readonly maxLength?: number
  readonly isNumber?: boolean
}

/** Rows under their headings, for a terminal with a fixed pitch. What would not fit ends in "…". */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => columns.map(({ maxLength = 40 }, index) => shortened(row[index] ?? '', maxLength)))
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...cells.map((row) => lengthOf(row[index]))))
  const line = (row: readonly string[]) =>
    columns.map(({ isNumber }, index) => padded(row[index] ?? '', widths[index] ?? 0, isNumber)).join('  ')
  return [line(columns.map(({ title }) => title)), ...cells.map(line)].map((text) => text.trimEnd()).join('\n')
}

// What a visitor typed may hold characters that would clear the owner's screen, write elsewhere on it, or show a text
// backwards (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing).
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** As JSON and JavaScript write it: each UTF-16 unit, because some of these characters have two. */
const escaped = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

const printable = (text: string) => text.replace(/\s+/g, ' ').replace(CONTROL, escaped).trim()

/** Text of a stranger made safe to print: control characters escaped, line breaks kept. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** A value as indented JSON that cannot control a terminal; parsing it gives the value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(CONTROL, (found) => (found === '\n' ? found : escaped(found)))
}

function shortened(text: string, maxLength: number): string {
  const letters = [...printable(text)]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : letters.join('')
}

const lengthOf = (text = '') => [...text].length

function padded(text: string, width: number, isNumber = false): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)))
  return isNumber ? space + text : text + space
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const BAR_WIDTH = 40

/**
 * A bar for each value, the longest one 40 characters wide, followed by its value.
 *
 * @param written a value as it is shown
 */
export function bars(
  values: readonly { readonly label: string; readonly value: number }[],
  written: (value: number) => string = String,
): string {
  const largest = Math.max(1, ...values.map(({ value }) => value))
  const width = Math.max(0, ...values.map(({ label }) => lengthOf(shortened(label, 40))))
  return values
    .map(({ label, value }) => `${padded(shortened(label, 40), width)}  ${bar(value / largest)} ${written(value)}`)
    .join('\n')
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR_WIDTH * 8)
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}
