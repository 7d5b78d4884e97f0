import type { YAMLError } from 'yaml'
import { error } from '../diagnostics/diagnostic.ts'
import { yamlWords } from '../diagnostics/yaml-words.ts'
import type { Diagnostic, Location } from '../types.ts'
import { parserCause } from './yaml-cause.ts'

/** The text around a problem. */
export interface ProblemContext {
  readonly text: string
  at(offset: number, length: number): Location
  /** Offset of the quote or bracket that is still open there; null if none is. */
  readonly openedAt: number | null
}

/** What the parser says when a line is mistyped. */
const HAVE_CAUSES = new Set([
  'UNEXPECTED_TOKEN',
  'BAD_INDENT',
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
])

/** Turns what the parser found into a diagnostic in the author's words. */
export function yamlProblem(problem: YAMLError, place: ProblemContext): Diagnostic {
  const code = codeOf(problem, place)
  const [message, hint] = yamlWords[code] ?? [
    { en: problem.message, de: `Das ist kein gültiges YAML (Regel „${code}“ des Parsers).` },
  ]
  const [start, end] = rangeOf(problem, code, place)
  const cause = HAVE_CAUSES.has(code) ? parserCause(start, place) : null
  if (cause) return cause
  return error(`yaml/${code.toLowerCase().replaceAll('_', '-')}`, message, place.at(start, end - start), hint)
}

function codeOf({ code, pos, message }: YAMLError, { text, openedAt }: ProblemContext): string {
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1).split('\n', 1)[0] ?? ''
  if (/^\s*\t/.test(line)) return 'TAB_AS_INDENT'
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(line)) return 'BAD_INDENT'
  if (message.startsWith('Sequence item without') || isTooFarIn(code, pos, text)) return 'BAD_INDENT'
  return openedAt !== null && /end with a|Missing closing/.test(message) ? 'MISSING_CHAR' : code
}

/** A key of two lines whose second line is indented deeper is a line that is indented too far. */
function isTooFarIn(code: string, [start, end]: readonly [number, number], text: string): boolean {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const last = text.lastIndexOf('\n', end - 1) + 1
  return code === 'MULTILINE_IMPLICIT_KEY' && last > start && indentation(text, last) > indentation(text, first)
}

function indentation(text: string, lineStart: number): number {
  return /^ */.exec(text.slice(lineStart))?.[0].length ?? 0
}

function rangeOf(problem: YAMLError, named: string, { text, openedAt }: ProblemContext): readonly [number, number] {
  const { code, pos } = problem
  // An unclosed quote is noticed at the end of the file; the author has to look where it opens.
  if (named === 'MISSING_CHAR' && openedAt !== null) return [openedAt, openedAt + 1]
  if (named !== 'BAD_INDENT') return pos
  const isLater = code === 'MULTILINE_IMPLICIT_KEY'
  const noticed = lineStart(text, isLater ? pos[1] : pos[0])
  const moved = movedLine(text, noticed)
  const start = moved + indentation(text, moved)
  if (moved !== noticed) return [start, text.indexOf('\n', start)]
  return isLater ? [start, pos[1]] : pos
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/**
 * The parser notices a wrong indentation at the first line that does not fit the one before it, which may be the one
 * that was moved: its neighbours on both sides then fit each other, or the key above both.
 *
 * @returns where the moved line starts
 */
function movedLine(text: string, noticed: number): number {
  const before = lineStart(text, noticed - 1)
  if (before === 0) return noticed
  const wrong = lineAround(text, before)
  const next = lineAround(text, noticed)
  if (wrong.content.trim() === '' || wrong.isComment) return noticed
  const isMoved = wrong.isEntry
    ? isMovedDash(text, before, next.isEntry ? next.indent : next.indent - STEP)
    : wrong.indent !== next.indent && isMovedKey(text, { before, noticed })
  return isMoved ? before : noticed
}

/** Whether the line above belongs to the lines around both. */
function isMovedKey(text: string, { before, noticed }: { before: number; noticed: number }): boolean {
  const above = lineAround(text, lineStart(text, before - 1))
  const next = lineAround(text, noticed)
  const after = lineAround(text, text.indexOf('\n', noticed) + 1 || text.length)
  const isBelow = above.isOpen && next.indent === above.keyColumn + STEP
  return !above.isComment && (isBelow || (above.keyColumn === next.indent && after.indent === next.indent))
}

/** Whether a dash is not where the lines of its entry need it, and the list above agrees with them. */
function isMovedDash(text: string, start: number, expected: number): boolean {
  if (indentation(text, start) === expected) return false
  for (let line = start; line > 0; ) {
    line = lineStart(text, line - 1)
    const { content, indent, keyColumn, isOpen, isEntry } = lineAround(text, line)
    if (content.trim() === '' || indent > expected) continue
    return (isEntry && indent === expected) || (isOpen && keyColumn === expected - STEP)
  }
  return false
}

/** What authors indent by. */
const STEP = 2

interface Line {
  readonly content: string
  readonly indent: number
  /** Column of the key: after the dashes of a list. */
  readonly keyColumn: number
  /** Whether it ends with a colon: what belongs to it follows below. */
  readonly isOpen: boolean
  /** Whether it begins an entry of a list. */
  readonly isEntry: boolean
  readonly isComment: boolean
}

function lineAround(text: string, start: number): Line {
  const content = text.slice(start).split('\n', 1)[0] ?? ''
  return {
    content,
    indent: indentation(text, start),
    keyColumn: /^ *(- +)*/.exec(content)?.[0].length ?? 0,
    isOpen: /:\s*(#.*)?$/.test(content),
    isEntry: /^ *- /.test(content),
    isComment: /^\s*#/.test(content),
  }
}

/** Whether a text may have a line that begins with a dash: what `dashInText` finds; lines of block texts count, too. */
export function mayHaveDashInText(text: string): boolean {
  const entry = /\n +- (?=\S)/g
  while (entry.test(text)) {
    const dash = entry.lastIndex - 2
    const lineStart = text.lastIndexOf('\n', dash) + 1
    const end = endOfText(text, lineStart)
    const start = text.lastIndexOf('\n', end - 1) + 1
    const column = firstLetter(text, start)
    if (column - start < dash - lineStart && !BEFORE_ENTRIES.has(text.charAt(end - 1))) return true
  }
  return false
}

/** What ends a line that entries follow: of a key, of an entry without a text, or of the head of a block text. */
const BEFORE_ENTRIES = new Set(':|>+-')

/** Before blanks and empty lines. */
function endOfText(text: string, before: number): number {
  let end = before
  while (end > 0 && text.charAt(end - 1).trim() === '') end--
  return end
}

function firstLetter(text: string, lineStart: number): number {
  let column = lineStart
  while (text[column] === ' ') column++
  return column
}

/**
 * "- " on a line that is indented further than the entry above it belongs to that entry's text: YAML accepts it, and
 * nobody means it.
 *
 * @param range of a plain scalar
 */
export function dashInText(
  range: readonly [number, number],
  { text, at }: Omit<ProblemContext, 'openedAt'>,
): Diagnostic[] {
  const found = /\n\s*(- )/.exec(text.slice(...range))
  if (!found) return []
  const message = {
    en: 'This line begins like an entry of a list, but belongs to the text above it.',
    de: 'Diese Zeile beginnt wie ein Eintrag einer Liste, gehört aber zum Text darüber.',
  }
  const hint = {
    en: 'Indent it like the entries above; if it is text, put the whole text in quotes.',
    de: 'Wie die Einträge darüber einrücken; gehört sie zum Text, den ganzen Text in Anführungszeichen setzen.',
  }
  return [error('yaml/dash-in-text', message, at(range[0] + found.index + found[0].length - 2, 1), hint)]
}
