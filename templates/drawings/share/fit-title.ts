// A heading is set as large as possible: whole words first, then broken at hyphens and soft hyphens; only what no
// line can hold is cut. The same text gives the same lines, since widths come from the font itself.
import { NBSP, withoutBreaks } from '../../../common/spaces.ts'

const SHY = '\u00ad'

/** Measures a text at a size, in pixels. */
export type Measure = (text: string, size: number) => number

/** The space for a heading in pixels; sizes are tried from the first to the last. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
  /** Line height as a multiple of the size. */
  readonly leading: number
}

export interface FittedTitle {
  readonly size: number
  readonly lines: readonly string[]
}

/** From this size on down, breaking a word is better than still smaller letters. */
const SMALLEST_WITH_WHOLE_WORDS = 60

/** A phrase of a heading that stays on one line if the room is wide enough for it. */
export function unbroken(title: string, phrase: string, room: Room, measure: Measure): string {
  const isNarrow = measure(phrase.replaceAll(SHY, ''), SMALLEST_WITH_WHOLE_WORDS) <= room.width
  return isNarrow ? title.replace(phrase, withoutBreaks(phrase)) : title
}

/** Lines of a heading at the largest size at which all of it fits; at the last size the rest is cut off with "…". */
export function fitTitle(title: string, room: Room, measure: Measure): FittedTitle {
  const whole = room.sizes.filter((size) => size >= SMALLEST_WITH_WHOLE_WORDS)
  const tries = [...whole.map((size) => ({ size, pieces: words(title) }))]
  const broken = brokenWords(title)
  tries.push(...room.sizes.map((size) => ({ size, pieces: broken })))
  for (const { size, pieces } of tries) {
    const setting = { size, measure }
    const lines = wrap(pieces, room.width, setting)
    if (lines && lines.length <= mostLines(room, size)) return { size, lines: balanced(pieces, lines, room, setting) }
  }
  return cut(title, room, measure)
}

const mostLines = ({ height, leading }: Room, size: number) => Math.floor(height / (size * leading))

/** A part of a heading: what it ends with where the line breaks after it, and where it does not. */
interface Piece {
  readonly text: string
  readonly joint: string
  readonly atEnd: string
}

const words = (title: string): Piece[] =>
  title
    .replaceAll(SHY, '')
    .split(' ')
    .map((text) => ({ text, joint: ' ', atEnd: '' }))

function brokenWords(title: string): Piece[] {
  return title.split(' ').flatMap((word) => {
    const parts = word.split(/(?<=-)|\u00ad/)
    return parts.map((text, index) => {
      if (index === parts.length - 1) return { text, joint: ' ', atEnd: '' }
      return { text, joint: '', atEnd: text.endsWith('-') ? '' : '-' }
    })
  })
}

interface Setting {
  readonly size: number
  readonly measure: Measure
}

/** Greedy lines; null when a piece is wider than the room. */
function wrap(pieces: readonly Piece[], width: number, { size, measure }: Setting): string[] | null {
  const lines: string[] = []
  let line = ''
  let last: Piece | null = null
  for (const piece of pieces) {
    const joined: string = last ? `${line}${last.joint}${piece.text}` : piece.text
    if (measure(joined + piece.atEnd, size) <= width) line = joined
    else {
      if (!last || measure(piece.text + piece.atEnd, size) > width) return null
      lines.push(line + last.atEnd)
      line = piece.text
    }
    last = piece
  }
  return [...lines, line]
}

/** The same number of lines, as even as possible. */
function balanced(pieces: readonly Piece[], lines: string[], { width }: Room, setting: Setting): string[] {
  let best = lines
  for (let narrow = width - 8; narrow > width / 3; narrow -= 8) {
    const tried = wrap(pieces, narrow, setting)
    if (!tried || tried.length > lines.length) break
    best = tried
  }
  return best
}

/** The last resort: letters broken anywhere, as many lines as there is room for. */
function cut(title: string, room: Room, measure: Measure): FittedTitle {
  const size = room.sizes.at(-1) ?? 0
  const lines: string[] = []
  let line = ''
  for (const letter of title.replaceAll(SHY, '')) {
    if (measure(`${line}${letter}`, size) <= room.width) line += letter
    else {
      lines.push(line.trim())
      line = letter
    }
  }
  lines.push(line.trim())
  const most = Math.max(1, mostLines(room, size))
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -2).trim()}…`] }
}

export interface PhrasePlace {
  /** Index of the line. */
  readonly line: number
  readonly before: string
  readonly at: string
}

/** Where a phrase stands in lines: the line and what precedes it there; its last part where it runs over an end. */
export function placeOf(phrase: string, lines: readonly string[]): PhrasePlace | null {
  const plain = phrase.replaceAll(SHY, '').replaceAll(NBSP, ' ')
  const whole = lines.findIndex((line) => line.replaceAll(NBSP, ' ').includes(plain))
  const found = whole < 0 ? (plain.split(/[\s-]+/).at(-1) ?? '') : plain
  const line = lines.findIndex((one) => found !== '' && one.replaceAll(NBSP, ' ').includes(found))
  const text = lines[line]
  if (text === undefined) return null
  const start = text.replaceAll(NBSP, ' ').indexOf(found)
  return { line, before: text.slice(0, start), at: text.slice(start, start + found.length) }
}
