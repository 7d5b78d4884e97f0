// Shadows, tinted paper and coloured bars taken out: afterwards all letters are dark on white.
import { type Grey, greyOf, scaled, sharpOf } from './grey.ts'

const WHITE = 245
/** The background is seen best on a copy this many times smaller, where letters have melted away. */
const SMALLER = 8
/** Paper in a shadow still is lighter than this; a bar with white letters on it is darker. */
const DARK = 130

/**
 * Divides a picture by its background. Letters that are lighter than a dark background become dark ones.
 */
export async function evenlyLit(picture: Grey): Promise<Grey> {
  const { data, width, height } = picture
  const small = sharpOf(await scaled(picture, 1 / SMALLER))
    .median(9)
    .blur(2)
  const { data: background } = await greyOf(sharpOf(await greyOf(small)).resize({ width, height, fit: 'fill' }))
  const lit = new Uint8Array(data.length)
  for (let at = 0; at < lit.length; at++) lit[at] = LIT[((background[at] ?? 0) << 8) | (data[at] ?? 0)] ?? 0
  return { data: lit, width, height }
}

/** What becomes of each pixel before each background: millions of pixels have few different values. */
const LIT = Uint8Array.from({ length: 256 * 256 }, (_, pair) => {
  const [paper, ink] = [Math.max(1, pair >> 8), pair & 255]
  const share = ink > paper && paper < DARK ? paper / ink : ink / paper
  return Math.min(255, share * WHITE)
})
