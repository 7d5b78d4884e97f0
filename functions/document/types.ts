import type { Format } from '../../common/formats.ts'
import type { DocumentFieldLabels, DocumentKindNames } from '../../schemas/types.ts'

/** A visitor's file, held in memory only. */
export interface Upload {
  readonly fileName: string
  /** Found in its bytes. */
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
  /** How sure the reader is of the characters, from 0 to 1; 1 for a text layer. */
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
  /** The picture that was read, or drawn for a preview; of the first page only, because one takes several megabytes. */
  readonly picture?: Grey | Pixels
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
  readonly attachments: readonly { readonly name: string }[]
}

/** What a reader found in a file; nothing is interpreted yet. */
export interface Reading {
  readonly format: Format
  /** [] if nothing could be read. */
  readonly pages: readonly ReadPage[]
  /** How many pages the file has; more than `pages` when the limit left some out. */
  readonly pageCount: number
  /** The XML of an e-invoice, alone or inside a PDF. */
  readonly invoiceXml: string | null
  /** The XML of further e-invoices inside the same PDF. */
  readonly furtherXml?: readonly string[]
  /** null: no picture was read. */
  readonly ocr: OcrQuality | null
  readonly mail: MailHead | null
  /** The first readable attachment of a mail. */
  readonly attachment: Reading | null
}

/** Reads the formats that name it. */
export interface Reader {
  /** @throws Unreadable when the file is broken, encrypted or empty */
  read(upload: Upload, deps: ReaderDeps): Promise<Reading>
}

/** What a reader needs besides the file. */
export interface ReaderDeps {
  readonly limits: Limits
  /** Whether the first page comes with a picture, where the format has pages that can be drawn. */
  readonly wantsPicture: boolean
  /** Whether another page may be begun. */
  readonly hasTime: () => boolean
  /**
   * Reads the words of a picture (bytes of a file, or its pixels). `density`: its dots per inch, if known; `language`: that
   * of the page before.
   */
  readonly ocr: (picture: Uint8Array | Pixels, density: number | null, language?: OcrLanguage) => Promise<ReadPicture>
  /** Reads an attachment; null when it is of no readable type. */
  readonly readAttachment: (name: string, bytes: Uint8Array) => Promise<Reading | null>
}

/** A grey picture: one byte per pixel, row by row. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** An unpacked picture without transparent places, row by row. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Bytes per pixel: grey, or red, green and blue; each alone or with an opacity. */
  readonly channels: 1 | 2 | 3 | 4
}

/** A language that pictures are read in. */
export type OcrLanguage = 'de' | 'en' | 'pt'

export interface ReadPicture {
  /** The page as it was read: upright and flat. Boxes are places on it. */
  readonly page: Grey
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  readonly quality: OcrQuality
  readonly language: OcrLanguage
  /** Empty, as the back of a sheet; a page with ink that cannot be read is not blank. */
  readonly isBlank: boolean
}

/** too-many-pixels: a picture that would take more memory than there is for one. */
export type UnreadableReason = 'broken' | 'encrypted' | 'empty' | 'too-many-pixels'

/** A file that cannot be read, and why. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(`The document is ${reason}`, { cause })
    this.reason = reason
  }
}

/** What the owner should know when the code is to blame. It quotes nothing of the document. */
export interface Fault {
  readonly message: string
  /** Lines of a stack without its message; "" where there is none. */
  readonly stack: string
}

/** Reading needs something that this machine lacks, whatever the document; the message is for the owner. */
export class MachineFault extends Error {}

/** ISO 639-1, such as "de"; "und" (undetermined) where there is too little text. */
export type LanguageCode = string

/** Each has its name in site/data/document-texts.yaml. */
export type DocumentKind = keyof DocumentKindNames

/** Where a value was seen. */
export interface Evidence {
  readonly page: number
  readonly box: Box | null
  /** As it stands in the document. */
  readonly quote: string
}

/** Each has its label in site/data/document-texts.yaml. */
export type FieldName = keyof DocumentFieldLabels

/** A fact with its evidence. */
export interface Field {
  readonly name: FieldName
  /** Normalised: ISO date, "1234.56", IBAN without blanks; text as it stands. */
  readonly value: string
  /** From 0 to 1, calibrated: of all fields with 0.9, nine in ten are right. */
  readonly confidence: number
  readonly source: 'xml' | 'text' | 'ocr' | 'model' | 'rule'
  /** null for what follows from other fields. */
  readonly evidence: Evidence | null
}

/** A row of an invoice or an order; null for what is missing. Amounts as "1234.56". */
export interface LineItem {
  readonly description: string
  readonly quantity: string | null
  readonly unit: string | null
  readonly unitPrice: string | null
  readonly amount: string | null
  readonly taxRate: string | null
}

/** A rule that an e-invoice breaks. */
export interface BrokenRule {
  /** As the standard names it: "BR-CO-15". */
  readonly rule: string
  /** Amounts that show it, as "1234.56", by the names that their words in site/data/document-advice.yaml use. */
  readonly amounts: Readonly<Record<string, string>>
  /** The lines that break it, by their place in the list, 1-based; [] where it is no rule about lines. */
  readonly lines: readonly number[]
}

/** What a document says. */
export interface Understanding {
  readonly language: { readonly code: LanguageCode; readonly certainty: number }
  readonly kind: { readonly name: DocumentKind; readonly certainty: number }
  readonly fields: readonly Field[]
  /** Fields whose value stands on the page, but could not be told from others with enough certainty. */
  readonly unsure: readonly FieldName[]
  readonly items: readonly LineItem[]
  /** How many rows it has; more than `items` when a limit left some out. */
  readonly itemCount: number
  /** The most informative lines, in the order of the document. */
  readonly keyLines: readonly string[]
  /** The profile of an e-invoice ("EN 16931", "XRechnung", …); null for other documents. */
  readonly eInvoice: string | null
  /** An electronic order that changes an earlier one. */
  readonly isOrderChange: boolean
  /** The numbers of all e-invoices in the file; the first one was read. */
  readonly eInvoiceNumbers: readonly string[]
  /** Rules of EN 16931 that the e-invoice breaks, arithmetic first. */
  readonly brokenRules: readonly BrokenRule[]
  /** Where the XML of an e-invoice and its visible page differ. */
  readonly differences: readonly { readonly name: FieldName; readonly xml: string; readonly page: string }[]
  /** Which models took part, by name and version; [] for rules alone. */
  readonly models: readonly string[]
}
