// HTML to PDF in Chromium, and where its text lies.
import { chromium, type Page } from 'playwright-core'

/** In CSS pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A piece of text on one line, with the number of its sheet (from 1). */
export interface Piece extends Rectangle {
  readonly sheet: number
  readonly text: string
}

/** What of the text of one document is cut off at the edge of its sheet, or lies over other text. */
export function laidOutBadly(sheets: readonly Rectangle[], pieces: readonly Piece[]): string[] {
  return sheets.flatMap((sheet, index) => {
    const own = pieces.filter((piece) => piece.sheet === index + 1)
    const cut = own.filter((piece) => !isInside(piece, sheet)).map((piece) => `"${piece.text}" is cut off`)
    const over = own.flatMap((piece, at) =>
      own.slice(at + 1).flatMap((other) => (overlap(piece, other) ? [`"${piece.text}" overlaps "${other.text}"`] : [])),
    )
    return [...cut, ...over].map((problem) => `sheet ${index + 1}: ${problem}`)
  })
}

const ROUNDING_PIXELS = 1
/** Boxes of letters are higher than what is printed of them: lines set close to each other share a part of it. */
const SHARED_HEIGHT = 0.4
const SHARED_PIXELS = 2

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.left >= outer.left - ROUNDING_PIXELS &&
  inner.right <= outer.right + ROUNDING_PIXELS &&
  inner.top >= outer.top - ROUNDING_PIXELS &&
  inner.bottom <= outer.bottom + ROUNDING_PIXELS

function overlap(one: Rectangle, other: Rectangle): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
  return width > SHARED_PIXELS && height > lower * SHARED_HEIGHT
}

/** A JPEG with its size in pixels. */
export interface Picture {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

export interface Printer {
  /** Writes a PDF. @returns what is wrong with its layout */
  print(html: string, file: string): Promise<string[]>
  /** Writes a PDF of JPEGs, a page each and as large as in print with so many pixels an inch. */
  printPictures(pictures: readonly Picture[], dpi: number, file: string): Promise<void>
  close(): Promise<void>
}

/** Starts Chromium; CHROMIUM_PATH says where it is if not at its usual place. */
export async function startPrinter(): Promise<Printer> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  await page.emulateMedia({ media: 'print' })
  return {
    async print(html, file) {
      await page.setContent(html, { waitUntil: 'load' })
      const { sheets, pieces } = await laidOut(page)
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
      return laidOutBadly(sheets, pieces)
    },
    async printPictures(pictures, dpi, file) {
      await page.setContent(album(pictures, dpi), { waitUntil: 'load' })
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}

/** All pages have the size of the first. */
function album(pictures: readonly Picture[], dpi: number): string {
  const [first] = pictures
  if (!first) throw new RangeError('There is no picture to print.')
  const [width, height] = [`${first.width / dpi}in`, `${first.height / dpi}in`]
  const images = pictures.map(({ jpeg }) => `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}">`)
  const css = `@page { size: ${width} ${height}; margin: 0 } body { margin: 0 }
    img { display: block; width: ${width}; height: ${height}; break-inside: avoid }`
  return `<!doctype html><style>${css}</style><body>${images.join('')}</body>`
}

interface LaidOut {
  readonly sheets: Rectangle[]
  readonly pieces: Piece[]
}

async function laidOut(page: Page): Promise<LaidOut> {
  const sheets: Rectangle[] = []
  const pieces: Piece[] = []
  for (const sheet of await page.locator('.sheet').all()) {
    sheets.push(await sheet.evaluate((element) => element.getBoundingClientRect().toJSON()))
    const lines = await sheet.evaluate(linesOf)
    pieces.push(...lines.map((line) => ({ ...line, sheet: sheets.length })))
  }
  return { sheets, pieces }
}

/** Runs in Chromium: the lines of each text of an element, but of those that may lie over others. */
function linesOf(element: Element): Omit<Piece, 'sheet'>[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: Omit<Piece, 'sheet'>[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent?.trim()
    if (!text || parentElement?.closest('[data-over]')) continue
    range.selectNodeContents(texts.currentNode)
    for (const { left, top, right, bottom } of range.getClientRects())
      if (right > left) lines.push({ left, top, right, bottom, text })
  }
  return lines
}
