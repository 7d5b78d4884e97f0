// Offsets of lines round a place in a text.

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** The offset after the line break that follows; an offset at the beginning of a line after content is already there. */
export function afterLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** How far a place is from the beginning of its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset)
}

/** The column at which the words of a line begin; the dashes of lists before them count as space. */
export function indentOf(text: string, offset: number): number {
  const start = lineStart(text, offset)
  const [spaces = ''] = /^[ ]*(?:- +)*/.exec(text.slice(start)) ?? []
  return spaces.length
}

/** Where the comments begin that stand directly above a line, with the blank lines between them; its own start if none. */
export function leadStart(text: string, line: number, from: number): number {
  let start = line
  let isComment = false
  for (let above = line; above > from; ) {
    const next = lineStart(text, above - 1)
    const words = text.slice(next, above).trim()
    if (next < from || (words !== '' && !words.startsWith('#'))) break
    if (words.startsWith('#')) [start, isComment] = [next, true]
    above = next
  }
  return isComment ? start : line
}
