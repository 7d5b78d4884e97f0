// What a scanner makes of a printed page: turned a little, uneven light, black that is not black, noise, dust, JPEG.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Random } from '../documents/random.ts'
import type { Picture } from './print.ts'

export const SCAN_DPI = 200

/** Pages of a PDF as pictures. */
export async function scansOf(pdf: string, random: Random): Promise<Picture[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'))
  try {
    execFileSync('pdftoppm', ['-r', String(SCAN_DPI), '-gray', '-png', pdf, join(folder, 'page')])
    const pages: Picture[] = []
    for (const file of readdirSync(folder).sort()) pages.push(await scanned(join(folder, file), random))
    return pages
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

async function scanned(file: string, random: Random): Promise<Picture> {
  const page = await turned(file, random)
  const { width, height } = page
  light(page, random)
  dust(page, random)
  const raw = sharp(page.data, { raw: { width, height, channels: 1 } })
  const jpeg = await raw
    .jpeg({ quality: random.whole(50, 72) })
    .withMetadata({ density: SCAN_DPI })
    .toBuffer()
  return { jpeg, width, height }
}

/** Nobody puts paper straight; the picture keeps the size of the page. */
async function turned(file: string, random: Random): Promise<Grey> {
  const { width, height } = await sharp(file).metadata()
  const degrees = (0.2 + random.next()) * (random.chance(0.5) ? 1 : -1)
  const shade = random.whole(225, 250)
  const larger = await sharp(file)
    .rotate(degrees, { background: { r: shade, g: shade, b: shade } })
    .toBuffer({ resolveWithObject: true })
  const cut = {
    left: Math.floor((larger.info.width - width) / 2),
    top: Math.floor((larger.info.height - height) / 2),
    width,
    height,
  }
  const blur = 0.35 + random.next() * 0.45
  const data = await sharp(larger.data).extract(cut).blur(blur).toColourspace('b-w').raw().toBuffer()
  return { data, width, height }
}

function light({ data, width, height }: Grey, random: Random): void {
  const angle = random.next() * 2 * Math.PI
  const [alongX, alongY] = [(2.2 * Math.cos(angle)) / width, (2.2 * Math.sin(angle)) / height]
  const depth = (10 + random.next() * 24) / 255
  const ink = random.next() * 34
  // The sum of two even numbers: close enough to the noise of a sensor, and quick.
  const noise = 6 + random.next() * 7
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const shade = 1 - depth * (0.5 + 0.5 * Math.cos(angle + x * alongX + y * alongY))
      const grain = (random.next() + random.next() - 1) * noise
      const value = (ink + ((data[at] ?? 0) * (255 - ink)) / 255) * shade + grain
      data[at] = Math.max(0, Math.min(255, value))
    }
}

function dust({ data, width, height }: Grey, random: Random): void {
  for (let grains = random.whole(15, 70); grains > 0; grains--) {
    const size = random.whole(1, 3)
    const [left, top] = [random.whole(0, width - size), random.whole(0, height - size)]
    const dark = 0.35 + random.next() * 0.45
    for (let y = top; y < top + size; y++)
      for (let x = left; x < left + size; x++) data[y * width + x] = (data[y * width + x] ?? 0) * dark
  }
}
