// How well pages are read, on PDFs of which each page is another case.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { endEngine } from '../ocr/engine.ts'
import { read } from '../read.ts'

const test = suite('pdfReader')

test.after(endEngine)

const TEXT = 'BT /F1 12 Tf 60 700 Td (Protokoll der Besprechung vom 12. Mai 2025) Tj ET'
const SCRIBBLE = '4 w 100 700 m 300 500 200 200 450 640 c 120 300 l 400 330 l S'

test('does not let the blank back of a sheet say how well the others were read', async () => {
  const { ocr, pages } = await readPdf([TEXT, ''])
  assert.is(ocr, null)
  assert.equal(
    pages.map(({ lines }) => lines.length),
    [1, 0],
  )
})

test('reports a page with something on it that cannot be read', async () => {
  const { ocr } = await readPdf([TEXT, SCRIBBLE])
  assert.ok(ocr && ocr.certainty < 0.8, JSON.stringify(ocr))
})

test('reports of a document of blank pages that nothing could be read', async () => {
  const { ocr } = await readPdf(['', ''])
  assert.is(ocr?.certainty, 0)
})

test('draws the first page as wide as a preview, and only where it is wanted', async () => {
  const { pages } = await readPdf([TEXT, TEXT], true)
  assert.equal(
    pages.map(({ picture }) => picture && [picture.width, picture.height]),
    [[640, 906], undefined],
  )
  assert.is((await readPdf([TEXT])).pages[0]?.picture, undefined)
})

test.run()

/** @param contents what each page draws; the reader of PDFs finds the objects without a table of them */
function readPdf(contents: readonly string[], wantsPicture = false) {
  const kids = contents.map((_, page) => `${10 + 2 * page} 0 R`).join(' ')
  const pages = contents.map((drawn, page) => {
    const [own, stream] = [10 + 2 * page, 11 + 2 * page]
    const resources = '/Resources << /Font << /F1 3 0 R >> >>'
    return (
      `${own} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${stream} 0 R >> endobj\n` +
      `${stream} 0 obj << /Length ${drawn.length} >> stream\n${drawn}\nendstream endobj\n`
    )
  })
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n' +
      `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${contents.length} >> endobj\n` +
      '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj\n' +
      `${pages.join('')}trailer << /Root 1 0 R >>\n%%EOF\n`,
  )
  const limits = { maxBytes: 1_000_000, maxPages: 20, maxMs: 30_000 }
  return read({ fileName: 'a.pdf', format: 'pdf', bytes }, { limits, started: performance.now(), wantsPicture })
}
