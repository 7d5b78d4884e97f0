// The edge to the library: everything before this file is plain data.
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { SheetContent } from './content.ts'
import { CONTENT, frame, head, SHEET, titleBlock } from './frame.ts'
import { COLORS, type Color, type FontName, type Lettering, type Mark } from './marks.ts'
import type { MeasureText } from './rows.ts'
import { setRows } from './set-rows.ts'
import { writable } from './writable.ts'

type Fonts = Readonly<Record<FontName, PDFFont>>

/** Sizes of letters that are tried, largest first, before something is left out. */
const SIZES = [1, 0.92, 0.85]
const NOTE: Lettering = { font: 'bold', size: 9, color: 'copper' }
const NOTE_HEIGHT = 18
const MAX_PROPERTY = 300

/** Draws the sheet. @see drawSheet in sheet.ts, which loads this file when it is needed */
export async function drawPage(content: SheetContent): Promise<Uint8Array> {
  // Without its own properties, which hold the time: the same contents give the same bytes.
  const document = await PDFDocument.create({ updateMetadata: false })
  describe(document, content)
  const page = document.addPage(PageSizes.A4)
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    mono: await document.embedFont(StandardFonts.Courier),
  }
  for (const mark of compose(content, measureWith(fonts))) draw(page, mark, fonts)
  return document.save()
}

function describe(document: PDFDocument, { title, language, words }: SheetContent): void {
  document.setTitle(property(title), { showInWindowTitleBar: true })
  document.setAuthor(property(words.author))
  document.setCreator(property(words.author))
  document.setLanguage(language)
}

/** An unpaired surrogate, as a slice may leave it, is no text. */
const property = (text: string) => text.slice(0, MAX_PROPERTY).replace(/\p{Cs}/gu, '')

/** All marks of the sheet. */
function compose(content: SheetContent, measure: MeasureText): Mark[] {
  const { marks, bottom, isShortened } = head(content, measure)
  const { left, right, bottom: end } = CONTENT
  const place = { left, top: bottom + 16, bottom: end }
  const column = (size: number) => ({ width: right - left, size, measure })
  const whole = SIZES.map((size) => () => setRows(content.blocks, column(size), place))
  const fitting = isShortened ? null : firstComplete(whole)
  const base = [...frame(), ...titleBlock(content, measure), ...marks]
  if (fitting) return [...base, ...fitting.marks]
  const cut = setRows(content.blocks, column(SIZES.at(-1) ?? 1), { ...place, bottom: end - NOTE_HEIGHT })
  const note = { kind: 'text', x: left, y: cut.bottom + NOTE_HEIGHT - 4, lettering: NOTE } as const
  return [...base, ...cut.marks, { ...note, text: writable(content.words.shortened) }]
}

type Setting = ReturnType<typeof setRows>

function firstComplete(settings: readonly (() => Setting)[]): Setting | null {
  for (const set of settings) {
    const setting = set()
    if (setting.isComplete) return setting
  }
  return null
}

/** Adds up the widths of single characters, as a PDF sets them: the library measures with kerning but draws without. */
function measureWith(fonts: Fonts): MeasureText {
  const widths = new Map<string, number>()
  return (text, font, size) => {
    let sum = 0
    for (const sign of text) {
      const key = font + sign
      const width = widths.get(key) ?? fonts[font].widthOfTextAtSize(sign, 1)
      widths.set(key, width)
      sum += width
    }
    return sum * size
  }
}

function draw(page: PDFPage, mark: Mark, fonts: Fonts): void {
  if (mark.kind === 'path') {
    const { d, x = 0, y = 0, scale = 1, line, fill } = mark
    page.drawSvgPath(d, {
      x,
      y: SHEET.height - y,
      scale,
      ...(fill && { color: ink(fill) }),
      ...(line && { borderColor: ink(line.color), borderWidth: line.width }),
      ...(line?.dashes && { borderDashArray: [...line.dashes] }),
    })
    return
  }
  const { text, y, lettering } = mark
  const font = fonts[lettering.font]
  const x = mark.x - measureWith(fonts)(text, lettering.font, lettering.size) * SHIFTS[mark.anchor ?? 'start']
  page.drawText(text, { x, y: SHEET.height - y, font, size: lettering.size, color: ink(lettering.color) })
}

const SHIFTS = { start: 0, middle: 0.5, end: 1 }

function ink(color: Color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(COLORS[color].slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}
