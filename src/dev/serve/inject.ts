// What dev adds to a page on its way to the browser. Nothing of it is in what dev holds, or in dist/.
import { contentHash } from '../../content/hash.ts'
import { CLIENT_PATH, MARK } from '../client/protocol.ts'

/** What a page says of itself to its client. */
export interface Identity {
  /** Changes with the page. */
  readonly page: string
  /** Changes with the code that its islands are made of. */
  readonly code: string
  /** Where its scripts may send something to. */
  readonly connect: string
}

/** Twelve hexadecimal digits of a hash: enough to distinguish two states of a page. */
const SHORT = 12

export function shortHash(bytes: Uint8Array | string): string {
  return contentHash(bytes).slice(0, SHORT)
}

/**
 * The page with the client's script, and with what the client has to know.
 *
 * @param more scripts for the head, such as the one that offers to edit
 */
export function withClient(html: string, { page, code, connect }: Identity, more = ''): string {
  const facts = `data-page="${page}" data-code="${code}" data-connect="${connect.replaceAll('"', '&quot;')}"`
  const script = `<script type="module" src="${CLIENT_PATH}" ${MARK} ${facts}></script>\n${more}`
  const end = html.indexOf('</head>')
  return end < 0 ? script + html : html.slice(0, end) + script + html.slice(end)
}

/**
 * What the islands of a page are made of: the entry with the names of the chunks of its own islands. Those of other
 * islands are left out, because a change in one of them is nothing to this page.
 *
 * @param entry the script that wakes islands, as esbuild wrote it; "" for none
 */
export function codeOf(html: string, entry: string): string {
  const islands = new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name))
  if (islands.size === 0) return ''
  const own = entry.replace(/import\("\.\/([\w-]+)-[A-Z0-9]{8}\.js"\)/g, (chunk, name: string) =>
    islands.has(name) ? chunk : `import("${name}")`,
  )
  return shortHash(own)
}
