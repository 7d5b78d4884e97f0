import type { Split } from '../types.ts'

/** What names of one language are composed of. */
export interface Parts {
  readonly women: readonly string[]
  readonly men: readonly string[]
  /** Beginnings and ends of family names. */
  readonly familyStems: readonly string[]
  readonly familyEnds: readonly string[]
  /** Family names that are not composed, many of them from other languages. */
  readonly families: readonly string[]
  readonly townStems: readonly string[]
  readonly townEnds: readonly string[]
  /** Towns that are not composed. */
  readonly towns: readonly string[]
  readonly streetStems: readonly string[]
  /** Syllables of words that mean nothing, for companies and domains. */
  readonly syllables: readonly string[]
  /** What companies do, as it stands in their names. */
  readonly trades: readonly string[]
  /** What inns, hotels, pharmacies, shops and studios are called: "Goldener Hirsch". */
  readonly signs: readonly string[]
  /**
   * Names of businesses as patterns, without a legal form: "Gasthof {sign}". {trade}, {coined}, {sign}, {town}, {first} and {last} of
   * a person, {other} family's name, {letters} of an abbreviation, {year}.
   */
  readonly firms: readonly string[]
  /** Patterns of names that never have a legal form behind them: offices, clubs, practices, freelancers. */
  readonly bodies: readonly string[]
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
