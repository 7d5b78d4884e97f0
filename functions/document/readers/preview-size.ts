import type { ReadPage } from '../types.ts'

/** Sharp enough to find a line, small enough to come along with the answer. */
const WIDTH = 640
/** A till receipt is longer than wide by far; at such a width nothing of it could be seen. */
const MAX_HEIGHT = 1800

/** How large the preview of a page is, in pixels; null for a page without layout, or one that would be too long. */
export function previewSize({ width, height }: Pick<ReadPage, 'width' | 'height'>) {
  const scaled = Math.round((WIDTH * height) / width)
  return width > 0 && scaled >= 1 && scaled <= MAX_HEIGHT ? { width: WIDTH, height: scaled } : null
}
