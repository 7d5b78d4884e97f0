import { isErrorRoute, withoutSlash } from '../../common/addresses.ts'
import type { CoreSettings, PageContext } from '../../common/context.ts'
import { escapeHtml } from '../../common/escape.ts'
import { lazy } from '../lazy.ts'
import type { Bundle, HeadLink, HeadPictures, Language, OutputFile, Page, Site } from '../types.ts'
import { type InlineHashes, inlineHash } from './policy.ts'

/** What a whole HTML document is made of. */
export interface DocumentOptions {
  readonly page: Page
  /** The page's data with all marks replaced. */
  readonly data: Readonly<Record<string, unknown>>
  readonly context: PageContext
  readonly site: Site
  readonly bundle: Bundle
  /** The same page in each of its languages. */
  readonly versions: readonly Page[]
  /** The content of `<body>`, with plain quotes. */
  readonly body: string
  readonly hasIslands: boolean
  readonly pictures: HeadPictures
}

interface Seo {
  readonly title?: string
  readonly description?: string
  readonly index?: boolean
  /** Route of another page that search engines shall show instead. */
  readonly canonical?: string
}

/** The shell round a page: everything in `<head>`, and the body. The same input gives the same bytes. */
export function pageDocument(parts: DocumentOptions): string {
  const { page, data, body } = parts
  const seo = (data['seo'] ?? data) as Seo
  const { title = '', description = '', index = true } = seo
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description === '' ? [] : [meta('description', description)]),
    ...(index ? [] : [meta('robots', 'noindex')]),
    ...addresses(parts, seo),
    ...openGraph(parts, seo),
    ...appearance(parts),
    ...loading(parts),
  ]
  const start = `<!doctype html>\n<html lang="${escapeHtml(page.language)}">\n<head>\n`
  return `${start}${head.join('\n')}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
}

/** What the head of a page has inline, hashed where it is made, and once: a style sheet may be as long as the rest of a page. */
export function headHashes(parts: Pick<DocumentOptions, 'bundle' | 'context' | 'hasIslands'>): InlineHashes {
  const inlined = parts.bundle.styles.flatMap((url) => inlineStyle(url, parts) ?? [])
  return {
    scripts: scriptOf(parts) ? [whenSeenHash()] : [],
    data: [],
    styles: [...new Set(inlined.map(({ hash }) => hash))],
  }
}

const whenSeenHash = lazy(() => inlineHash(WHEN_SEEN))

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

/** The address that search engines shall keep: the page's own, or that of the page it hands over to. */
function canonicalUrl({ page, context, site }: DocumentOptions, { canonical }: Seo): string {
  const { url } = context.settings
  if (canonical === undefined) return `${url}${page.route}`
  const named = pagesByRoute(site.pages).get(withoutSlash(canonical))
  const versions = named ? site.pages.filter(({ source }) => source === named.source) : []
  const target = versions.find(({ language }) => language === page.language) ?? versions[0]
  return `${url}${target?.route ?? canonical}`
}

const routes = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>()

/** The pages of a site by each of their addresses; the first one where two claim the same. */
function pagesByRoute(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const known = routes.get(pages)
  if (known) return known
  const made = new Map<string, Page>()
  for (const page of pages) {
    for (const route of [page.route, ...page.aliases].map(withoutSlash)) made.set(route, made.get(route) ?? page)
  }
  routes.set(pages, made)
  return made
}

/** Canonical link and language versions; a page that is not to be found, such as "not found", has neither. */
function addresses(parts: DocumentOptions, seo: Seo): string[] {
  const { context, site, versions } = parts
  if (seo.index === false && seo.canonical === undefined) return []
  const canonical = `<link rel="canonical" href="${escapeHtml(canonicalUrl(parts, seo))}">`
  if (versions.length < 2 || seo.index === false || seo.canonical !== undefined) return [canonical]
  const alternate = (language: string, route: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(`${context.settings.url}${route}`)}">`
  const main = versions.find(({ language }) => language === site.defaultLanguage)
  return [
    canonical,
    ...versions.map(({ language, route }) => alternate(language, route)),
    ...(main ? [alternate('x-default', main.route)] : []),
  ]
}

/** Language and territory as Open Graph wants them (https://ogp.me/#optional): "en_GB". */
function localeOf(language: Language, regions: CoreSettings['regions']): string {
  const region = regions?.[language] ?? likelyRegion(language)
  return region === undefined ? language : `${language}_${region}`
}

const likelyRegions = new Map<Language, string | undefined>()

/** Kept, because every page asks for the same few languages and each answer takes as long as a small page. */
function likelyRegion(language: Language): string | undefined {
  if (!likelyRegions.has(language)) likelyRegions.set(language, new Intl.Locale(language).maximize().region)
  return likelyRegions.get(language)
}

function openGraph(parts: DocumentOptions, seo: Seo): string[] {
  const { page, context, versions } = parts
  const { title = '', description = '' } = seo
  const locale = (language: Language) => localeOf(language, context.settings.regions)
  return [
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === '' ? [] : [property('og:description', description)]),
    // An error page is shown at any address and has none of its own.
    ...(isErrorRoute(page.route) ? [] : [property('og:url', canonicalUrl(parts, seo))]),
    property('og:locale', locale(page.language)),
    ...versions
      .filter(({ language }) => language !== page.language)
      .map(({ language }) => property('og:locale:alternate', locale(language))),
    ...(context.settings.name ? [property('og:site_name', context.settings.name)] : []),
    ...shareImage(parts),
  ]
}

/** Networks take absolute addresses only. */
function shareImage({ context, pictures: { shareImage: image } }: DocumentOptions): string[] {
  if (!image) return [meta('twitter:card', 'summary')]
  return [
    property('og:image', `${context.settings.url}${image.url}`),
    property('og:image:type', image.type),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
  ]
}

function appearance(parts: DocumentOptions): string[] {
  const { themeColor } = parts.context.settings
  const colour = (scheme: 'light' | 'dark') =>
    themeColor
      ? [
          `<meta name="theme-color" content="${escapeHtml(themeColor[scheme])}" media="(prefers-color-scheme: ${scheme})">`,
        ]
      : []
  return [...colour('light'), ...colour('dark'), ...iconLinks(parts).now.map(link)]
}

/** Icons by when they are linked. Nobody waits for one; where no script runs, browsers look for /favicon.ico untold. */
function iconLinks({ pictures: { icons }, ...parts }: DocumentOptions): {
  now: readonly HeadLink[]
  late: readonly HeadLink[]
} {
  return scriptOf(parts) ? { now: [], late: icons } : { now: icons, late: [] }
}

function scriptOf({ bundle, hasIslands }: Pick<DocumentOptions, 'bundle' | 'hasIslands'>): string | null {
  return hasIslands ? bundle.script : null
}

function link(attributes: HeadLink): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<link${written.join('')}>`
}

function loading(parts: DocumentOptions): string[] {
  const { bundle, context } = parts
  const urls = (context.settings.preload ?? []).flatMap((file) => bundle.urls.get(file) ?? [])
  // A font is fetched without credentials, so its preload has to be as well; else it is loaded twice.
  const fonts = urls.filter((url) => url.endsWith('.woff2'))
  // Styles first: fonts that begin to load before them take their share of a phone's bandwidth, and nothing is painted
  // without styles.
  return [
    ...bundle.styles.map((url) => styles(url, parts)),
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...whenSeen(parts),
  ]
}

function styles(url: string, parts: DocumentOptions): string {
  const inlined = inlineStyle(url, parts)
  return inlined ? `<style>${inlined.text}</style>` : `<link rel="stylesheet" href="${url}">`
}

/** A style sheet as it stands in every page. */
interface InlineStyle {
  readonly text: string
  readonly hash: string
}

const inlineStyles = new WeakMap<OutputFile, InlineStyle>()

/** null: it is a file of its own. */
function inlineStyle(
  url: string,
  { bundle, context }: Pick<DocumentOptions, 'bundle' | 'context'>,
): InlineStyle | null {
  const file = context.settings.inlineStyles ? bundle.files.find(({ path }) => `/${path}` === url) : undefined
  if (!file) return null
  const known = inlineStyles.get(file)
  if (known) return known
  const text = Buffer.from(file.contents).toString('utf8').trim()
  const made = { text, hash: inlineHash(text) }
  inlineStyles.set(file, made)
  return made
}

function whenSeen(parts: DocumentOptions): string[] {
  const script = scriptOf(parts)
  if (!script) return []
  const late = [...iconLinks(parts).late.map(link), `<script type="module" src="${script}"></script>`]
  return [`<template id="when-seen">${late.join('')}</template>`, `<script>${WHEN_SEEN}</script>`]
}

/** How long a page waits for being seen. */
const UNSEEN_MS = 3000

/**
 * Takes what stands in the template into the page once a browser has shown it for the first time, so that it shares a
 * phone's bandwidth with nothing that is needed to see the page. Every browser since 2021 reports its first paint;
 * others take it at once (https://developer.mozilla.org/docs/Web/API/PerformancePaintTiming). A browser that has reported
 * none by then, such as in a tab that nobody has looked at yet, gets the scripts nevertheless. An empty icon stands in
 * until then: browsers ask for /favicon.ico as soon as a page without an icon is loaded, which may be before that.
 */
const WHEN_SEEN = [
  'const{head}=document,icon=document.createElement("link");icon.rel="icon";icon.href="data:,";head.append(icon);',
  'const take=()=>{icon.remove();head.append(document.getElementById("when-seen").content)};',
  `setTimeout(take,${UNSEEN_MS});`,
  'PerformanceObserver.supportedEntryTypes?.includes("paint")',
  '?new PerformanceObserver((list,observer)=>{observer.disconnect();take()}).observe({type:"paint",buffered:true})',
  ':take()',
].join('')
