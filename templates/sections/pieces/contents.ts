import { unescapeHtml } from '../../../common/escape.ts'

/** A heading that a list of contents can lead to. */
export interface ContentsEntry {
  readonly id: string
  readonly title: string
}

/**
 * The headings of second rank in the HTML of a document.
 *
 * @param html our own, rendered from MDX: attributes in double quotes, the entities of React
 */
export function contents(html: string): ContentsEntry[] {
  const headings = html.matchAll(/<h2\b[^>]*?\bid="([^"]+)"[^>]*>(.*?)<\/h2>/gs)
  return [...headings].map(([, id = '', inner = '']) => ({ id, title: plain(inner) }))
}

function plain(inner: string): string {
  return unescapeHtml(inner.replace(/<[^>]+>/g, '')).trim()
}
