import type { DocumentKind } from '../../types.ts'

/** The evidence for one kind of document. */
export interface Sign {
  readonly kind: DocumentKind
  /** Names of the kind as they stand in titles and subjects. */
  readonly title: RegExp
  /** Phrases that hardly any other kind has. */
  readonly said?: RegExp
  /** Words that are frequent in such documents and occasional in others. */
  readonly text?: RegExp
}

/** Whole words, in any case. */
export const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

/** Phrases whose ends may be parts of longer words. */
export const phrase = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'giu')
