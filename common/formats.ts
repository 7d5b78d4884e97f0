// The supported document formats: their names, how their bytes are recognised, and which reader they have.

/** One format. It has one of the ways to recognise bytes. */
export interface DocumentFormat {
  readonly mediaType: string
  /** Of file names, without the dot; the first is what people call the format. */
  readonly endings: readonly string[]
  /** Name of its reader: functions/document/read.ts lists them. */
  readonly reader: string
  /** Whether it may contain a drawn process. */
  readonly isVisual?: true
  /** What the bytes begin with, one character each; "?" stands for any byte. One of these has to match. */
  readonly starts?: readonly string[]
  /** A string somewhere near the beginning. */
  readonly early?: string
  /** The entry that a zip file has to have. */
  readonly zipEntry?: string
  /** Streams of an OLE file (MS-CFB 2.6.1); the file has to have one of them. */
  readonly oleStreams?: readonly string[]
  /** Names of the root element of XML, without prefix; one of these has to match. */
  readonly roots?: readonly string[]
  /** Text has no signature: what is declared as text, and looks like it, is accepted as text. */
  readonly isText?: true
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

// In the order in which file pickers list them.
const TABLE = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'], reader: 'pdf', isVisual: true, early: '%PDF-' },
  jpeg: {
    mediaType: 'image/jpeg',
    endings: ['jpg', 'jpeg'],
    reader: 'picture',
    isVisual: true,
    starts: ['\xff\xd8\xff'],
  },
  png: { mediaType: 'image/png', endings: ['png'], reader: 'picture', isVisual: true, starts: ['\x89PNG\r\n\x1a\n'] },
  webp: { mediaType: 'image/webp', endings: ['webp'], reader: 'picture', isVisual: true, starts: ['RIFF????WEBP'] },
  gif: { mediaType: 'image/gif', endings: ['gif'], reader: 'picture', isVisual: true, starts: ['GIF87a', 'GIF89a'] },
  docx: {
    mediaType: `${OFFICE}.wordprocessingml.document`,
    endings: ['docx'],
    reader: 'word',
    zipEntry: 'word/document.xml',
  },
  doc: { mediaType: 'application/msword', endings: ['doc'], reader: 'word', oleStreams: ['WordDocument'] },
  xlsx: {
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    endings: ['xlsx'],
    reader: 'table',
    zipEntry: 'xl/workbook.xml',
  },
  xls: { mediaType: 'application/vnd.ms-excel', endings: ['xls'], reader: 'table', oleStreams: ['Workbook', 'Book'] },
  // E-invoices and orders: CII (ZUGFeRD, Factur-X, XRechnung), ZUGFeRD 1, UBL (XRechnung, Peppol) and Order-X.
  xml: {
    mediaType: 'application/xml',
    endings: ['xml'],
    reader: 'xml',
    roots: ['CrossIndustryInvoice', 'CrossIndustryDocument', 'Invoice', 'CreditNote', 'SCRDMCCBDACIOMessageStructure'],
  },
  txt: { mediaType: 'text/plain', endings: ['txt'], reader: 'text', isText: true },
  eml: { mediaType: 'message/rfc822', endings: ['eml'], reader: 'mail', isText: true },
  msg: {
    mediaType: 'application/vnd.ms-outlook',
    endings: ['msg'],
    reader: 'mail',
    oleStreams: ['__properties_version1.0'],
  },
} as const satisfies Record<string, DocumentFormat>

export type Format = keyof typeof TABLE

export type ReaderName = (typeof TABLE)[Format]['reader']

/** All formats by name, in the order in which file pickers list them. */
export const FORMATS: Readonly<Record<Format, DocumentFormat & { readonly reader: ReaderName }>> = TABLE

/** The first format that matches, in the order of the table. */
export function findFormat(fits: (format: DocumentFormat) => boolean): Format | null {
  return formatsWhere(fits)[0] ?? null
}

/** All formats that match, in the order of the table. */
export function formatsWhere(fits: (format: DocumentFormat) => boolean): Format[] {
  return (Object.keys(FORMATS) as Format[]).filter((name) => fits(FORMATS[name]))
}

/** The format of a file name's ending: "Rechnung.PDF". */
export function formatByEnding(fileName: string): Format | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return findFormat(({ endings }) => endings.includes(ending))
}

/** The format of a media type, which may carry a parameter: "text/plain; charset=utf-8". */
export function formatByMediaType(mediaType: string): Format | null {
  const bare = mediaType.split(';', 1)[0]?.trim().toLowerCase()
  return findFormat((format) => format.mediaType === bare)
}
