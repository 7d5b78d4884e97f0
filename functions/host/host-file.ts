import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFacts } from '../lib/types.ts'

/** What the build tells a host of the site (host.json beside server.js). Routes and paths begin with "/". */
export interface HostFile {
  /** In order; where several match a path, the later one wins. A path may end with "*". */
  readonly headers: readonly { readonly path: string; readonly values: Readonly<Record<string, string>> }[]
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[]
  /** Not-found pages by language, the default first: addresses of files. */
  readonly errorPages: Readonly<Record<string, string>>
  /** Route -> file below public, without "/" in front. */
  readonly pages: Readonly<Record<string, string>>
  readonly site?: Partial<SiteFacts>
}

/** @throws Error that names the file when it is missing or broken */
export async function readHostFile(folder: string): Promise<HostFile> {
  const file = join(folder, 'host.json')
  try {
    const host: Partial<HostFile> = JSON.parse(await readFile(file, 'utf8'))
    const { headers = [], redirects = [], errorPages = {}, pages = {} } = host
    return { headers, redirects, errorPages, pages, ...(host.site ? { site: host.site } : {}) }
  } catch (cause) {
    throw new Error(`Cannot read ${file}`, { cause })
  }
}

/** What answers may say of the site. */
export function siteFacts({ site }: HostFile): SiteFacts {
  return { name: site?.name ?? '', styles: site?.styles ?? [], phone: site?.phone ?? null, email: site?.email ?? null }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The headers of a path, with names in lower case: caching by default, then what the build says. */
export function headersOf({ headers }: HostFile): (path: string) => Record<string, string> {
  const rules = headers.map(({ path, values }) => ({
    matches: path.endsWith('*')
      ? (asked: string) => asked.startsWith(path.slice(0, -1))
      : (asked: string) => asked === path,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  }))
  return (path) => {
    const caching = { 'cache-control': path.startsWith('/_a/') ? IMMUTABLE : REVALIDATED }
    const matching = rules.filter((rule) => rule.matches(path)).map((rule) => rule.values)
    return Object.assign(caching, ...matching)
  }
}
