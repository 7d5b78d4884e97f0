import type { Shape } from './shapes.ts'

/** A part of the sheet's contents. Texts are plain; characters that its fonts lack are replaced. */
export type SheetBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'pairs'; readonly items: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'drawing'; readonly width: number; readonly height: number; readonly shapes: readonly Shape[] }

/** The fixed words of the sheet; `sheetWords` of sheet-words.ts takes them from the site. */
export interface SheetWords {
  /** Who hands the sheet out: stands in the title block and in the file's properties. */
  readonly author: string
  readonly name: string
  readonly scale: string
  readonly scaleValue: string
  readonly sheet: string
  readonly position: string
  /** What the sheet says where not everything fitted on it. */
  readonly shortened: string
}

export interface SheetContent {
  /** Of the texts, such as "de". */
  readonly language: string
  readonly title: string
  readonly subtitle?: string
  readonly blocks: readonly SheetBlock[]
  /** Last line of the title block: where the sheet comes from, and the date if it is to have one. */
  readonly footer: string
  readonly words: SheetWords
}
