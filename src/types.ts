/** The core types: what the stages pass to each other. No code lives here. */
import type { CoreSettings } from '../common/context.ts'

/** A language code as used in routes and in `<html lang>`, such as "de". */
export type Language = string

/** A place in a file. Line and column are 1-based and count UTF-16 units, as editors show them. */
export interface Location {
  /** Path from the project's root, with "/". */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Length of the marked text on that line; at least 1. */
  readonly length: number
}

/** One thing the author should know. */
export interface Diagnostic {
  /** Permanent and searchable, such as "schema/required" or "route/duplicate". */
  readonly code: string
  /** `--strict` changes the exit code, not the severity; a note never counts. */
  readonly severity: 'error' | 'warning' | 'note'
  /** What is wrong, in the author's words; in English, like `hint`. */
  readonly message: string
  /** null: the whole project. */
  readonly at: Location | null
  /** What to do about it. */
  readonly hint?: string
  /** The same in German. */
  readonly german: { readonly message: string; readonly hint?: string }
  /** What puts it right. */
  readonly repair?: Repair
  /** Other places that it is about, such as those of a claim that a text contradicts. */
  readonly others?: readonly { readonly file: string; readonly pointer: string }[]
}

/** A value that is to stand at a place instead. */
export interface Repair {
  readonly file: string
  /** JSON pointer into the data of the file. */
  readonly pointer: string
  readonly value: unknown
  /** It puts one of several things right: only an author can choose it. */
  readonly isChoice?: true
}

/** What a stage returns: its value, and what the author should know. */
export interface Checked<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

/** Flags and defaults, all paths absolute. */
export interface Config {
  readonly root: string
  readonly out: string
  readonly cache: string | null
  readonly compress: boolean
  /** Address of what other threads run, as Node can run it; null: all work in one thread. */
  readonly workerFile: URL | null
  /** How many threads may work at the same time; unless it is said, as many as the machine has cores. */
  readonly jobs?: number
  /** Content, what was kept of it, and the last output are read and compared as a whole, whatever times of files say. */
  readonly verify?: boolean
}

/**
 * What a schema says about a value beyond its shape. The schema keywords of the same names set these marks:
 * `text` (shown to visitors, may be `{de, en, pt}`), `link` (a route, an anchor, an address, or "booking"),
 * `reference` (a name in a file under site/data), `asset` (a file under site/assets, served as it is), `picture` (an
 * image under site/assets, made again in the sizes and formats that browsers want), `document` (an MDX
 * file under site/legal), `anchor` (an id other pages may link to).
 */
export type MarkKind = 'text' | 'link' | 'reference' | 'asset' | 'picture' | 'document' | 'anchor'

/** The kinds of marks whose values are the names of other things than pages. */
export type NamingKind = Extract<MarkKind, 'reference' | 'asset' | 'picture' | 'document'>

/** A marked value of a source. */
export interface Mark {
  readonly kind: MarkKind
  /** JSON pointer (RFC 6901) to the value. */
  readonly pointer: string
  /** For references: the name of the data file, such as "packages". */
  readonly target?: string
  /** For references: the page says what stands there (the schema's keyword "cited"), but it does not stand here. */
  readonly isCited?: true
  /** For pictures: what its frame cuts it to, as "width:height" (the schema's keyword "frame"). */
  readonly frame?: string
}

export type SourceKind = 'site' | 'page' | 'data' | 'legal'

/** The addresses of a page, whether it may be found, and how data is shown; known without parsing its data again. */
export interface Facts {
  readonly routes?: readonly string[]
  readonly languages?: readonly Language[]
  /** Search engines are asked to leave the page out, or to know it under another address. */
  readonly isUnlisted?: true
  /** In which ways its values name things, each once: not links, which lead to pages. Not there: nobody has looked. */
  readonly names?: readonly NamingKind[]
  /** The files of shared data whose entries its values name, each once. Not there: nobody has looked. */
  readonly targets?: readonly string[]
  /** For shared data: pages name its entries, and show no others. */
  readonly isNamed?: true
  /** A comment of the file looks like the rest of a text. */
  readonly mayHideText?: true
  /** Texts of the file may name values, such as "{price:website}". */
  readonly namesValues?: true
  /** A text of the file still has what is to be replaced. */
  readonly hasPlaceholders?: true
}

/** A content file as read. Its text is not kept; data and locations are computed on demand. */
export interface Source<Data = unknown> {
  readonly kind: SourceKind
  /** Path from the root, with "/". */
  readonly file: string
  /** Path below its folder without ending: "packages" for site/data/packages.yaml. */
  readonly name: string
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string
  /** The marks that the schema sets, in the order of the schema. */
  readonly marks: readonly Mark[]
  readonly facts: Facts
  /** The whole text of the file, read again. */
  text(this: Source): string
  /** The parsed content, a fresh copy at each call. */
  data(this: Source<Data>): Data
  /** The location of a JSON pointer's value, of its key, or of words in it; of the nearest parent if it is missing. */
  locate(this: Source, pointer: string, at?: 'key' | 'value' | Passage): Location
}

/** Words of a text. Where they are written differently (broken over lines, escaped), the whole text is their place. */
export interface Passage {
  readonly words: string
  /** How often the same words occur earlier in the text. */
  readonly before: number
}

/** The settings that the generator itself reads, as they are written; schemas/site.json may know more. */
export interface WrittenSettings extends Omit<CoreSettings, 'name'> {
  readonly name?: string | Readonly<Record<Language, string>>
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  readonly trailingSlash?: boolean
  readonly tagManager?: string | null
  readonly icon?: string
  readonly icons?: { readonly ground: string; readonly mask?: string; readonly maskColor?: string }
  readonly retention?: object
  readonly documents?: object
  readonly models?: object
}

/** A file under site/assets with its address in the built site; sizes in CSS pixels, null if unknown. */
export interface Asset {
  readonly file: string
  readonly url: string
  readonly width: number | null
  readonly height: number | null
}

/** A picture as pages show it: `url` for browsers that know no `srcset`, with the size of the largest version. */
export interface Picture extends Asset {
  /** The `type` and `srcset` of a `<source>` for each format, best first; none for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/** One page in one language, at its canonical route. */
export interface Page {
  /** As a visitor types it: "/", "/en/", "/en/talk-to-us". */
  readonly route: string
  readonly language: Language
  /** Further routes that show the same page with a canonical link to `route`. */
  readonly aliases: readonly string[]
  readonly source: Source
}

/** The whole site with all names resolved. */
export interface Site {
  readonly settings: Source<WrittenSettings>
  /** Sorted by route. */
  readonly pages: readonly Page[]
  /** Files of site/data by name. */
  readonly data: ReadonlyMap<string, Source>
  /** MDX files of site/legal by name, such as "privacy-policy.de". */
  readonly documents: ReadonlyMap<string, Source>
  /** Files of site/assets by path below it, such as "favicon.svg". */
  readonly assets: ReadonlyMap<string, Asset>
  /** Photos of site/assets that were made in several sizes, by their names (src/content/picture-cut.ts). */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
}

/** A file of the output. */
export interface OutputFile {
  /** Path below dist, with "/". */
  readonly path: string
  readonly contents: string | Uint8Array
}

/** A `<link>` of the head, by its attributes. */
export interface HeadLink {
  readonly rel: string
  readonly href: string
  readonly type?: string
  readonly sizes?: string
  readonly color?: string
}

/** The picture that is shown where a page's address is shared; `url` is a path. */
export interface ShareImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly type: string
  readonly alt: string
}

/** What the head of a page links to besides code. */
export interface HeadPictures {
  readonly icons: readonly HeadLink[]
  readonly shareImage: ShareImage | null
}

/** What esbuild made of templates/: one script and one style sheet for the whole site. */
export interface Bundle {
  /** Address of the script that wakes the islands; null if the project has none. */
  readonly script: string | null
  readonly styles: readonly string[]
  /** Addresses of files that styles and islands load, by path below templates ("fonts/a.woff2"). */
  readonly urls: ReadonlyMap<string, string>
  readonly files: readonly OutputFile[]
}
