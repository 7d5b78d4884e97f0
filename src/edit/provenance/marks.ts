// Marks round texts in a rendering that nobody sees: letters that no text of a site has (Unicode's private use area) say which
// value the words between them come from.
const START = '\ue000'
const AFTER_NUMBER = '\ue001'
const END = '\ue002'
/** The digits of a mark's number; templates look for plain ones in texts. */
const ZERO = 0xe010

/** A value of a file; what it is known by on a page. */
export interface Origin {
  /** From the root, with "/". */
  readonly file: string
  /** JSON pointer into its data. */
  readonly pointer: string
}

/** Gives numbers to values and reads them again. */
export class Marks {
  readonly #origins: Origin[] = []
  readonly #numbers = new Map<string, number>()

  /** The text between marks of a value. */
  around(text: string, origin: Origin): string {
    return `${this.#startOf(origin)}${text}${END}`
  }

  #startOf(origin: Origin): string {
    const key = `${origin.file} ${origin.pointer}`
    const known = this.#numbers.get(key)
    const number = known ?? this.#origins.push(origin) - 1
    if (known === undefined) this.#numbers.set(key, number)
    const digits = String(number).replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)))
    return `${START}${digits}${AFTER_NUMBER}`
  }

  origin(number: number): Origin | null {
    return this.#origins[number] ?? null
  }
}

/** A text without its marks, and which value each of its letters comes from. */
export interface Unmarked {
  readonly text: string
  /** For each UTF-16 unit the number of its value, innermost first; -1: of none. */
  readonly owners: readonly number[]
}

/**
 * Takes the marks out of a text.
 *
 * @param open numbers of values that began in the texts before, outermost first; changed in place
 */
export function unmarked(marked: string, open: number[] = []): Unmarked {
  let text = ''
  const owners: number[] = []
  for (const [part, digits, end] of marked.matchAll(PARTS)) {
    if (digits !== undefined) open.push(numberIn(digits))
    else if (end !== undefined) open.pop()
    else {
      text += part
      owners.push(...new Array<number>(part.length).fill(open.at(-1) ?? -1))
    }
  }
  return { text, owners }
}

/** The beginning of a value, its end, or letters. */
const PARTS = /\ue000([\ue010-\ue019]+)\ue001|(\ue002)|[^\ue000-\ue002\ue010-\ue019]+/g

function numberIn(digits: string): number {
  return Number([...digits].map((digit) => (digit.codePointAt(0) ?? ZERO) - ZERO).join(''))
}
