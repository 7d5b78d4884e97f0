/** Words in drawings. The scenes of the home page speak Portuguese too; elsewhere English stands in for it. */
export interface Words {
  readonly de: string
  readonly en: string
  readonly pt?: string
}

/** A word chooser for one language. */
export function wordsIn(language: string): (words: Words) => string {
  return (words) => (language === 'en' ? words.en : language === 'pt' ? (words.pt ?? words.en) : words.de)
}
