// Pixels out of drawings and photos. The work itself is done by libvips on the thread pool.
import { extname } from 'node:path'
import type { Sharp } from 'sharp'
import { cutArea, type PictureCut } from '../content/picture-cut.ts'

/** More than a good camera makes; a picture of this size takes 200 MB while it is read. */
export const MAX_PIXELS = 50_000_000

/** Endings of pictures that are made in several sizes. */
export const PHOTO_ENDINGS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/** Whether a page can show a file, by its ending: as a photo, or as the drawing that it is. */
export function isPicture(file: string): boolean {
  const ending = extname(file).toLowerCase()
  return ending === '.svg' || PHOTO_ENDINGS.has(ending)
}

/** A format that photos are offered in, best first. */
export interface Format {
  readonly type: string
  readonly ending: string
}

/** A photo in one format and width. */
export interface Variant extends Format {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Widths in CSS pixels times density that layouts ask for; 320 is a phone's, 1920 a sharp screen's half. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920]

async function load() {
  // Loaded when needed: it takes 0.1 s, and a build without new pictures has no use for it.
  const { default: sharp } = await import('sharp')
  // Pictures are made in parallel; threads for a single one would only get in the way.
  sharp.concurrency(1)
  return sharp
}

/** A drawing as a PNG of few colours, in the size that its `width` and `height` say. */
export async function rasterise(svg: string): Promise<Uint8Array> {
  const sharp = await load()
  const options = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 } as const
  return sharp(Buffer.from(svg)).png(options).toBuffer()
}

/** The ground of an icon, and how much of its side the drawing takes; without a ground it is transparent. */
export interface IconShape {
  readonly size: number
  readonly ground?: string
  /** From 0 to 1. */
  readonly part?: number
}

/** A square drawing as an icon. */
export async function iconPng(svg: Uint8Array, { size, ground, part = 1 }: IconShape): Promise<Uint8Array> {
  const sharp = await load()
  const inner = Math.round(size * part)
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  // A drawing has 72 pixels an inch and usually 32 a side; at a higher density its edges are exact in every size.
  const drawn = sharp(svg, { density: 72 * Math.max(1, Math.ceil(inner / 32)) })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ top: before, left: before, bottom: after, right: after, background })
  const grounded = ground ? drawn.flatten({ background: ground }) : drawn
  return grounded.png({ compressionLevel: 9, palette: true, effort: 1 }).toBuffer()
}

/** A file that libvips cannot make a picture of; the message says why. */
export class UnreadablePicture extends Error {}

/**
 * A photo in every format and in all useful widths up to its own, upright and without what its camera noted about
 * place and time.
 *
 * @param cut to the form of its frame; null: the whole photo
 * @throws UnreadablePicture when the file is damaged or has more than MAX_PIXELS
 */
export async function photoVariants(bytes: Uint8Array, cut: PictureCut | null = null): Promise<Variant[]> {
  const sharp = await load()
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient()
  try {
    const { autoOrient, hasAlpha } = await upright.metadata()
    const area = cut ? cutArea(autoOrient, cut) : null
    const source = area ? upright.extract(area) : upright
    const makers = widthsFor(area?.width ?? autoOrient.width).flatMap((width) =>
      encodersFor(hasAlpha).map((encoder) => variantOf(source, width, encoder)),
    )
    return await Promise.all(makers)
  } catch (cause) {
    throw new UnreadablePicture((cause as Error).message, { cause })
  }
}

/** A photo as authors look at it before they choose: small, and upright. @throws UnreadablePicture as photoVariants does */
export async function thumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await load()
  const small = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: 640, withoutEnlargement: true })
  return small
    .webp({ quality: 78, effort: 0 })
    .toBuffer()
    .catch((cause: Error) => Promise.reject(new UnreadablePicture(cause.message, { cause })))
}

async function variantOf(source: Sharp, width: number, { type, ending, encode }: Encoder): Promise<Variant> {
  const resized = source.clone().resize({ width, withoutEnlargement: true })
  const { data, info } = await encode(resized).toBuffer({ resolveWithObject: true })
  return { type, ending, width: info.width, height: info.height, bytes: data }
}

/** Widths worth making: those of the ladder below the picture's own, and that one, up to the largest of the ladder. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width)
  return [...WIDTHS.filter((step) => step < largest), largest]
}

interface Encoder extends Format {
  encode(picture: Sharp): Sharp
}

function encodersFor(hasAlpha: boolean): Encoder[] {
  const fallback: Encoder = hasAlpha
    ? { type: 'image/png', ending: '.png', encode: (one) => one.png({ compressionLevel: 9, palette: true }) }
    : { type: 'image/jpeg', ending: '.jpg', encode: (one) => one.jpeg({ quality: 80, mozjpeg: true }) }
  return [
    // Effort 4, the default, takes seven times as long and saves 5 to 8 % (measured on the photos of this site).
    { type: 'image/avif', ending: '.avif', encode: (one) => one.avif({ quality: 55, effort: 2 }) },
    { type: 'image/webp', ending: '.webp', encode: (one) => one.webp({ quality: 78, effort: 4 }) },
    fallback,
  ]
}
