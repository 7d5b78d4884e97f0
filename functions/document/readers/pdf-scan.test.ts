// Pages of one picture, written byte by byte: what is taken as it is, and what has to be drawn.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type PagePicture, scanOf } from './pdf-scan.ts'

const test = suite('scanOf')

/** Two by three inches. */
const [WIDTH, HEIGHT] = [144, 216]
const DPI = 200
const [COLUMNS, ROWS] = [(WIDTH / 72) * DPI, (HEIGHT / 72) * DPI]
const FILLING = `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Im Do Q`
const ENOUGH = 1_000_000

/** Red on the left, white on the right. */
const RGB = Buffer.alloc(COLUMNS * ROWS * 3, 255)
for (let pixel = 0; pixel < COLUMNS * ROWS; pixel++)
  if (pixel % COLUMNS < COLUMNS / 2) RGB.fill(0, pixel * 3 + 1, pixel * 3 + 3)
const COLOURS = { columns: COLUMNS, rows: ROWS, space: '/DeviceRGB', bits: 8, data: RGB }

test('takes a picture in colours as it is, wherever the page begins', async () => {
  for (const [view, drawn] of [
    [`0 0 ${WIDTH} ${HEIGHT}`, FILLING],
    [`10 20 ${WIDTH + 10} ${HEIGHT + 20}`, `q 1 0 0 1 10 20 cm ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Im Do Q`],
  ] as const) {
    const scan = await scanned({ drawn, view })
    assert.equal([scan?.picture.width, scan?.picture.height, scan?.picture.channels], [COLUMNS, ROWS, 3])
    assert.ok(Math.abs((scan?.dpi ?? 0) - DPI) < 1)
    assert.ok(scan && Buffer.from(scan.picture.data).equals(RGB))
  }
})

test('makes a byte of each bit of a picture in black and white', async () => {
  // A width that is no multiple of eight: rows are filled up.
  const columns = COLUMNS - 3
  const rowBytes = Math.ceil(columns / 8)
  const data = Buffer.alloc(rowBytes * ROWS, 0b0101_0101)
  const scan = await scanned({ image: { columns, rows: ROWS, space: '/DeviceGray', bits: 1, data } })
  const { picture } = scan ?? {}
  assert.equal([picture?.width, picture?.height, picture?.channels], [columns, ROWS, 1])
  const isRight = picture?.data.every((value, at) => value === ((at % columns) % 2 === 0 ? 0 : 255))
  assert.ok(isRight)
})

test('leaves to be drawn what is more than a picture, or does not fill the page upright', async () => {
  const others: Readonly<Record<string, Page>> = {
    'a line beside it': { drawn: `${FILLING} 10 10 m 60 60 l S` },
    'twice the picture': { drawn: `${FILLING} ${FILLING}` },
    'half of the page': { drawn: `q ${WIDTH} 0 0 ${HEIGHT / 2} 0 0 cm /Im Do Q` },
    'a picture on its head': { drawn: `q ${-WIDTH} 0 0 ${-HEIGHT} ${WIDTH} ${HEIGHT} cm /Im Do Q` },
    'a picture that leans': { drawn: `q ${WIDTH} 5 0 ${HEIGHT} 0 0 cm /Im Do Q` },
    'a place that is given up again': { drawn: `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm Q /Im Do` },
    'a page that is turned': { more: '/Rotate 90' },
    'a page in larger units': { more: '/UserUnit 2' },
    'a coarse picture': {
      image: { columns: 144, rows: 216, space: '/DeviceRGB', bits: 8, data: RGB.subarray(0, 144 * 216 * 3) },
    },
    'a picture that is squeezed': {
      image: { columns: COLUMNS, rows: ROWS / 2, space: '/DeviceRGB', bits: 8, data: RGB.subarray(0, RGB.length / 2) },
    },
    'no picture': { drawn: '' },
    'a picture that is not there': { drawn: FILLING.replace('/Im', '/Other') },
  }
  for (const [name, page] of Object.entries(others)) assert.is(await scanned(page), null, name)
  assert.is(await scanned({}, COLUMNS * ROWS - 1), null, 'too many pixels')
})

test.run()

interface Page {
  readonly drawn?: string
  /** The page's box. */
  readonly view?: string
  /** Further entries of the page. */
  readonly more?: string
  readonly image?: typeof COLOURS
}

async function scanned(page: Page, mostPixels = ENOUGH): Promise<PagePicture | null> {
  const loading = getDocument({ data: new Uint8Array(pdfOf(page)), verbosity: 0 })
  try {
    return await scanOf(await (await loading.promise).getPage(1), mostPixels)
  } finally {
    await loading.destroy()
  }
}

/** The reader of PDFs finds the objects without a table of them. */
function pdfOf({ drawn = FILLING, view = `0 0 ${WIDTH} ${HEIGHT}`, more = '', image = COLOURS }: Page): Buffer {
  const { columns, rows, space, bits, data } = image
  const of = `/Width ${columns} /Height ${rows} /ColorSpace ${space} /BitsPerComponent ${bits}`
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.6\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n' +
        '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n' +
        `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [${view}] ${more}\n` +
        '/Resources << /XObject << /Im 5 0 R >> >> /Contents 4 0 R >> endobj\n' +
        `4 0 obj << /Length ${drawn.length} >> stream\n${drawn}\nendstream endobj\n` +
        `5 0 obj << /Type /XObject /Subtype /Image ${of} /Length ${data.length} >> stream\n`,
    ),
    data,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}
