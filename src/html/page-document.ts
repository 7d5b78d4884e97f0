import type { PageContext } from '../context/page-context.ts'
import type { Bundle, Page, Site } from '../types.ts'

/** What a whole HTML document is made of. */
export interface PageParts {
  readonly page: Page
  /** The page's data with all marks replaced. */
  readonly data: Readonly<Record<string, unknown>>
  readonly context: PageContext
  readonly site: Site
  readonly bundle: Bundle
  /** The same page in each of its languages. */
  readonly versions: readonly Page[]
  readonly body: string
  readonly hasIslands: boolean
}

interface Seo {
  readonly title?: string
  readonly description?: string
  readonly index?: boolean
  readonly canonical?: string
}

/** The shell round a page: everything in `<head>`, and the body as it is. The same input gives the same bytes. */
export function pageDocument(parts: PageParts): string {
  const { page, data, context, body } = parts
  const seo = (data['seo'] ?? data) as Seo
  const { title = '', description = '', index = true } = seo
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(index ? [] : [meta('robots', 'noindex')]),
    ...addresses(parts, seo),
    ...openGraph(parts, { title, description }),
    ...appearance(context),
    ...loading(parts),
  ]
  return `<!doctype html>\n<html lang="${page.language}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
}

/** Text as it may stand in HTML and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function addresses({ page, context, site, versions }: PageParts, { canonical }: Seo): string[] {
  const { url } = context.settings
  const links = [`<link rel="canonical" href="${escapeHtml(`${url}${canonical ?? page.route}`)}">`]
  if (versions.length < 2) return links
  const alternate = (language: string, route: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(`${url}${route}`)}">`
  const main = versions.find(({ language }) => language === site.defaultLanguage)
  return [
    ...links,
    ...versions.map(({ language, route }) => alternate(language, route)),
    ...(main ? [alternate('x-default', main.route)] : []),
  ]
}

/** Territory of a language as Open Graph wants it: the agency's markets (https://ogp.me/#optional). */
const territories: Readonly<Record<string, string>> = { de: 'de_DE', en: 'en_GB', pt: 'pt_BR' }

function openGraph(
  { page, context, versions }: PageParts,
  { title, description }: { title: string; description: string },
): string[] {
  const locale = (language: string) => territories[language] ?? language
  return [
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${context.settings.url}${page.route}`),
    property('og:locale', locale(page.language)),
    ...versions
      .filter(({ language }) => language !== page.language)
      .map(({ language }) => property('og:locale:alternate', locale(language))),
    ...(context.settings.name ? [property('og:site_name', context.settings.name)] : []),
    meta('twitter:card', 'summary'),
  ]
}

function appearance({ settings: { icon, themeColor } }: PageContext): string[] {
  const colour = (scheme: 'light' | 'dark') =>
    themeColor
      ? [
          `<meta name="theme-color" content="${escapeHtml(themeColor[scheme])}" media="(prefers-color-scheme: ${scheme})">`,
        ]
      : []
  return [
    ...colour('light'),
    ...colour('dark'),
    ...(icon ? [`<link rel="icon" href="${escapeHtml(icon.url)}" type="image/svg+xml">`] : []),
  ]
}

function loading({ bundle, context, hasIslands }: PageParts): string[] {
  const fonts = (context.settings.preload ?? []).flatMap((file) => bundle.urls.get(file) ?? [])
  return [
    ...fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...bundle.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...(hasIslands && bundle.script ? [`<script type="module" src="${bundle.script}"></script>`] : []),
  ]
}
