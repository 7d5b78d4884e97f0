import { type Amount, amountOf, LETTER, NO_NAME, NUMBER } from './numbers.ts'

/** How a claim is written, ready to be looked for in texts of small letters: ignoring case makes expressions slow. */
export interface Wording {
  /** Its groups: what stands before the number, and the number. */
  readonly pattern: RegExp
  /** Its longest word: a text without it needs no closer look. */
  readonly word: string
}

/** Where the words of a claim stand in a text. */
export interface Worded {
  readonly start: number
  readonly end: number
  /** What stands in place of "N", with its place; null for words without "N". */
  readonly amount: (Amount & { readonly start: number; readonly end: number; readonly written: string }) | null
}

const HOLE = new RegExp(`(?<![${LETTER}])N(?![${LETTER}])`)

/** Whether words of a claim leave a place for its number. */
export function hasHole(words: string): boolean {
  return HOLE.test(words)
}

/**
 * How a claim is written, as an expression: "N" stands for its number, "*" between spaces for up to three words, "*" at a
 * word for the rest of it. Case and the kind of space do not count.
 */
export function wordingOf(words: string): Wording {
  const [before = '', after] = words.trim().replace(/\s+/g, ' ').split(HOLE)
  const number = after === undefined ? '' : `(${NUMBER})${expression(after)}`
  const known = `${before} ${after ?? ''}`.split(/[\s*]/).sort((a, b) => b.length - a.length)
  return {
    pattern: new RegExp(`${NO_NAME}(${expression(before)})${number}(?![${LETTER}\\d])`, 'g'),
    word: known[0]?.toLowerCase() ?? '',
  }
}

function expression(words: string): string {
  const escaped = words.toLowerCase().replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return escaped
    .replace(/ \*(?= |$)/g, String.raw`(?:\s+\S+){0,3}?`)
    .replace(/ /g, String.raw`\s+`)
    .replace(/\*/g, `[${LETTER}]*`)
}

/**
 * Every place where a text is worded like that.
 *
 * @param small the text in small letters
 */
export function wordedIn(text: string, small: string, { pattern, word }: Wording): Worded[] {
  if (!small.includes(word)) return []
  return [...small.matchAll(pattern)].map(({ 0: whole, 1: before = '', 2: number, index }) => {
    const end = index + whole.length
    if (number === undefined) return { start: index, end, amount: null }
    const start = index + before.length
    const written = text.slice(start, start + number.length)
    return { start: index, end, amount: { ...amountOf(written), written, start, end: start + number.length } }
  })
}
