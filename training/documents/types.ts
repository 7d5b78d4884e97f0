import type { Tag } from '../../functions/document/prediction/tags.ts'
import type { Box, DocumentKind } from '../../functions/document/types.ts'

export type { Tag }

export const LANGUAGES = ['de', 'en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** Held out: other layouts and other name parts than those that are learnt from. */
export type Split = 'training' | 'held-out'

export interface TaggedWord {
  readonly text: string
  /** In points from the top left corner; null in formats without layout. */
  readonly box: Box | null
  /** null: the word belongs to no value. */
  readonly tag: Tag | null
  /** Whether it is the first word of its value. A value may go on after words of other columns. */
  readonly begins: boolean
}

export interface TaggedLine {
  readonly words: readonly TaggedWord[]
  /** One of the few lines that a person would quote in a summary. */
  readonly isSalient: boolean
}

export interface TaggedPage {
  /** In points; 0 where the format has no layout. */
  readonly width: number
  readonly height: number
  readonly lines: readonly TaggedLine[]
}

/** A document that was never sent, with everything that it says. */
export interface Example {
  readonly seed: number
  readonly kind: DocumentKind
  readonly language: Language
  /** Such as "invoice/grid-07". */
  readonly layout: string
  readonly split: Split
  readonly pages: readonly TaggedPage[]
}
