// Texts of several lines below "|" and ">" (YAML 1.2.2, 8.1).
import { type Cursor, DASH, FOLDED, lineAfter, NEWLINE, SPACE, unusual } from './cursor.ts'

/**
 * Reads the text below a "|" or ">" that the place is at; then the place is at the next content.
 *
 * @param parent the column of what the text belongs to
 */
export function readBlockText(cursor: Cursor, parent: number): string {
  const isFolded = cursor.at() === FOLDED
  cursor.pos++
  const isStripped = cursor.at() === DASH
  if (isStripped) cursor.pos++
  if (cursor.at() !== NEWLINE) unusual()
  cursor.pos++
  const lines = readLines(cursor, parent, isFolded)
  cursor.toContent()
  const text = isFolded ? folded(lines) : lines.join('\n')
  return isStripped ? text : `${text}\n`
}

/** The lines of the text without their indentation, and without blank ones at its end. */
function readLines(cursor: Cursor, parent: number, isFolded: boolean): string[] {
  const { text } = cursor
  const lines: string[] = []
  let column = -1
  for (;;) {
    const blank = skipBlankLines(cursor, Math.max(column, parent))
    const start = cursor.pos
    const indent = indentAt(text, start)
    if (start >= text.length || indent <= parent) break
    if (column < 0) column = indent
    if (isOff(indent, column, isFolded)) unusual()
    for (let passed = 0; passed < blank; passed++) lines.push('')
    cursor.pos = lineAfter(text, start)
    lines.push(text.slice(start + column, cursor.pos - 1))
  }
  return lines[0] ? lines : unusual()
}

/** Whether a line is not as deep as the first one; deeper lines of a folded text are not folded. */
function isOff(indent: number, column: number, isFolded: boolean): boolean {
  return isFolded ? indent !== column : indent < column
}

/** @param most blanks deeper than that belong to the text @returns how many lines were passed over */
function skipBlankLines(cursor: Cursor, most: number): number {
  for (let count = 0; ; count++) {
    const indent = indentAt(cursor.text, cursor.pos)
    if (cursor.text.charCodeAt(cursor.pos + indent) !== NEWLINE) return count
    if (indent > most) unusual()
    cursor.pos += indent + 1
  }
}

function indentAt(text: string, start: number): number {
  let pos = start
  while (text.charCodeAt(pos) === SPACE) pos++
  return pos - start
}

/** Line breaks become spaces, and blank lines line breaks. */
function folded(lines: readonly string[]): string {
  let text = ''
  let isBelowText = false
  for (const line of lines) {
    if (line.endsWith(' ')) unusual()
    if (line === '') text += '\n'
    else text += isBelowText ? ` ${line}` : line
    isBelowText = line !== ''
  }
  return text
}
