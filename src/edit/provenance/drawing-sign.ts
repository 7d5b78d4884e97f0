/** A part of a drawing: the name of its element in lower case, and what it looks like. */
export type DrawingPart = readonly [name: string, path: string | null | undefined, link: string | null | undefined]

/** What a drawing is known by, on the page that was sent and on the page as it stands (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function drawingSign(parts: readonly DrawingPart[]): string {
  const text = parts.map((part) => part.map((one) => one ?? '').join(' ')).join('\n')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}
