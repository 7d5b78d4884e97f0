import type { Split } from '../types.ts'

/** What names of one language are composed of. */
export interface Parts {
  readonly women: readonly string[]
  readonly men: readonly string[]
  /** Beginnings and ends of family names. */
  readonly familyStems: readonly string[]
  readonly familyEnds: readonly string[]
  readonly townStems: readonly string[]
  readonly townEnds: readonly string[]
  readonly streetStems: readonly string[]
  /** Syllables of words that mean nothing, for companies and domains. */
  readonly syllables: readonly string[]
  /** What companies do, as it stands in their names. */
  readonly trades: readonly string[]
}

/** Three of four parts are learnt from; the others stand only in documents that are held out. */
const HELD_OUT_EVERY = 4

/** The members of a list that a split may use. No member is in both. */
export function ofSplit<T>(list: readonly T[], split: Split): T[] {
  return list.filter((_, index) => (index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1) === (split === 'held-out'))
}

/** Words or phrases with commas and white between them; a comma within a figure stays. */
export function phrases(list: string): string[] {
  return list
    .split(/,\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
}
