// Removes shadows, tinted paper and coloured bars: afterwards all letters are dark on white.
import { type Grey, greyOf, scaled, sharpOf } from './grey.ts'

const WHITE = 245
/** The background is measured on a copy this many times smaller, in which letters have vanished. */
const SMALLER = 8
/** Paper in a shadow is still lighter than this; a bar with white letters on it is darker. */
const DARK = 130

/**
 * Divides a picture by its background. Letters that are lighter than a dark background become dark ones.
 */
export async function evenlyLit(picture: Grey): Promise<Grey> {
  const { data, width, height } = picture
  const small = sharpOf(await scaled(picture, 1 / SMALLER))
    .median(9)
    .blur(2)
  const background = await greyOf(small)
  const across = between(background.width, width)
  const down = between(background.height, height)
  const lit = new Uint8Array(data.length)
  // One more than the background has, so that the last one has a neighbour.
  const row = new Int32Array(background.width + 1)
  for (let y = 0; y < height; y++) {
    mixRows(row, background, { first: down.first[y] ?? 0, share: down.share[y] ?? 0 })
    lightRow({ lit, data, start: y * width, width }, row, across)
  }
  return { data: lit, width, height }
}

interface Row {
  readonly lit: Uint8Array
  readonly data: Uint8Array
  readonly start: number
  readonly width: number
}

/** A function of its own, because the engine optimises it well: it runs for millions of pixels. */
function lightRow({ lit, data, start, width }: Row, background: Int32Array, { first, share }: Between): void {
  for (let x = 0; x < width; x++) {
    const at = first[x] ?? 0
    const left = background[at] ?? 0
    const paper = left + ((((background[at + 1] ?? 0) - left) * (share[x] ?? 0)) >> 8)
    lit[start + x] = LIT[(paper << 8) | (data[start + x] ?? 0)] ?? 0
  }
}

interface Between {
  /** For each pixel of the large picture the pixel of the small one before it. */
  readonly first: Uint16Array
  /** The distance from there to the next one, in 256ths. */
  readonly share: Uint16Array
}

/** Where the pixels of a large picture lie among those of a small one, in one direction. */
function between(small: number, large: number): Between {
  const places = Float64Array.from({ length: large }, (_, at) =>
    Math.min(small - 1, Math.max(0, ((at + 0.5) * small) / large - 0.5)),
  )
  return {
    first: Uint16Array.from(places, Math.floor),
    share: Uint16Array.from(places, (place) => Math.round((place % 1) * 256)),
  }
}

/** A row between two rows of a picture. */
function mixRows(row: Int32Array, { data, width, height }: Grey, { first, share }: { first: number; share: number }) {
  const upper = first * width
  const lower = Math.min(height - 1, first + 1) * width
  for (let x = 0; x < width; x++) {
    const above = data[upper + x] ?? 0
    row[x] = above + ((((data[lower + x] ?? 0) - above) * share) >> 8)
  }
  row[width] = row[width - 1] ?? 0
}

/** What becomes of each pixel before each background: millions of pixels have few different values. */
const LIT = Uint8Array.from({ length: 256 * 256 }, (_, pair) => {
  const [paper, ink] = [Math.max(1, pair >> 8), pair & 255]
  const share = ink > paper && paper < DARK ? paper / ink : ink / paper
  return Math.min(255, share * WHITE)
})
