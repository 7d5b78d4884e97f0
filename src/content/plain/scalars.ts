// Single values of plain YAML: words and numbers by the core schema (YAML 1.2.2, 10.3.2), texts in quotes.
import { type Cursor, DASH, DOUBLE_QUOTE, NEWLINE, SINGLE_QUOTE, unusual } from './cursor.ts'

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])
const LONGEST_WORD = 'false'.length

const NUMBER =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+))$/
/** JSON has no word for them. */
const NO_NUMBER = /^[-+]?\.(?:inf|nan)$/i

const [ZERO, NINE, PLUS, DOT, BACKSLASH] = [0x30, 0x39, 0x2b, 0x2e, 0x5c]

/** What a text without quotes stands for. */
export function scalarOf(text: string): unknown {
  const first = text.charCodeAt(0)
  if (isDigit(first) || first === DASH || first === PLUS || first === DOT) return numberOf(text)
  if (text.length > LONGEST_WORD) return text
  const word = WORDS.get(text)
  return word === undefined ? text : word
}

function numberOf(text: string): unknown {
  if (NUMBER.test(text)) return Number(text)
  return NO_NUMBER.test(text) ? unusual() : text
}

function isDigit(character: number): boolean {
  return character >= ZERO && character <= NINE
}

/** A name of an entry; one that is written otherwise than it is called takes the long way, and so does one that is nothing. */
export function nameOf(text: string): string {
  const value = scalarOf(text)
  return String(value) === text && value !== null && text !== '__proto__' ? text : unusual()
}

/** What may begin a text without quotes, besides letters of any language and digits. */
const PLAIN_START = new Set([...'_/$.+=^~();'].map((sign) => sign.charCodeAt(0)))
const FIRST_LETTER_BEYOND_ASCII = 0xa1

/** Whether a text without quotes may begin with a character; those that it may not have a meaning in YAML. */
export function startsPlain(character: number): boolean {
  const letter = character | 0x20
  if ((letter >= 0x61 && letter <= 0x7a && character >= 0x41) || character >= FIRST_LETTER_BEYOND_ASCII) return true
  return isDigit(character) || PLAIN_START.has(character)
}

/** Whether a value without quotes begins at a place: also a number below zero. */
export function startsValue(text: string, pos: number): boolean {
  const character = text.charCodeAt(pos)
  return startsPlain(character) || (character === DASH && startsPlain(text.charCodeAt(pos + 1)))
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', n: '\n', t: '\t' }

/** Reads a text in quotes that ends on its line; the place is behind it then. */
export function readQuoted(cursor: Cursor): string {
  return cursor.at() === DOUBLE_QUOTE ? readDoubleQuoted(cursor) : readSingleQuoted(cursor)
}

function readDoubleQuoted(cursor: Cursor): string {
  const { text, pos: start } = cursor
  let hasEscapes = false
  let pos = start + 1
  for (let character = text.charCodeAt(pos); character !== DOUBLE_QUOTE; character = text.charCodeAt(pos)) {
    if (character === BACKSLASH) {
      hasEscapes = true
      pos++
    }
    if (text.charCodeAt(pos) === NEWLINE) unusual()
    pos++
  }
  cursor.pos = pos + 1
  const written = text.slice(start + 1, pos)
  return hasEscapes ? written.replace(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? unusual()) : written
}

function readSingleQuoted(cursor: Cursor): string {
  const { text, pos: start } = cursor
  let pos = start + 1
  let hasQuotes = false
  for (;;) {
    const character = text.charCodeAt(pos)
    if (character === NEWLINE) unusual()
    if (character === SINGLE_QUOTE) {
      if (text.charCodeAt(pos + 1) !== SINGLE_QUOTE) break
      hasQuotes = true
      pos++
    }
    pos++
  }
  cursor.pos = pos + 1
  const written = text.slice(start + 1, pos)
  return hasQuotes ? written.replaceAll("''", "'") : written
}

/** Whether a character opens a text in quotes. */
export function isQuote(character: number): boolean {
  return character === DOUBLE_QUOTE || character === SINGLE_QUOTE
}
