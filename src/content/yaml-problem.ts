import type { YAMLError } from 'yaml'
import { error } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Location } from '../types.ts'

/** What the parser's codes mean to an author: what is wrong, and what to do. */
const sentences: Partial<Record<string, readonly [message: string, hint: string]>> = {
  ALIAS_PROPS: ['An alias (*name) cannot have an anchor or a tag.', 'Remove the & or ! before it.'],
  BAD_ALIAS: ['There is no anchor (&name) for this alias.', 'A text that begins with * must stand in quotes.'],
  BAD_DQ_ESCAPE: ['This backslash sequence has no meaning.', 'Write \\\\ for a backslash, or use single quotes.'],
  BAD_INDENT: [
    'This line is not indented like its neighbours.',
    'Entries of one group start in the same column; or the line above misses its colon.',
  ],
  BAD_SCALAR_START: ['A text cannot begin with this character.', 'Put the whole text in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: ['A second ": " stands on this line.', 'Put the text in quotes, or start a new line.'],
  BLOCK_IN_FLOW: [
    'Inside [ ] and { } only short forms are allowed.',
    'Write the list with "- " on lines of their own.',
  ],
  DUPLICATE_KEY: ['This name stands twice in the same group.', 'Keep one of the two.'],
  MISSING_CHAR: [
    'This quote or bracket is not closed.',
    'Add the closing one; a quote inside a text needs a backslash before it.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'A colon is missing on this line, or the line above is not finished.',
    'Every entry reads "name: value".',
  ],
  MULTIPLE_DOCS: ['A second document starts here (---).', 'One file holds one document: remove the line.'],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Indent with spaces, two for each level.'],
  TAG_RESOLVE_FAILED: ['Tags (!name) are not allowed.', 'A text that begins with ! must stand in quotes.'],
  UNEXPECTED_TOKEN: ['This is not expected here.', 'Put texts with special characters in quotes.'],
}

/** Where a problem stands. */
export interface ProblemPlace {
  readonly text: string
  at(offset: number, length: number): Location
  /** Offset of the quote or bracket that is still open there; null if none is. */
  readonly openedAt: number | null
}

/** Turns what the parser found into a diagnostic in the author's words. */
export function yamlProblem(problem: YAMLError, place: ProblemPlace): Diagnostic {
  const code = codeOf(problem, place)
  const [message, hint] = sentences[code] ?? [problem.message, undefined]
  const [start, end] = rangeOf(problem, code, place)
  return error(`yaml/${code.toLowerCase().replaceAll('_', '-')}`, message, place.at(start, end - start), hint)
}

function codeOf({ code, pos, message }: YAMLError, { text, openedAt }: ProblemPlace): string {
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1).split('\n', 1)[0] ?? ''
  if (/^\s*\t/.test(line)) return 'TAB_AS_INDENT'
  if (message.startsWith('Sequence item without') || isTooFarIn(code, pos, text)) return 'BAD_INDENT'
  return openedAt !== null && /end with a|Missing closing/.test(message) ? 'MISSING_CHAR' : code
}

/** A key of two lines whose second line is indented deeper is a line that stands too far right. */
function isTooFarIn(code: string, [start, end]: readonly [number, number], text: string): boolean {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const last = text.lastIndexOf('\n', end - 1) + 1
  return code === 'MULTILINE_IMPLICIT_KEY' && last > start && indentation(text, last) > indentation(text, first)
}

function indentation(text: string, lineStart: number): number {
  return /^ */.exec(text.slice(lineStart))?.[0].length ?? 0
}

function rangeOf({ code, pos }: YAMLError, named: string, { text, openedAt }: ProblemPlace): readonly [number, number] {
  // What is not closed is noticed at the end of the file; the author has to look where it opens.
  if (named === 'MISSING_CHAR' && openedAt !== null) return [openedAt, openedAt + 1]
  if (named !== 'BAD_INDENT' || code !== 'MULTILINE_IMPLICIT_KEY') return pos
  const lastLine = text.lastIndexOf('\n', pos[1] - 1) + 1
  return [lastLine + indentation(text, lastLine), pos[1]]
}
