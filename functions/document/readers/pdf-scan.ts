// What scanners write: pages that are one picture and nothing else. Such a picture is taken as it is, because drawing the
// page would take half as long again as unpacking it.
import type { PDFPageProxy } from 'pdfjs-dist'
import type { Pixels } from '../types.ts'

/** A page as a picture. */
export interface PagePicture {
  readonly picture: Pixels
  /** Dots per inch. */
  readonly dpi: number
}

export const POINTS_PER_INCH = 72
/** A coarser picture is drawn larger, so that its characters have smooth edges. */
const LEAST_DPI = 150
/** How far a picture may be from filling its page, as a share of its sides. */
const TOLERANCE = 0.01

/**
 * The picture that a page consists of.
 *
 * @param mostPixels of the picture
 * @returns null where something else is on the page, or where the picture is turned, bent, cut, coarse or too large
 */
export async function scanOf(page: PDFPageProxy, mostPixels: number): Promise<PagePicture | null> {
  // These are known without unpacking anything.
  if (page.rotate !== 0 || page.userUnit !== 1) return null
  const sole = await soleImage(page)
  const image = sole && fills(page, sole.box) ? await imageOf(page, sole.id) : null
  if (!sole || !image || image.width * image.height > mostPixels) return null
  const [left, bottom, right, top] = sole.box
  const across = (image.width / (right - left)) * POINTS_PER_INCH
  const down = (image.height / (top - bottom)) * POINTS_PER_INCH
  const picture = Math.min(across, down) >= LEAST_DPI && isClose(across, down) ? await pixelsOf(image) : null
  return picture && { picture, dpi: across }
}

type Box = readonly [left: number, bottom: number, right: number, top: number]

interface SoleImage {
  /** Its name among the objects of the page. */
  readonly id: string
  /** In points, as the page counts them. */
  readonly box: Box
}

/** Operations around the one picture of a page, which only place it. */
const AROUND = ['save', 'transform', 'dependency', 'restore'] as const

async function soleImage(page: PDFPageProxy): Promise<SoleImage | null> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray, argsArray } = await page.getOperatorList()
  const around = new Set<number>(AROUND.map((name) => OPS[name]))
  const drawing = [...fnArray.keys()].filter((at) => !around.has(fnArray[at] ?? -1))
  const [at = -1] = drawing
  if (drawing.length !== 1 || fnArray[at] !== OPS.paintImageXObject) return null
  const before = fnArray.slice(0, at)
  // A state that is restored before the picture is drawn does not move it.
  if (before.includes(OPS.restore)) return null
  let box: Box = [0, 0, 1, 1]
  for (const index of [...before.keys()].reverse()) {
    if (before[index] !== OPS.transform) continue
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = argsArray[index] as readonly number[]
    if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return null
    const [left, bottom, right, top] = box
    box = [left * a + e, bottom * d + f, right * a + e, top * d + f]
  }
  return { id: String((argsArray[at] as readonly unknown[])[0]), box }
}

function fills({ view }: PDFPageProxy, box: Box): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const [across, down] = [(right - left) * TOLERANCE, (top - bottom) * TOLERANCE]
  const isNear = (at: number) => Math.abs((view[at] ?? 0) - (box[at] ?? 0)) <= (at % 2 === 0 ? across : down)
  return [0, 1, 2, 3].every(isNear)
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * TOLERANCE * 2

/** A picture as the library unpacks it. */
interface Image {
  readonly width: number
  readonly height: number
  readonly kind: number
  readonly data?: Uint8Array
}

/** Waits until the library has unpacked a picture; may be called repeatedly. null for one that it could not read. */
function imageOf({ objs, commonObjs }: PDFPageProxy, id: string): Promise<Image | null> {
  return new Promise((resolve) => (id.startsWith('g_') ? commonObjs : objs).get(id, resolve))
}

async function pixelsOf({ width, height, kind, data }: Image): Promise<Pixels | null> {
  const { ImageKind } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  if (!data) return null
  if (kind === ImageKind.RGB_24BPP) return { data, width, height, channels: 3 }
  return kind === ImageKind.GRAYSCALE_1BPP
    ? { data: bytesOfBits(data, width, height), width, height, channels: 1 }
    : null
}

/** A byte for each bit; each row begins a new byte, and set bits are white. */
function bytesOfBits(bits: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height)
  const rowBytes = (width + 7) >> 3
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) bytes[at] = 255
    }
  }
  return bytes
}
