// Pictures of strangers as one byte a pixel, which is all that reading letters needs.
import sharp, { type Sharp } from 'sharp'
import type { Grey, Pixels } from '../types.ts'

export type { Grey }

/** The same picture twice: how light, and how white it is. */
export interface Decoded {
  readonly grey: Grey
  /** Light without any colour: paper is light in red, green and blue, wood and skin are not. */
  readonly white: Grey
}

/** A bomb of a picture is refused by its size, before any pixel is made. */
export const MAX_PIXELS = 60_000_000
/** A4 at 270 dpi: a photo of a phone has more pixels than letters need. */
const ENOUGH_PIXELS = 7_000_000

/** Opens bytes of strangers: a size limit, no animation, no error for a slightly cut-off file. */
export function openPicture(bytes: Uint8Array): Sharp {
  // No picture comes twice, and pictures of strangers are not kept.
  sharp.cache(false)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
}

/**
 * The pixels of a picture on white paper, upright by its EXIF mark, no more of them than letters need.
 *
 * @returns `scale`: how large it is compared with the original
 */
export async function decode(picture: Uint8Array | Pixels): Promise<Decoded & { readonly scale: number }> {
  if ('data' in picture && picture.width * picture.height <= ENOUGH_PIXELS)
    return { ...split(picture.data, picture), scale: 1 }
  const opened = 'data' in picture ? fromPixels(picture) : openPicture(picture)
  const { width = 1, height = 1 } = 'data' in picture ? picture : await openPicture(picture).metadata()
  const scale = Math.min(1, Math.sqrt(ENOUGH_PIXELS / (width * height)))
  const upright = opened.autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
  // EXIF may have swapped the sides, so the longer one is named.
  const longest = Math.round(Math.max(width, height) * scale)
  const sized = scale < 1 ? upright.resize({ width: longest, height: longest, fit: 'inside' }) : upright
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true })
  return { ...split(data, info), scale }
}

const fromPixels = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } })

interface Layout {
  readonly width: number
  readonly height: number
  readonly channels: number
}

function split(data: Uint8Array, { width, height, channels }: Layout): Decoded {
  const size = width * height
  const grey = new Uint8Array(size)
  const white = new Uint8Array(size)
  // One channel, or grey with transparency, has the same value three times.
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let pixel = 0, at = 0; pixel < size; pixel++, at += channels) {
    const r = data[at] ?? 255
    const g = data[at + green] ?? 255
    const b = data[at + blue] ?? 255
    // ITU-R BT.601, in whole numbers.
    grey[pixel] = (r * 77 + g * 150 + b * 29) >> 8
    white[pixel] = Math.max(0, 2 * Math.min(r, g, b) - Math.max(r, g, b))
  }
  return { grey: { data: grey, width, height }, white: { data: white, width, height } }
}

export const sharpOf = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

/** What a chain of sharp makes, as a grey picture. */
export async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 1) return { data, width, height }
  // Some ways through sharp leave three equal channels.
  const single = new Uint8Array(width * height)
  for (let pixel = 0; pixel < single.length; pixel++) single[pixel] = data[pixel * channels] ?? 255
  return { data: single, width, height }
}

/** Turned clockwise by any angle on white; the picture grows so that nothing is cut off. */
export function rotated(picture: Grey, degrees: number): Promise<Grey> {
  return degrees === 0
    ? Promise.resolve(picture)
    : greyOf(sharpOf(picture).rotate(degrees, { background: { r: 255, g: 255, b: 255 } }))
}

export function scaled(picture: Grey, factor: number): Promise<Grey> {
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  return greyOf(sharpOf(picture).resize({ width, height, fit: 'fill' }))
}

/** A small copy for the eye, as a WebP. */
export async function webpOf(picture: Grey | Pixels, width: number, height: number): Promise<Uint8Array> {
  const opened = fromPixels({ channels: 1, ...picture }).flatten({ background: 'white' })
  return opened.resize({ width, height, fit: 'fill' }).webp({ quality: 60, effort: 2 }).toBuffer()
}
