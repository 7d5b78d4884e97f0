// One A4 sheet in the site's identity, to be forwarded to a colleague. What is on it comes as blocks in their
// order; the code that draws them, and the library below it, is loaded when the first sheet is asked for.
import type { SheetContent } from './content.ts'

export type { SheetBlock, SheetContent, SheetWords } from './content.ts'

/**
 * Draws a sheet as a PDF of one page. Contents that are too long are first set smaller, then shortened with a
 * note that says so. The same contents give the same bytes.
 *
 * @throws when the code for it cannot be loaded
 */
export async function drawSheet(content: SheetContent): Promise<Uint8Array> {
  const { drawPage } = await import('./page.ts')
  return drawPage(content)
}
