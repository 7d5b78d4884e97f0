import type { Block } from './blocks.ts'
import type { Text } from './text.ts'

/** How wide letters are. */
export type Face = 'sans' | 'serif' | 'narrow' | 'mono'

/** All in points. */
export interface Paper {
  readonly width: number
  readonly height: number
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** A document as it is to be printed. */
export interface Printed {
  readonly form: 'printed'
  readonly paper: Paper
  readonly face: Face
  /** Height of usual letters in points. */
  readonly size: number
  readonly body: readonly Block[]
  /** What stands at the top of the second and further pages. Pages count from 1. */
  readonly head?: (page: number, count: number) => readonly Block[]
  /** What stands at the bottom of every page. */
  readonly foot?: (page: number, count: number) => readonly Block[]
  /** Receipts end where their text does: the paper is cut there. */
  readonly isCut?: boolean
}

/** A document without layout: a mail, a text file, a sheet. A tab, or two blanks, keeps cells apart. */
export interface Plain {
  readonly form: 'plain'
  readonly pages: readonly (readonly Text[])[]
}

export type Design = Printed | Plain

export const A4 = { width: 595, height: 842 }
export const LETTER = { width: 612, height: 792 }
export const A5 = { width: 420, height: 595 }

/** A sheet with margins in points: one for all sides, or one for each. */
export function paper(
  size: { readonly width: number; readonly height: number },
  margin: number | Partial<Paper['margin']> = {},
): Paper {
  const all = typeof margin === 'number' ? { left: margin, right: margin, top: margin, bottom: margin } : margin
  return { ...size, margin: { left: 62, right: 56, top: 45, bottom: 40, ...all } }
}
