import type { DocumentKind } from '../../types.ts'

/** What speaks for a kind of document. */
export interface Sign {
  readonly kind: DocumentKind
  /** Names of the kind as they stand in titles and subjects. */
  readonly title: RegExp
  /** What hardly any other kind says. */
  readonly said?: RegExp
  /** What is often said in the text of such documents, and now and then in others. */
  readonly text?: RegExp
}

/** Whole words, in any case. */
export const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

/** Phrases of which the ends do not matter. */
export const phrase = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'giu')
