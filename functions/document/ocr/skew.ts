// How far a page is rotated: lines of text make sharp rows of ink in one direction only.
import { type Grey, greyOf, sharpOf } from './grey.ts'

/** Where ink is, on a small copy. */
interface Ink {
  /** x, y, x, y, … */
  readonly points: readonly number[]
  readonly width: number
  readonly height: number
}

export interface Skew {
  /** Degrees by which the lines of text fall to the right; between -15 and 15. */
  readonly degrees: number
  /** The lines run up or down. */
  readonly isSideways: boolean
}

/** Skew is measured on a small copy; more pixels would not improve the angle beyond a tenth of a degree. */
const MEASURING_SIZE = 900
const MOST_SKEW = 15
/** Columns of digits make sharp columns of ink too, so sideways has to be clearly sharper. */
const CLEARLY = 1.3

/** Measures how a page is rotated. */
export async function skewOf(picture: Grey): Promise<Skew> {
  const ink = await inkOf(picture)
  const upright = angleOf(ink)
  const sideways = angleOf({ ...ink, points: swapped(ink.points), width: ink.height, height: ink.width })
  const isSideways = sideways.sharpness > upright.sharpness * CLEARLY
  // Swapping x and y mirrors the picture, so the angle changes its sign.
  return isSideways ? { degrees: -sideways.angle, isSideways } : { degrees: upright.angle, isSideways }
}

function swapped(points: readonly number[]): number[] {
  return points.map((_, at) => points[at ^ 1] ?? 0)
}

/** Pixels clearly darker than their surroundings; the edge of the paper is left out. */
async function inkOf(picture: Grey): Promise<Ink> {
  const size = Math.min(1, MEASURING_SIZE / Math.max(picture.width, picture.height))
  const small = await greyOf(
    sharpOf(picture)
      .resize({ width: Math.max(1, Math.round(picture.width * size)) })
      .median(3),
  )
  const around = await greyOf(sharpOf(small).blur(12))
  const { width, height } = small
  const points: number[] = []
  for (let y = Math.ceil(height * 0.02); y < height * 0.98; y++) {
    for (let x = Math.ceil(width * 0.02); x < width * 0.98; x++) {
      const at = y * width + x
      if ((small.data[at] ?? 255) < (around.data[at] ?? 255) * 0.8) points.push(x, y)
    }
  }
  return { points, width, height }
}

interface Sharpest {
  readonly angle: number
  readonly sharpness: number
}

/** The angle at which the rows of ink are sharpest: coarse first, then to a tenth of a degree. */
function angleOf(ink: Ink): Sharpest {
  const coarse = sharpest(ink, { from: -MOST_SKEW, to: MOST_SKEW, step: 0.5 })
  return sharpest(ink, { from: coarse.angle - 0.5, to: coarse.angle + 0.5, step: 0.1 })
}

function sharpest(ink: Ink, { from, to, step }: { from: number; to: number; step: number }): Sharpest {
  let best: Sharpest = { angle: 0, sharpness: 0 }
  for (let angle = from; angle <= to; angle += step) {
    const sharpness = sharpnessAt(ink, (angle * Math.PI) / 180)
    if (sharpness > best.sharpness) best = { angle, sharpness }
  }
  return best
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
