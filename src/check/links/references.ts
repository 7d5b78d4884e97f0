// Where an element names an address: in attributes that browsers follow, in lists of pictures, in metadata, and in data
// that scripts read.

/** An address as written in an element or a file. */
export interface Reference {
  readonly value: string
  /** The attribute, or the key of a file, that holds it: "href", "data-props", "icons". */
  readonly name: string
  /** Where to start looking for it in the text of its file, in UTF-16 units. */
  readonly offset: number
}

type Attributes = Readonly<Record<string, string>>

/** @see https://html.spec.whatwg.org/#attributes-3 for attributes that hold one URL; xlink:href and href are SVG's */
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'cite'])
const LISTS = new Set(['srcset', 'imagesrcset'])
const METADATA = new Set(['og:image', 'og:image:url', 'og:url', 'og:video', 'og:audio', 'twitter:image'])

/** Keys of data for scripts whose values are addresses. */
const DATA_KEYS = /^(href|to|url|src|address|action|page|file|image)$/
/** A path of the site, and nothing but one. */
const PATH = /^\/(?!\/)\S*$/
/** What only addresses of the site begin with. */
const SURE_PATH = /^\/(_a|api)\/\S+$/

/** All addresses that an element names, outside ones among them. Names of attributes are in small letters. */
export function referencesOf(element: string, attributes: Attributes, offset: number): Reference[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    valuesIn(element, { name, value, attributes }).map((address) => ({ value: address, name, offset })),
  )
}

interface Attribute {
  readonly name: string
  readonly value: string
  readonly attributes: Attributes
}

function valuesIn(element: string, { name, value, attributes }: Attribute): string[] {
  if (ADDRESSES.has(name)) return [value]
  if (name === 'data' && element === 'object') return [value]
  if (LISTS.has(name)) return candidatesIn(value).map(({ url }) => url)
  if (name.startsWith('data-')) return dataPaths(value)
  if (name === 'content' && element === 'meta') return metaAddresses(value, attributes)
  return []
}

/** A picture of a `srcset`; width null: none is given. */
export interface Candidate {
  readonly url: string
  readonly width: number | null
  /** Pixels of the picture for each CSS pixel. */
  readonly density: number
}

/** The pictures of a `srcset`, in their order. */
export function candidatesIn(srcset: string): Candidate[] {
  return srcset
    .split(/,\s+|,(?=\/)/)
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([url = '', size = '']) => {
      const number = Number.parseFloat(size)
      if (url === '') return []
      return [{ url, width: size.endsWith('w') ? number : null, density: size.endsWith('x') ? number : 1 }]
    })
}

function metaAddresses(value: string, { property, name, 'http-equiv': header }: Attributes): string[] {
  if (METADATA.has(property ?? name ?? '')) return [value]
  const [, target] = header?.toLowerCase() === 'refresh' ? (/url=['"]?([^'"]+)/i.exec(value) ?? []) : []
  return target === undefined ? [] : [target]
}

/** Paths in a value for scripts: the value itself, or those in its JSON. */
export function dataPaths(value: string): string[] {
  if (PATH.test(value)) return [value]
  if (!/^\s*[[{]/.test(value)) return []
  const data = asJson(value)
  return data === null ? [] : pathsIn(data, '')
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Data of scripts may have any form; what is no JSON contains no address that can be known.
    return null
  }
}

function pathsIn(data: unknown, key: string): string[] {
  if (typeof data === 'string') return SURE_PATH.test(data) || (DATA_KEYS.test(key) && PATH.test(data)) ? [data] : []
  if (Array.isArray(data)) return data.flatMap((one) => pathsIn(one, key))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => pathsIn(value, name))
}

/** Names of things (https://www.w3.org/TR/json-ld11/#keywords), which look like addresses and lead nowhere. */
const JSON_LD_NAMES = new Set(['@id', '@type', '@context'])

/** Addresses in JSON-LD: every whole URL, but for names of things. */
export function jsonLdAddresses(text: string): string[] {
  const below = (data: unknown): string[] => {
    if (typeof data === 'string') return /^https?:\/\//.test(data) ? [data] : []
    if (typeof data !== 'object' || data === null) return []
    return Object.entries(data).flatMap(([key, value]) => (JSON_LD_NAMES.has(key) ? [] : below(value)))
  }
  return below(asJson(text))
}

/** Addresses in a style sheet: `url(…)` and `@import "…"`. */
export function styleReferences(css: string): Reference[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|@import\s*(?:"([^"]+)"|'([^']+)')/g)
  return [...found].map((match) => {
    const value = match.slice(1).find((one) => one !== undefined) ?? ''
    return { value, name: match[0].startsWith('@') ? '@import' : 'url()', offset: match.index }
  })
}
