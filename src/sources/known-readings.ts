import type { Facts, SourceKind } from '../types.ts'
import type { Stamp } from './file-stamp.ts'
import type { ReadingWindow } from './reading-window.ts'
import type { Content } from './source.ts'

/** Content that passed its schema. */
export interface StoredReading {
  readonly facts: Facts
  /**
   * @param window memory that it may stand in until the next one is asked for with it; else it has its own
   * @throws DamagedCache
   */
  content(window?: ReadingWindow): Content
}

/** A file as an earlier build saw it. */
export interface KnownFile {
  readonly stamp: Stamp
  readonly id: string
  readonly reading: StoredReading
}

/** What is known from earlier builds. */
export interface KnownReadings {
  /** By schema and hash of the bytes. */
  readonly readings: ReadonlyMap<string, StoredReading>
  /** Which one a file had when it had this stamp, by file; only those whose every change shows in the stamp. */
  readonly files: ReadonlyMap<string, KnownFile>
  /** What the clock said then; null: nobody knows. */
  readonly now: number | null
  /** All files together; null: of some of them nothing is kept. */
  readonly whole: KnownContent | null
}

/** All content files as the last build saw them. Nothing of pages is put together until somebody asks for it. */
export interface KnownContent extends Pick<KnownReadings, 'readings' | 'files'> {
  /** What the sources had (`Sources.hash`). */
  readonly hash: string
  /** So many files have changed since the index was written as a whole. */
  readonly changes: number
  /** Which files are not as they were, as numbers in their order; null: these are other files. */
  touched(
    files: readonly { readonly source: { readonly file: string }; readonly stamp: Stamp | null }[],
  ): readonly number[] | null
}

/** A content file with its reading, as this build found it. */
export interface ReadFile {
  readonly file: string
  readonly kind: SourceKind
  readonly id: string
  readonly stamp: Stamp | null
  readonly reading: StoredReading
}
