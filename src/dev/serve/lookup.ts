// What an address leads to, as hosts answer it: from the list of the site's pages and files, never from a path on disk.
import { fileOfRoute, isErrorRoute } from '../../context/routes.ts'
import type { Site } from '../../types.ts'
import type { View } from '../session.ts'

/** A file below dist, or another address. */
export type Found =
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404; readonly isPage: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

/** Looks up addresses of one site. */
export type Finder = (path: string) => Found | null

/** Files for other hosts; a visitor has no use for them. */
const HIDDEN = ['/_headers', '/_redirects']

export function finder({ site, file }: View): Finder {
  const routes = routesOf(site)
  const byFile = new Map([...routes].map(([route, path]) => [`/${path.slice('public/'.length)}`, route]))
  const errors = errorFiles(site)
  const isFile = (path: string) => !HIDDEN.includes(path) && file(`public${path}`) !== undefined
  return (path) => {
    const page = routes.get(path)
    if (page !== undefined) return { kind: 'file', file: page, status: 200, isPage: true }
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    const moved = routes.has(other) ? other : byFile.get(path)
    if (moved !== undefined) return { kind: 'redirect', to: encodeURI(moved) }
    if (isFile(path)) return { kind: 'file', file: `public${path}`, status: 200, isPage: false }
    return missingPage(errors, path, site.defaultLanguage)
  }
}

/** The not-found page in the language that the path begins with, or else in the default language. */
function missingPage(errors: ReadonlyMap<string, string>, path: string, language: string): Found | null {
  const file = errors.get(path.split('/')[1] ?? '') ?? errors.get(language) ?? [...errors.values()][0]
  return file === undefined ? null : { kind: 'file', file, status: 404, isPage: true }
}

/** The file of each route and alias. */
function routesOf({ pages }: Site): ReadonlyMap<string, string> {
  const routes = pages.flatMap(({ route, aliases }) => [route, ...aliases]).filter((route) => !isErrorRoute(route))
  return new Map(routes.map((route) => [route, `public/${fileOfRoute(route)}`]))
}

function errorFiles({ pages }: Site): ReadonlyMap<string, string> {
  const missing = pages.filter(({ route }) => isErrorRoute(route))
  return new Map(missing.map(({ language, route }) => [language, `public/${fileOfRoute(route)}`]))
}
