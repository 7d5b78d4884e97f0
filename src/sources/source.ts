import { splitMdx } from '../content/mdx.ts'
import { readText } from '../content/text.ts'
import { type Locate, yamlLocator } from '../content/yaml.ts'
import { lazy } from '../lazy.ts'
import type { Facts, Mark, Source, SourceKind } from '../types.ts'
import type { SourceFile } from './source-file.ts'

/** What a content file says: its data as UTF-8 JSON, and where its marks are. */
export interface Content {
  readonly json: Uint8Array
  readonly marks: readonly Mark[]
}

/** What a source is made of. */
export interface SourceOptions extends Content {
  readonly source: SourceFile
  readonly hash: string
  readonly facts: Facts
  /** Absolute path; the text is read again only when a place in it is asked for. */
  readonly path: string
}

/**
 * A content file with its data as JSON bytes: many times smaller than live objects, and every reader gets a copy of
 * its own.
 */
export function makeSource<Data = unknown>(options: SourceOptions): Source<Data> {
  return lazySource(options, () => options)
}

/** The same for content that is fetched when it is first asked for: a build without changes asks for that of few files. */
export function lazySource<Data = unknown>(
  { source, hash, facts, path }: Omit<SourceOptions, keyof Content>,
  fetch: () => Content,
): Source<Data> {
  const content = lazy(fetch)
  let find: Locate | undefined
  const made: Source<Data> = {
    ...source,
    hash,
    facts,
    get marks() {
      return content().marks
    },
    text: () => readText(path),
    data: () => JSON.parse(textOf(content().json)) as Data,
    locate(pointer, at) {
      find ??= locatorOf(source.kind, readText(path), source.file)
      return find(pointer, at)
    },
  }
  optionsOf.set(made, () => ({ source, hash, facts, path, json: content().json, marks: content().marks }))
  return made
}

const optionsOf = new WeakMap<Source, () => SourceOptions>()

/** What a source was made of: plain data, which can be sent to a thread. */
export function sourceOptions(source: Source): SourceOptions {
  const options = optionsOf.get(source)
  if (!options) throw new TypeError(`${source.file} was not made by makeSource`)
  return options()
}

function textOf(json: Uint8Array): string {
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
