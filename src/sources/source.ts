import { splitMdx } from '../content/mdx.ts'
import { readText } from '../content/text.ts'
import { type Locate, yamlLocator } from '../content/yaml.ts'
import type { Facts, Location, Mark, Passage, Source, SourceKind } from '../types.ts'
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
  return new FetchedSource<Data>(options, () => options)
}

/** The same for content that is fetched when it is first asked for: a build without changes asks for that of few files. */
export function lazySource<Data = unknown>(options: WithoutContent, fetch: () => Content): Source<Data> {
  return new FetchedSource<Data>(options, fetch)
}

type WithoutContent = Omit<SourceOptions, keyof Content>

/** A class, because a large site has ten thousand of them: their methods stand once. */
class FetchedSource<Data> implements Source<Data> {
  readonly kind: SourceKind
  readonly file: string
  readonly name: string
  readonly hash: string
  readonly facts: Facts
  readonly #path: string
  readonly #fetch: () => Content
  #fetched: Content | undefined
  #find: Locate | undefined

  constructor({ source, hash, facts, path }: WithoutContent, fetch: () => Content) {
    this.kind = source.kind
    this.file = source.file
    this.name = source.name
    this.hash = hash
    this.facts = facts
    this.#path = path
    this.#fetch = fetch
  }

  get marks(): readonly Mark[] {
    return this.#content().marks
  }

  text(): string {
    return readText(this.#path)
  }

  data(): Data {
    return JSON.parse(textOf(this.#content().json)) as Data
  }

  locate(pointer: string, at?: 'key' | 'value' | Passage): Location {
    this.#find ??= locatorOf(this.kind, readText(this.#path), this.file)
    return this.#find(pointer, at)
  }

  options(): SourceOptions {
    const { kind, file, name, hash, facts } = this
    const { json, marks } = this.#content()
    return { source: { kind, file, name }, hash, facts, path: this.#path, json, marks }
  }

  #content(): Content {
    this.#fetched ??= this.#fetch()
    return this.#fetched
  }
}

/** What a source was made of: plain data, which can be sent to a thread. */
export function sourceOptions(source: Source): SourceOptions {
  if (!(source instanceof FetchedSource)) throw new TypeError(`${source.file} was not made by makeSource`)
  return source.options()
}

function textOf(json: Uint8Array): string {
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
