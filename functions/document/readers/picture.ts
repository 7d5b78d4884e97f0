import { headOf, MAX_PIXELS } from '../ocr/grey.ts'
import type { Reader, ReaderDeps, Reading, Upload } from '../types.ts'
import { Unreadable } from '../types.ts'

/** Reads photos and scans. */
export const pictureReader: Reader = { read }

/** Cameras and browsers write these densities when they do not know it. */
const MEANINGLESS = [72, 96]

async function read({ bytes, format }: Upload, { ocr }: ReaderDeps): Promise<Reading> {
  const { width, height, density } = await headOf(bytes).catch((cause: unknown) => {
    throw new Unreadable('broken', cause)
  })
  if (!width || !height) throw new Unreadable('broken')
  if (width * height > MAX_PIXELS) throw new Unreadable('too-many-pixels')
  const isKnown = density !== undefined && !MEANINGLESS.includes(Math.round(density)) && density > 50
  const seen = await ocr(bytes, isKnown ? density : null).catch((cause: unknown) => {
    throw new Unreadable('broken', cause)
  })
  const page = {
    number: 1,
    width: seen.width,
    height: seen.height,
    lines: seen.lines,
    source: 'ocr' as const,
    picture: seen.page,
  }
  return { format, pages: [page], pageCount: 1, invoiceXml: null, ocr: seen.quality, mail: null, attachment: null }
}
