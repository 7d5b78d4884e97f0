/** A column: its heading, and the most characters that are shown of a cell. */
export interface Column {
  readonly title: string
  readonly most?: number
  readonly isNumber?: boolean
}

/** Rows under their headings, for a terminal with a fixed pitch. What would not fit ends in "…". */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => columns.map(({ most = 40 }, index) => shortened(row[index] ?? '', most)))
  const widths = columns.map(({ title }, index) => Math.max(title.length, ...cells.map((row) => lengthOf(row[index]))))
  const line = (row: readonly string[]) =>
    columns.map(({ isNumber }, index) => padded(row[index] ?? '', widths[index] ?? 0, isNumber)).join('  ')
  return [line(columns.map(({ title }) => title)), ...cells.map(line)].map((text) => text.trimEnd()).join('\n')
}

// What a visitor typed may hold signs that would clear the owner's screen or write elsewhere on it.
const printable = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** Text of a stranger as it may be printed: without signs that steer a terminal, line breaks kept. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

function shortened(text: string, most: number): string {
  const letters = [...printable(text)]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}

const lengthOf = (text = '') => [...text].length

function padded(text: string, width: number, isNumber = false): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)))
  return isNumber ? space + text : text + space
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const BAR_WIDTH = 40

/** A bar for each value, the longest one 40 signs wide; its value behind it. */
export function bars(values: readonly { readonly label: string; readonly value: number }[]): string {
  const most = Math.max(1, ...values.map(({ value }) => value))
  const width = Math.max(0, ...values.map(({ label }) => lengthOf(shortened(label, 40))))
  return values
    .map(({ label, value }) => `${padded(shortened(label, 40), width)}  ${bar(value / most)} ${value}`)
    .join('\n')
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR_WIDTH * 8)
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}
