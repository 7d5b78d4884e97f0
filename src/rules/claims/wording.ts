import { type Amount, amountOf, LETTER, NO_NAME, NUMBER } from './numbers.ts'

/** How a claim is written, as an expression for texts in lower case: ignoring case makes expressions slow. */
export interface Wording {
  /** Its groups: the words before the number, and the number. */
  readonly pattern: RegExp
  /** Its longest word: a text without it needs no closer look. */
  readonly word: string
}

/** Where a text has the words of a claim. */
export interface WordingMatch {
  readonly start: number
  readonly end: number
  /** The number in place of "N", with its position; null for words without "N". */
  readonly amount: (Amount & { readonly start: number; readonly end: number; readonly written: string }) | null
}

const NUMBER_SLOT = new RegExp(`(?<![${LETTER}])N(?![${LETTER}])`)

/** Whether words of a claim leave a place for its number. */
export function hasNumberSlot(words: string): boolean {
  return NUMBER_SLOT.test(words)
}

/**
 * How a claim is written, as an expression: "N" stands for its number, "*" between spaces for up to three words, "*" at a
 * word for the rest of it. Case and the kind of space do not count.
 */
export function wordingOf(words: string): Wording {
  const [before = '', after] = words.trim().replace(/\s+/g, ' ').split(NUMBER_SLOT)
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
 * @param lowerCase the text in lower case
 */
export function wordingMatches(text: string, lowerCase: string, { pattern, word }: Wording): WordingMatch[] {
  if (!lowerCase.includes(word)) return []
  return [...lowerCase.matchAll(pattern)].map(({ 0: whole, 1: before = '', 2: number, index }) => {
    const end = index + whole.length
    if (number === undefined) return { start: index, end, amount: null }
    const start = index + before.length
    const written = text.slice(start, start + number.length)
    return { start: index, end, amount: { ...amountOf(written), written, start, end: start + number.length } }
  })
}
