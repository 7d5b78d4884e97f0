// The page of a ZUGFeRD invoice that people read. Its fonts are embedded, as PDF/A asks for.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import { PageSizes, PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib'
import { formatAmount, formatNumber, shownValue } from '../../../common/document-values.ts'
import type { DocumentKind, FieldName } from '../types.ts'
import { fieldLabel, kindName, type Wording } from '../wording.ts'
import { type Amounts, amountOf, type Line } from './amounts.ts'
import type { Values } from './values.ts'

/** What the page says. */
export interface PageContent {
  readonly values: Values
  readonly amounts: Amounts
  readonly kind: DocumentKind
  readonly wording: Wording
}

const [WIDTH, HEIGHT] = PageSizes.A4
const LEFT = 57
const RIGHT = WIDTH - 57
const TOP = HEIGHT - 62
const BOTTOM = 70
const SIZE = 9.5
const LEADING = 14

interface Pen {
  readonly document: PDFDocument
  readonly regular: PDFFont
  readonly bold: PDFFont
  page: PDFPage
  y: number
}

/** The bytes of a PDF with as many pages as the lines need. */
export async function invoicePage(content: PageContent): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit as never)
  const [regular, bold] = await Promise.all(
    ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'].map(async (name) =>
      document.embedFont(await readFile(join(FONTS, name))),
    ),
  )
  if (!regular || !bold) throw new Error('There are two fonts')
  const { values, kind, wording } = content
  document.setTitle(`${kindName(kind, wording)} ${values['documentNumber']}`)
  document.setLanguage(wording.language)
  const pen = { document, regular, bold, page: document.addPage(PageSizes.A4), y: TOP }
  head(pen, content)
  table(pen, content)
  totals(pen, content)
  return document.save()
}

const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')

const ABOUT: readonly FieldName[] = [
  ...(['documentNumber', 'documentDate', 'serviceDate', 'customerNumber', 'orderNumber', 'contractNumber'] as const),
  ...(['sellerVatId', 'sellerTaxNumber', 'buyerVatId', 'contact', 'phone', 'email'] as const),
]
const PAYMENT: readonly FieldName[] = ['dueDate', 'discountTerms', 'iban', 'bic']

function head(pen: Pen, { values, kind, wording }: PageContent): void {
  paragraph(pen, [values['sellerName'], ...addressLines('seller', values)].filter(Boolean).join(', '))
  pen.y -= LEADING
  for (const line of [values['buyerName'] ?? '', ...addressLines('buyer', values)]) paragraph(pen, line)
  pen.y -= 2 * LEADING
  write(pen, kindName(kind, wording), { x: LEFT, size: 17, isBold: true })
  pen.y -= 2 * LEADING
  pairs(pen, ABOUT, { values, wording })
  pen.y -= LEADING
}

function addressLines(party: 'seller' | 'buyer', values: Values): string[] {
  const town = [values[`${party}Postcode`], values[`${party}City`], values[`${party}Country`]].join(' ')
  return [values[`${party}Street`] ?? '', values[`${party}StreetMore`] ?? '', town].filter(Boolean)
}

function pairs(
  pen: Pen,
  names: readonly FieldName[],
  { values, wording }: Pick<PageContent, 'values' | 'wording'>,
): void {
  const tongue = { currency: values['currency'] ?? '', language: wording.language }
  for (const name of names) {
    const plain = values[name]
    if (plain) paragraph(pen, `${fieldLabel(name, 'invoice', wording)}: ${shownValue(name, plain, tongue)}`)
  }
}

/** Right edges of the columns with numbers. */
const COLUMNS = [RIGHT - 170, RIGHT - 85, RIGHT]
const DESCRIPTION_WIDTH = RIGHT - LEFT - 250

function table(pen: Pen, { values, amounts, wording }: PageContent): void {
  const { columns } = wording.texts.making
  row(pen, { text: columns.description, numbers: [columns.quantity, columns.price, columns.amount], isBold: true })
  for (const line of amounts.lines) {
    const numbers = numbersOf(line, values['currency'] ?? '', wording.language)
    const [first = '', ...more] = wrap(line.description, pen.regular, DESCRIPTION_WIDTH)
    row(pen, { text: first, numbers })
    for (const text of more) row(pen, { text, numbers: [] })
  }
  pen.y -= LEADING
}

function numbersOf({ quantity, price, base, cents }: Line, currency: string, language: string): string[] {
  const each = base === 1 ? '' : ` / ${base}`
  return [
    formatNumber(quantity, language),
    `${formatAmount(price, currency, language)}${each}`,
    formatAmount(amountOf(cents), currency, language),
  ]
}

function totals(pen: Pen, { values, amounts, wording }: PageContent): void {
  const currency = values['currency'] ?? ''
  const { language } = wording
  const sum = (text: string, cents: number, isBold = false) =>
    row(pen, { text, numbers: ['', '', formatAmount(amountOf(cents), currency, language)], isBold })
  const label = (name: FieldName) => fieldLabel(name, 'invoice', wording)
  sum(label('netTotal'), amounts.netCents)
  for (const { rate, taxCents } of amounts.groups)
    sum(`${label('taxTotal')} ${formatNumber(rate, language)} %`, taxCents)
  sum(label('grossTotal'), amounts.grossCents, true)
  if (amounts.prepaidCents !== 0) {
    sum(label('prepaid'), amounts.prepaidCents)
    sum(label('amountDue'), amounts.grossCents - amounts.prepaidCents, true)
  }
  pen.y -= LEADING
  pairs(pen, PAYMENT, { values, wording })
  pen.y -= LEADING
  paragraph(pen, wording.texts.making.note)
}

interface Row {
  readonly text: string
  readonly numbers: readonly string[]
  readonly isBold?: boolean
}

function row(pen: Pen, { text, numbers, isBold = false }: Row): void {
  turnPage(pen)
  write(pen, text, { x: LEFT, isBold })
  const font = isBold ? pen.bold : pen.regular
  numbers.forEach((number, index) => {
    write(pen, number, { x: (COLUMNS[index] ?? RIGHT) - font.widthOfTextAtSize(number, SIZE), isBold })
  })
  pen.y -= LEADING
}

function paragraph(pen: Pen, text: string): void {
  for (const line of wrap(text, pen.regular, RIGHT - LEFT)) {
    turnPage(pen)
    write(pen, line, { x: LEFT })
    pen.y -= LEADING
  }
}

function turnPage(pen: Pen): void {
  if (pen.y > BOTTOM) return
  pen.page = pen.document.addPage(PageSizes.A4)
  pen.y = TOP
}

interface Style {
  readonly x: number
  readonly size?: number
  readonly isBold?: boolean
}

function write({ page, y, regular, bold }: Pen, text: string, { x, size = SIZE, isBold = false }: Style): void {
  page.drawText(text, { x, y, size, font: isBold ? bold : regular })
}

/** Text in lines of a width; a word that is wider is broken. */
function wrap(text: string, font: PDFFont, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .split(' ')
    .flatMap(inPieces)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, SIZE) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Letters of a piece that fits every column. */
const PIECE = 40

const inPieces = (word: string) => word.match(new RegExp(`.{1,${PIECE}}`, 'gu')) ?? [word]
