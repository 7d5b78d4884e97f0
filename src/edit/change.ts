// What an author does to a file, as data: the same words for YAML, for undoing, and for what is said of it.
import { escapeToken, tokens } from '../content/pointer.ts'

/** One change of one file. Pointers are JSON pointers (RFC 6901) into the data of the file; in MDX, of its front matter. */
export type Change =
  /** The value at a place; a field that is not there yet is added at the end of its group. */
  | { readonly kind: 'set'; readonly pointer: string; readonly value: unknown }
  /** An entry of a list, or a field of a group. */
  | { readonly kind: 'remove'; readonly pointer: string }
  /** A new entry of a list, before the one that has the index now. */
  | { readonly kind: 'insert'; readonly pointer: string; readonly index: number; readonly value: unknown }
  /** An entry of a list to the index that it shall have. */
  | { readonly kind: 'move'; readonly pointer: string; readonly from: number; readonly to: number }
  /** Words of an MDX text, by their offsets in the file and as they are written there. */
  | {
      readonly kind: 'words'
      readonly start: number
      readonly end: number
      readonly written: string
      readonly value: string
    }

/** A part of a text, by its offsets, and what stands there instead. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Why something is not done, in both languages. */
export interface Refusal {
  readonly refused: { readonly en: string; readonly de: string }
}

export function refusal(en: string, de: string): Refusal {
  return { refused: { en, de } }
}

export function spliced(text: string, { start, end, text: inserted }: Splice): string {
  return text.slice(0, start) + inserted + text.slice(end)
}

/** The pointer to what holds a value, and the last step; the whole file has none. */
export function parentOf(pointer: string): { readonly parent: string; readonly step: string } | null {
  const path = tokens(pointer)
  const step = path.pop()
  return step === undefined ? null : { parent: path.map((one) => `/${escapeToken(one)}`).join(''), step }
}
