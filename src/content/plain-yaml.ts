// The fast path for plain YAML. The parser that knows all positions (yaml) takes eight times as long as js-yaml, and
// parsing is most of a build. js-yaml reads only what both understand alike: no tabs, anchors, tags, directives or
// several documents, and scalars by the rules of YAML 1.2. Everything else, and every text that js-yaml refuses, goes
// to the other parser, which alone says what is wrong. plain-yaml.test.ts compares the two.
import type jsYaml from 'js-yaml'
import { lazy } from '../lazy.ts'
import { lazily } from './lazily.ts'

const library = lazily<typeof jsYaml>('js-yaml', 'dist/js-yaml.min.js')

/**
 * What js-yaml may read differently, or more leniently; a text that only looks like it takes the slow path. Each part
 * begins with the character it is about and looks back from there: most characters are letters, which are passed over at once.
 */
const UNUSUAL = new RegExp(
  [
    // Tabs, returns, and what ends a line for these expressions but not in YAML 1.2.
    /[\t\r\u2028\u2029]|^(?:---|\.\.\.|%)/,
    /(?:[&*?](?=\S)|!(?=\S|$)|\?(?=\s))(?<=(?:^|[\s[{,:-]).)|<</,
    /\.(?:inf|nan)/,
    // A single quote that is not closed on its line, and what directly follows a quote or a bracket.
    /'(?<=(?:^|[\s[{,:-]).)[^'\n]*(?:''[^'\n]*)*$/,
    /["']#(?<=[^\s[{,:-]..|(?:^|[\s[{,:-])(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')#)|[[\]{},]#/,
    // A key that is nothing: "" for the one parser, "null" for the other.
    /:(?=[\s\]},[{]|$)(?<=(?:^|[{,[-])\s*:)|(?:~|null)(?=\s*:)(?<=(?:^|[\s{,[-])(?:~|null))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
)

/** A key that is a list, a map or nothing, also without its colon. */
const UNUSUAL_KEY = /[\]}]\s*:|[{,]\s*(?:[{[]|~|null\b)/i

/**
 * Texts in which brackets mean nothing: in quotes on one line, or after a key at the start of a line. The latter are texts
 * only where no bracket is open from a line before.
 */
const TEXTS =
  /(?<=(?:[[{,:]|^ *-) *)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')|(?<=^ *(?:- +)*[\w-]+: +)[\p{L}\p{N}][^\n]*$/gmu

/** Most texts have none, and looking for one character is many times as fast as looking at all of them. */
export function hasBrackets(text: string): boolean {
  return text.includes('[') || text.includes('{') || text.includes(']') || text.includes('}')
}

function hasUnusualKey(text: string): boolean {
  return UNUSUAL_KEY.test(text) && UNUSUAL_KEY.test(text.replace(TEXTS, 'text'))
}

/** Whether a bracket is open at the end of a line: js-yaml does not mind how far what follows is indented. */
function leavesOpen(text: string): boolean {
  let depth = 0
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charCodeAt(offset)
    if (character === 0x5b || character === 0x7b) depth++
    else if (character === 0x5d || character === 0x7d) depth--
    else if (character === 0x0a && depth !== 0) return true
  }
  return false
}

/** Whether a double quote is not closed on its line. No expression: it would look along the line at every quote, and texts are full of them. */
function leavesQuoteOpen(text: string): boolean {
  let lineEnd = -1
  for (let open = text.indexOf('"'); open >= 0; open = text.indexOf('"', open + 1)) {
    if (open > lineEnd) lineEnd = endOfLine(text, open)
    let close = text.indexOf('"', open + 1)
    while (close >= 0 && close < lineEnd && isEscaped(text, close, open)) close = text.indexOf('"', close + 1)
    if (close < 0 || close >= lineEnd) return true
    open = close
  }
  return false
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** Whether an odd number of backslashes stands before a place; none of them is before `after`. */
function isEscaped(text: string, place: number, after: number): boolean {
  let first = place
  while (first - 1 > after && text[first - 1] === '\\') first--
  return (place - first) % 2 === 1
}

/** The data of a plain YAML text; undefined when it has to take the slow path. */
export function parsePlainYaml(text: string): unknown {
  const isNested = hasBrackets(text)
  if (UNUSUAL.test(text) || leavesQuoteOpen(text)) return undefined
  if (isNested && (leavesOpen(text) || hasUnusualKey(text))) return undefined
  try {
    const data = library().load(text, { schema: coreSchema() })
    return isNested && hasListAsKey(text, data) ? undefined : data
  } catch (cause) {
    if (cause instanceof library().YAMLException) return undefined
    throw cause
  }
}

/** "{ a: 1, { b: 2 } }" makes a map the name of an entry, and the two parsers write that name differently. */
function hasListAsKey(text: string, data: unknown): boolean {
  return /[{,]\s*[{[]/.test(text) && /"\[object Object\]":|\{"":/.test(JSON.stringify(data))
}

/** All that is no text by the core schema (YAML 1.2.2, 10.3.2). js-yaml's own one also takes "1_000" for a number. */
const NO_TEXT =
  /^(?:|~|[Nn]ull|NULL|[Tt]rue|TRUE|[Ff]alse|FALSE|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+))$/

/** One type for all of it: js-yaml asks each type about each scalar, and most scalars are texts. */
const coreSchema = lazy((): jsYaml.Schema => {
  const { FAILSAFE_SCHEMA, Type } = library()
  const resolve = (text: string | null) => text === null || NO_TEXT.test(text)
  return FAILSAFE_SCHEMA.extend({
    implicit: [new Type('!no-text', { kind: 'scalar', resolve, construct: plainValue })],
  })
})

function plainValue(text: string | null): null | boolean | number {
  if (text === null || /^(?:$|[~n])/i.test(text)) return null
  return /^[tf]/i.test(text) ? /^t/i.test(text) : Number(text)
}
