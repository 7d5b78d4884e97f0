import type { Grey } from './grey.ts'
import type { Point } from './outline.ts'
import type { Corners } from './sheet.ts'

/** How much of the edge of a sheet is left out because of its shadow, as a share of its size. */
const EDGE = 0.004

/** A sheet as it looks from straight above, about as large as it is in the photo. */
export function flattened(photo: Grey, corners: Corners): Grey {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const width = Math.round(Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)))
  const height = Math.round(Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)))
  const data = new Uint8Array(width * height)
  const place = placing(corners)
  for (let y = 0; y < height; y++) {
    const row = { data, start: y * width, width }
    fillRow(row, photo, place(EDGE + (y / height) * (1 - 2 * EDGE)))
  }
  return { data, width, height }
}

interface Row {
  readonly data: Uint8Array
  readonly start: number
  readonly width: number
}

/** A function of its own, because the engine optimises it well: it runs for millions of pixels. */
function fillRow({ data, start, width }: Row, photo: Grey, line: Line): void {
  for (let x = 0; x < width; x++) {
    const across = EDGE + (x / width) * (1 - 2 * EDGE)
    const depth = line.depth + line.depthStep * across
    data[start + x] = valueAt(photo, (line.x + line.xStep * across) / depth, (line.y + line.yStep * across) / depth)
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** A row of the sheet in the photo: its point at `across`, from 0 to 1, is (x + xStep * across) / depth, and so on. */
interface Line {
  readonly x: number
  readonly xStep: number
  readonly y: number
  readonly yStep: number
  readonly depth: number
  readonly depthStep: number
}

/**
 * Maps the rows of the unit square onto a four-sided figure, as a camera does.
 *
 * @see P. S. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3
 */
function placing([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): (down: number) => Line {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1 || 1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3]
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3]
  return (down) => ({
    x: b * down + x0,
    xStep: a,
    y: e * down + y0,
    yStep: d,
    depth: h * down + 1,
    depthStep: g,
  })
}

/** Interpolated between four pixels; white beyond the picture. */
function valueAt({ data, width, height }: Grey, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const right = x - left
  const low = y - top
  const at = top * width + left
  const upper = (data[at] ?? 255) * (1 - right) + (data[at + 1] ?? 255) * right
  const lower = (data[at + width] ?? 255) * (1 - right) + (data[at + width + 1] ?? 255) * right
  return upper * (1 - low) + lower * low
}
