import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { linesOf, type PlacedWord } from '../lines.ts'
import type {
  OcrLanguage,
  OcrQuality,
  Pixels,
  Reader,
  ReaderDeps,
  Reading,
  ReadPage,
  ReadPicture,
  Upload,
} from '../types.ts'
import { Unreadable } from '../types.ts'
import { invoiceXmlsOf } from './pdf-attachments.ts'
import { type PagePicture, POINTS_PER_INCH, scanOf } from './pdf-scan.ts'
import { previewSize } from './preview-size.ts'

/** Fewer characters than this are a page number or a watermark on a scanned page. */
const FEW_LETTERS = 25
/** About the density at which characters are read best, so that the picture is drawn only once (see ocr/straighten.ts). */
const SCAN_DPI = 220
/** A page of A0 at 200 dpi would take half a gigabyte. */
const MAX_PIXELS = 16_000_000
/** No page is longer than this, in points (ISO 32000-1, annex C.2). */
const MAX_POINTS = 14_400
/** A strip of half an inch holds no scanned page. */
const MIN_POINTS = 36

/** Reads PDF files: the text layer where there is one, the picture of the page where there is none. */
export const pdfReader: Reader = {
  read: (upload, deps) => withPdf(upload, (pdf) => readPdf(pdf, upload, deps)),
}

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function withPdf<T>({ bytes }: Upload, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    // The library takes ownership of the bytes.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
    standardFontDataUrl: `${join(packageFolder, 'standard_fonts')}/`,
    cMapUrl: `${join(packageFolder, 'cmaps')}/`,
    wasmUrl: `${join(packageFolder, 'wasm')}/`,
    iccUrl: `${join(packageFolder, 'iccs')}/`,
  })
  try {
    return await use(await loading.promise)
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new Unreadable('encrypted', error)
    if (error instanceof Unreadable) throw error
    throw new Unreadable('broken', error)
  } finally {
    await loading.destroy()
  }
}

async function readPdf(pdf: PDFDocumentProxy, { bytes }: Upload, deps: ReaderDeps): Promise<Reading> {
  const count = Math.min(pdf.numPages, deps.limits.maxPages)
  const pages: ReadPage[] = []
  const qualities: OcrQuality[] = []
  let ofBlank: OcrQuality | null = null
  let language: OcrLanguage | undefined
  for (let number = 1; number <= count && (number === 1 || deps.hasTime()); number++) {
    const page = await pdf.getPage(number)
    const { read, seen } = await readPage(page, deps, language)
    pages.push(await withPicture(page, read, deps))
    // The blank back of a sheet shows nothing about the other pages: neither how well they are read nor their language.
    if (seen?.isBlank) ofBlank = seen.quality
    else {
      if (seen) qualities.push(seen.quality)
      language = seen?.language
    }
    page.cleanup()
  }
  const [invoiceXml = null, ...furtherXml] = await invoiceXmlsOf(bytes, await listedIn(pdf))
  return {
    format: 'pdf',
    pages,
    pageCount: pdf.numPages,
    invoiceXml,
    furtherXml,
    ocr: worst(qualities) ?? (pages.every(({ lines }) => lines.length === 0) ? ofBlank : null),
    mail: null,
    attachment: null,
  }
}

async function readPage(
  page: PDFPageProxy,
  deps: ReaderDeps,
  language?: OcrLanguage,
): Promise<{ read: ReadPage; seen: ReadPicture | null }> {
  const { width, height } = page.getViewport({ scale: 1 })
  const number = page.pageNumber
  const words = await textWords(page)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const isPaper = Math.max(width, height) <= MAX_POINTS && Math.min(width, height) >= MIN_POINTS
  if (letters >= FEW_LETTERS || !isPaper || !(await showsMore(page, letters)))
    return { read: { number, width, height, lines: linesOf(words, number), source: 'text' }, seen: null }
  const { picture, dpi } = (letters === 0 ? await scanOf(page, MAX_PIXELS) : null) ?? (await pictureOf(page))
  const seen = await deps.ocr(picture, dpi, language)
  const lines = seen.lines.map((line) => ({ ...line, page: number }))
  const own = number === 1 ? { picture: seen.page } : {}
  // The places of words are on the picture that was read, which grew when it was turned upright.
  return { read: { number, width: seen.width, height: seen.height, lines, source: 'ocr', ...own }, seen }
}

/** Words of the text layer. A text item may hold several; their widths follow from their share of its characters. */
async function textWords(page: PDFPageProxy): Promise<PlacedWord[]> {
  const { items } = await page.getTextContent()
  const { transform } = page.getViewport({ scale: 1 })
  return joined(items.flatMap((item) => ('str' in item ? wordsOf(item, transform) : [])))
}

type Matrix = readonly number[]

function wordsOf({ str, width, height, transform: own }: TextItem, view: Matrix): PlacedWord[] {
  const [a = 0, b = 0, , , e = 0, f = 0] = multiply(view, own)
  // Text that runs up or down a margin does not belong to the lines beside it.
  if (Math.abs(b) > Math.abs(a)) return []
  const size = height || Math.abs(a)
  const words: PlacedWord[] = []
  for (const { 0: text, index } of str.matchAll(/\S+/g)) {
    const left = e + (width * index) / str.length
    const right = e + (width * (index + text.length)) / str.length
    // Letters reach from about a fifth below the baseline to four fifths above it.
    words.push({ text, box: [left, f - size * 0.8, right, f + size * 0.2], certainty: 1 })
  }
  return words
}

function multiply(m: Matrix, n: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Programs that place characters one by one leave pieces of words; pieces that touch belong together. */
const TOUCHING = 0.12

function joined(words: readonly PlacedWord[]): PlacedWord[] {
  const result: PlacedWord[] = []
  for (const word of words) {
    const last = result.at(-1)
    if (last && touches(last, word)) {
      const box = [
        last.box[0],
        Math.min(last.box[1], word.box[1]),
        word.box[2],
        Math.max(last.box[3], word.box[3]),
      ] as const
      result[result.length - 1] = { ...last, text: last.text + word.text, box }
    } else result.push(word)
  }
  return result
}

function touches(a: PlacedWord, b: PlacedWord): boolean {
  const size = Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1])
  const gap = b.box[0] - a.box[2]
  return Math.abs(a.box[3] - b.box[3]) < size * 0.2 && gap > -size * 0.3 && gap < size * TOUCHING
}

/** Whether a page may show more than its few characters: a picture, or text as outlines. */
async function showsMore(page: PDFPageProxy, letters: number): Promise<boolean> {
  // Looking for pictures unpacks them, and drawing the page does it again: a page without text is read at once.
  if (letters === 0) return true
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray } = await page.getOperatorList()
  const painting = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.constructPath,
  ])
  return fnArray.some((operation) => painting.has(operation))
}

/** Draws the first page as large as its preview, if one is wanted and its picture is not known yet. */
async function withPicture(page: PDFPageProxy, read: ReadPage, { wantsPicture }: ReaderDeps): Promise<ReadPage> {
  const isDrawn = wantsPicture && read.number === 1 && !read.picture
  const size = isDrawn ? previewSize(read) : null
  if (!size) return read
  const { picture } = await pictureOf(page, (size.width / read.width) * POINTS_PER_INCH)
  return { ...read, picture }
}

async function pictureOf(page: PDFPageProxy, wantedDpi = SCAN_DPI): Promise<PagePicture> {
  const { width, height } = page.getViewport({ scale: 1 })
  const wanted = wantedDpi / POINTS_PER_INCH
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  // The library draws on any canvas with the browser's interface, but its types demand the browser's own.
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport, background: 'white' }).promise
  // The pixels are memory of the canvas, which may be freed before they are used: they are copied.
  const { width: columns, height: rows } = canvas
  const picture: Pixels = { data: Buffer.from(canvas.data()), width: columns, height: rows, channels: 4 }
  return { picture, dpi: scale * POINTS_PER_INCH }
}

interface Attachment {
  /** null where the file names an attachment that it does not hold. */
  readonly content: Uint8Array | null
}

/** The contents of the attachments in the names tree. */
async function listedIn(pdf: PDFDocumentProxy): Promise<Uint8Array[]> {
  const attachments = ((await pdf.getAttachments()) ?? {}) as Readonly<Record<string, Attachment>>
  return Object.values(attachments).flatMap(({ content }) => content ?? [])
}

function worst(qualities: readonly OcrQuality[]): OcrQuality | null {
  return qualities.reduce<OcrQuality | null>((low, one) => (low && low.certainty <= one.certainty ? low : one), null)
}
