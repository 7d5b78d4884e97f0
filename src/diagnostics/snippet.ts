// The line of a finding with a marker below it, as a terminal shows it.
import type { Location } from '../types.ts'

/** Columns of text beside the line number; a longer line is cut around the marker. */
const MAX_WIDTH = 100
/** Columns that stay visible before the marker of a cut line. */
const CONTEXT_WIDTH = 30
const TAB = '  '
/** No more of a line is read: a file may be one line of a megabyte. */
const MAX_UNITS = 1000

/** A line and its marker, each as wide in a terminal as the other. */
export interface Snippet {
  readonly line: string
  readonly marker: string
}

/** The line at a place; null when the text has no such line. Columns count UTF-16 units. */
export function snippetAt(text: string, { line, column, length }: Location): Snippet | null {
  const content = text.split('\n')[line - 1]?.replace(/\r$/, '')
  if (content === undefined) return null
  const start = Math.min(column - 1, content.length)
  const end = Math.min(Math.max(start + length, start + 1), Math.max(content.length, start + 1))
  const before = shown(content.slice(Math.max(0, start - MAX_UNITS), start))
  const marked = shown(content.slice(start, Math.min(end, start + MAX_UNITS)))
  const after = shown(content.slice(end, end + MAX_UNITS))
  return cut(before, marked, after)
}

function cut(before: string, marked: string, after: string): Snippet {
  const isCutBefore = widthOf(before) + widthOf(marked) > MAX_WIDTH
  const lead = isCutBefore ? `…${lastColumns(before, CONTEXT_WIDTH)}` : before
  const room = MAX_WIDTH - widthOf(lead)
  const line = firstColumns(marked + after, room)
  const isCutAfter = line.length < marked.length + after.length
  const width = Math.max(1, Math.min(widthOf(marked), room))
  return { line: `${lead}${line}${isCutAfter ? '…' : ''}`, marker: `${' '.repeat(widthOf(lead))}${'^'.repeat(width)}` }
}

/** Tabs as spaces, control characters as U+FFFD: a content file must not control the terminal. */
export function shown(text: string): string {
  return text.replaceAll('\t', TAB).replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')
}

function firstColumns(text: string, width: number): string {
  let taken = ''
  let columns = 0
  for (const { segment } of graphemes.segment(text)) {
    columns += graphemeWidth(segment)
    if (columns > width) return taken
    taken += segment
  }
  return taken
}

function lastColumns(text: string, width: number): string {
  const all = [...graphemes.segment(text)].map(({ segment }) => segment)
  let columns = 0
  const first = all.findLastIndex((segment) => {
    columns += graphemeWidth(segment)
    return columns > width
  })
  return all.slice(first + 1).join('')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  let columns = 0
  for (const { segment } of graphemes.segment(text)) columns += graphemeWidth(segment)
  return columns
}

const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u
/** East Asian wide and fullwidth ranges, roughly (Unicode Standard Annex 11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/
const WIDE_ASTRAL = /[\u{20000}-\u{3fffd}]/u

function graphemeWidth(segment: string): number {
  if (segment >= ' ' && segment <= '~') return 1
  if (NO_WIDTH.test(segment)) return 0
  return EMOJI.test(segment) || WIDE.test(segment) || WIDE_ASTRAL.test(segment) ? 2 : 1
}
