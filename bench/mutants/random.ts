/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list; the list must not be empty. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Some of a list, in random order. */
export function someOf<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list]
  for (let index = rest.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[rest[index], rest[other]] = [rest[other] as T, rest[index] as T]
  }
  return rest.slice(0, count)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A word with one typing mistake: a letter twice, left out, wrong, or two neighbours swapped. */
export function misspelt(word: string, random: () => number): string {
  const letters = [...word.matchAll(/[a-z]/gi)].map(({ index }) => index)
  if (letters.length === 0) return `${word}x`
  const wrong = oneOf(waysToMisspell(word, oneOf(letters, random), random), random)
  return wrong === word ? misspelt(word, random) : wrong
}

function waysToMisspell(word: string, at: number, random: () => number): string[] {
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  return [
    `${before}${letter}${letter}${after}`,
    `${before}${oneOf([...LETTERS], random)}${after}`,
    ...(word.length > 2 ? [`${before}${after}`] : []),
    ...(/^[a-z]/i.test(after) ? [`${before}${after[0]}${letter}${after.slice(1)}`] : []),
  ]
}
