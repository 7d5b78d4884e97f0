// Addresses of a site: routes, the files that answer them, and the answers at every other path.
// The default language has no prefix; the home page of another language is "/en/", its pages "/en/name".

/** The route of a page in a language other than the default: "/talk-to-us" -> "/en/talk-to-us", "/" -> "/en/". */
export function routeIn(language: string, route: string): string {
  return route === '/' ? `/${language}/` : `/${language}${route}`
}

/** The home page in a language. */
export function homeRoute(language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? '/' : routeIn(language, '/')
}

/** Whether a route is the home page of any language. */
export function isHomeRoute(route: string): boolean {
  return /^\/([a-z]{2}\/)?$/.test(route)
}

/** The default route of a page: site/pages/blog/first.yaml -> "/blog/first". */
export function routeOfFile(name: string): string {
  return name === 'index' ? '/' : `/${name}`
}

/** The route with or without a trailing slash, by the site's setting; "/" and "/en/" keep theirs. */
export function withSlash(route: string, trailingSlash: boolean): string {
  return trailingSlash && !route.endsWith('/') ? `${route}/` : route
}

/** The route without a trailing slash, to compare two spellings; "/" stays. */
export function withoutSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '')
}

/** The file below dist/public that answers a route: "/" -> "index.html", "/a" -> "a.html", "/a/" -> "a/index.html". */
export function fileOfRoute(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`
}

/** The route that a page below dist/public answers: the reverse of `fileOfRoute`. */
export function routeOfOutput(file: string): string {
  return `/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`
}

/** Whether a route is the page that hosts show for addresses that lead nowhere. */
export function isErrorRoute(route: string): boolean {
  return /^(\/[a-z]{2})?\/404\/?$/.test(route)
}

/** Files of dist/public that other hosts read; visitors do not get them. */
export const HOST_FILES: readonly string[] = ['/_headers', '/_redirects']

/** Whether functions answer at a path, not files. */
export function isForFunctions(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/readyz'
}

/** Paths begin with "/" and are not percent-encoded. */
export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** What hosts have to know of a site's addresses; part of host.json. */
export interface AddressTable {
  readonly redirects: readonly Redirect[]
  /** Not-found pages by language, the default first: paths of files. */
  readonly errorPages: Readonly<Record<string, string>>
  /** Route -> file below public, without a leading "/". */
  readonly pages: Readonly<Record<string, string>>
}

/** A page in one language: its canonical route and further ones. */
interface AddressedPage {
  readonly route: string
  readonly aliases: readonly string[]
  readonly language: string
}

/**
 * The addresses of all pages. The form of a route with a trailing slash redirects to the form without, except for the home
 * pages of languages ("/en" to "/en/").
 *
 * @param pages sorted by route
 */
export function addressTable(pages: readonly AddressedPage[]): AddressTable {
  const all = pages.flatMap(({ route, aliases, language }) =>
    [route, ...aliases].map((one) => ({ route: one, language })),
  )
  const found = all.filter(({ route }) => !isErrorRoute(route))
  const errors = all.filter(({ route }) => isErrorRoute(route))
  return {
    redirects: redirectsOf(pages),
    errorPages: Object.fromEntries(errors.map(({ language, route }) => [language, `/${fileOfRoute(route)}`])),
    pages: Object.fromEntries(found.map(({ route }) => [route, fileOfRoute(route)])),
  }
}

/** The redirects among the addresses of pages, which are sorted by route. */
export function redirectsOf(pages: readonly AddressedPage[]): Redirect[] {
  const routes = pages.flatMap(({ route, aliases }) => [route, ...aliases])
  const moved = routes.filter((route) => route !== '/' && !isErrorRoute(route))
  return moved.map((route) => ({ from: otherForm(route), to: route, status: 301 }))
}

/** "/a" -> "/a/" and "/a/" -> "/a". */
function otherForm(route: string): string {
  return route.endsWith('/') ? route.slice(0, -1) : `${route}/`
}

/** What a path leads to. `path`: of a file below public/, with a leading "/"; `to`: percent-encoded. */
export type Target =
  | { readonly kind: 'page' | 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number }
  /** The not-found page in the language that the path begins with, otherwise in the default one; null if there is none. */
  | { readonly kind: 'missing'; readonly path: string | null }

/**
 * Returns a function that resolves paths as our server answers them: redirects, pages by their routes, other spellings of
 * a route as redirects to it, files. It looks paths up in lists and never builds one for the disk.
 *
 * @param hasFile whether a path other than a page's has a file for visitors ("/_a/site.css")
 */
export function addressResolver(table: AddressTable, hasFile: (path: string) => boolean): (path: string) => Target {
  const redirects = new Map(table.redirects.map((redirect) => [redirect.from, redirect]))
  const pages = new Map(Object.entries(table.pages))
  const routes = new Map([...pages].reverse().map(([route, file]) => [`/${file}`, route]))
  const errorPages = new Map(Object.entries(table.errorPages))
  const [fallback = null] = errorPages.values()
  return (path) => {
    const redirect = redirects.get(path)
    if (redirect) return { kind: 'redirect', to: encodeURI(redirect.to), status: redirect.status }
    const page = pages.get(path)
    if (page !== undefined) return { kind: 'page', path: `/${page}` }
    const route = pages.has(otherForm(path)) ? otherForm(path) : routes.get(path)
    if (route !== undefined) return { kind: 'redirect', to: encodeURI(route), status: 301 }
    if (hasFile(path)) return { kind: 'file', path }
    return { kind: 'missing', path: errorPages.get(path.split('/')[1] ?? '') ?? fallback }
  }
}

/**
 * The route that an address with a language means: "/privacy-policy?lang=en" is "/en/privacy-policy" where the page has
 * that version, so that a link with a language works without scripts. Otherwise the path as it is.
 *
 * @param path without percent-encoding
 * @param query with its "?"
 */
export function routeAsked({ pages }: Pick<AddressTable, 'pages'>, path: string, query: string): string {
  const language = /[?&]lang=([a-z]{2})(?:&|$)/.exec(query)?.[1]
  const route = language === undefined ? path : routeIn(language, path)
  return Object.hasOwn(pages, path) && Object.hasOwn(pages, route) ? route : path
}

/**
 * The path of a request line, as written there. Proxies may send a whole address (RFC 9112, 3.2.2), of which everything
 * but the path is chosen by the client and must not be trusted.
 *
 * @returns null when it names no path
 */
export function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).pathname : null
  return /^[^?#]*/.exec(url)?.[0] ?? url
}

/** The query with its "?"; "" for none. */
export function queryOf(url: string): string {
  return /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? ''
}

/** @returns null when the path is not percent-encoded UTF-8 */
export function decodePath(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
