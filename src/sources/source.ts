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
export function makeSource<Data = unknown>(options: SourceOptions): Source<Data> {
  const { source, hash, json, marks, facts, path } = options
  let find: Locate | undefined
  const made: Source<Data> = {
    ...source,
    hash,
    marks,
    facts,
    text: () => readText(path),
    data: () => JSON.parse(textOf(json)) as Data,
    locate(pointer, at) {
      find ??= locatorOf(source.kind, readText(path), source.file)
      return find(pointer, at)
    },
  }
  optionsOf.set(made, options)
  return made
}

const optionsOf = new WeakMap<Source, SourceOptions>()

/** What a source was made of: plain data, which can be sent to a thread. */
export function sourceOptions(source: Source): SourceOptions {
  const options = optionsOf.get(source)
  if (!options) throw new TypeError(`${source.file} was not made by makeSource`)
  return options
}

function textOf(json: Uint8Array): string {
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
