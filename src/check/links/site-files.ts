// References in the files beside pages: style sheets, the web manifest, the sitemap, robots.txt.
import type { BuiltSite } from '../built-site.ts'
import type { ReferringFile } from './dead-links.ts'
import { type Reference, styleReferences } from './references.ts'

/** Everything that the files beside pages refer to. */
export function referringFiles(site: BuiltSite): ReferringFile[] {
  return [...site.files].sort().flatMap((address) => {
    const file = address.slice(1)
    const read = readers.find(([name]) => name.test(file))?.[1]
    return read ? [{ page: address, file, references: read(site.read(file)) }] : []
  })
}

const readers: readonly [name: RegExp, read: (text: string) => Reference[]][] = [
  [/[.]css$/, styleReferences],
  [/[.]webmanifest$/, manifestReferences],
  [/^sitemap[\w-]*[.]xml$/, sitemapReferences],
  [/^robots[.]txt$/, robotsReferences],
]

/** @see https://www.sitemaps.org/protocol.html and, for language versions, xhtml:link */
function sitemapReferences(xml: string): Reference[] {
  const found = xml.matchAll(/<(loc)>\s*([^<]+?)\s*<\/loc>|<xhtml:link\b[^>]*\s(href)="([^"]+)"/g)
  return [...found].map(([, loc, address, href, other]) => ({
    value: (address ?? other ?? '').replaceAll('&amp;', '&'),
    name: loc ?? href ?? '',
    offset: 0,
  }))
}

function robotsReferences(text: string): Reference[] {
  return [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(({ 1: value = '', index }) => ({
    value,
    name: 'Sitemap',
    offset: index,
  }))
}

/** @see https://www.w3.org/TR/appmanifest/ for members that are addresses */
function manifestReferences(text: string): Reference[] {
  const { start_url: start, scope, icons = [], screenshots = [], shortcuts = [] } = JSON.parse(text) as Manifest
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]
  const all: [name: string, value: string | undefined][] = [
    ['start_url', start],
    ['scope', scope],
    ...shortcuts.map(({ url }): [string, string | undefined] => ['shortcuts', url]),
    ...pictures.map(({ src }): [string, string | undefined] => ['icons', src]),
  ]
  return all.flatMap(([name, value]) =>
    value === undefined ? [] : [{ value, name, offset: Math.max(0, text.indexOf(JSON.stringify(value))) }],
  )
}

interface Icon {
  readonly src?: string
}

interface Manifest {
  readonly start_url?: string
  readonly scope?: string
  readonly icons?: readonly Icon[]
  readonly screenshots?: readonly Icon[]
  readonly shortcuts?: readonly { readonly url?: string; readonly icons?: readonly Icon[] }[]
}
