import { splitMdx } from '../content/mdx.ts'
import { readText } from '../content/text.ts'
import { type Locate, yamlLocator } from '../content/yaml.ts'
import type { Facts, Mark, Source, SourceKind } from '../types.ts'
import type { SourceFile } from './source-file.ts'

/** What a source is made of. */
export interface SourceOptions {
  readonly source: SourceFile
  readonly hash: string
  /** The content as UTF-8 JSON. */
  readonly json: Uint8Array
  readonly marks: readonly Mark[]
  readonly facts: Facts
  /** Absolute path; the text is read again only when a place in it is asked for. */
  readonly path: string
}

/**
 * A content file with its data as JSON bytes: many times smaller than live objects, and every reader gets a copy of
 * its own.
 */
export function makeSource({ source, hash, json, marks, facts, path }: SourceOptions): Source {
  let find: Locate | undefined
  return {
    ...source,
    hash,
    marks,
    facts,
    text: () => readText(path),
    data: () => JSON.parse(new TextDecoder().decode(json)) as unknown,
    locate(pointer, at) {
      find ??= locatorOf(source.kind, readText(path), source.file)
      return find(pointer, at)
    },
  }
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
