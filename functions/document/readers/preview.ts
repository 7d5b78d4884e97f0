import type { DocumentPreview } from '../../../schemas/types.ts'
import { webpOf } from '../ocr/grey.ts'
import type { Reading } from '../types.ts'
import { previewSize } from './preview-size.ts'

/**
 * A small picture of the first page, on which the places of values can be shown.
 *
 * @param reading of a PDF: read with `wantsPicture`
 * @returns null where the document has no pages with places: a table, a mail, a text
 */
export async function previewOf({ pages: [page] }: Reading): Promise<DocumentPreview | null> {
  if (!page?.picture) return null
  const size = previewSize(page)
  if (!size) return null
  const webp = await webpOf(page.picture, size.width, size.height)
  return {
    page: page.number,
    ...size,
    picture: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
  }
}
