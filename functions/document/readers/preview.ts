import type { DocumentPreview } from '../../../schemas/types.ts'
import { webpOf } from '../ocr/grey.ts'
import type { Reading, Upload } from '../types.ts'
import { firstPage } from './pdf.ts'

/** Sharp enough to find a line, small enough to come along with the answer. */
const WIDTH = 640
/** A till receipt is longer than wide by far; at such a width nothing of it could be seen. */
const MAX_HEIGHT = 1800

/**
 * A small picture of the first page, on which the places of values can be shown.
 *
 * @returns null where the document has no pages with places: a table, a mail, a text
 */
export async function previewOf(upload: Upload, reading: Reading): Promise<DocumentPreview | null> {
  const [page] = reading.pages
  if (!page || page.width <= 0 || page.height <= 0) return null
  const height = Math.round((WIDTH * page.height) / page.width)
  if (height > MAX_HEIGHT || height < 1) return null
  const picture = page.picture ?? (reading.format === 'pdf' ? await firstPage(upload, WIDTH) : null)
  if (!picture) return null
  const webp = await webpOf(picture, WIDTH, height)
  return {
    page: page.number,
    width: WIDTH,
    height,
    picture: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
  }
}
