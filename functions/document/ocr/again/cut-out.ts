// Pieces of a page as the engine reads one line best.
import { type Grey, sharpOf } from '../grey.ts'

/** In pixels from the top left corner. */
export type PixelBox = readonly [left: number, top: number, right: number, bottom: number]

/** A piece of a page, larger or smaller than it is there. */
export interface Piece {
  readonly png: Buffer
  /** Where a point of the piece lies on the page: left + x / scale, top + y / scale. */
  readonly left: number
  readonly top: number
  readonly scale: number
}

/**
 * How high characters are in a piece. Of 49 misread numbers on scans the engine read 18 right at the height of the page, 21 at
 * this one.
 */
const HEIGHT = 40
/** Around the characters, as a share of their height: the word beside must not reach into the piece. */
const MARGIN = 0.3
/** White around it all, in pixels of the piece: letters at the very edge are misread. */
const FRAME = 10

export async function cutOut(page: Grey, [x0, y0, x1, y1]: PixelBox): Promise<Piece> {
  const high = Math.max(1, y1 - y0)
  const margin = Math.round(high * MARGIN)
  const left = Math.max(0, Math.round(x0) - margin)
  const right = Math.min(page.width, Math.round(x1) + margin)
  const top = Math.max(0, Math.round(y0) - margin)
  const bottom = Math.min(page.height, Math.round(y1) + margin)
  const scale = HEIGHT / high
  const rows = page.data.subarray(top * page.width, bottom * page.width)
  const png = await sharpOf({ data: rows, width: page.width, height: bottom - top })
    .extract({ left, top: 0, width: right - left, height: bottom - top })
    .resize({
      width: Math.max(1, Math.round((right - left) * scale)),
      height: Math.max(1, Math.round((bottom - top) * scale)),
      fit: 'fill',
    })
    .extend({ top: FRAME, bottom: FRAME, left: FRAME, right: FRAME, background: 'white' })
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { png, left: left - FRAME / scale, top: top - FRAME / scale, scale }
}

/** A place in a piece as one on its page. */
export function onPage({ left, top, scale }: Piece, [x0, y0, x1, y1]: PixelBox): PixelBox {
  return [left + x0 / scale, top + y0 / scale, left + x1 / scale, top + y1 / scale]
}
