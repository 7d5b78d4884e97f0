// What hosts read: _headers and _redirects for static hosts, host.json for our own server, robots.txt and sitemap.xml
// for search engines, package.json for anyone who installs dist/ on a server.
import { type AddressTable, addressTable, fileOfRoute, isErrorRoute, redirectsOf } from '../../common/addresses.ts'
import type { Packages } from '../output/packages.ts'
import type { OutputFile, Page, Site } from '../types.ts'
import { type HeaderRule, headerRules, headersFile } from './headers.ts'
import { commonNeeds, contentSecurityPolicy, type Needs, NO_NEEDS, type PageNeeds } from './policy.ts'
import { serverTexts } from './server-texts.ts'
import { robots, sitemap } from './sitemap.ts'

/** Facts that only the build knows. */
export interface HostFacts {
  readonly hasFunctions: boolean
  readonly styles: readonly string[]
  /** What the functions load. */
  readonly packages: Packages
}

/** What hosts have to know of a site: headers, addresses, and what answers say. */
export interface HostTable extends AddressTable {
  /** In order; where several match a path, the later one wins. A path may end with "*". */
  readonly headers: readonly HeaderRule[]
  readonly [setting: string]: unknown
}

/** The name in the package.json of dist/. */
export const SERVER_PACKAGE = 'site-server'

/** The files for hosts that do not follow from finished pages; those below public/ are served. */
export function hostFiles(site: Site, facts: HostFacts): OutputFile[] {
  const { url } = site.settings.data()
  const files: OutputFile[] = [
    {
      path: 'public/_redirects',
      contents: redirectsOf(site.pages)
        .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
        .join(''),
    },
    { path: 'public/robots.txt', contents: robots(url) },
    { path: 'public/sitemap.xml', contents: sitemap(url, site) },
  ]
  if (!facts.hasFunctions) return files
  const server = { name: SERVER_PACKAGE, private: true, type: 'module', ...facts.packages }
  return [
    ...files,
    { path: 'package.json', contents: json(server) },
    // Some packages would fetch programs for graphics cards when they are installed; none of them needs its script.
    { path: '.npmrc', contents: 'ignore-scripts=true\n' },
  ]
}

/** The files for hosts that hold headers: content security policies follow from what finished pages need. */
export function headerFiles(site: Site, facts: HostFacts, needs: Needs): OutputFile[] {
  const headers = rulesOf(site, needs)
  const files: OutputFile[] = [{ path: 'public/_headers', contents: headersFile(headers) }]
  if (!facts.hasFunctions) return files
  return [...files, { path: 'host.json', contents: json(tableOf(site, facts, headers)) }]
}

/** How many files hold headers. */
export function headerFilesCount({ hasFunctions }: HostFacts): number {
  return hasFunctions ? 2 : 1
}

function rulesOf(site: Site, needs: Needs): HeaderRule[] {
  const { tagManager } = site.settings.data()
  const policies = new Map<PageNeeds | string, string>()
  // Most pages need the same, and to write a policy takes longer than to see that; pages that were known share an object.
  const policy = (needed: PageNeeds) => {
    const known = policies.get(needed)
    if (known !== undefined) return known
    const key = JSON.stringify(needed)
    const made = policies.get(key) ?? contentSecurityPolicy({ needs: needed, hasTagManager: Boolean(tagManager) })
    policies.set(needed, made).set(key, made)
    return made
  }
  const pages = site.pages.flatMap((page) =>
    routesOf(page).map((route): [string, string] => {
      const file = fileOfRoute(route)
      return [isErrorRoute(route) ? `/${file}` : route, policy(needs.get(`public/${file}`) ?? NO_NEEDS)]
    }),
  )
  return headerRules({ common: policy(commonNeeds(needs.values())), pages: new Map(pages) })
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function routesOf({ route, aliases }: Page): string[] {
  return [route, ...aliases]
}

/** The content of host.json. @param needs of all pages */
export function hostTable(site: Site, facts: Pick<HostFacts, 'styles'>, needs: Needs): HostTable {
  return tableOf(site, facts, rulesOf(site, needs))
}

function tableOf(site: Site, { styles }: Pick<HostFacts, 'styles'>, headers: readonly HeaderRule[]): HostTable {
  const { name = '', url, retention, documents, models } = site.settings.data()
  const { phone = null, email = null } = (site.data.get('operator')?.data() ?? {}) as { phone?: string; email?: string }
  return {
    headers,
    ...addressTable(site.pages),
    site: { name: typeof name === 'string' ? name : (name[site.defaultLanguage] ?? ''), url, styles, phone, email },
    retention,
    appointments: site.data.get('appointments')?.data() ?? null,
    documents,
    models,
    ...serverTexts(site),
  }
}
