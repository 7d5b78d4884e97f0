import { type BuiltSite, functionName } from '../built-site.ts'

/** What an address leads to. `file`: below public/. */
export type Target =
  | { readonly kind: 'page' | 'file'; readonly file: string; readonly anchor: string }
  | { readonly kind: 'function' | 'outside' | 'none' }
  | { readonly kind: 'missing'; readonly path: string; readonly over: readonly string[] }

const FEW_REDIRECTS = 10

/**
 * Makes what tells where an address leads, as our server and static hosts would. Nothing outside is asked: "outside" is
 * an address of another host, "none" is no place at all (mailto:, tel:, data:).
 *
 * The result takes an address as it is written and the address of the page or file that it stands in.
 */
export function addressBook(site: BuiltSite): (value: string, from: string) => Target {
  const own = site.origin ?? 'http://site.invalid'
  const pages = new Map(site.pages.map(({ route, file }) => [route, file]))
  return (value, from) => {
    const base = new URL(from, own)
    if (!URL.canParse(value.trim(), base)) return { kind: 'missing', path: value, over: [] }
    const { protocol, origin, pathname, hash } = new URL(value.trim(), base)
    if (!/^https?:$/.test(protocol)) return { kind: 'none' }
    if (origin !== base.origin) return { kind: 'outside' }
    return found(site, { pages, path: decoded(pathname), anchor: decoded(hash.slice(1)) })
  }
}

/** As it is written, where it is no percent-encoded UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Asked {
  readonly pages: ReadonlyMap<string, string>
  readonly path: string
  readonly anchor: string
}

/** @param over where redirects led so far */
function found(site: BuiltSite, asked: Asked, over: readonly string[] = []): Target {
  const place = over.at(-1) ?? asked.path
  const target = targetAt(site, asked, place)
  if (target) return target
  const next = site.redirects.get(place)
  if (next === undefined || over.length >= FEW_REDIRECTS) return { kind: 'missing', path: asked.path, over }
  return /^https?:/.test(next) ? { kind: 'outside' } : found(site, asked, [...over, next])
}

/** What answers at a path itself; null: at best a redirect. */
function targetAt(site: BuiltSite, { pages, anchor }: Asked, path: string): Target | null {
  const page = pages.get(path)
  if (page !== undefined) return { kind: 'page', file: page, anchor }
  if (site.files.has(path)) return { kind: path.endsWith('.html') ? 'page' : 'file', file: path.slice(1), anchor }
  return path.startsWith('/api/') && isFunction(site, path) ? { kind: 'function' } : null
}

function isFunction(site: BuiltSite, path: string): boolean {
  const [name = ''] = path.slice('/api/'.length).split('/')
  return site.functions.has(functionName(name))
}
