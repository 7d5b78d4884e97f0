// Prepares photos and scans for OCR: upright, evenly lit, with characters of a good size.
import type { Pixels } from '../types.ts'
import { flattened } from './flatten.ts'
import { decode, type Grey, rotated, scaled } from './grey.ts'
import { evenlyLit } from './light.ts'
import { withoutRules } from './rules.ts'
import { cornersOf } from './sheet.ts'
import { skewOf } from './skew.ts'

export interface Straight {
  readonly page: Grey
  /** Degrees clockwise by which the picture was turned. */
  readonly turned: number
  /** It lay on its side; whether its top is left or right is not known. */
  readonly isSideways: boolean
  /** How large the page is compared with the picture; null for a photo, where this means nothing. */
  readonly scale: number | null
}

/** A smaller rotation would blur more than it corrects. */
const LEAST_SKEW = 0.15

/**
 * Makes a page out of a picture.
 *
 * @param density dots per inch; null if not known
 */
export async function straighten(picture: Uint8Array | Pixels, density: number | null): Promise<Straight> {
  const { grey, colours, scale } = await decode(picture)
  const corners = await cornersOf(colours, density === null)
  const sheet = corners ? flattened(grey, corners) : grey
  const { degrees, isSideways } = await skewOf(sheet)
  const turned = (isSideways ? 90 : 0) - (Math.abs(degrees) >= LEAST_SKEW ? degrees : 0)
  const lit = await evenlyLit(await rotated(sheet, turned))
  const isKnown = density !== null && !corners
  const factor = sizeFor(lit, isKnown ? density * scale : null)
  const page = withoutRules(factor === 1 ? lit : await scaled(lit, factor))
  return { page, turned, isSideways, scale: corners ? null : scale * factor }
}

/**
 * A higher density is read better and takes longer. Of six worn invoices of 200 dpi 90.8 % of the words were right, and
 * 93.7 % at 1.5 times the size; recognising three pages took a third longer at 270 than at 216.
 */
const WANTED_DENSITY = 220
/** The width of a page of that density; photos of smaller things have characters of a good size at it, too. */
const WANTED_WIDTH = 1820
const MOST_SMALLER = 0.5
const MOST_LARGER = 2
/** Scaling by less would lose as much by resampling as it gains. */
const LEAST_CHANGE = 0.1

function sizeFor({ width }: Grey, density: number | null): number {
  const wanted = density === null ? WANTED_WIDTH / width : WANTED_DENSITY / density
  const factor = Math.min(MOST_LARGER, Math.max(MOST_SMALLER, wanted))
  return Math.abs(factor - 1) < LEAST_CHANGE ? 1 : factor
}
