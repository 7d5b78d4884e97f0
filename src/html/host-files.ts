// What hosts read: _headers and _redirects for static hosts, host.json for our own server, robots.txt and sitemap.xml
// for search engines, package.json for whoever installs dist/ on a server.
import { fileOfRoute, isErrorRoute } from '../context/routes.ts'
import type { OutputFile, Page, Site } from '../types.ts'
import { headerRules, headersFile } from './headers.ts'
import { robots, sitemap } from './sitemap.ts'

/** A redirect: 301, from one path to another. */
interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301
}

/** Facts that only the build knows. */
export interface HostFacts {
  readonly hasFunctions: boolean
  readonly styles: readonly string[]
  /** Name and version of every package that the functions load. */
  readonly packages: Readonly<Record<string, string>>
}

/** All files for hosts; those below public/ are served. */
export function hostFiles(site: Site, facts: HostFacts): OutputFile[] {
  const { url } = site.settings.data() as { url: string }
  const redirects = redirectsOf(site)
  const files: OutputFile[] = [
    { path: 'public/_headers', contents: headersFile(headerRules) },
    {
      path: 'public/_redirects',
      contents: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
    },
    { path: 'public/robots.txt', contents: robots(url) },
    { path: 'public/sitemap.xml', contents: sitemap(url, site) },
  ]
  if (!facts.hasFunctions) return files
  const server = { name: 'site-server', private: true, type: 'module', dependencies: facts.packages }
  return [
    ...files,
    { path: 'host.json', contents: json(hostTable(site, redirects, facts)) },
    { path: 'package.json', contents: json(server) },
  ]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function routesOf({ route, aliases }: Page): string[] {
  return [route, ...aliases]
}

/** The form with a slash leads to the form without, except for the home pages of languages ("/en" to "/en/"). */
function redirectsOf(site: Site): Redirect[] {
  return site.pages.flatMap(routesOf).flatMap((route) => {
    if (route === '/' || isErrorRoute(route)) return []
    const from = route.endsWith('/') ? route.slice(0, -1) : `${route}/`
    return [{ from, to: route, status: 301 as const }]
  })
}

function hostTable(site: Site, redirects: readonly Redirect[], { styles }: HostFacts) {
  const found = site.pages.filter(({ route }) => !isErrorRoute(route))
  const pages = Object.fromEntries(found.flatMap(routesOf).map((route) => [route, fileOfRoute(route)]))
  const missing = site.pages.filter(({ route }) => isErrorRoute(route))
  const { name = '' } = site.settings.data() as { name?: string | Record<string, string> }
  const { phone = null, email = null } = (site.data.get('operator')?.data() ?? {}) as { phone?: string; email?: string }
  return {
    headers: headerRules,
    redirects,
    errorPages: Object.fromEntries(missing.map(({ language, route }) => [language, `/${fileOfRoute(route)}`])),
    pages,
    site: { name: typeof name === 'string' ? name : (name[site.defaultLanguage] ?? ''), styles, phone, email },
  }
}
