import { type Entry, type Found, type SearchWords, searchIn } from './search.ts'

/** Something that the chatbot knows, with the place of the page where it stands. */
export interface KnownEntry extends Entry {
  /** "#kosten". */
  readonly href: string
}

/** What it answers: one entry; several that fit equally well; none. */
export type Answer =
  | { readonly kind: 'known'; readonly entry: KnownEntry }
  | { readonly kind: 'near'; readonly entries: readonly KnownEntry[] }
  | { readonly kind: 'unknown' }

/**
 * Less of a question covered than this, and the chatbot does not know it. Measured on the 42 questions for setting of
 * test/chat-questions.ts: of those that the page answers, all but one cover 0.44 or more, those that it does not, 0.35 or less.
 */
const KNOWN = 0.4

/** Entries that are closer than this fit equally well. */
const EQUAL = 0.05

/** @returns a function that answers questions out of what is known, and out of nothing else */
export function answerFrom(entries: readonly KnownEntry[], words: SearchWords): (question: string) => Answer {
  const find = searchIn(entries, words)
  return (question) => {
    const fitting = find(question).filter(({ score }) => score >= KNOWN)
    const [best] = fitting
    if (!best) return { kind: 'unknown' }
    const equal = fitting.filter(({ score }: Found<KnownEntry>) => best.score - score < EQUAL).map(({ entry }) => entry)
    return equal.length === 1 ? { kind: 'known', entry: best.entry } : { kind: 'near', entries: equal }
  }
}
