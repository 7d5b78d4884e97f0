import { createHash } from 'node:crypto'

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

/** Types of scripts that policies look at (https://html.spec.whatwg.org/#prepare-the-script-element); none: a script. */
const RUNNING_TYPES = ['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript']

/** What a document, or a part of one, has inline. */
export type InlineHashes = Omit<PageNeeds, 'connects'>

/** What a finished document, or a part of one, has inline, as hashes of exactly the bytes that a browser will hash. */
export function inlineHashes(html: string): InlineHashes {
  const [scripts, data, styles] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)) {
    if (name?.toLowerCase() === 'style') styles.add(inlineHash(text))
    else if (!/\ssrc=/.test(attributes)) {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const kind = RUNNING_TYPES.includes(type.toLowerCase()) ? scripts : data
      kind.add(inlineHash(text))
    }
  }
  return { scripts: [...scripts], data: [...data], styles: [...styles] }
}

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
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')
  return `'sha256-${digest}'`
}

/**
 * A style or event attribute of a document, such as `onclick="…"`: no hash allows one without 'unsafe-hashes', so
 * that browsers would ignore it.
 */
export function refusedAttribute(html: string): string | null {
  const attribute = /\s(?:style|on[a-z]+)="/
  // Only tags have raw quotation marks after "="; a document without any is by far the usual one.
  if (!attribute.test(html)) return null
  const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
  return /<[a-z][^>]*?\s((?:style|on[a-z]+)="[^"]*")/i.exec(tags)?.[1] ?? null
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
