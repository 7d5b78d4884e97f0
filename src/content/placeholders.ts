// Texts that `site new` and `site explain` write for authors to replace, and how they are recognised.
import type { Words } from '../diagnostics/words.ts'

/** What follows the name of a new page in its title. */
export const TITLE_TO_WRITE: Words = { de: 'hier den Titel schreiben', en: 'write the title here' }

/** How sentences begin that say what to write in their place. */
export const SENTENCE_TO_WRITE: Words = { de: 'Hier steht in einem Satz', en: 'One sentence here tells' }

/** How example texts begin, and the comment behind numbers and choices that are examples. */
export const EXAMPLE: Words = { de: 'BEISPIEL', en: 'EXAMPLE' }

const ALL = [
  ...[TITLE_TO_WRITE, SENTENCE_TO_WRITE].flatMap(({ de, en }) => [de, en]),
  ...Object.values(EXAMPLE).map((word) => `${word}: `),
]

/** A text as an example, in a language of the site. */
export function exampleText(text: string, language: string): string {
  return `${EXAMPLE[language === 'de' ? 'de' : 'en']}: ${text}`
}

/** Lines of a YAML text, from 1, whose value is marked as an example, and the column of the mark. */
export function exampleLines(
  text: string,
): { readonly line: number; readonly column: number; readonly word: string }[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const [, before = '', word] = /^(.*\S +# )(BEISPIEL|EXAMPLE)$/.exec(content) ?? []
    return word === undefined ? [] : [{ line: index + 1, column: before.length + 1, word }]
  })
}

/** The words in a text that are to be replaced; null: none. */
export function placeholderIn(text: string): string | null {
  return ALL.find((words) => text.includes(words)) ?? null
}
