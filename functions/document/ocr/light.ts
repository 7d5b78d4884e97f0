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
  for (let at = 0; at < lit.length; at++) {
    const ink = data[at] ?? 0
    const paper = Math.max(1, background[at] ?? 1)
    const share = ink > paper && paper < DARK ? paper / ink : ink / paper
    lit[at] = Math.min(255, share * WHITE)
  }
  return { data: lit, width, height }
}
