import { addressResolver, decodePath, fileOfRoute, isForFunctions, type Target } from '../../../common/addresses.ts'
import { type BuiltSite, functionName } from '../built-site.ts'

/** What an address leads to. `file`: below public/. */
export type Destination =
  | { readonly kind: 'page' | 'file'; readonly file: string; readonly anchor: string }
  | { readonly kind: 'function' | 'outside' | 'none' }
  | { readonly kind: 'missing'; readonly path: string; readonly over: readonly string[] }

const FEW_REDIRECTS = 10

/**
 * Makes a function that resolves addresses as our server and static hosts would. No other host is contacted: "outside"
 * is an address of another host, "none" is no location at all (mailto:, tel:, data:).
 *
 * The function takes an address as it is written and the address of the page or file that contains it.
 */
export function addressBook(site: BuiltSite): (value: string, from: string) => Destination {
  const own = site.origin ?? 'http://site.invalid'
  const resolve = resolverOf(site)
  return (value, from) => {
    const base = new URL(from, own)
    if (!URL.canParse(value.trim(), base)) return { kind: 'missing', path: value, over: [] }
    const { protocol, origin, pathname, hash } = new URL(value.trim(), base)
    if (!/^https?:$/.test(protocol)) return { kind: 'none' }
    if (origin !== base.origin) return { kind: 'outside' }
    return found(site, { resolve, path: decoded(pathname), anchor: decoded(hash.slice(1)) })
  }
}

/** Error pages have no route; they are files as any other. */
function resolverOf({ pages, redirects, files }: BuiltSite): (path: string) => Target {
  const routed = pages.filter(({ route, file }) => fileOfRoute(route) === file)
  const table = {
    redirects: [...redirects].map(([from, to]) => ({ from, to, status: 301 })),
    errorPages: {},
    pages: Object.fromEntries(routed.map(({ route, file }) => [route, file])),
  }
  return addressResolver(table, (path) => files.has(path))
}

/** As it is written, where it is no percent-encoded UTF-8. */
function decoded(text: string): string {
  return decodePath(text) ?? text
}

interface Lookup {
  readonly resolve: (path: string) => Target
  readonly path: string
  readonly anchor: string
}

/** @param over where redirects led so far */
function found(site: BuiltSite, lookup: Lookup, over: readonly string[] = []): Destination {
  const { resolve, path, anchor } = lookup
  const place = over.at(-1) ?? path
  if (isForFunctions(place) && isFunction(site, place)) return { kind: 'function' }
  const target = resolve(place)
  if (target.kind === 'redirect' && over.length < FEW_REDIRECTS) {
    return /^https?:/.test(target.to) ? { kind: 'outside' } : found(site, lookup, [...over, decoded(target.to)])
  }
  if (target.kind !== 'page' && target.kind !== 'file') return { kind: 'missing', path, over }
  return { kind: target.path.endsWith('.html') ? 'page' : 'file', file: target.path.slice(1), anchor }
}

function isFunction(site: BuiltSite, path: string): boolean {
  const [name = ''] = path.slice('/api/'.length).split('/')
  return site.functions.has(functionName(name))
}
