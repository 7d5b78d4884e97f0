// E-invoices inside a PDF. One library lists the names tree of the catalogue, where most programs put them; for all other
// places (/AF of the catalogue or a page, annotations) the objects of the file are walked, which is needed for hardly any file.
import type { PDFContext, PDFDict, PDFObject, PDFRawStream } from 'pdf-lib'
import { decodeXml, xmlFormatOf } from './xml-text.ts'

/**
 * The XML of each e-invoice that is attached to a PDF, whatever it is called, each once.
 *
 * @param listed contents of the attachments in the names tree
 */
export async function invoiceXmlsOf(pdf: Uint8Array, listed: readonly Uint8Array[]): Promise<string[]> {
  const elsewhere = embeddedCount(pdf) > listed.length ? await attachedAnywhere(pdf) : []
  const found = [...listed, ...elsewhere].filter((bytes) => xmlFormatOf(bytes) !== null).map(decodeXml)
  return [...new Set(found)]
}

/** What the head of an embedded file says of it; it stands in the file as it is, because streams are never inside of others. */
const MARKS = ['/EmbeddedFile', '/text#2Fxml', '/text#2fxml', '/application#2Fxml', '/application#2fxml']

/** How many embedded files a PDF seems to have: the most that one of the marks occurs. */
export function embeddedCount(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  return Math.max(...MARKS.map((mark) => occurrences(bytes, mark)))
}

function occurrences(bytes: Buffer, mark: string): number {
  let count = 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    // "/EmbeddedFiles" is the tree of names.
    if (bytes[at + mark.length] !== LETTER_S) count += 1
  }
  return count
}

const LETTER_S = 's'.charCodeAt(0)

/** The contents of all files that anything in a PDF refers to; [] where its objects are damaged, because its pages may be whole. */
async function attachedAnywhere(pdf: Uint8Array): Promise<Uint8Array[]> {
  const library = await import('pdf-lib')
  try {
    const { context } = await library.PDFDocument.load(pdf, {
      parseSpeed: library.ParseSpeeds.Fastest,
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
    })
    const files = embeddedFiles(context, library)
    return files.map((file) => library.decodePDFRawStream(file).decode())
  } catch {
    // The library for pages reads many a file that this one does not; then there is nothing here but the pages.
    return []
  }
}

type Library = typeof import('pdf-lib')

/** The streams of all file specifications that can be reached (ISO 32000-1, 7.11.3). */
function embeddedFiles(context: PDFContext, library: Library): PDFRawStream[] {
  const { PDFDict, PDFName, PDFRawStream } = library
  const files = new Set<PDFRawStream>()
  for (const dict of dictionaries(context, library)) {
    const embedded = dict.lookup(PDFName.of('EF'))
    if (!(embedded instanceof PDFDict)) continue
    for (const reference of embedded.values()) {
      const file = context.lookup(reference)
      if (file instanceof PDFRawStream) files.add(file)
    }
  }
  return [...files]
}

/** All dictionaries that can be reached from the catalogue. */
function dictionaries(context: PDFContext, library: Library): PDFDict[] {
  const found: PDFDict[] = []
  const seen = new Set<PDFObject>()
  const stack: (PDFObject | undefined)[] = [context.trailerInfo.Root]
  while (stack.length > 0) {
    const object = resolved(stack.pop(), context, library)
    if (!object || seen.has(object)) continue
    seen.add(object)
    if (object instanceof library.PDFDict) found.push(object)
    for (const inner of insideOf(object, library)) stack.push(inner)
  }
  return found
}

/** What a reference leads to; of a stream its dictionary. */
function resolved(object: PDFObject | undefined, context: PDFContext, { PDFRef, PDFStream }: Library) {
  const found = object instanceof PDFRef ? context.lookup(object) : object
  return found instanceof PDFStream ? found.dict : found
}

function insideOf(object: PDFObject, { PDFArray, PDFDict }: Library): PDFObject[] {
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}
