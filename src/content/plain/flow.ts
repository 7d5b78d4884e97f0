// Lists and maps in brackets, on one line or several (YAML 1.2.2, 7.4).
import {
  CLOSE_LIST,
  CLOSE_MAP,
  COLON,
  COMMA,
  type Cursor,
  HASH,
  isBlank,
  NEWLINE,
  OPEN_LIST,
  OPEN_MAP,
  SPACE,
  unusual,
  withoutSpaces,
} from './cursor.ts'
import { isQuote, nameOf, readQuoted, scalarOf, startsPlain, startsValue } from './scalars.ts'

/** Where brackets stand: in something at a column, so many levels deep. */
export interface Outside {
  readonly parent: number
  readonly depth: number
}

/** More levels than anybody writes; each is a call within a call. */
export const MOST_LEVELS = 40

/** Reads the list or map whose bracket the place is at; then the place is behind its end. */
export function readBrackets(cursor: Cursor, { parent, depth }: Outside): unknown {
  if (depth > MOST_LEVELS) unusual()
  const isList = cursor.at() === OPEN_LIST
  cursor.pos++
  const inside = { parent, depth: depth + 1 }
  return isList ? readList(cursor, inside) : readMap(cursor, inside)
}

function readList(cursor: Cursor, inside: Outside): unknown[] {
  const list: unknown[] = []
  while (!isClosed(cursor, CLOSE_LIST, inside)) {
    list.push(readEntry(cursor, inside))
    endEntry(cursor, CLOSE_LIST, inside)
  }
  return list
}

function readMap(cursor: Cursor, inside: Outside): Record<string, unknown> {
  const map: Record<string, unknown> = {}
  while (!isClosed(cursor, CLOSE_MAP, inside)) {
    const name = readName(cursor)
    if (Object.hasOwn(map, name)) unusual()
    skipBlanks(cursor, inside)
    map[name] = readEntry(cursor, inside)
    endEntry(cursor, CLOSE_MAP, inside)
  }
  return map
}

function isClosed(cursor: Cursor, closing: number, inside: Outside): boolean {
  skipBlanks(cursor, inside)
  if (cursor.at() !== closing) return false
  cursor.pos++
  return true
}

function endEntry(cursor: Cursor, closing: number, inside: Outside): void {
  skipBlanks(cursor, inside)
  if (cursor.at() === COMMA) cursor.pos++
  else if (cursor.at() !== closing) unusual()
}

/** Lines within brackets have to be deeper than what the brackets belong to. */
function skipBlanks(cursor: Cursor, { parent }: Outside): void {
  cursor.skipSpaces()
  while (cursor.at() === NEWLINE) {
    const start = cursor.pos + 1
    cursor.pos = start
    cursor.skipSpaces()
    if (cursor.at() !== NEWLINE && cursor.pos - start <= parent) unusual()
  }
}

function readEntry(cursor: Cursor, inside: Outside): unknown {
  const character = cursor.at()
  if (character === OPEN_LIST || character === OPEN_MAP) return readBrackets(cursor, inside)
  if (isQuote(character)) return readQuoted(cursor)
  return startsValue(cursor.text, cursor.pos) ? scalarOf(readPlain(cursor)) : unusual()
}

/** Reads a name and the colon behind it. */
function readName(cursor: Cursor): string {
  const isQuoted = isQuote(cursor.at())
  if (!isQuoted && !startsPlain(cursor.at())) unusual()
  const start = cursor.pos
  const name = isQuoted ? readQuoted(cursor) : nameOf(readPlain(cursor))
  if (!isQuoted && cursor.pos - start !== name.length) unusual()
  if (name === '__proto__' || cursor.at() !== COLON || !isBlank(cursor.text.charCodeAt(cursor.pos + 1))) unusual()
  cursor.pos++
  return name
}

/** Reads a text without quotes to what ends it, or to the end of its line. */
function readPlain(cursor: Cursor): string {
  const { text, pos: start } = cursor
  let pos = start
  while (!endsPlain(text, pos)) pos++
  cursor.pos = pos
  return withoutSpaces(text, start, pos)
}

function endsPlain(text: string, pos: number): boolean {
  const character = text.charCodeAt(pos)
  if (character === OPEN_LIST || character === OPEN_MAP) unusual()
  if (character === HASH && text.charCodeAt(pos - 1) === SPACE) unusual()
  if (character === COLON) return isBlank(text.charCodeAt(pos + 1)) || isBracketOrComma(text.charCodeAt(pos + 1))
  return character === NEWLINE || isBracketOrComma(character)
}

function isBracketOrComma(character: number): boolean {
  return (
    character === COMMA ||
    character === CLOSE_LIST ||
    character === CLOSE_MAP ||
    character === OPEN_LIST ||
    character === OPEN_MAP
  )
}
