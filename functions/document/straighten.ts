// Photos and scans as an OCR engine likes them: upright, evenly lit, large enough.
import sharp, { type Sharp } from 'sharp'

/** A grey picture: one byte a pixel, row by row. */
interface Grey {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Skew is measured on a small copy; more pixels do not make the angle more exact than a tenth of a degree. */
const MEASURING_WIDTH = 700
const MOST_SKEW = 15
/** A turn smaller than this would blur more than it mends. */
const LEAST_SKEW = 0.15
/** A4 at 212 dpi at least: smaller letters are read badly; a photo of a phone has more pixels than letters need. */
const READING = { least: 1754, most: 2200 }
/** Enough to see which way is up. */
export const PROBING = { least: 600, most: 1000 }
/** A bomb of a picture is refused by its size, before any pixel is made. */
export const MAX_PIXELS = 60_000_000

/** Opens bytes of strangers: a size limit, no animation, no error for a slightly cut-off file. */
export function openPicture(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
}

/**
 * Turns a picture upright by its EXIF mark, by `quarter`, and by its measured skew, and takes shadows out.
 *
 * @param quarter degrees clockwise: 0, 90, 180, 270
 * @param widths the picture is made no smaller and no larger, in pixels
 * @returns a grey PNG and the degrees by which it was turned
 */
export async function straighten(
  bytes: Uint8Array,
  quarter: number,
  widths: { readonly least: number; readonly most: number } = READING,
): Promise<{ png: Buffer; turned: number }> {
  const upright = await grey(openPicture(await openPicture(bytes).autoOrient().toBuffer()).rotate(quarter))
  const skew = skewOf(await inkOf(upright))
  const isTurned = Math.abs(skew) >= LEAST_SKEW
  const level = isTurned ? await grey(fromGrey(upright).rotate(-skew, { background: 'white' })) : upright
  const width = Math.min(widths.most, Math.max(widths.least, level.width))
  const sized = level.width === width ? level : await grey(fromGrey(level).resize({ width }))
  const png = await fromGrey(await evenlyLit(sized))
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { png, turned: quarter + (isTurned ? -skew : 0) }
}

const fromGrey = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })

async function grey(picture: Sharp): Promise<Grey> {
  const flat = picture.flatten({ background: 'white' }).greyscale().toColourspace('b-w')
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true })
  if (info.channels === 1) return { data, width: info.width, height: info.height }
  // Some ways through sharp leave three equal channels.
  const single = Buffer.alloc(info.width * info.height)
  for (let pixel = 0; pixel < single.length; pixel++) single[pixel] = data[pixel * info.channels] ?? 255
  return { data: single, width: info.width, height: info.height }
}

interface Ink {
  /** x, y, x, y, … */
  readonly points: readonly number[]
  readonly width: number
  readonly height: number
}

/** Pixels clearly darker than what surrounds them; the edge of the paper is left out. */
async function inkOf(picture: Grey): Promise<Ink> {
  const small = await grey(
    fromGrey(picture)
      .resize({ width: Math.min(MEASURING_WIDTH, picture.width) })
      .median(3),
  )
  const around = await grey(fromGrey(small).blur(12))
  const points: number[] = []
  const { width, height } = small
  for (let y = Math.ceil(height * 0.02); y < height * 0.98; y++) {
    for (let x = Math.ceil(width * 0.02); x < width * 0.98; x++) {
      const at = y * width + x
      if ((small.data[at] ?? 255) < (around.data[at] ?? 255) * 0.8) points.push(x, y)
    }
  }
  return { points, width, height }
}

/** The angle at which the rows of ink are sharpest, in degrees: coarse first, then to a tenth. */
function skewOf(ink: Ink): number {
  const coarse = sharpest(ink, { from: -MOST_SKEW, to: MOST_SKEW, step: 0.5 })
  return sharpest(ink, { from: coarse - 0.5, to: coarse + 0.5, step: 0.1 })
}

function sharpest(ink: Ink, { from, to, step }: { from: number; to: number; step: number }): number {
  let best = { angle: 0, sharpness: -1 }
  for (let angle = from; angle <= to; angle += step) {
    const sharpness = sharpnessAt(ink, (angle * Math.PI) / 180)
    if (sharpness > best.sharpness) best = { angle, sharpness }
  }
  return best.angle
}

/** How much neighbouring rows of the projection differ (projection profile method). */
function sharpnessAt({ points, width, height }: Ink, radians: number): number {
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const offset = Math.ceil(width * Math.abs(sine))
  const rows = new Int32Array(height + 2 * offset + 2)
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) * cosine - (points[at] ?? 0) * sine) + offset
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

const WHITE = 245

/** Divides by the background, so that a shadow over half the page is as white as the rest. */
async function evenlyLit(picture: Grey): Promise<Grey> {
  const { data, width, height } = picture
  const small = fromGrey(picture)
    .resize({ width: Math.max(1, Math.round(width / 8)) })
    .median(9)
    .blur(6)
  const blurred = await grey(small)
  const background = await grey(fromGrey(blurred).resize({ width, height, fit: 'fill' }))
  const lit = Buffer.alloc(data.length)
  for (let at = 0; at < lit.length; at++)
    lit[at] = Math.min(255, Math.round(((data[at] ?? 0) / Math.max(1, background.data[at] ?? 1)) * WHITE))
  return { data: lit, width, height }
}
