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

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plain(inner: string): string {
  return inner
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}
