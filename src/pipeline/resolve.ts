import { fileOfRoute, routeIn, routeOfFile, withSlash } from '../../common/addresses.ts'
import { readAsset } from '../content/assets.ts'
import { contentHash } from '../content/hash.ts'
import { namesNothing } from '../content/names.ts'
import { valueAt } from '../content/pointer.ts'
import type { Store } from '../content/stored.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { Words } from '../diagnostics/words.ts'
import { lazy } from '../lazy.ts'
import type { Sources } from '../sources/sources.ts'
import type {
  Asset,
  Checked,
  Config,
  Diagnostic,
  Language,
  Mark,
  Page,
  Site,
  Source,
  WrittenSettings,
} from '../types.ts'
import type { Project } from './load.ts'

interface Settings {
  readonly defaultLanguage: Language
  readonly trailingSlash: boolean
}

/** A site, and how much of it is known. */
export interface Resolved {
  readonly site: Site
  /** Changes whenever the content, the schemas, the assets or the generator do; findings follow from nothing else. */
  readonly hash: string
  /** The same without the pages: what follows from a page follows from this and from nothing else. */
  readonly sharedHash: string
  /** Files of which nothing is known because they have a mistake of their own. */
  readonly unusable: readonly string[]
}

/**
 * Turns names into things: routes into pages, references into shared data, files into assets. A name that leads
 * nowhere is a diagnostic at its place.
 *
 * @param store what was found for the same content
 * @returns null when the site's settings are missing or broken
 */
export function resolve(
  { root }: Config,
  { project, sources }: { readonly project: Omit<Project, 'files'>; readonly sources: Sources },
  store: Store<readonly Diagnostic[]>,
): Checked<Resolved | null> {
  const { value: assets, diagnostics: unreadable } = readAssets(root, project.assets)
  const site = siteOf(sources, assets)
  if (!site) return { value: null, diagnostics: unreadable }
  const { unusable } = sources
  const sharedHash = sharedHashOf(project, sources, assets)
  const hash = contentHash(`${sharedHash} ${sources.hash}`)
  const known = store.read(hash)
  const found = known ?? brokenNames(site, unusable)
  if (!known) store.write(hash, found)
  return { value: { site, hash, sharedHash, unusable }, diagnostics: [...unreadable, ...found] }
}

function sharedHashOf(
  { schemasHash }: Pick<Project, 'schemasHash'>,
  sources: Sources,
  assets: ReadonlyMap<string, Asset>,
): string {
  const shared = sources.shared.flatMap(({ file, hash }) => [file, hash])
  const offered = [...assets.values()].flatMap(({ file, url }) => [file, url])
  return contentHash([process.env['SITE_GENERATOR'] ?? '', schemasHash, ...shared, ...offered].join('\0'))
}

function brokenNames(site: Site, unusable: readonly string[]): Diagnostic[] {
  const pages = new Set(site.pages.map(({ source }) => source))
  const all = [site.settings, ...site.data.values(), ...site.documents.values(), ...pages]
  const known = namesOf(site)
  const named = all.flatMap((source) => missingNames(source, { site, known, unusable }))
  return [...site.pages.flatMap(malformedRoutes), ...duplicateRoutes(site.pages), ...named]
}

function siteOf(sources: Sources, assets: ReadonlyMap<string, Asset>): Site | null {
  const settings = sources.shared.find(isSettings)
  if (!settings) return null
  const { defaultLanguage, languages, trailingSlash = false } = settings.data()
  const pages = lazy(() => pagesOf(sources.pages, { defaultLanguage, trailingSlash }))
  return {
    settings,
    get pages() {
      return pages()
    },
    data: byName(sources.shared, 'data'),
    documents: byName(sources.shared, 'legal'),
    assets,
    pictures: new Map(),
    languages,
    defaultLanguage,
  }
}

/** What has the kind has passed its schema. */
function isSettings(source: Source): source is Source<WrittenSettings> {
  return source.kind === 'site'
}

function byName(sources: readonly Source[], kind: Source['kind']): ReadonlyMap<string, Source> {
  return new Map(sources.filter((source) => source.kind === kind).map((source) => [source.name, source]))
}

function readAssets(root: string, files: readonly string[]): Checked<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>()
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    try {
      assets.set(file, readAsset(root, file))
    } catch (cause) {
      const at = { file: `site/assets/${file}`, line: 1, column: 1, length: 1 }
      const message = {
        en: (cause as Error).message,
        de: `site/assets/${file} ist kein Bild, das sich lesen lässt.`,
      }
      const hint = {
        en: 'Save it again as SVG, PNG, JPEG or WebP.',
        de: 'Noch einmal als SVG, PNG, JPEG oder WebP speichern.',
      }
      diagnostics.push(error('asset/unreadable', message, at, hint))
    }
  }
  return { value: assets, diagnostics }
}

function pagesOf(sources: readonly Source[], settings: Settings): Page[] {
  const pages = sources.flatMap((source) => languageVersions(source, settings))
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1))
}

function languageVersions(source: Source, settings: Settings): Page[] {
  const { routes = [routeOfFile(source.name)], languages = [settings.defaultLanguage] } = source.facts
  // A page that does not exist in the default language has its first language at the route as written.
  const plain = languages.includes(settings.defaultLanguage) ? settings.defaultLanguage : languages[0]
  return languages.map((language) => {
    const own = routes.map((route) => {
      const localised = language === plain ? route : routeIn(language, route)
      return withSlash(localised, settings.trailingSlash)
    })
    const [route = '/', ...aliases] = own
    return { route, aliases, language, source }
  })
}

/** Two pages (or one page twice) that claim the same address. */
export function duplicateRoutes(pages: readonly Page[]): Diagnostic[] {
  const owners = new Map<string, Page>()
  const found: Diagnostic[] = []
  for (const page of pages) {
    for (const route of [page.route, ...page.aliases]) {
      // Two ways to write a route may make one file: "/en/" and "/en/index".
      const file = fileOfRoute(route)
      const owner = owners.get(file)
      if (!owner) owners.set(file, page)
      // The page whose file is named like the route keeps it: the other one was most likely copied.
      else if (routeOfFile(page.source.name) === route) found.push(duplicateRoute(route, owner, page))
      else found.push(duplicateRoute(route, page, owner))
    }
  }
  return found
}

function duplicateRoute(route: string, page: Page, owner: Page): Diagnostic {
  const at = page.source.locate(`/routes/${[page.route, ...page.aliases].indexOf(route)}`)
  const { file } = owner.source
  const message = {
    en: `The route "${route}" is used twice: by ${file} and by this page.`,
    de: `Die Adresse „${route}“ ist zweimal vergeben: in ${file} und auf dieser Seite.`,
  }
  const hint = {
    en: `Give one of the two another route; the other one is in ${file}.`,
    de: `Einer der beiden Seiten eine andere Adresse geben; die andere steht in ${file}.`,
  }
  return error('route/duplicate', message, at, hint)
}

/** Routes that no browser would ask for, or that would lead out of the site. */
function malformedRoutes({ source }: Page): Diagnostic[] {
  return (source.facts.routes ?? []).flatMap((route, index) => {
    const isPath = route.startsWith('/') && !/\/\/|[\\?#\s\p{Cc}]/u.test(route)
    const steps = route.split('/')
    if (isPath && !steps.includes('..') && !steps.includes('.')) return []
    const message = { en: `"${route}" is no route.`, de: `„${route}“ ist keine Adresse einer Seite.` }
    const hint = {
      en: 'A route begins with "/" and has names between its slashes: "/ki-beratung", "/blog/first".',
      de: 'Eine Adresse beginnt mit „/“ und hat Namen zwischen den Schrägstrichen: „/ki-beratung“, „/blog/erster“.',
    }
    return error('route/form', message, source.locate(`/routes/${index}`), hint)
  })
}

interface Names {
  readonly site: Site
  known(mark: Mark): readonly string[]
  readonly unusable: readonly string[]
}

function missingNames(source: Source, { site, known: knownFor, unusable }: Names): Diagnostic[] {
  if (namesNothing(source)) return []
  const named = source.marks.filter(({ kind }) => kind === 'reference' || isFile(kind) || kind === 'document')
  if (named.length === 0) return []
  const data = source.data()
  return named.flatMap((mark) => {
    const name = String(valueAt(data, mark.pointer))
    const known = knownFor(mark)
    if (known.includes(name) || isUnusable(mark, name, unusable)) return []
    if (mark.kind === 'reference' && !site.data.has(mark.target ?? '')) return missingFile(mark.target ?? '')
    const { code, message } = missing(mark, name)
    return error(code, message, source.locate(mark.pointer), didYouMean(name, known))
  })
}

/** The same for every name that is looked for in the file, so that it is reported once. */
function missingFile(target: string): Diagnostic {
  const file = `site/data/${target}.yaml`
  const message = {
    en: `${file} is missing, and other files take from it.`,
    de: `${file} fehlt, und andere Dateien nehmen daraus etwas.`,
  }
  const hint = {
    en: 'Put the file back; was it renamed? If it shall go, take out what names its entries first.',
    de: 'Die Datei zurückholen; wurde sie umbenannt? Soll sie weg, erst herausnehmen, was ihre Einträge nennt.',
  }
  return error('reference/missing-file', message, null, hint)
}

/** Whether a name belongs to a file that has a mistake of its own: that one is reported, and is enough. */
function isUnusable({ kind, target }: Mark, name: string, unusable: readonly string[]): boolean {
  if (kind === 'reference') return unusable.includes(`site/data/${target}.yaml`)
  return kind === 'document' && unusable.some((file) => file.startsWith(`site/legal/${name}.`))
}

const isFile = (kind: string) => kind === 'asset' || kind === 'picture'

/** The names that a mark may have; those of a data file are read once. */
function namesOf(site: Site): Names['known'] {
  const files = [...site.assets.keys()]
  const documents = [...new Set([...site.documents.keys()].map((name) => name.replace(/\.[a-z]{2}$/, '')))]
  const entries = new Map<string, string[]>()
  return ({ kind, target = '' }) => {
    if (isFile(kind)) return files
    if (kind === 'document') return documents
    const names = entries.get(target) ?? Object.keys((site.data.get(target)?.data() ?? {}) as object)
    entries.set(target, names)
    return names
  }
}

function missing({ kind, target }: Mark, name: string): { code: string; message: Words } {
  if (isFile(kind)) {
    const message = {
      en: `There is no file under site/assets with the name "${name}".`,
      de: `Unter site/assets gibt es keine Datei „${name}“.`,
    }
    return { code: 'asset/missing', message }
  }
  if (kind === 'document') {
    const message = {
      en: `There is no text under site/legal with the name "${name}".`,
      de: `Unter site/legal gibt es keinen Text „${name}“.`,
    }
    return { code: 'document/missing', message }
  }
  const file = `site/data/${target}.yaml`
  const message = {
    en: `There is no entry in ${file} with the name "${name}".`,
    de: `In ${file} gibt es keinen Eintrag „${name}“.`,
  }
  return { code: 'reference/missing', message }
}
