import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { labelOf } from '../../functions/document/prediction/tags.ts'
import { type Window, type WordIds, windowsOf } from '../../functions/document/prediction/window.ts'
import type { Example } from '../documents/types.ts'

/** Stands where there is nothing to learn: at further pieces of words, at breaks, in text without labels. */
export const NOTHING_TO_LEARN = 255

/** What the model sees, and what it shall answer. */
export interface Lesson {
  readonly window: Window
  /** Labels of the tokens that begin words. */
  readonly tags: Uint8Array
  /** 1 at the first token of a telling line, 0 at that of another. */
  readonly salience: Uint8Array
  readonly kind: number
}

/** The windows of a generated document with what is true of them. */
export function lessonsOf(example: Example, wordIds: WordIds): Lesson[] {
  const lines = example.pages.flatMap((page) => page.lines)
  const tags = lines.flatMap(({ words }) => words.map(({ tag, begins }) => labelOf(tag, begins)))
  const salience = lines.flatMap(({ words, isSalient }) =>
    words.map((_, index) => (index === 0 ? Number(isSalient) : NOTHING_TO_LEARN)),
  )
  const kind = KINDS.indexOf(example.kind)
  return windowsOf(example.pages, wordIds).map((window) => ({
    window,
    tags: atWords(window, tags),
    salience: atWords(window, salience),
    kind,
  }))
}

/** Windows of text of which nothing is known: to learn the language from. */
export function unlabelled(window: Window): Lesson {
  const nothing = new Uint8Array(window.ids.length).fill(NOTHING_TO_LEARN)
  return { window, tags: nothing, salience: nothing, kind: NOTHING_TO_LEARN }
}

export function atWords({ words }: Window, values: readonly number[]): Uint8Array {
  return Uint8Array.from(words, (word) => values[word] ?? NOTHING_TO_LEARN)
}
