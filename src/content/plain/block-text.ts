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
  let blank = 0
  let column = -1
  while (cursor.pos < text.length) {
    const start = cursor.pos
    let pos = start
    while (text.charCodeAt(pos) === SPACE) pos++
    if (text.charCodeAt(pos) === NEWLINE) {
      // Blanks deeper than the text belong to it.
      if (pos - start > Math.max(column, parent)) unusual()
      blank++
      cursor.pos = pos + 1
      continue
    }
    if (pos - start <= parent) break
    if (column < 0) column = pos - start
    if (isFolded ? pos - start !== column : pos - start < column) unusual()
    cursor.pos = lineAfter(text, pos)
    for (; blank > 0; blank--) lines.push('')
    lines.push(text.slice(start + column, cursor.pos - 1))
  }
  return lines[0] ? lines : unusual()
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
