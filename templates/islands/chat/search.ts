// Finds the entry that answers a question: words are compared by their stems, and a rare word counts for more than one
// that many entries have. The score says how much of the question an entry covers, so words that no entry knows lower it.
import { stemOf, wordsOf } from './stems.ts'

/** Something that can be found. */
export interface Entry {
  readonly id: string
  /** What it is about, such as a question. */
  readonly title: string
  readonly text: string
  /** Further words that ask for it, such as the numbers of a span; they are not shown. */
  readonly asked?: string
}

/** What the author says about words of the page's language. */
export interface SearchWords {
  /** Words that say nothing about what is asked: "wie", "ist". */
  readonly fillers: readonly string[]
  /** Groups of words that ask for the same thing. */
  readonly same: readonly (readonly string[])[]
}

export interface Found<T extends Entry> {
  readonly entry: T
  /** Share of the question that the entry covers, by weight: 0 to 1. */
  readonly score: number
}

/** Weights of a word by where it stands; half a compound is worth less than all of it. */
const WEIGHTS = { title: 1, text: 0.7, compound: 0.6 }

/** Shorter stems would be found in words that have nothing to do with them. */
const COMPOUND_LETTERS = 5

/** @returns a function that gives all entries for a question, the best first */
export function searchIn<T extends Entry>(entries: readonly T[], words: SearchWords): (question: string) => Found<T>[] {
  const meaning = meaningsOf(words)
  const stems = entries.map(({ title, text, asked = '' }) => ({
    title: meaning(`${title} ${asked}`),
    text: meaning(text),
  }))
  const rarity = (stem: string) => {
    const having = stems.filter(({ title, text }) => title.has(stem) || text.has(stem)).length
    // A word that no entry has counts like one that a single entry has: it may just be another word for it.
    return Math.log(1 + entries.length / Math.max(1, having))
  }
  return (question) => {
    const asked = [...meaning(question)].map((stem) => ({ stem, weight: rarity(stem) }))
    const all = asked.reduce((sum, { weight }) => sum + weight, 0)
    const scoreOf = ({ title, text }: (typeof stems)[number]) =>
      asked.reduce((sum, { stem, weight }) => {
        const part = Math.max(WEIGHTS.title * within(stem, title), WEIGHTS.text * within(stem, text))
        return sum + weight * part
      }, 0)
    return entries
      .map((entry, index) => ({ entry, score: all === 0 ? 0 : scoreOf(stems[index] ?? NOTHING) / all }))
      .sort((a, b) => b.score - a.score)
  }
}

const NOTHING = { title: new Set<string>(), text: new Set<string>() }

/** 1: the stem is there; less: only within a compound, or a part of one that was asked; 0: not at all. */
function within(stem: string, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1
  const isPart = (part: string, whole: string) => part.length >= COMPOUND_LETTERS && whole.includes(part)
  return [...stems].some((other) => isPart(stem, other) || isPart(other, stem)) ? WEIGHTS.compound : 0
}

/** What a text asks for: its stems without fillers, each group of the same meaning as one. */
function meaningsOf({ fillers, same }: SearchWords): (text: string) => Set<string> {
  const ignored = new Set(fillers.flatMap(wordsOf))
  const groups = new Map(same.flatMap((group) => group.flatMap(wordsOf).map((word) => [stemOf(word), group[0] ?? ''])))
  return (text) => {
    const told = wordsOf(text).filter((word) => !ignored.has(word))
    return new Set(told.map((word) => groups.get(stemOf(word)) ?? stemOf(word)))
  }
}
