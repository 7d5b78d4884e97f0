// A sheet that was photographed on a table: its four corners are found, so that it can be flattened.
import type { Pixels } from '../types.ts'
import { type Grey, greyOf, sharpOf, whiteSamples } from './grey.ts'

export type Point = readonly [x: number, y: number]
/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Size of the copy on which corners are found: pixels on its longer side. */
const SEARCHING_SIZE = 400
/** A light patch below this share of a picture is not a sheet: on a page it may be a box, on a photo a narrow receipt. */
const LEAST_SHARE = { page: 0.25, photo: 0.15 }
/** Minimum share of its four-sided outline that a sheet fills; the rest are letters and dark boxes at its edge. */
const LEAST_FILLED = 0.7
/** Minimum margin left and right of a sheet, as a share of the picture's width; a scan has none. */
const LEAST_MARGIN = 0.01

/**
 * Where a sheet lies in a photo; null for a scan, where all of the picture is the page.
 *
 * @param isPhoto whether the picture tells no density, as scanners do
 */
export async function cornersOf(photo: Pixels, isPhoto: boolean): Promise<Corners | null> {
  const small = await greyOf(sharpOf(whiteSamples(photo, SEARCHING_SIZE)).median(5))
  const sheet = largestPatch(small, thresholdOf(small.data))
  const total = small.width * small.height
  if (sheet.size < total * LEAST_SHARE[isPhoto ? 'photo' : 'page'] || !hasMargins(sheet.edge, small.width)) return null
  const hull = hullOf(sheet.edge)
  if (hull.length < 4) return null
  const corners = fourOf(hull)
  if (!corners || sheet.size < areaOf(corners) * LEAST_FILLED || !isSheet(small, corners)) return null
  return inOrder(corners.map(([x, y]): Point => [(x * photo.width) / small.width, (y * photo.height) / small.height]))
}

/** The far side of a sheet that a phone is held over is not shorter than this share of the near one. */
const MOST_FORESHORTENED = 0.5
/** Across its edge, this many pixels of the small copy to either side, a sheet is at least so much lighter than the table. */
const ACROSS = 10
const LEAST_STEP = 10
/** Minimum share of places along the edges that show such a step; shadows and hands hide the others. */
const LEAST_STEPS = 0.6

/**
 * Whether a light patch is paper on something darker. The light of a scanner is uneven without any edge: one scan of 96
 * had a light middle that was taken for a sheet, and nothing of it could be read.
 */
function isSheet(picture: Grey, corners: readonly Point[]): boolean {
  const sides = corners.map((corner, index) => length(corner, at(corners, index + 1)))
  const isFlatView = [0, 1].every((one) => {
    const [side = 0, opposite = 0] = [sides[one], sides[one + 2]]
    return Math.min(side, opposite) >= Math.max(side, opposite) * MOST_FORESHORTENED
  })
  if (!isFlatView) return false
  const steps = corners.flatMap((corner, index) => stepsAlong(picture, corner, at(corners, index + 1)))
  return steps.filter((step) => step >= LEAST_STEP).length >= steps.length * LEAST_STEPS
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

const PLACES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** By how much the inside is lighter than the outside at places along a side, where both are in the picture. */
function stepsAlong(picture: Grey, [ax, ay]: Point, [bx, by]: Point): number[] {
  const reach = ACROSS / Math.max(1, length([ax, ay], [bx, by]))
  // Corners are in clockwise order, so this points outward.
  const [outX, outY] = [(by - ay) * reach, (ax - bx) * reach]
  return PLACES.flatMap((place) => {
    const [x, y] = [ax + (bx - ax) * place, ay + (by - ay) * place]
    const inside = valueAt(picture, x - outX, y - outY)
    const outside = valueAt(picture, x + outX, y + outY)
    return inside === null || outside === null ? [] : [inside - outside]
  })
}

function valueAt({ data, width, height }: Grey, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const isInside = column >= 0 && row >= 0 && column < width && row < height
  return isInside ? (data[row * width + column] ?? null) : null
}

function hasMargins(edge: readonly Point[], width: number): boolean {
  const columns = edge.map(([x]) => x)
  const margin = width * LEAST_MARGIN
  return edge.length > 0 && Math.min(...columns) > margin && Math.max(...columns) < width - 1 - margin
}

/** The value that best separates light from dark (N. Otsu, 1979). */
function thresholdOf(data: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((total, count, value) => total + count * value, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128]
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0
    sumBelow += (counts[value] ?? 0) * value
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (between > best) [best, threshold] = [between, value]
  }
  return threshold
}

interface Patch {
  readonly size: number
  /** The first and last pixel of each of its rows. */
  readonly edge: readonly Point[]
}

/** The largest group of light pixels that touch each other. */
function largestPatch({ data, width, height }: Grey, threshold: number): Patch {
  // Every pixel is queued once, so those of a patch are contiguous.
  const waiting = new Int32Array(data.length)
  const seen = Uint8Array.from(data, (value) => Number(value <= threshold))
  let end = 0
  const take = (pixel: number) => {
    if (seen[pixel]) return
    seen[pixel] = 1
    waiting[end++] = pixel
  }
  const takeNeighbours = (pixel: number) => {
    const x = pixel % width
    if (x > 0) take(pixel - 1)
    if (x < width - 1) take(pixel + 1)
    if (pixel >= width) take(pixel - width)
    if (pixel < width * (height - 1)) take(pixel + width)
  }
  let best = waiting.subarray(0, 0)
  for (let start = 0; start < data.length; start++) {
    const first = end
    take(start)
    for (let at = first; at < end; at++) takeNeighbours(waiting[at] ?? 0)
    if (end - first > best.length) best = waiting.subarray(first, end)
  }
  return { size: best.length, edge: edgeOf(best, { width, height }) }
}

function edgeOf(pixels: Int32Array, { width, height }: Omit<Grey, 'data'>): Point[] {
  const firsts = new Int32Array(height).fill(width)
  const lasts = new Int32Array(height).fill(-1)
  for (const pixel of pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    firsts[y] = Math.min(firsts[y] ?? x, x)
    lasts[y] = Math.max(lasts[y] ?? x, x)
  }
  const edge: Point[] = []
  firsts.forEach((first, y) => {
    const last = lasts[y] ?? -1
    if (last >= first) edge.push([first, y], [last + 1, y], [first, y + 1], [last + 1, y + 1])
  })
  return edge
}

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The convex hull, in the order of growing angles (A. M. Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chainOf(sorted), ...chainOf(sorted.reverse())]
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length > 1 && cross(at(chain, -2), at(chain, -1), point) <= 0) chain.pop()
    chain.push(point)
  }
  // The other chain begins with this one's end.
  return chain.slice(0, -1)
}

function at(points: readonly Point[], index: number): Point {
  return points.at(index % Math.max(1, points.length)) ?? [0, 0]
}

/** Removes sides, first the one whose neighbours meet closest to it, until four are left. */
function fourOf(hull: readonly Point[]): Point[] | null {
  let points = [...hull]
  while (points.length > 4) {
    const [least] = points.flatMap((_, index) => shortcutAt(points, index)).sort((a, b) => a.added - b.added)
    if (!least) return null
    const next = (least.index + 1) % points.length
    points = points.flatMap((point, one) => {
      if (one === least.index) return [least.meeting]
      return one === next ? [] : [point]
    })
  }
  return points
}

interface Shortcut {
  readonly index: number
  /** Where the sides before and after meet. */
  readonly meeting: Point
  /** Twice the area by which the figure grows. */
  readonly added: number
}

/** The removal of the side that begins at a corner. */
function shortcutAt(points: readonly Point[], index: number): Shortcut[] {
  const [a, b, c, d] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)]
  const meeting = meetingOf(a, b, c, d)
  return meeting ? [{ index, meeting, added: Math.abs(cross(b, meeting, c)) }] : []
}

/** Where the side from a to b, made longer beyond b, meets the side from d to c, made longer beyond c. */
function meetingOf(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], c[0] - d[0], c[1] - d[1]]
  const parallel = rx * sy - ry * sx
  if (Math.abs(parallel) < 1e-9) return null
  const along = ((d[0] - a[0]) * sy - (d[1] - a[1]) * sx) / parallel
  const back = ((d[0] - a[0]) * ry - (d[1] - a[1]) * rx) / parallel
  return along >= 1 && back >= 1 ? [a[0] + rx * along, a[1] + ry * along] : null
}

function areaOf(points: readonly Point[]): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = at(points, index + 1)
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(doubled) / 2
}

/** Clockwise from the corner that is closest to the top left of the picture. */
function inOrder(points: readonly Point[]): Corners {
  const first = points.reduce((best, [x, y], index) => {
    const [bestX, bestY] = at(points, best)
    return x + y < bestX + bestY ? index : best
  }, 0)
  return [at(points, first), at(points, first + 1), at(points, first + 2), at(points, first + 3)]
}
