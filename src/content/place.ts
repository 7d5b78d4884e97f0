import type { Location, Passage } from '../types.ts'

/** The location of an offset in UTF-16 units; a range over several lines is cut at the end of its first. */
export function locationAt(text: string, file: string, offset: number, length: number, lineOffset = 0): Location {
  const start = Math.min(Math.max(offset, 0), text.length)
  const before = text.slice(0, start)
  const lineStart = before.lastIndexOf('\n') + 1
  const lineEnd = text.indexOf('\n', start)
  const rest = text.slice(start, lineEnd < 0 ? undefined : lineEnd).trimEnd().length
  return {
    file,
    line: before.split('\n').length + lineOffset,
    column: start - lineStart + 1,
    length: Math.max(1, Math.min(length, rest)),
  }
}

/** The words between two offsets of a text. */
export function passageOf(text: string, start: number, end: number): Passage {
  const words = text.slice(start, end)
  return { words, before: text.slice(0, start).split(words).length - 1 }
}
