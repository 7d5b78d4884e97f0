// Pages of invented senders are drawn, worn out as scanners and phones do it, and read: most words must come back.
import { join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textOf } from '../lines.ts'
import type { ReadPicture } from '../types.ts'
import { endEngine } from './engine.ts'
import { decode } from './grey.ts'
import { readPicture } from './read-picture.ts'
import { skewOf } from './skew.ts'

const FONTS = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/standard_fonts')
/** A6 at 200 dpi. */
const [WIDTH, HEIGHT, DPI] = [827, 1165, 200]

const test = suite('readPicture')

test.before(() => {
  GlobalFonts.registerFromPath(join(FONTS, 'LiberationSans-Regular.ttf'), 'Sans')
})

test.after(endEngine)

const LETTER = [
  'Fischräucherei Möwe & Töchter',
  'Kaistraße 14, 24376 Kappeln',
  'Rechnung Nr. 2024-0817',
  'Datum: 14.03.2024',
  'Geräucherte Makrele, 12 Stück 58,80 €',
  'Lachsfilet geschnitten, 3,5 kg 104,65 €',
  'Nettobetrag 163,45 €',
  'Umsatzsteuer 7 % 11,44 €',
  'Rechnungsbetrag 174,89 €',
  'Zahlbar bis zum 28.03.2024 ohne Abzug',
]

test('reads a noisy scan that is a little turned', async () => {
  const seen = await readPicture(await worn(page(LETTER), 1.3), DPI)
  assert.ok(shareRead(LETTER, seen) >= 0.95, linesOf(seen))
  assert.ok(Math.abs(seen.quality.turned + 1.3) < 0.3, String(seen.quality.turned))
  assert.ok(seen.quality.certainty > 0.85)
})

test('takes pixels as well; has places in points; keeps what is on one line together', async () => {
  const data = Uint8Array.from(draw(LETTER).data())
  const seen = await readPicture({ data, width: WIDTH, height: HEIGHT, channels: 4 }, DPI)
  const total = seen.lines.find((line) => textOf(line).startsWith('Rechnungsbetrag'))
  assert.match(total ? textOf(total) : '', '174,89')
  const [left = 0, top = 0] = total?.box ?? []
  assert.ok(Math.abs(left - (70 / DPI) * 72) < 5, String(left))
  assert.ok(Math.abs(top - (790 / DPI) * 72) < 12, String(top))
})

test('reads a page that lies on its side, and one on its head', async () => {
  for (const quarter of [180, 270]) {
    const seen = await readPicture(
      await sharp(await worn(page(LETTER), 0))
        .rotate(quarter)
        .jpeg()
        .toBuffer(),
      DPI,
    )
    assert.ok(shareRead(LETTER, seen) >= 0.95, `${quarter}: ${linesOf(seen)}`)
  }
})

test('reads a page whose columns are sharper than its rows', async () => {
  const bytes = page([], drawColumns)
  const { grey } = await decode(bytes)
  assert.ok((await skewOf(grey)).isSideways, 'the page does not look as if it lay on its side')
  const seen = await readPicture(bytes, DPI)
  assert.ok(shareRead(COLUMNS.flat(), seen) >= 0.9, linesOf(seen))
  // The engine reads lines that run down the page as well; only their places show it.
  assert.ok(seen.height > seen.width, `${seen.width} x ${seen.height}`)
})

test('reads a table with rules and a head of white letters on a dark bar', async () => {
  const seen = await readPicture(await worn(page(LETTER, drawTable), 0.4), DPI)
  assert.ok(shareRead([...LETTER, 'Artikel Menge Preis'], seen) >= 0.9, linesOf(seen))
})

test('says that it read nothing where there is nothing', async () => {
  const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const seen = await readPicture(blank, null)
  assert.equal([seen.lines, seen.quality.certainty, seen.isBlank], [[], 0, true])
})

test('does not take a page for blank that has no more than its number, or what nobody can read', async () => {
  const [width, height] = [1820, 2573]
  const drawn = async (body: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${body}</svg>`
    return readPicture(await sharp(Buffer.from(svg)).png().toBuffer(), 220)
  }
  // The figure 1 at 10 points: 22 pixels high, a stroke 3 wide.
  assert.not((await drawn('<rect x="900" y="2400" width="3" height="22"/>')).isBlank)
  assert.not(
    (await drawn('<path d="M300 300q90 90 20 200t300 40-90 200" fill="none" stroke="black" stroke-width="9"/>'))
      .isBlank,
  )
  assert.ok((await drawn('<rect x="900" y="2400" width="3" height="3"/>')).isBlank)
})

test.run()

function draw(lines: readonly string[], more: (context: SKRSContext2D) => void = () => undefined) {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = 'black'
  // 10 points.
  context.font = '28px Sans'
  for (const [index, line] of lines.entries()) context.fillText(line, 70, 100 + index * 90)
  more(context)
  return canvas
}

function page(lines: readonly string[], more?: (context: SKRSContext2D) => void): Buffer {
  return draw(lines, more).toBuffer('image/png')
}

/** Amounts below each other, in columns whose rows do not meet. */
const COLUMNS = [0, 1, 2, 3].map((column) =>
  Array.from(
    { length: 21 },
    (_, row) => `${100 + ((column * 37 + row * 53) % 900)},${10 + ((row * 29 + column) % 90)}`,
  ),
)

function drawColumns(context: SKRSContext2D): void {
  for (const [column, amounts] of COLUMNS.entries())
    for (const [row, amount] of amounts.entries())
      context.fillText(amount, 70 + column * 190, 90 + column * 13 + row * 48)
}

function drawTable(context: SKRSContext2D): void {
  context.fillStyle = '#1b3a5b'
  context.fillRect(60, 1020, 700, 60)
  context.fillStyle = 'white'
  context.fillText('Artikel', 90, 1060)
  context.fillText('Menge', 350, 1060)
  context.fillText('Preis', 600, 1060)
  context.fillStyle = 'black'
  for (let row = 0; row <= LETTER.length; row++) context.fillRect(60, 65 + row * 90, 700, 2)
  context.fillRect(60, 65, 2, 900)
  context.fillRect(760, 65, 2, 902)
}

/** Turned, blurred, noisy and pressed into a JPEG; the noise is the same in every run. */
async function worn(picture: Buffer, degrees: number): Promise<Buffer> {
  const turned = sharp(picture).flatten({ background: 'white' }).greyscale().rotate(degrees, { background: 'white' })
  const { data, info } = await turned.blur(0.6).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  let seed = 20_240_314
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (seed / 2 ** 32 - 0.5) * 30))
  }
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 65 }).toBuffer()
}

const linesOf = ({ lines }: ReadPicture) => lines.map(textOf).join(' / ')

function shareRead(lines: readonly string[], seen: ReadPicture): number {
  const words = lines.flatMap((line) => line.split(' '))
  const found = new Set(seen.lines.flatMap((line) => line.words.map(({ text }) => text)))
  return words.filter((word) => found.has(word)).length / words.length
}
