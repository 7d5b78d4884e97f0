// Pictures of strangers with one byte per pixel, which is all that OCR needs.
import { availableParallelism } from 'node:os'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Grey, Pixels } from '../types.ts'

export type { Grey }

// With glibc sharp uses one thread by default, because more fragment its memory. The process that reads documents has only
// two arenas (worker/child.ts), and with two threads turning and shrinking a page takes half the time.
sharp.concurrency(Math.min(2, availableParallelism()))

export interface Decoded {
  readonly grey: Grey
  /** In all its colours, as large as it is in grey. */
  readonly colours: Pixels
  /** How large it is compared with the original. */
  readonly scale: number
}

/** Decompression bombs are refused by their size, before any pixel is decoded. */
export const MAX_PIXELS = 60_000_000
/** A4 at 270 dpi: photos of phones have more pixels than OCR needs. */
const ENOUGH_PIXELS = 7_000_000

/** Opens a picture of a stranger: a size limit, no animation, no error for a slightly cut-off file. */
export function openPicture(bytes: Uint8Array): Sharp {
  // No picture comes twice, and pictures of strangers are not kept.
  sharp.cache(false)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
}

/** Size and density of a picture, from its head: nothing is unpacked, however large it claims to be. */
export function headOf(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
}

/** The pixels of a picture on white paper, upright by its EXIF mark, no more of them than OCR needs. */
export async function decode(picture: Uint8Array | Pixels): Promise<Decoded> {
  if ('data' in picture && picture.width * picture.height <= ENOUGH_PIXELS)
    return { grey: inGrey(picture), colours: picture, scale: 1 }
  const opened = 'data' in picture ? fromPixels(picture) : openPicture(picture)
  const { width = 1, height = 1 } = 'data' in picture ? picture : await openPicture(picture).metadata()
  const scale = Math.min(1, Math.sqrt(ENOUGH_PIXELS / (width * height)))
  const upright = opened.autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
  // EXIF may have swapped the sides: "inside" a square limits the longer one.
  const longest = Math.round(Math.max(width, height) * scale)
  const sized = scale < 1 ? upright.resize({ width: longest, height: longest, fit: 'inside' }) : upright
  const colours = await pixelsOf(sized)
  return { grey: inGrey(colours), colours, scale }
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels }
}

/** How light each pixel is. */
function inGrey({ data, width, height, channels }: Pixels): Grey {
  // One channel, or grey with transparency.
  const grey = channels < 3 ? everyNth(data, channels) : weighed(data, channels)
  return { data: grey, width, height }
}

const everyNth = (data: Uint8Array, step: number) =>
  step === 1 ? data : Uint8Array.from({ length: data.length / step }, (_, pixel) => data[pixel * step] ?? 255)

/** ITU-R BT.601, in integers. */
function weighed(data: Uint8Array, channels: number): Uint8Array {
  const grey = new Uint8Array(data.length / channels)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += channels)
    grey[pixel] = ((data[at] ?? 255) * 77 + (data[at + 1] ?? 255) * 150 + (data[at + 2] ?? 255) * 29) >> 8
  return grey
}

/**
 * How white evenly spaced pixels of a picture are: light without any colour. Paper is light in red, green and blue,
 * wood and skin are not.
 *
 * @param size maximum number of samples on the longer side
 */
export function whiteSamples({ data, width, height, channels }: Pixels, size: number): Grey {
  const step = Math.max(1, Math.max(width, height) / size)
  const columns = Math.max(1, Math.floor(width / step))
  const rows = Math.max(1, Math.floor(height / step))
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  const white = new Uint8Array(columns * rows)
  for (let sample = 0; sample < white.length; sample++) {
    const x = Math.floor(((sample % columns) + 0.5) * step)
    const y = Math.floor((Math.floor(sample / columns) + 0.5) * step)
    const at = (y * width + x) * channels
    white[sample] = whiteness(data[at] ?? 255, data[at + green] ?? 255, data[at + blue] ?? 255)
  }
  return { data: white, width: columns, height: rows }
}

const whiteness = (red: number, green: number, blue: number) =>
  Math.max(0, 2 * Math.min(red, green, blue) - Math.max(red, green, blue))

const fromPixels = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } })

export const sharpOf = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

/** The output of a sharp pipeline as a grey picture. */
export async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 1) return { data, width, height }
  // Some pipelines leave three equal channels.
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

/** A scaled copy as a WebP. */
export async function webpOf(picture: Grey | Pixels, width: number, height: number): Promise<Uint8Array> {
  const opened = fromPixels({ channels: 1, ...picture }).flatten({ background: 'white' })
  return opened.resize({ width, height, fit: 'fill' }).webp({ quality: 60, effort: 2 }).toBuffer()
}
