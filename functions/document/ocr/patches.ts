// Groups of pixels that touch each other: the light ones of a photo, and those that an edge encloses.
import type { Grey } from './grey.ts'
import type { Point } from './outline.ts'

/** The value that best separates light from dark (N. Otsu, 1979). */
export function thresholdOf(data: Uint8Array): number {
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

/** 0 for pixels that may be of a sheet, 1 for others. */
type Barred = Uint8Array

export function lighterThan({ data }: Grey, threshold: number): Barred {
  return Uint8Array.from(data, (value) => Number(value <= threshold))
}

/** How far from a pixel to each side it is looked for an edge, and by how much the two sides differ there at least. */
const EDGE_REACH = 2
const LEAST_EDGE = 10

/** Bars what lies around a sheet: all that is reached from the sides of the picture without crossing an edge. */
export function around({ data, width, height }: Grey): Barred {
  const [left, above] = [EDGE_REACH, EDGE_REACH * width]
  const isEdge = Uint8Array.from(data, (value, pixel) => {
    const across = Math.abs((data[pixel + left] ?? value) - (data[pixel - left] ?? value))
    const down = Math.abs((data[pixel + above] ?? value) - (data[pixel - above] ?? value))
    const x = pixel % width
    return Number((x >= left && x < width - left && across >= LEAST_EDGE) || down >= LEAST_EDGE)
  })
  const flood = new Flood({ width, height }, isEdge)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) flood.from(y * width + x)
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) flood.from(y * width + x)
  const barred = new Uint8Array(data.length)
  // An edge is as wide as its reach on both sides; the outer half is not of the sheet.
  for (const pixel of flood.pixels()) for (const by of [0, -left, left, -above, above]) barred[pixel + by] = 1
  return barred
}

export interface Patch {
  readonly size: number
  /** The first and last pixel of each of its rows. */
  readonly edge: readonly Point[]
}

/** The largest group of pixels that touch each other and are not barred. */
export function largestPatch({ width, height }: Grey, barred: Barred): Patch {
  const flood = new Flood({ width, height }, barred)
  let best = flood.pixels()
  for (let start = 0; start < barred.length; start++) {
    const patch = flood.from(start)
    if (patch.length > best.length) best = patch
  }
  return { size: best.length, edge: edgeOf(best, { width, height }) }
}

/** Pixels that touch each other, from one to the next. */
class Flood {
  /** Every pixel is queued once, so those that are reached from one start are contiguous. */
  private readonly waiting: Int32Array
  private readonly seen: Uint8Array
  private end = 0
  private readonly size: Omit<Grey, 'data'>

  constructor(size: Omit<Grey, 'data'>, barred: Barred) {
    this.size = size
    this.waiting = new Int32Array(barred.length)
    this.seen = Uint8Array.from(barred)
  }

  /** What is reached from a pixel and was not reached before. */
  from(start: number): Int32Array {
    const first = this.end
    this.take(start)
    for (let at = first; at < this.end; at++) this.takeNeighbours(this.waiting[at] ?? 0)
    return this.waiting.subarray(first, this.end)
  }

  /** All that was reached. */
  pixels(): Int32Array {
    return this.waiting.subarray(0, this.end)
  }

  private take(pixel: number): void {
    if (this.seen[pixel]) return
    this.seen[pixel] = 1
    this.waiting[this.end++] = pixel
  }

  private takeNeighbours(pixel: number): void {
    const { width, height } = this.size
    const x = pixel % width
    if (x > 0) this.take(pixel - 1)
    if (x < width - 1) this.take(pixel + 1)
    if (pixel >= width) this.take(pixel - width)
    if (pixel < width * (height - 1)) this.take(pixel + width)
  }
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
