// What a phone makes of a paper on a table: seen from aside, uneven light, the shadow of who holds it, blur, noise, JPEG.
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import type { Random } from '../documents/random.ts'
import { type Pose, pointOfPaper, type Size } from './perspective.ts'
import { type Colour, smoothNoise, tableOf } from './table.ts'

const FEWEST_PIXELS = 2000
const MOST_PIXELS = 3000
/** Of the longer side of a picture; phones have no other. */
const SHORTER_SIDE = 0.75
const MOST_BYTES = 256 * 1024 * 1024

/** Three bytes a pixel, row by row. */
export interface Colours extends Size {
  readonly data: Uint8Array
}

/** A JPEG of the first page of a PDF. */
export async function photoOf(pdf: string, random: Random): Promise<Buffer> {
  const longer = random.whole(FEWEST_PIXELS, MOST_PIXELS)
  const page = execFileSync('pdftoppm', ['-png', '-singlefile', '-scale-to', String(longer), pdf], {
    maxBuffer: MOST_BYTES,
  })
  const { data, info } = await sharp(page)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return photographed({ data, width: info.width, height: info.height }, longer, random)
}

/** @param longer side of the picture in pixels; it is held as the paper lies: upright or not */
export async function photographed(paper: Colours, longer: number, random: Random): Promise<Buffer> {
  const shorter = Math.round(longer * SHORTER_SIDE)
  const frame = paper.height >= paper.width ? { width: shorter, height: longer } : { width: longer, height: shorter }
  const seen = exposed(frame, { at: lying(paper, frame, random), light: lightOf(random) })
  const raw = { width: frame.width, height: frame.height, channels: 3 } as const
  const data = await sharp(seen, { raw })
    .blur(0.6 + random.next() * 0.7)
    .raw()
    .toBuffer()
  grain(data, random)
  return sharp(data, { raw })
    .jpeg({ quality: random.whole(60, 80) })
    .toBuffer()
}

/** A number from -most to most. */
const around = (random: Random, most: number) => (random.next() * 2 - 1) * most

const poseOf = (random: Random): Pose => ({
  turn: around(random, 8),
  tilt: around(random, 9),
  lean: around(random, 6),
  share: 0.86 + random.next() * 0.1,
})

/** What reflects light at a point of the picture, from 0 to 255: paper, table, or the edge between them. */
type Surface = (x: number, y: number, colour: Colour) => void

const EDGE_SHADOW = 0.5

function lying(paper: Colours, frame: Size, random: Random): Surface {
  const pointAt = pointOfPaper(paper, frame, poseOf(random))
  const table = tableOf(random)
  const longer = Math.max(frame.width, frame.height)
  const [aside, reach] = [around(random, longer / 150), longer / (90 + random.next() * 90)]
  return (x, y, colour) => {
    const point = pointAt(x, y)
    const within = Math.min(point.x, point.y, paper.width - point.x, paper.height - point.y)
    if (within > 1) return sample(paper, point.x, point.y, colour)
    table(x / longer, y / longer, colour)
    const shadow = Math.min(point.x + aside, point.y, paper.width - point.x - aside, paper.height - point.y)
    const dark = 1 - EDGE_SHADOW * Math.exp(Math.min(0, shadow) / reach)
    const cover = Math.max(0, Math.min(1, within))
    for (let channel = 0; channel < 3; channel++)
      colour[channel] = (colour[channel] ?? 0) * dark * (1 - cover) + WHITE * cover
  }
}

const WHITE = 255

/** Bilinear; the point lies a pixel within the paper at least. */
function sample({ data, width }: Colours, x: number, y: number, colour: Colour): void {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, lower] = [x - 0.5 - left, y - 0.5 - top]
  const at = (top * width + left) * 3
  const below = at + width * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[at + channel] ?? 0) * (1 - right) + (data[at + channel + 3] ?? 0) * right
    const under = (data[below + channel] ?? 0) * (1 - right) + (data[below + channel + 3] ?? 0) * right
    colour[channel] = upper * (1 - lower) + under * lower
  }
}

interface Light {
  /** How much of it falls on a point; x and y from 0 to 1. */
  readonly strength: (x: number, y: number) => number
  /** Of each colour: lamps are yellow, the sky is blue. */
  readonly tint: Colour
  /** What black becomes. */
  readonly haze: number
}

function lightOf(random: Random): Light {
  const lamp = { x: random.next(), y: random.next() - 0.3 }
  const [brightest, fall] = [0.86 + random.next() * 0.12, 0.1 + random.next() * 0.16]
  const angle = random.next() * 2 * Math.PI
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  // The shadow of a hand or a head lies over a side of the picture, and its rim is soft.
  const [rim, depth, softness] = [0.1 + random.next() * 0.35, 0.06 + random.next() * 0.24, 0.06 + random.next() * 0.12]
  const uneven = smoothNoise(random, 5)
  const warmth = around(random, 0.06) + 0.015
  return {
    strength(x, y) {
      const far = (x - lamp.x) ** 2 + (y - lamp.y) ** 2
      const behind = ((x - 0.5) * across + (y - 0.5) * down + uneven(x, y) * 0.12 - rim) / softness
      return brightest * (1 - fall * far) * (1 - depth / (1 + Math.exp(-behind)))
    },
    tint: [1 + warmth, 1, 1 - warmth],
    haze: 10 + random.next() * 22,
  }
}

function exposed({ width, height }: Size, { at, light }: { at: Surface; light: Light }): Uint8Array {
  const data = new Uint8Array(width * height * 3)
  const colour: Colour = [0, 0, 0]
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place += 3) {
      at(x + 0.5, y + 0.5, colour)
      const strength = light.strength(x / width, y / height)
      for (let channel = 0; channel < 3; channel++) {
        const bright = (light.haze + ((colour[channel] ?? 0) * (255 - light.haze)) / 255) * strength
        data[place + channel] = Math.max(0, Math.min(255, bright * (light.tint[channel] ?? 1)))
      }
    }
  return data
}

/** A small sensor's: brightness and, weaker, colours. */
function grain(data: Uint8Array, random: Random): void {
  const [brightness, colours] = [5 + random.next() * 8, 5 + random.next() * 8]
  for (let place = 0; place < data.length; place += 3) {
    const common = (random.next() + random.next() - 1) * brightness
    for (let channel = 0; channel < 3; channel++) {
      const value = (data[place + channel] ?? 0) + common + (random.next() - 0.5) * colours
      data[place + channel] = Math.max(0, Math.min(255, value))
    }
  }
}
