import type { YAMLError } from 'yaml'
import { error } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Location } from '../types.ts'

/** What the parser's codes mean to an author: what is wrong, and what to do. */
const sentences: Partial<Record<string, readonly [message: string, hint: string]>> = {
  ALIAS_PROPS: ['An alias (*name) cannot have an anchor or a tag.', 'Remove the & or ! before it.'],
  BAD_ALIAS: ['There is no anchor (&name) for this alias.', 'A text that begins with * must stand in quotes.'],
  BAD_DQ_ESCAPE: ['This backslash sequence has no meaning.', 'Write \\\\ for a backslash, or use single quotes.'],
  BAD_INDENT: ['This line is not indented like its neighbours.', 'Entries of one group start in the same column.'],
  BAD_SCALAR_START: ['A text cannot begin with this character.', 'Put the whole text in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: ['A second ": " stands on this line.', 'Put the text in quotes, or start a new line.'],
  BLOCK_IN_FLOW: [
    'Inside [ ] and { } only short forms are allowed.',
    'Write the list with "- " on lines of their own.',
  ],
  DUPLICATE_KEY: ['This name stands twice in the same group.', 'Keep one of the two.'],
  MISSING_CHAR: ['A character is missing here.', 'Look for a quote or bracket that is not closed.'],
  MULTILINE_IMPLICIT_KEY: [
    'A colon is missing on this line, or the line above is not finished.',
    'Every entry reads "name: value".',
  ],
  MULTIPLE_DOCS: ['A second document starts here (---).', 'One file holds one document: remove the line.'],
  RESOURCE_EXHAUSTION: ['This file is nested too deep to be read.', 'Make it flatter.'],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Indent with spaces, two for each level.'],
  TAG_RESOLVE_FAILED: ['Tags (!name) are not allowed.', 'A text that begins with ! must stand in quotes.'],
  UNEXPECTED_TOKEN: ['This is not expected here.', 'Put texts with special characters in quotes.'],
}

/** Turns what the parser found into a diagnostic in the author's words. */
export function yamlProblem(
  problem: YAMLError,
  text: string,
  at: (offset: number, length: number) => Location,
): Diagnostic {
  const [message, hint] = sentences[problem.code] ?? [problem.message, undefined]
  const [start, end] = problem.pos
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? ''
  const isTab = /^\s*\t/.test(line)
  const [said, todo] = isTab && sentences['TAB_AS_INDENT'] ? sentences['TAB_AS_INDENT'] : [message, hint]
  return error(`yaml/${problem.code.toLowerCase().replaceAll('_', '-')}`, said, at(start, end - start), todo)
}
