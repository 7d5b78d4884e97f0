// Texts that `site new` writes for authors to replace, and how they are recognised.
import type { Words } from '../diagnostics/words.ts'

/** What follows the name of a new page in its title. */
export const TITLE_TO_WRITE: Words = { de: 'hier den Titel schreiben', en: 'write the title here' }

/** How sentences begin that say what to write in their place. */
export const SENTENCE_TO_WRITE: Words = { de: 'Hier steht in einem Satz', en: 'One sentence here tells' }

const ALL = [TITLE_TO_WRITE, SENTENCE_TO_WRITE].flatMap(({ de, en }) => [de, en])

/** The words in a text that `site new` wrote; null: none. */
export function placeholderIn(text: string): string | null {
  return ALL.find((words) => text.includes(words)) ?? null
}
