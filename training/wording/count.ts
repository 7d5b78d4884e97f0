// Counts in how many texts of each kind a word or a pair of words stands.
import { type WordCounts, wordingOf } from '../../functions/document/selection/wording.ts'
import type { Text } from './texts.ts'

/** Counts that can be listed, too. */
interface Counted extends WordCounts {
  readonly words: ReadonlyMap<number, Uint8Array>
}

/** What a byte holds. */
const MOST_TEXTS = 255

export function countsOf(texts: readonly Pick<Text, 'kind' | 'text'>[]): Counted {
  const kinds = [...new Set(texts.map(({ kind }) => kind))].sort()
  const words = new Map<number, Map<number, number>>()
  for (const { kind, text } of texts) {
    const index = kinds.indexOf(kind)
    for (const word of wordingOf(text)) {
      const counts = words.get(word) ?? new Map<number, number>()
      words.set(word, counts.set(index, Math.min(MOST_TEXTS, (counts.get(index) ?? 0) + 1)))
    }
  }
  return {
    kinds: kinds.map((name) => [name, texts.filter(({ kind }) => kind === name).length]),
    words: new Map(
      [...words].map(([word, counts]) => [word, Uint8Array.from([...counts].sort(([a], [b]) => a - b).flat())]),
    ),
  }
}
