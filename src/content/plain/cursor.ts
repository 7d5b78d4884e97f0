// Where the reader of plain YAML is in a text, and what every part of it asks of a character.

export const SPACE = 0x20
export const NEWLINE = 0x0a
export const HASH = 0x23
export const COLON = 0x3a
export const DASH = 0x2d
export const COMMA = 0x2c
export const DOUBLE_QUOTE = 0x22
export const SINGLE_QUOTE = 0x27
export const OPEN_LIST = 0x5b
export const CLOSE_LIST = 0x5d
export const OPEN_MAP = 0x7b
export const CLOSE_MAP = 0x7d
export const LITERAL = 0x7c
export const FOLDED = 0x3e

/** Thrown, and caught by `parsePlainYaml`, where a text has to be read the long way. */
export class Unusual extends Error {}

/** Ends the short way. */
export function unusual(): never {
  throw new Unusual()
}

/** A place in a text whose every line ends with a line break. */
export class Cursor {
  readonly text: string
  pos = 0
  /** The column of the content that `pos` is at, from 0; -1: nothing is left. */
  column = -1

  constructor(text: string) {
    this.text = text
  }

  /** The character at the place; NaN at the end. */
  at(): number {
    return this.text.charCodeAt(this.pos)
  }

  isAtEnd(): boolean {
    return this.column < 0
  }

  /** From the start of a line to the next content; blank lines and comments are passed over. */
  toContent(): void {
    const { text } = this
    let start = this.pos
    let pos = start
    for (;;) {
      while (text.charCodeAt(pos) === SPACE) pos++
      const character = text.charCodeAt(pos)
      if (character !== NEWLINE && character !== HASH) break
      pos = lineAfter(text, pos)
      start = pos
    }
    this.pos = pos
    this.column = pos < text.length ? pos - start : -1
  }

  skipSpaces(): void {
    while (this.text.charCodeAt(this.pos) === SPACE) this.pos++
  }

  /** Past the rest of a line that has nothing more than a comment, and to the next content. */
  endLine(): void {
    const before = this.pos
    this.skipSpaces()
    const character = this.at()
    if (character !== NEWLINE && (character !== HASH || this.pos === before)) unusual()
    this.pos = lineAfter(this.text, this.pos)
    this.toContent()
  }
}

/** Where the next line begins. */
export function lineAfter(text: string, pos: number): number {
  return text.indexOf('\n', pos) + 1
}

export function isBlank(character: number): boolean {
  return character === SPACE || character === NEWLINE
}

/** The part of a text without the spaces at its end; other blanks, such as those that do not break, are text. */
export function withoutSpaces(text: string, start: number, end: number): string {
  let last = end
  while (text.charCodeAt(last - 1) === SPACE) last--
  return text.slice(start, last)
}
