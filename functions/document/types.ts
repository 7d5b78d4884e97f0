/** What the file is, found in its bytes. */
export type Format = 'pdf' | 'docx' | 'doc' | 'xlsx' | 'xls' | 'txt' | 'eml' | 'msg' | 'jpeg' | 'png' | 'webp' | 'gif'

/** A visitor's file, held in memory only. */
export interface Upload {
  readonly fileName: string
  readonly format: Format
  readonly bytes: Uint8Array
}

/** What may be spent on one document; from site/site.yaml. */
export interface Limits {
  readonly maxBytes: number
  readonly maxPages: number
  readonly maxMs: number
}

/** In points (1/72 inch) from the top left corner of the page. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A word as it stands on the page. */
export interface Word {
  readonly text: string
  /** null where the format has no layout. */
  readonly box: Box | null
  /** How sure the reader is of the letters, from 0 to 1; 1 for a text layer. */
  readonly certainty: number
}

/** Words side by side, from left to right. A wide gap between two words is a column or a cell. */
export interface Line {
  /** 1-based. */
  readonly page: number
  readonly words: readonly Word[]
  readonly box: Box | null
}

/** One page (one sheet of a table file, one mail) in reading order. */
export interface ReadPage {
  /** 1-based. */
  readonly number: number
  /** In points; 0 where the format has no layout. */
  readonly width: number
  readonly height: number
  readonly lines: readonly Line[]
  readonly source: 'text' | 'ocr'
  /** The picture that was read, of the first page only: one takes several megabytes. */
  readonly picture?: Grey
}

/** How well a picture could be read. */
export interface OcrQuality {
  /** Mean certainty of the words, from 0 to 1. */
  readonly certainty: number
  /** Degrees by which the picture was turned to stand upright. */
  readonly turned: number
}

export interface MailHead {
  readonly from: string
  readonly to: string
  readonly subject: string
  /** ISO date; null if the mail has none. */
  readonly date: string | null
  readonly attachments: readonly { readonly name: string; readonly mediaType: string; readonly bytes: number }[]
}

/** What a reader found in a file; nothing is interpreted yet. */
export interface Reading {
  readonly format: Format
  /** [] if nothing could be read. */
  readonly pages: readonly ReadPage[]
  /** How many pages the file has; more than `pages` when the limit left some out. */
  readonly pageCount: number
  /** The XML of an e-invoice inside a PDF, as it stands in the file. */
  readonly invoiceXml: string | null
  /** null: no picture was read. */
  readonly ocr: OcrQuality | null
  readonly mail: MailHead | null
  /** The first readable attachment of a mail. */
  readonly attachment: Reading | null
}

/** Reads one format. */
export interface Reader {
  readonly formats: readonly Format[]
  /** @throws Unreadable when the file is broken, encrypted or empty */
  read(upload: Upload, means: ReaderMeans): Promise<Reading>
}

export interface ReaderMeans {
  readonly limits: Limits
  /** Whether another page may be begun. */
  readonly hasTime: () => boolean
  /**
   * Reads the words of a picture (bytes of a file, or its pixels). `density`: its dots per inch, if known; `alphabet`: that
   * of the page before.
   */
  readonly ocr: (picture: Uint8Array | Pixels, density: number | null, alphabet?: Alphabet) => Promise<ReadPicture>
  /** Reads an attachment; null when it is of no readable type. */
  readonly readAttachment: (name: string, bytes: Uint8Array) => Promise<Reading | null>
}

/** A grey picture: one byte a pixel, row by row. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture without transparent places, not packed in any format, row by row. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Bytes a pixel: grey, or red, green and blue; each alone or with an opacity. */
  readonly channels: 1 | 2 | 3 | 4
}

/** A language that pictures are read in. */
export type Alphabet = 'de' | 'en' | 'pt'

export interface ReadPicture {
  /** The page as it was read: upright and flat. Boxes are places on it. */
  readonly page: Grey
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  readonly quality: OcrQuality
  readonly alphabet: Alphabet
  /** Nothing is on it, as on the back of a sheet; a page with ink that nobody can read is not blank. */
  readonly isBlank: boolean
}

/** A file that cannot be read, and why. */
export class Unreadable extends Error {
  readonly reason: 'broken' | 'encrypted' | 'empty'

  constructor(reason: 'broken' | 'encrypted' | 'empty', cause?: unknown) {
    super(`The document is ${reason}`, { cause })
    this.reason = reason
  }
}

/** Reading needs something that this machine lacks, whatever the document; the message is for the owner. */
export class MachineFault extends Error {}

/** ISO 639-1, such as "de"; "und" where there is too little text to tell. */
export type LanguageCode = string

export type DocumentKind =
  | 'invoice'
  | 'credit-note'
  | 'reminder'
  | 'receipt'
  | 'offer'
  | 'order'
  | 'order-confirmation'
  | 'delivery-note'
  | 'contract'
  | 'termination'
  | 'application'
  | 'bank-statement'
  | 'authority-letter'
  | 'letter'
  | 'enquiry'
  | 'complaint'
  | 'minutes'
  | 'time-sheet'
  | 'price-list'
  | 'table'
  | 'form'
  | 'process-sketch'
  | 'report'
  | 'statement'
  | 'manual'
  | 'email'
  | 'business-card'
  | 'bylaws'
  | 'invitation'
  | 'delay'
  | 'insurance'
  | 'specification'
  | 'ticket'
  | 'notice'
  | 'other'

/** Where a value was seen. */
export interface Evidence {
  readonly page: number
  readonly box: Box | null
  /** As it stands in the document. */
  readonly quote: string
}

export type FieldName =
  | 'documentNumber'
  | 'documentDate'
  | 'dueDate'
  | 'paymentDays'
  | 'serviceDate'
  | 'sellerName'
  | 'sellerAddress'
  | 'sellerVatId'
  | 'sellerTaxNumber'
  | 'buyerName'
  | 'buyerAddress'
  | 'buyerVatId'
  | 'customerNumber'
  | 'orderNumber'
  | 'contractNumber'
  | 'iban'
  | 'bic'
  | 'netTotal'
  | 'taxTotal'
  | 'taxRate'
  | 'grossTotal'
  | 'amountDue'
  | 'currency'
  | 'discountTerms'
  | 'noticePeriod'
  | 'contractTerm'
  | 'deadline'
  | 'contact'
  | 'phone'
  | 'email'
  | 'website'
  | 'subject'
  | 'sender'
  | 'recipient'
  | 'attachments'
  | 'prepaid'
  | 'discount'
  | 'title'
  | 'person'
  | 'company'
  | 'participants'
  | 'period'
  | 'accountHolder'
  | 'openingBalance'
  | 'closingBalance'
  | 'amount'

/** A fact with its evidence. */
export interface Field {
  readonly name: FieldName
  /** Normalised: ISO date, "1234.56", IBAN without blanks; text as it stands. */
  readonly value: string
  /** From 0 to 1; calibrated: of all fields with 0.9, nine in ten are right. */
  readonly confidence: number
  readonly source: 'xml' | 'text' | 'ocr' | 'model' | 'rule'
  /** null for what follows from other fields. */
  readonly evidence: Evidence | null
}

/** A row of an invoice or an order; what is not there is null. Amounts as "1234.56". */
export interface LineItem {
  readonly description: string
  readonly quantity: string | null
  readonly unit: string | null
  readonly unitPrice: string | null
  readonly amount: string | null
  readonly taxRate: string | null
}

/** What a document says. */
export interface Understanding {
  readonly language: { readonly code: LanguageCode; readonly certainty: number }
  readonly kind: { readonly name: DocumentKind; readonly certainty: number }
  readonly fields: readonly Field[]
  readonly items: readonly LineItem[]
  /** The most telling lines, in the order of the document. */
  readonly salient: readonly string[]
  /** The profile of an e-invoice ("EN 16931", "XRechnung", …); null if it is none. */
  readonly eInvoice: string | null
  /** Where the XML of an e-invoice and its visible page differ. */
  readonly differences: readonly { readonly name: FieldName; readonly xml: string; readonly page: string }[]
  /** Which models took part, by name and version; [] for rules alone. */
  readonly models: readonly string[]
}
