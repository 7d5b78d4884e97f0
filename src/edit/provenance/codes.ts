// Numbers and dates cannot carry marks. Each gets a code instead: it is one more in some renderings and as it is in the others,
// and the numbers on the page that change in just those renderings come from it.

/** How a value changes when it is its turn. */
export function nudged(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string' && DAY.test(value)) return nextDay(value)
  return value
}

export const DAY = /^\d{4}-\d{2}-\d{2}$/

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** In which renderings each of so many values changes: one list of indexes for each rendering. Two for each digit of a code: a value changes in exactly one of them. */
export function rounds(count: number): readonly (readonly number[])[] {
  const digits = Math.max(1, Math.ceil(Math.log2(Math.max(2, count))))
  const indexes = [...Array(count).keys()]
  return [...Array(digits).keys()].flatMap((digit) => [
    indexes.filter((index) => (index >> digit) % 2 === 1),
    indexes.filter((index) => (index >> digit) % 2 === 0),
  ])
}

/** The value whose code is a list of changes; null: none, or several at once. */
export function decoded(changes: readonly boolean[], count: number): number | null {
  let index = 0
  for (let digit = 0; digit * 2 < changes.length; digit++) {
    const [one, zero] = [changes[digit * 2], changes[digit * 2 + 1]]
    if (one === zero) return null
    if (one) index += 2 ** digit
  }
  return index < count ? index : null
}

/**
 * Those that leave the page in its form: without the numbers that count something, such as the parts of a drawing.
 *
 * @param changesWith what changes when these values do; null: the page is another one
 */
export function harmless<Candidate>(
  candidates: readonly Candidate[],
  changesWith: (candidates: readonly Candidate[]) => unknown,
): Candidate[] {
  if (candidates.length === 0 || changesWith(candidates) !== null) return [...candidates]
  if (candidates.length === 1) return []
  const middle = candidates.length >> 1
  return [candidates.slice(0, middle), candidates.slice(middle)].flatMap((half) => harmless(half, changesWith))
}

/** The numbers of a text, where each begins, and the words round them: what stays when numbers change. */
export function numbersIn(text: string): NumbersIn {
  const found = [...text.matchAll(NUMBER)]
  return {
    numbers: found.map(([number]) => number),
    starts: found.map(({ index }) => index),
    words: text.replace(NUMBER, '#'),
  }
}

interface NumbersIn {
  readonly numbers: readonly string[]
  readonly starts: readonly number[]
  readonly words: string
}

const NUMBER = /\d+(?:[.,\u00a0\u202f]\d{3})*(?:[.,]\d+)?/g
