// The project as mutants need it: every content file with its text, data, places and schema.
import type { SourceKind } from '../../src/types.ts'
import { type Places, placesIn } from './places.ts'
import type { SchemaFacts } from './schemas.ts'

/** A content file that can be mutated. */
export interface Content {
  readonly file: string
  readonly kind: SourceKind
  readonly text: string
  /** Offsets between which the YAML stands. */
  readonly yaml: readonly [start: number, end: number]
  readonly data: unknown
  readonly places: Places
  schemaAt(path: readonly string[]): SchemaFacts
}

/** One change of one file. */
export interface Mutant {
  readonly kind: Kind
  readonly content: Content
  readonly text: string
  /** Lines of the changed text that may be reported as wrong. */
  readonly lines: readonly number[]
  /** What the hint has to propose. */
  readonly suggestion?: string
  /** Why it is still valid content. */
  readonly stillValid?: string
  /** What was done, for the list of misses. */
  readonly about: string
}

export const KINDS = [
  'field removed',
  'type changed',
  'key misspelt',
  'choice misspelt',
  'reference misspelt',
  'indent moved',
  'translation emptied',
  'translation removed',
  'from and to swapped',
  'impossible date',
  'duplicate id',
  'duplicate key',
] as const
export type Kind = (typeof KINDS)[number]

/** Reads a file for mutation; front matter is all that is changed of a text. */
export function contentOf(
  { file, kind }: { readonly file: string; readonly kind: SourceKind },
  { text, data, schemaAt }: Pick<Content, 'text' | 'data' | 'schemaAt'>,
): Content {
  const header = kind === 'legal' ? /^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] : undefined
  const start = header === undefined ? 0 : 4
  const yaml = [start, start + (header ?? text).length] as const
  return { file, kind, text, yaml, data, places: placesIn(text.slice(...yaml), start), schemaAt }
}

/** A text with a part replaced. */
export function replaced(text: string, [start, end]: readonly [number, number], by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}
