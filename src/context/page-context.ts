// What templates know besides the page itself: settings, shared data and the other pages, in the page's language.
import { homeRoute, isErrorRoute } from '../../common/addresses.ts'
import type { CoreSettings, LanguageLink, PageContext } from '../../common/context.ts'
import { type PictureCut, pictureName } from '../content/picture-cut.ts'
import { typeset } from '../content/typography.ts'
import { lazy } from '../lazy.ts'
import type { Asset, Language, Page, Site, Source } from '../types.ts'
import { type RouteTable, routeTable, toLink } from './links.ts'
import { localise, type Names, type Trace } from './localise.ts'
import { namedValues } from './named-values.ts'

/**
 * Renders a document (MDX) for pages in a language; passed in by the render stage, which alone has the compiled texts.
 */
export type RenderDocument = (name: string, language: Language) => unknown

export interface Contexts {
  /** The context of one page. */
  of(page: Page): PageContext
  /** The data of a page with all marks replaced. */
  data(page: Page): Record<string, unknown>
  /** The context of a text that belongs to no page, such as a legal document, in its own language. */
  in(language: Language): PageContext
  /** The same page in each of its languages. */
  versions(page: Page): readonly Page[]
}

interface Shared {
  readonly settings: CoreSettings
  readonly data: Readonly<Record<string, unknown>>
  readonly names: Names
}

/** Prepares what all pages share, once for each language and only for languages that are needed. */
export function pageContexts(site: Site, document: RenderDocument, trace: Trace | null = null): Contexts {
  const routes = routeTable(site.pages, site.defaultLanguage)
  const versions = versionsByFile(site.pages)
  // What languages are called takes longer to look up than a page to make, and not every project shows it.
  const names = lazy(() =>
    site.languages.map((language, index) => seenName(languageNames(language), { site, index, trace })),
  )
  const shared = new Map<Language, Shared>()
  const values = namedValues(site)
  const sharedIn = (language: Language) => {
    const text = (written: string) => typeset(values.fill(written, language).text, language)
    const known = shared.get(language) ?? makeShared(site, routes, { language, document, trace, text })
    shared.set(language, known)
    return known
  }
  return {
    versions: (page) => versions.get(page.source.file) ?? [],
    data: (page) => localised(page.source, sharedIn(page.language).names, trace),
    of: (page) => contextOf(site, page, { routes, versions, names, shared: sharedIn(page.language) }),
    in: (language) => {
      const home: Page = {
        route: homeRoute(language, site.defaultLanguage),
        language,
        aliases: [],
        source: site.settings,
      }
      return contextOf(site, home, { routes, versions, names, shared: sharedIn(language) })
    },
  }
}

function versionsByFile(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const versions = new Map<string, Page[]>()
  for (const page of pages) {
    const known = versions.get(page.source.file)
    if (known) known.push(page)
    else versions.set(page.source.file, [page])
  }
  return versions
}

function localised<Localised = Record<string, unknown>>(source: Source, names: Names, trace: Trace | null): Localised {
  return localise(source.data(), source.marks, names, trace && { file: source.file, trace })
}

/**
 * Gives the shared data of a site in a language, its texts as they are written but for the values that they name.
 *
 * @param data the part of it that is wanted
 */
export function plainData(site: Site, data = site.data): (language: Language) => Readonly<Record<string, unknown>> {
  const routes = routeTable(site.pages, site.defaultLanguage)
  const values = namedValues(site)
  return (language) => {
    const text = (written: string) => values.fill(written, language).text
    return makeShared({ ...site, data }, routes, { language, document: () => null, trace: null, text }).data
  }
}

interface SharedOptions {
  readonly language: Language
  readonly document: RenderDocument
  readonly trace: Trace | null
  text(written: string): string
}

function makeShared(site: Site, routes: RouteTable, { language, document, trace, text }: SharedOptions): Shared {
  const { bookingPage = '/' } = site.settings.data()
  const common = {
    language,
    defaultLanguage: site.defaultLanguage,
    text,
    link: (written: string) => toLink(written, routes, { language, bookingPage }),
    asset: (file: string) => assetOf(site, file),
    picture: (file: string, cut: PictureCut | null) =>
      site.pictures.get(pictureName(file, cut)) ?? { ...assetOf(site, file), sources: [] },
    document: (name: string) => document(name, language),
  }
  const collections = new Map<string, Collection>()
  const namesFor = (isKnown: (one: Collection) => boolean): Names => ({
    ...common,
    reference: (target, name) => {
      const collection = collections.get(target)
      return collection && isKnown(collection) ? collection.data()[name] : undefined
    },
  })
  for (const [name, source] of site.data) {
    const place = collections.size
    // A file can name entries of those before it, so that none waits for itself.
    const names = namesFor((one) => one.place < place)
    collections.set(name, { place, data: lazy(() => localised(source, names, trace)) })
  }
  const names = namesFor(() => true)
  return { settings: localised<CoreSettings>(site.settings, names, trace), data: readWhenAsked(collections), names }
}

/** A file of shared data. */
interface Collection {
  /** Among all of them. */
  readonly place: number
  data(): Record<string, unknown>
}

/** Most pages look at a few files only, and `site dev` makes one page at a time. */
function readWhenAsked(collections: ReadonlyMap<string, Collection>): Readonly<Record<string, unknown>> {
  const fields = [...collections].map(([name, { data }]) => [camelCase(name), { get: data, enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(fields))
}

function assetOf(site: Site, file: string): Asset {
  return site.assets.get(file) ?? { file, url: '', width: null, height: null }
}

interface PageContextDeps {
  readonly routes: RouteTable
  readonly versions: ReadonlyMap<string, readonly Page[]>
  names(): readonly LanguageNames[]
  readonly shared: Shared
}

function contextOf(site: Site, page: Page, { routes, versions, names, shared }: PageContextDeps): PageContext {
  const { settings, data } = shared
  let links: PageContext['languageLinks'] | undefined
  return {
    language: page.language,
    route: page.route,
    url: `${settings.url}${page.route}`,
    settings,
    data,
    get languageLinks() {
      links ??= languageLinks(site, page, { routes, versions, names })
      return links
    },
    pageCount: versions.size,
    bookingUrl: routes.find(settings.bookingPage ?? '/', page.language) ?? '/',
  }
}

function languageLinks(
  site: Site,
  page: Page,
  { routes, versions, names }: Omit<PageContextDeps, 'shared'>,
): LanguageLink[] {
  return names().map(({ language, ...named }) => {
    const version = versions.get(page.source.file)?.find((other) => other.language === language)
    const isReal = version && !isErrorRoute(version.route)
    const home = homeRoute(language, site.defaultLanguage)
    const href = (isReal ? version.route : undefined) ?? routes.find(home, language) ?? '/'
    return { language, ...named, href, isCurrent: language === page.language }
  })
}

interface SeenName {
  readonly site: Site
  readonly index: number
  readonly trace: Trace | null
}

/** What a language is called follows from its place in the settings. */
function seenName(named: LanguageNames, { site, index, trace }: SeenName): LanguageNames {
  if (!trace) return named
  const see = (text: string) =>
    String(trace.value(text, site.settings.file, { kind: 'text', pointer: `/languages/${index}` }))
  return { ...named, name: see(named.name), short: see(named.short) }
}

type LanguageNames = Pick<LanguageLink, 'language' | 'name' | 'short'>

/** A language in its own words and in short: "Português", "PT". */
function languageNames(language: Language): LanguageNames {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const [first = ''] = name
  const capitalised = first.toLocaleUpperCase(language) + name.slice(first.length)
  return { language, name: capitalised, short: language.toUpperCase() }
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
