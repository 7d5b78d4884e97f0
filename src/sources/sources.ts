import { contentHash } from '../content/hash.ts'
import { lazy } from '../lazy.ts'
import type { Source } from '../types.ts'
import type { SourceFile } from './source-file.ts'

/** What was read of a project's content files. */
export interface Sources {
  /** Settings, shared data and documents that fit their schemas. */
  readonly shared: readonly Source[]
  /** Files of pages that fit. They are put together when somebody asks for them, which a build without changes does not. */
  readonly pages: readonly Source[]
  /** Changes whenever one of them does, and with the names of all files. */
  readonly hash: string
  /** Files of which nothing is known because they have a mistake of their own. */
  readonly unusable: readonly string[]
}

/** @param files all content files; those without a source have a mistake */
export function sourcesOf(files: readonly SourceFile[], sources: readonly Source[]): Sources {
  const passed = new Set(sources.map(({ file }) => file))
  const names = files.map(({ file }) => file)
  const pages = sources.filter(({ kind }) => kind === 'page')
  const hash = lazy(() =>
    contentHash([...sources.flatMap((source) => [source.file, source.hash]), ...names].join('\0')),
  )
  return {
    shared: sources.filter(({ kind }) => kind !== 'page'),
    pages,
    get hash() {
      return hash()
    },
    unusable: names.filter((file) => !passed.has(file)),
  }
}
