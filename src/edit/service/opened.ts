import type { SourceFile } from '../../sources/source-file.ts'

/** A file as it is, parsed. */
export interface Opened {
  readonly source: SourceFile
  readonly text: string
  readonly hash: string
  readonly data: unknown
}
