import { hash } from 'node:crypto'

/** What a page needs that is no file of its own site. Hashes are written as policies want them: "'sha256-…'". */
export interface PageNeeds {
  /** Inline scripts that run. */
  readonly scripts: readonly string[]
  /** Inline blocks of data, such as JSON-LD: browsers never run them and ask no policy, other readers may. */
  readonly data: readonly string[]
  readonly styles: readonly string[]
  /** Outside addresses that the page sends leads to. */
  readonly connects: readonly string[]
}

/** A page that is HTML and files of its own site. */
export const NO_NEEDS: PageNeeds = { scripts: [], data: [], styles: [], connects: [] }

/** What pages need, by their file below dist; a page that needs nothing is not in it. */
export type Needs = ReadonlyMap<string, PageNeeds>

/** What a document, or a part of one, has inline. */
export type InlineHashes = Omit<PageNeeds, 'connects'>

/** What the parts of a document have inline, each once. */
export function joinedHashes(...parts: readonly InlineHashes[]): InlineHashes {
  const union = (pick: (part: InlineHashes) => readonly string[]) => [...new Set(parts.flatMap(pick))]
  return {
    scripts: union(({ scripts }) => scripts),
    data: union(({ data }) => data),
    styles: union(({ styles }) => styles),
  }
}

/** Parsers turn every line break into "\n" before anything is hashed. */
export function inlineHash(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`
}

/** A tag manager comes from outside and brings its own addresses (developers.google.com/tag-platform/security/guides/csp). */
const TAG_MANAGER = 'https://*.googletagmanager.com'
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com'

export interface PolicyOptions {
  readonly needs: PageNeeds
  readonly hasTagManager: boolean
}

/**
 * What a page may load, run and send, and who may frame it; everything else is refused, plug-ins, frames and workers
 * among it. There is nothing for upgrade-insecure-requests to do: 'self' never means plain http on a page that came
 * over https, and on localhost the upgrade would break the page.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ needs, hasTagManager }: PolicyOptions): string {
  const tagged = (...sources: string[]) => (hasTagManager ? sources : [])
  const connects = needs.connects.map(asSource)
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...needs.scripts, ...needs.data, ...tagged(TAG_MANAGER)]],
    ['style-src', ["'self'", ...needs.styles]],
    // data: for the empty icon of pages that have not been seen yet (page-document.ts).
    ['img-src', ["'self'", 'data:', ...tagged(TAG_MANAGER, ANALYTICS)]],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['connect-src', ["'self'", ...connects, ...tagged(TAG_MANAGER, ANALYTICS)]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ]
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ')
}

/** An address as a source: without query, and without what would end the source or the directive. */
function asSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27')}`
}

/**
 * What any page of a site needs. It holds where no page of its own answers: under /api/, for files, and for what
 * static hosts answer with their not-found page. Inline data stays out: it would grow with the site for nothing.
 */
export function commonNeeds(pages: Iterable<PageNeeds>): PageNeeds {
  const all = [...new Set(pages)]
  const union = (pick: (needs: PageNeeds) => readonly string[]) => [...new Set(all.flatMap(pick))].sort()
  return {
    scripts: union(({ scripts }) => scripts),
    data: [],
    styles: union(({ styles }) => styles),
    connects: union(({ connects }) => connects),
  }
}

/** Whether a page needs anything at all. */
export function needsSomething({ scripts, data, styles, connects }: PageNeeds): boolean {
  return scripts.length + data.length + styles.length + connects.length > 0
}
