/**
 * Lettering of a drawing, which is a part of the picture: in the languages that it was drawn in. English stands in for
 * all others.
 */
export type Words = Readonly<Record<'de' | 'en', string>> & Readonly<Record<string, string>>

/** A word chooser for one language. */
export function wordsIn(language: string): (words: Words) => string {
  return (words) => words[language] ?? words.en
}
