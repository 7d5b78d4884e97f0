// The short way for plain YAML: one scan over the text, which makes the data as it goes. The parser that knows all positions
// (yaml) takes twenty times as long, and parsing is most of a build. What is read here is what authors write: maps, lists,
// texts on one line or several, brackets, comments, by the rules of YAML 1.2. Everything else goes to the other parser, and so
// does everything that is wrong or only may be: it alone says what. plain-yaml.test.ts compares the two.
import { readBlockText } from './block-text.ts'
import {
  COLON,
  Cursor,
  DASH,
  FOLDED,
  HASH,
  isBlank,
  LITERAL,
  lineAfter,
  NEWLINE,
  OPEN_LIST,
  OPEN_MAP,
  SPACE,
  Unusual,
  unusual,
  withoutSpaces,
} from './cursor.ts'
import { MOST_LEVELS, type Outside, readBrackets } from './flow.ts'
import { isQuote, nameOf, readQuoted, scalarOf, startsPlain, startsValue } from './scalars.ts'

/** What no editor shows, and tabs, which nobody sees either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const UNREADABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/

/** A longer name has to be on a line of its own. */
const LONGEST_NAME = 1000

/** The data of a plain YAML text; undefined when it has to take the long way. */
export function parsePlainYaml(text: string): unknown {
  if (UNREADABLE.test(text)) return undefined
  const cursor = new Cursor(text.endsWith('\n') ? text : `${text}\n`)
  try {
    cursor.toContent()
    if (cursor.column !== 0) return undefined
    const data = isEntry(cursor) ? readList(cursor, 0) : readMap(cursor, 0)
    return cursor.isAtEnd() ? data : undefined
  } catch (cause) {
    if (cause instanceof Unusual) return undefined
    throw cause
  }
}

/** Whether an entry of a list begins at the place. */
function isEntry({ text, pos }: Cursor): boolean {
  return text.charCodeAt(pos) === DASH && isBlank(text.charCodeAt(pos + 1))
}

/** Reads the entries at the column that the place is at. */
function readList(cursor: Cursor, depth: number): unknown[] {
  const { column } = cursor
  const list: unknown[] = []
  while (cursor.column === column && isEntry(cursor)) {
    const dash = cursor.pos
    cursor.pos++
    cursor.skipSpaces()
    if (isLineOver(cursor, dash + 1)) {
      cursor.pos = dash + 1
      cursor.endLine()
      list.push(cursor.column > column ? readNode(cursor, { parent: column, depth }) : null)
    } else {
      cursor.column = column + cursor.pos - dash
      list.push(readNode(cursor, { parent: column, depth }))
    }
  }
  return cursor.column > column ? unusual() : list
}

function readMap(cursor: Cursor, depth: number): Record<string, unknown> {
  const { column } = cursor
  const map: Record<string, unknown> = {}
  while (cursor.column === column) {
    const name = readName(cursor)
    if (Object.hasOwn(map, name)) unusual()
    map[name] = readValue(cursor, { parent: column, depth })
  }
  return cursor.column > column ? unusual() : map
}

/** Reads a name and the colon behind it. */
function readName(cursor: Cursor): string {
  const start = cursor.pos
  if (isQuote(cursor.at())) {
    const name = readQuoted(cursor)
    if (name === '__proto__' || !isColon(cursor.text, cursor.pos)) unusual()
    cursor.pos++
    return name
  }
  const end = startsPlain(cursor.at()) ? colonAfter(cursor.text, start) : -1
  if (end < 0 || end - start > LONGEST_NAME) unusual()
  cursor.pos = end + 1
  return nameOf(cursor.text.slice(start, end))
}

/** The colon behind a name that begins at a place; -1 when there is none on the line. */
function colonAfter(text: string, start: number): number {
  for (let pos = start; ; pos++) {
    const character = text.charCodeAt(pos)
    if (character > COLON) continue
    if (character === NEWLINE || (character === HASH && text.charCodeAt(pos - 1) === SPACE)) return -1
    if (isColon(text, pos)) return text.charCodeAt(pos - 1) === SPACE ? unusual() : pos
  }
}

function isColon(text: string, pos: number): boolean {
  return text.charCodeAt(pos) === COLON && isBlank(text.charCodeAt(pos + 1))
}

/** Whether nothing is left of a line but a comment. @param from where the blanks before the place begin */
function isLineOver(cursor: Cursor, from: number): boolean {
  return cursor.at() === NEWLINE || (cursor.at() === HASH && cursor.pos > from)
}

/** Reads what stands behind a colon, or below it. */
function readValue(cursor: Cursor, outside: Outside): unknown {
  const from = cursor.pos
  cursor.skipSpaces()
  if (!isLineOver(cursor, from)) return readInline(cursor, outside)
  cursor.pos = from
  cursor.endLine()
  const { parent, depth } = outside
  if (cursor.column > parent) return readNode(cursor, outside)
  return cursor.column === parent && isEntry(cursor) ? readList(cursor, depth + 1) : null
}

/** Reads a list, a map or a value that begins at the place. */
function readNode(cursor: Cursor, { parent, depth }: Outside): unknown {
  if (depth > MOST_LEVELS) unusual()
  if (isEntry(cursor)) return readList(cursor, depth + 1)
  return startsMap(cursor) ? readMap(cursor, depth + 1) : readInline(cursor, { parent, depth: depth + 1 })
}

function startsMap(cursor: Cursor): boolean {
  const { text, pos } = cursor
  if (!isQuote(cursor.at())) return startsPlain(cursor.at()) && colonAfter(text, pos) >= 0
  readQuoted(cursor)
  const end = cursor.pos
  cursor.pos = pos
  return isColon(text, end)
}

/** Reads a value that is neither a list nor a map of several lines. */
function readInline(cursor: Cursor, outside: Outside): unknown {
  const character = cursor.at()
  if (character === LITERAL || character === FOLDED) return readBlockText(cursor, outside.parent)
  if (isQuote(character)) {
    const text = readQuoted(cursor)
    cursor.endLine()
    return text
  }
  if (character === OPEN_LIST || character === OPEN_MAP) {
    const value = readBrackets(cursor, outside)
    cursor.endLine()
    return value
  }
  return startsValue(cursor.text, cursor.pos) ? readPlain(cursor, outside.parent) : unusual()
}

/** Reads a text without quotes, which goes on on deeper lines. */
function readPlain(cursor: Cursor, parent: number): unknown {
  const { text, pos: start } = cursor
  const end = plainEnd(text, start)
  const first = withoutSpaces(text, start, end)
  cursor.pos = end
  const rest = restOfText(cursor, parent)
  return rest === '' ? scalarOf(first) : first + rest
}

/** Where a text without quotes ends on its line: at a comment, or with the line. */
function plainEnd(text: string, start: number): number {
  for (let pos = start; ; pos++) {
    const character = text.charCodeAt(pos)
    // Most characters are letters.
    if (character > COLON) continue
    if (character === NEWLINE || (character === HASH && text.charCodeAt(pos - 1) === SPACE)) return pos
    if (isColon(text, pos)) unusual()
  }
}

/** Reads the further lines of a text whose line ends at the place; then the place is at the next content. */
function restOfText(cursor: Cursor, parent: number): string {
  const { text } = cursor
  let rest = ''
  let breaks = 0
  while (cursor.at() === NEWLINE) {
    const start = cursor.pos + 1
    cursor.pos = start
    cursor.skipSpaces()
    const { pos } = cursor
    if (cursor.at() === NEWLINE) {
      breaks++
      continue
    }
    if (pos - start <= parent || pos >= text.length || cursor.at() === HASH) {
      cursor.pos = start
      cursor.toContent()
      return rest
    }
    if (!startsValue(text, pos)) unusual()
    cursor.pos = plainEnd(text, pos)
    rest += (breaks === 0 ? ' ' : '\n'.repeat(breaks)) + withoutSpaces(text, pos, cursor.pos)
    breaks = 0
  }
  cursor.pos = lineAfter(text, cursor.pos)
  cursor.toContent()
  return rest
}
