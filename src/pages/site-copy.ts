// A site as plain data, so that threads can make its pages: everything that pages show of each other and of shared data,
// without the content of pages, which comes with each batch.
import { makeSource, type SourceOptions, sourceOptions } from '../sources/source.ts'
import type { Asset, Bundle, Language, Page, Picture, Site, Source, WrittenSettings } from '../types.ts'

export interface SiteCopy {
  readonly settings: SourceOptions
  readonly data: readonly SourceOptions[]
  readonly documents: readonly SourceOptions[]
  readonly assets: ReadonlyMap<string, Asset>
  readonly pictures: ReadonlyMap<string, Picture>
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  /** Files of pages; each may have several versions. */
  readonly files: readonly string[]
  readonly pages: readonly (readonly [route: string, language: Language, aliases: readonly string[], file: number])[]
}

export function copyOfSite(site: Site): SiteCopy {
  const files = new Map<string, number>()
  const numberOf = (file: string) => {
    const number = files.get(file) ?? files.size
    files.set(file, number)
    return number
  }
  const pages = site.pages.map(
    ({ route, language, aliases, source }) => [route, language, aliases, numberOf(source.file)] as const,
  )
  return {
    settings: alone(sourceOptions(site.settings)),
    data: [...site.data.values()].map((source) => alone(sourceOptions(source))),
    documents: [...site.documents.values()].map((source) => alone(sourceOptions(source))),
    assets: site.assets,
    pictures: site.pictures,
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    files: [...files.keys()],
    pages,
  }
}

/** @param sourceOf what stands for a file of pages, by its number too */
export function siteOfCopy(
  copy: SiteCopy,
  sourceOf: (file: string, number: number) => Source = pageWithoutContent,
): Site {
  const sources = copy.files.map(sourceOf)
  const pages = copy.pages.map(([route, language, aliases, file]): Page => {
    const source = sources[file]
    if (!source) throw new RangeError(`${route} has no file ${file}`)
    return { route, language, aliases, source }
  })
  const byName = (options: readonly SourceOptions[]) =>
    new Map(options.map((one) => [one.source.name, makeSource(one)] as const))
  return {
    settings: makeSource<WrittenSettings>(copy.settings),
    pages,
    data: byName(copy.data),
    documents: byName(copy.documents),
    assets: copy.assets,
    pictures: copy.pictures,
    languages: copy.languages,
    defaultLanguage: copy.defaultLanguage,
  }
}

/** What a source was made of, with its content in a buffer of its own: a part of one is sent with the whole. */
export function alone(options: SourceOptions): SourceOptions {
  return { ...options, json: new Uint8Array(options.json) }
}

/** Only its file is asked for: pages are told apart by it. */
function pageWithoutContent(file: string): Source {
  const isElsewhere = () => {
    throw new Error(`The content of ${file} is in another thread`)
  }
  const none = { hash: '', marks: [], facts: {}, text: isElsewhere, data: isElsewhere, locate: isElsewhere }
  return { kind: 'page', file, name: file, ...none }
}

/** A bundle without the files that no page has in its text. */
export function copyOfBundle({ script, styles, urls, files }: Bundle): Bundle {
  const shown = files.filter(({ path }) => styles.includes(`/${path}`))
  return { script, styles, urls, files: shown.map(({ path, contents }) => ({ path, contents: copied(contents) })) }
}

function copied(contents: string | Uint8Array): string | Uint8Array {
  return typeof contents === 'string' ? contents : new Uint8Array(contents)
}
