// What all fields of the panel share.
import { escapeToken } from '../../../content/pointer.ts'
import type { Change } from '../../change.ts'
import type { Field, FilePlace } from '../../protocol.ts'
import { make } from '../dom.ts'
import type { EditorWords } from '../words.ts'

/** What inputs do. */
export interface FieldHost {
  readonly words: EditorWords
  /** Saves a change of the file that the panel shows. */
  save(change: Change): Promise<void>
  /** Says what would be found, below an input. */
  check(change: Change, at: HTMLElement): void
  open(place: FilePlace): void
  /** What a new entry begins with. */
  example(pointer: string): Promise<unknown>
  upload(file: File): Promise<string>
  /** The address of a picture below site/assets. */
  picture(file: string): Promise<string>
}

let count = 0

/** A name that labels and inputs share. */
export function newId(): string {
  count += 1
  return `field-${count}`
}

export function about({ about: text, isRequired }: Field, words?: EditorWords): HTMLElement | null {
  const parts = [text, ...(words && !isRequired ? [`(${words.optional})`] : [])].filter((part) => part !== '')
  return parts.length === 0 ? null : make('span', { class: 'about' }, parts.join(' '))
}

export function below(pointer: string, step: string): string {
  return `${pointer}/${escapeToken(step)}`
}
