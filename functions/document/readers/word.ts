import type { Reader, Reading, Upload } from '../types.ts'
import { Unreadable } from '../types.ts'
import { htmlLines } from './html-lines.ts'
import { officeXml } from './office-zip.ts'
import { plainReading } from './plain.ts'

/** About the number of lines of a page; Office files do not store where their pages end. */
const LINES_A_PAGE = 60

/** Reads Word files, old and new. */
export const wordReader: Reader = {
  async read(upload, { limits }) {
    const lines = upload.format === 'docx' ? await docxLines(upload) : await docLines(upload)
    const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, n) =>
      lines.slice(n * LINES_A_PAGE, (n + 1) * LINES_A_PAGE),
    )
    return limited(plainReading(upload.format, pages.slice(0, limits.maxPages)), pages.length)
  },
}

const limited = (reading: Reading, pageCount: number): Reading => ({ ...reading, pageCount })

async function docxLines({ bytes }: Upload): Promise<string[]> {
  const xml = officeXml(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const buffer = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength)
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    return htmlLines(value)
  } catch (cause) {
    throw new Unreadable('broken', cause)
  }
}

async function docLines({ bytes }: Upload): Promise<string[]> {
  const { default: WordExtractor } = await import('word-extractor')
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    // The bell character ends a table cell (MS-DOC 2.4.3).
    const text = [document.getHeaders(), document.getBody(), document.getFooters()].join('\n')
    return text.replaceAll('\u0007', '\n').split(/\r?\n/)
  } catch (cause) {
    throw new Unreadable(/password|encrypt/i.test(String(cause)) ? 'encrypted' : 'broken', cause)
  }
}
