// What a document has, whatever its words for itself: a sum, a day of payment, a salutation, blanks to fill in, paragraphs.
// What each trait is worth for each kind is learnt (selection/kind-weights.json).
import { matchesOf } from '../../matches.ts'
import type { Field, FieldName, ReadPage } from '../../types.ts'

/** What the traits of a document are told from. */
export interface Traited {
  readonly rows: readonly (readonly { readonly text: string }[])[]
  readonly pages: readonly Pick<ReadPage, 'width' | 'height' | 'source'>[]
  /** What the rules found. */
  readonly fields: readonly Pick<Field, 'name'>[]
  readonly values: readonly { readonly form: string; readonly value: string; readonly cell: { readonly row: number } }[]
}

export function traitsOf(traited: Traited): string[] {
  const text = traited.rows.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')
  return [
    ...FIELDS.map((name) => `has ${name} ${traited.fields.some((field) => field.name === name)}`),
    ...shapes(traited, text),
    ...counts(text),
    ...Object.entries(PRESENT).map(([name, sign]) => `${name} ${sign.test(text)}`),
  ]
}

const FIELDS: readonly FieldName[] = [
  ...(['grossTotal', 'netTotal', 'taxTotal', 'amountDue', 'dueDate', 'paymentDays', 'iban', 'sellerVatId'] as const),
  ...(['buyerName', 'sellerName', 'documentNumber', 'documentDate', 'orderNumber', 'customerNumber'] as const),
  'contractNumber',
]

function shapes({ rows, pages, values }: Traited, text: string): string[] {
  const amounts = values.filter(({ form }) => form === 'amount')
  const fifths = (count: number) => Math.min(4, Math.floor((5 * count) / Math.max(1, rows.length)))
  return [
    `paper ${paperOf(pages)}`,
    `pages ${Math.min(3, pages.length)}`,
    `words ${WORDS.findLastIndex((least) => text.split(/\s+/).length >= least)}`,
    `table ${fifths(rows.filter((row) => row.length >= TABLE_CELLS).length)}`,
    `priced ${fifths(new Set(amounts.map(({ cell }) => cell.row)).size)}`,
    `amounts ${step(amounts.length)}`,
    `negative ${step(amounts.filter(({ value }) => value.startsWith('-')).length)}`,
    `dates ${step(values.filter(({ form }) => form === 'date').length)}`,
  ]
}

const TABLE_CELLS = 3
const WORDS = [0, 40, 100, 250, 700]
/** Points: the roll of a till is narrower. */
const NARROW = 320

function paperOf([page]: Traited['pages']): string {
  if (!page || page.width === 0) return 'none'
  if (page.width > 1.15 * page.height) return 'wide'
  if (page.height > 1.9 * page.width) return 'long'
  return page.source === 'text' && page.width < NARROW ? 'small' : 'sheet'
}

const step = (count: number) => (count < 3 ? count : [3, 6, 12, 25].findLast((least) => count >= least))

const counts = (text: string) =>
  Object.entries(COUNTED).map(([name, sign]) => `${name} ${step(matchesOf(text, sign).length)}`)

const COUNTED: Readonly<Record<string, RegExp>> = {
  blanks: /_{4,}|\.{8,}|[☐☒☑□]/g,
  numbered: /^[^\S\n]*(?:\d{1,2}\.|§\s?\d+|\(\d+\)|[a-h]\)|\d+\.\d+)\s/gm,
  paragraphs: /§|\bArt(?:igo|\.)? ?\d/g,
  spans:
    /\b(?:19|20)\d\d\s?(?:[–-]|to|bis|a|até)\s?(?:(?:19|20)\d\d|now|heute|present|atual|today|date)|\b(?:seit|since|desde) (?:\d\d\/)?(?:19|20)\d\d/gi,
  heads:
    /^[^\S\n]*(?:von|from|de|an|to|para|cc|betreff|subject|assunto|gesendet|sent|enviad[ao](?: em)?|datum|date)\s?:/gim,
  clock: /\b\d{1,2}[:.]\d\d (?:uhr|h)|\b\d{1,2}:\d\d\b/gi,
  questions: /\?/g,
  percents: /%/g,
  weights: /\b\d[\d.,]*\s?(?:kg|t|lbs?)\b/g,
  I: /\b(?:ich|mein\p{L}*|mir|mich|I|my|me|eu|meu|minha)\b/gu,
  we: /\b(?:wir|uns\p{L}*|we|our|us|nós|nosso|nossa|nos)\b/giu,
  you: /\b(?:Sie|Ihnen|Ihr\p{L}*|you|your|você|vossa|vosso|sua|seu)\b/gu,
}

const PRESENT: Readonly<Record<string, RegExp>> = {
  salutation:
    /^.{0,20}(?:sehr geehrte|guten (?:tag|morgen)|liebe[rs]? |hallo |dear |hello|to whom it|prezad|exm[oa]|estimad|car[oa]s? |bom dia|boa tarde)/im,
  closing:
    /gr(?:ü|ue)(?:ß|ss)|hochachtungsvoll|(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|sincerely|atenciosamente|cumprimentos/i,
  denied:
    /(?:keine|no|n[ãa]o (?:é|e) uma?|not an?|n[ãa]o constitui|n[ãa]o serve (?:de|como)) (?:rechnung|(?:tax |vat )?invoice|fatura|receipt|steuer)/i,
}
