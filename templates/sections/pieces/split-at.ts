/** A text before, at and after the first occurrence of a phrase; without one, the whole text comes first. */
export function splitAt(text: string, phrase: string): [before: string, at: string, after: string] {
  const start = phrase ? text.indexOf(phrase) : -1
  if (start < 0) return [text, '', '']
  return [text.slice(0, start), phrase, text.slice(start + phrase.length)]
}
