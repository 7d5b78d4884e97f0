// What authors mistype, seen on one line. The parser and the schemas notice only what follows from it, often a line later,
// and would name another cause. Only lines that have a fault are looked at: in a text the same signs are no mistake.
import { error } from '../diagnostics/diagnostic.ts'
import { yamlWords } from '../diagnostics/yaml-words.ts'
import type { Diagnostic, Location } from '../types.ts'

/** What a line begins with: its indentation, and the dashes of lists. */
const START = '^ *(?:- +)*'

/** Blanks that are none for YAML: word processors and chats write them. */
const NO_BREAK = '[\\u00a0\\u2007\\u202f]+'

type Named = readonly [code: string, pattern: RegExp]

/** These make other data of the line or of the lines below it. */
const SPACING: readonly Named[] = [
  ['VALUE_WITHOUT_QUOTES', /(?<=^[^"'#]*)\{\p{L}[\p{L}\d-]*:[\p{L}\d][\p{L}\d./_-]*\}/u],
  ['NO_BREAK_SPACE', new RegExp(`(?<=${START}(?:-|[\\w-]+:)?)${NO_BREAK}`, 'u')],
  ['NO_BLANK', new RegExp(`(?<=${START})-(?=[\\p{L}"'{[/])`, 'u')],
  ['NO_BLANK', new RegExp(`(?<=(?:${START}|[{,] *)(?!mailto:|tel:)[A-Za-z][\\w-]*):(?=[^\\s/:])`, 'u')],
]

/** These end a text too early or not at all. */
const QUOTING: readonly Named[] = [
  ['TYPOGRAPHIC_QUOTE', new RegExp(`(?<=${START}(?:[\\w-]+: +)?)[„“”»«‚‘’](?=.*(?:: | #))`, 'u')],
  ['TYPOGRAPHIC_QUOTE', /(?<=^[^"]*"[^"]*)[“”](?=\s*(?:#.*)?$)/u],
  ['NO_OPENING_QUOTE', new RegExp(`(?<=${START}[\\w-]+: +[^\\s"'{[|>][^"]*)"(?=\\s*(?:#.*)?$)`, 'u')],
  ['COMMENT_IN_BRACKETS', /(?<=^[^"'#]*[{[][^\]}]* )#.*$/u],
]

/** What is mistyped in a line. */
interface Cause {
  readonly code: string
  /** Offset in the line. */
  readonly start: number
  readonly length: number
}

function causeIn(line: string, known: readonly Named[]): Cause | null {
  for (const [code, pattern] of known) {
    const found = pattern.exec(line)
    if (found) return { code, start: found.index, length: found[0].length }
  }
  return null
}

/**
 * The likely cause of a mistake that the parser noticed: on its line, or on the one above.
 *
 * @param at where it was noticed
 * @returns null when the line looks as it should
 */
export function parserCause(
  offset: number,
  { text, at }: { readonly text: string; at(offset: number, length: number): Location },
): Diagnostic | null {
  const own = text.lastIndexOf('\n', offset - 1) + 1
  const above = text.lastIndexOf('\n', own - 2) + 1
  const places = [[own, [...SPACING, ...QUOTING]] as const, ...(own > 0 ? [[above, SPACING] as const] : [])]
  for (const [start, known] of places) {
    const cause = causeIn(lineAt(text, start), known)
    if (cause) return diagnostic(cause.code, at(start + cause.start, cause.length))
  }
  return null
}

/** The same mistakes where YAML took them for something else, and a schema refused what came of it. */
export function schemaCause(found: Diagnostic, lines: readonly string[]): Diagnostic {
  const cause = found.at && causeIn(lines[found.at.line - 1] ?? '', SPACING)
  return found.at && cause
    ? diagnostic(cause.code, { ...found.at, column: cause.start + 1, length: cause.length })
    : found
}

function lineAt(text: string, start: number): string {
  return text.slice(start).split(/\r?\n/, 1)[0] ?? ''
}

function diagnostic(code: string, at: Location): Diagnostic {
  const [message = { en: code, de: code }, hint] = yamlWords[code] ?? []
  return error(`yaml/${code.toLowerCase().replaceAll('_', '-')}`, message, at, hint)
}
