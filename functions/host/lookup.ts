import type { PublicFile, PublicFiles } from './files.ts'
import type { HostFile } from './host-file.ts'

/** Another address, to which a path leads. */
export interface Redirect {
  readonly to: string
  readonly status: number
}

/** What a path leads to: a file, another address (permanently), or nothing. */
export function pathFinder(host: HostFile, files: PublicFiles): (path: string) => PublicFile | Redirect | undefined {
  const redirects = new Map(host.redirects.map(({ from, to, status }) => [from, { to, status }]))
  const pages = new Map(Object.entries(host.pages))
  const routes = new Map<string, string>()
  for (const [route, file] of pages) if (!routes.has(`/${file}`)) routes.set(`/${file}`, route)
  return (path) => {
    const redirected = redirects.get(path)
    if (redirected) return redirected
    const page = pages.get(path)
    if (page !== undefined) return files.get(`/${page}`)
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    if (pages.has(other)) return moved(other)
    const route = routes.get(path)
    return route === undefined ? files.get(path) : moved(route)
  }
}

function moved(route: string): Redirect {
  return { to: encodeURI(route), status: 301 }
}

/** The not-found page in the language that the path begins with, or else in the default language. */
export function notFoundFinder({ errorPages }: HostFile, files: PublicFiles): (path: string) => PublicFile | undefined {
  const pages = new Map(Object.entries(errorPages))
  const [fallback = '/404.html'] = pages.values()
  return (path) => files.get(pages.get(path.split('/')[1] ?? '') ?? fallback)
}

/**
 * The path that a request line asks for, as it is written there. Proxies may send a whole address
 * (RFC 9112, 3.2.2), of which everything but the path is the client's to choose and worth nothing.
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

/** @returns null when the path is no percent-encoded UTF-8 */
export function decodePath(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
