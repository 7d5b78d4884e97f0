import { readFileSync } from 'node:fs'
import type { Mark, Source, SourceKind } from '../types.ts'
import { splitMdx } from './mdx.ts'
import type { SourceFile } from './read-source.ts'
import { type Locate, yamlLocator } from './yaml.ts'

/** Parts that a source is made of. */
export interface SourceParts {
  readonly source: SourceFile
  readonly hash: string
  /** The content as UTF-8 JSON. */
  readonly json: Uint8Array
  readonly marks: readonly Mark[]
  /** Absolute path; the text is read again only when a place in it is asked for. */
  readonly path: string
}

/**
 * A content file with its data as JSON bytes: many times smaller than live objects, and every reader gets a copy of
 * its own.
 */
export function makeSource({ source, hash, json, marks, path }: SourceParts): Source {
  let find: Locate | undefined
  return {
    ...source,
    hash,
    marks,
    data: () => JSON.parse(new TextDecoder().decode(json)) as unknown,
    locate(pointer, at) {
      find ??= locatorOf(source.kind, readFileSync(path, 'utf8'), source.file)
      return find(pointer, at)
    },
  }
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
