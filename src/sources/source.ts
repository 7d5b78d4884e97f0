import { splitMdx } from '../content/mdx.ts'
import { readText } from '../content/text.ts'
import { type Locate, yamlLocator } from '../content/yaml.ts'
import type { Facts, Location, Mark, Passage, Source, SourceKind } from '../types.ts'
import { ReadingWindow } from './reading-window.ts'
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
  return new FetchedSource<Data>(options, () => options, null)
}

/**
 * The same for content that is fetched when it is first asked for: a build without changes asks for that of few files.
 *
 * @param latest the source holds no content itself and fetches it again when another one with the same was asked meanwhile
 */
export function lazySource<Data = unknown>(
  options: WithoutContent,
  fetch: (window?: ReadingWindow) => Content,
  latest: LatestContent | null = null,
): Source<Data> {
  return new FetchedSource<Data>(options, fetch, latest)
}

/** The content that was asked for last among some sources; stages ask for one after the other. */
export interface LatestContent {
  of: object | null
  content: Content
  readonly window: ReadingWindow
}

export function noContentYet(): LatestContent {
  return { of: null, content: { json: new Uint8Array(), marks: [] }, window: new ReadingWindow() }
}

/** What a source is made of besides what its file says. */
export type WithoutContent = Omit<SourceOptions, keyof Content>

/** A class, because a large site has ten thousand of them: their methods stand once. */
class FetchedSource<Data> implements Source<Data> {
  readonly kind: SourceKind
  readonly file: string
  readonly name: string
  readonly hash: string
  readonly facts: Facts
  readonly #path: string
  readonly #fetch: (window?: ReadingWindow) => Content
  readonly #latest: LatestContent | null
  #fetched: Content | undefined
  #find: Locate | undefined

  constructor(
    { source, hash, facts, path }: WithoutContent,
    fetch: (window?: ReadingWindow) => Content,
    latest: LatestContent | null,
  ) {
    this.kind = source.kind
    this.file = source.file
    this.name = source.name
    this.hash = hash
    this.facts = facts
    this.#path = path
    this.#fetch = fetch
    this.#latest = latest
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

  withoutContent(): WithoutContent {
    const { kind, file, name, hash, facts } = this
    return { source: { kind, file, name }, hash, facts, path: this.#path }
  }

  options(): SourceOptions {
    const { json, marks } = this.#content()
    // What stands in the window is gone with the next source.
    return { ...this.withoutContent(), json: this.#latest ? new Uint8Array(json) : json, marks }
  }

  #content(): Content {
    if (this.#latest) return this.#contentOf(this.#latest)
    this.#fetched ??= this.#fetch()
    return this.#fetched
  }

  #contentOf(latest: LatestContent): Content {
    if (latest.of !== this) {
      // Nobody has what was there before, also where this fails.
      latest.of = null
      latest.content = this.#fetch(latest.window)
      latest.of = this
    }
    return latest.content
  }
}

/** What a source was made of: plain data, which can be sent to a thread. */
export function sourceOptions(source: Source): SourceOptions {
  return fetched(source).options()
}

/** The same without what its file says, which is not fetched for it. */
export function withoutContent(source: Source): WithoutContent {
  return fetched(source).withoutContent()
}

function fetched(source: Source): FetchedSource<unknown> {
  if (!(source instanceof FetchedSource)) throw new TypeError(`${source.file} was not made by makeSource`)
  return source
}

function textOf(json: Uint8Array): string {
  return Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
}

function locatorOf(kind: SourceKind, text: string, file: string): Locate {
  return kind === 'legal' ? splitMdx(text, file).value.locate : yamlLocator(text, file)
}
