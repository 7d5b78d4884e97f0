import { valueAt } from '../content/pointer.ts'
import { error, warning } from '../diagnostics/diagnostic.ts'
import { didYouMean, meant, nearest } from '../diagnostics/nearest.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Page, Site, Source } from '../types.ts'
import { type Anchors, anchorsOf, noteShared, type SharedAnchors } from './anchors.ts'
import { withNotes } from './one-pass.ts'

/** As many routes fit into a hint. */
const LISTED_ROUTES = 40

/** A link as it stands in a source. */
interface WrittenLink {
  readonly pointer: string
  readonly value: string
}

interface SourceLink extends WrittenLink {
  readonly source: Source
}

/** Every link within the site leads to a page that exists, and to a place on it; links out of it are encrypted. */
export const links = withNotes<Inner>((site) => {
  const shared: SharedAnchors = new Map()
  const anchors = new Map<string, Anchors>()
  const inner: SourceLink[] = []
  return {
    source(source, data) {
      if (source.kind === 'data') noteShared(shared, source, data)
      const written = linksIn(source, data)
      return {
        found: written.flatMap((link) => outsideLink(source, link)),
        note: {
          anchors: source.kind === 'page' ? anchorsOf(source, data, { site, shared }) : null,
          links: written.filter(({ value }) => /^(\/(?!\/)|#)/.test(value)),
        },
      }
    },
    take(source, { note }) {
      if (note?.anchors) anchors.set(source.file, note.anchors)
      inner.push(...(note?.links ?? []).map((link) => ({ source, ...link })))
      return []
    },
    end() {
      const target = targets(site)
      return inner.flatMap((link) => insideLink(link, { target, anchors }))
    },
  }
})

/** The links of a source that stay within the site, and the places of a page that links can jump to. */
interface Inner {
  readonly anchors: Anchors | null
  readonly links: readonly WrittenLink[]
}

/** Routes that are settings and no links: they carry no mark. */
const ROUTE_SETTINGS = { site: '/bookingPage', page: '/seo/canonical' } as const

function linksIn(source: Source, data: unknown): WrittenLink[] {
  const setting = source.kind === 'site' || source.kind === 'page' ? [ROUTE_SETTINGS[source.kind]] : []
  const pointers = source.marks.flatMap(({ kind, pointer }) => (kind === 'link' ? [pointer] : []))
  return [...new Set([...setting, ...pointers])].flatMap((pointer) => {
    const value = valueAt(data, pointer)
    return typeof value === 'string' ? [{ pointer, value }] : []
  })
}

const HINT = {
  en: 'A link is a route ("/…"), an anchor ("#…"), "mailto:…", "tel:…", "https://…", or "booking".',
  de: 'Ein Link ist eine Adresse der Website („/…“), ein Anker („#…“), „mailto:…“, „tel:…“, „https://…“ oder „booking“.',
}

function outsideLink(source: Source, { pointer, value }: WrittenLink): Diagnostic[] {
  if (/^(https:\/\/\S+|mailto:|tel:|booking$|[/#])/.test(value) && !value.startsWith('//')) return []
  if (/^(http:)?\/\//.test(value)) {
    const message = { en: `The link "${value}" is not encrypted.`, de: `Der Link „${value}“ ist nicht verschlüsselt.` }
    const safe = value.replace(/^(http:)?\/\//, 'https://')
    const hint = { en: `Write "${safe}".`, de: `„${safe}“ schreiben.` }
    return [error('link/insecure', message, source.locate(pointer), hint)]
  }
  const message = { en: `"${value}" is no link.`, de: `„${value}“ ist kein Link.` }
  return [error('link/form', message, source.locate(pointer), HINT)]
}

interface Targets {
  readonly pages: ReadonlyMap<string, Page>
  near(route: string): string | undefined
  /** What there is, for a route that is near to none. */
  readonly listed: Words
}

/** All addresses of pages; the nearest of many is looked up once for each mistake. */
function targets({ pages }: Site): Targets {
  const byRoute = new Map(pages.flatMap((page) => [page.route, ...page.aliases].map((route) => [plain(route), page])))
  const known = new Map<string, string | undefined>()
  const near = (route: string) => {
    if (!known.has(route)) known.set(route, asWritten(nearest(route, byRoute.keys()), byRoute))
    return known.get(route)
  }
  return { pages: byRoute, near, listed: listed(pages) }
}

/** The routes of the site; of a large one the first. */
function listed(pages: readonly Page[]): Words {
  const routes = pages.flatMap(({ route, aliases }) => [route, ...aliases])
  const names = routes.slice(0, LISTED_ROUTES).join(', ')
  const more = routes.length - LISTED_ROUTES
  return more > 0
    ? { en: `There are ${names} and ${more} more.`, de: `Es gibt ${names} und ${more} weitere.` }
    : { en: `There are ${names}.`, de: `Es gibt ${names}.` }
}

/** With the slash at its end, if the route has one. */
function asWritten(near: string | undefined, pages: ReadonlyMap<string, Page>): string | undefined {
  const page = pages.get(near ?? '')
  return page && [page.route, ...page.aliases].find((route) => plain(route) === near)
}

function plain(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '')
}

interface LinkDeps {
  readonly target: Targets
  readonly anchors: ReadonlyMap<string, Anchors>
}

function insideLink(link: SourceLink, { target, anchors }: LinkDeps): Diagnostic[] {
  const { source, pointer, value } = link
  const [, path = '', id = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? []
  if (path === '') return source.kind === 'page' ? missingAnchor(link, id, anchors.get(source.file)) : []
  const page = target.pages.get(plain(path))
  if (page) return [...trailingSlash(link, path, page), ...missingAnchor(link, id, anchors.get(page.source.file))]
  const near = target.near(path)
  const hint = near === undefined ? target.listed : meant(near)
  const message = { en: `There is no page "${path}".`, de: `Es gibt keine Seite „${path}“.` }
  return [error('link/missing', message, source.locate(pointer), hint)]
}

function missingAnchor({ source, pointer, value }: SourceLink, id: string, known: Anchors | undefined): Diagnostic[] {
  if (id === '' || id === 'top' || !known?.isComplete || known.listed.some((anchor) => anchor.id === id)) return []
  const page = value.slice(0, value.search(/[?#]/))
  const where = value.startsWith('#')
    ? { en: 'this page', de: 'dieser Seite' }
    : { en: `the page "${page}"`, de: `der Seite „${page}“` }
  const ids = [...new Set(known.listed.map((anchor) => anchor.id))]
  const hint = didYouMean(id, ids) ?? {
    en: `Give the section that is meant "id: ${id}".`,
    de: `Dem gemeinten Abschnitt „id: ${id}“ geben.`,
  }
  const message = {
    en: `There is no anchor "${id}" on ${where.en}.`,
    de: `Auf ${where.de} gibt es keinen Anker „${id}“.`,
  }
  return [error('link/missing-anchor', message, source.locate(pointer), hint)]
}

/** "/a/" where the page is "/a": it works, but through a redirect for anyone who copies it. */
function trailingSlash({ source, pointer }: SourceLink, path: string, page: Page): Diagnostic[] {
  if (!path.endsWith('/') || [page.route, ...page.aliases].includes(path)) return []
  const route = plain(path)
  const message = {
    en: `The route "${route}" has no "/" at its end.`,
    de: `Die Adresse „${route}“ hat am Ende keinen Schrägstrich.`,
  }
  const hint = { en: `Write "${route}".`, de: `„${route}“ schreiben.` }
  return [warning('link/slash', message, source.locate(pointer), hint)]
}
