// Facts in the middle of a sentence, by the words right before them; and terms of payment in days.

import { matchesOf } from '../matches.ts'
import type { FieldName } from '../types.ts'
import { type Cell, evidenceOf, overlap, type Rows, trustIn } from './cells.ts'
import { LABELS, type ValueKind } from './labels.ts'
import { type Candidate, READ } from './reading.ts'
import { datesIn, type Found } from './values.ts'

interface Pattern {
  readonly field: FieldName
  readonly kind: ValueKind
  /** The text before the value, from the beginning of its clause or of its line. */
  readonly before: RegExp
  readonly score: number
  /** Only in the upper part of the document, which is about the document itself. */
  readonly isHigh?: boolean
}

const TITLES =
  '(?:\\p{L}*rechnung|gutschrift|rechnungskorrektur|angebot|kostenvoranschlag|lieferschein|mahnung|bescheid|auftragsbestätigung|invoice|receipt|quote|quotation|estimate|credit\\snote|delivery\\snote|packing\\sslip|purchase\\sorder|fatura|nota|recibo|or[çc]amento|nfc?s?-?e)'
const NUMBERED = `(?:\\s?\\([^)]{1,12}\\))?(?:[\\s/-]+recibo)?\\s*(?:nr|no|number|nummer|n\\.?\\s?[º°o]|#)?\\.?\\s?:?\\s?#?\\s?`
/** Dots in numbers and dates do not end a sentence. */
const ANY = '(?:[^.!?]|(?<=\\d)\\.|\\.(?=\\d))'

const form = (words: string) => new RegExp(words, 'iu')

const PATTERNS: readonly Pattern[] = [
  {
    field: 'dueDate',
    kind: 'date',
    before: form(
      `(?:zahlbar|zahlen|überweis\\p{L}*|begleich\\p{L}*|fällig|netto|zahlung\\p{L}*|zahlungseingang|pay(?:ment|able)?|due|settle|remit|vencimento|pagar|pagamento)${ANY}{0,90}?(?:bis|am|zum|by|on|before|until|at[ée]|em|:)(?:\\s(?:zum|spätestens|am|dem|the|dia))*\\s*$`,
    ),
    score: 0.93,
  },
  {
    field: 'dueDate',
    kind: 'date',
    before: /(?:betrag|abbuch\p{L}*|einzug|lastschrift|einziehen)[^!?]{0,60}?\sam\s*$/iu,
    score: 0.9,
  },
  {
    field: 'documentDate',
    kind: 'date',
    before: form(
      `^\\s*${TITLES}${NUMBERED}[^\\s,]*(?:\\s\\d[^\\s,]*)?[\\s,]*(?:série\\s\\d+)?(?:vom|dated|date|issued(?:\\s(?:at|on))?|of|from|de|em|[–-]|,)?\\s*:?\\s*$`,
    ),
    score: 0.92,
    isHigh: true,
  },
  {
    field: 'documentDate',
    kind: 'date',
    before: form(`${TITLES}[^!?]{0,60}?(?:vom|dated|date|of|from|de|em)\\s*:?\\s*$`),
    score: 0.55,
  },
  {
    field: 'documentDate',
    kind: 'date',
    before: /^\p{Lu}[\p{L}\s./()-]{2,30},\s(?:den\s|dated\s|em\s|the\s)?$/u,
    score: 0.86,
  },
  {
    field: 'documentDate',
    kind: 'date',
    before: /(?:this|made|dated|entered\sinto)[^.!?]{0,40}?(?:on|as of|dated)\s(?:the\s)?$/iu,
    score: 0.7,
  },
  { field: 'documentNumber', kind: 'id', before: form(`^\\s*${TITLES}${NUMBERED}$`), score: 0.9, isHigh: true },
  // Tills print date, time and number on one line.
  {
    field: 'documentNumber',
    kind: 'id',
    before:
      /(?<!\p{L})(?:kassen)?(?:bon|beleg|quittungs?)-?\s?(?:nr|no|nummer)\.?\s?:?\s?#?$|(?<!\p{L})(?:receipt|ticket|check)\s?(?:no|number|#)\.?\s?:?\s?#?$|(?<!\p{L})(?:tal[ãa]o|recibo|doc\.?)\s?n\.?\s?[ºo]\.?\s?:?\s?$/iu,
    score: 0.88,
  },
  {
    field: 'documentNumber',
    kind: 'id',
    before: form(
      `(?:reklamation|complaint|order|auftrag|ihre\\srechnung|unserer?\\srechnung|(?:our|your)\\sinvoice|invoice|lieferung|fatura|contrato|vertrag)\\s(?:mit\\sder\\s)?(?:nr|no|nummer|number|n[º°o])?\\.?\\s?$`,
    ),
    score: 0.62,
  },
  // The foot of a letter lists one fact after the other.
  {
    field: 'sellerTaxNumber',
    kind: 'taxNumber',
    before: /(?<!\p{L})(?:steuer-?\s?(?:nr|no|nummer)|st\.?-?\s?nr|tax\s(?:ref(?:erence)?|no|number))\.?\s?:?\s?$/iu,
    score: 0.9,
  },
  // A receipt that was filled in by hand.
  {
    field: 'grossTotal',
    kind: 'amount',
    before:
      /(?:received|recebi\p{L}*|recebemos|bestätig\p{L}*|erhalten)[^.!?]{0,120}(?:the\ssum\sof|betrag\s(?:von|in\shöhe\svon)|a\squantia\sde|a\simport[âa]ncia\sde|o\svalor\sde)\s*(?:EUR|USD|GBP|CHF|€|£|R?\$)?\s?$/iu,
    score: 0.85,
  },
  {
    field: 'grossTotal',
    kind: 'amount',
    before:
      /(?:(?:gesamt|rechnungs|zahl|end)betrag|total(?:\samount)?|valor\stotal(?:\sd[aeo]s?\s(?:nota|servi[çc]os?|fatura))?|im\sgesamtwert|quantia|import[âa]ncia)(?:\s(?:von|in\shöhe\svon|beträgt|lautet|of|is|de|über))?\s*[:=]?\s*(?:R\$|€|EUR|\$|£|USD|GBP)?\s*$/iu,
    score: 0.84,
  },
  {
    field: 'amount',
    kind: 'amount',
    before:
      /(?:betrag|beträgt|summe|rechnung|vergütung|miete|preis|gebühr|über|for|fee|fees|price|rent|budget|salary|pay|valor|quantia|taxa)[^.!?]{0,60}$/iu,
    score: 0.6,
  },
  {
    field: 'sellerVatId',
    kind: 'vat',
    before: /^(?!ihre|your|customer).*(?:ust|umsatzsteuer|uid|vat|tax|mwst|cnpj|contribuinte|nif)[^\d]{0,40}$/iu,
    score: 0.9,
  },
]

export function inSentences(rows: Rows, isMonthFirst: boolean): Candidate[] {
  const texts = rows.flatMap((row) => textsOf(rows, row))
  return [
    ...texts.flatMap((one) => found(one, rows.length, isMonthFirst)),
    ...aloneDates(rows, isMonthFirst),
    ...daysToPay(texts),
    ...daysUnderLabel(rows),
  ]
}

interface Text {
  readonly text: string
  readonly cell: Cell
}

/** Each cell; lines of running text with the next one, in which they may continue; and short lines of several cells. */
function textsOf(rows: Rows, row: readonly Cell[]): Text[] {
  const [first] = row
  if (!first) return []
  const cells = row.map((cell) => ({ text: cell.text, cell }))
  const joined = row.map(({ text }) => text).join(' ')
  if (row.length > 1) return joined.length < 110 ? [...cells, { text: joined, cell: first }] : cells
  const next = rows[first.row + 1]
  const follows =
    next?.length === 1 && next[0]?.page === first.page && Math.abs((next[0].box?.[0] ?? 0) - (first.box?.[0] ?? 0)) < 3
  const goesOn =
    first.text.length > 45
      ? !/[.!?:]$/.test(first.text)
      : /(?:,|\s(?:de|vom|of|dated|am|zum|bis|until|by)|\d\.?\s(?:de\s)?\p{L}{3,9})$/iu.test(first.text)
  return follows && goesOn ? [{ text: `${first.text} ${next[0]?.text}`, cell: first }] : cells
}

/** Only words close to the value matter; a mark at the beginning shows that the text was cut. */
const NEAR = 200

const wordsBefore = (text: string, index: number) =>
  index > NEAR ? `…${text.slice(index - NEAR, index)}` : text.slice(0, index)

/** The upper share of a document that is about the document itself. */
const HIGH = 0.5

function found({ text, cell }: Text, count: number, isMonthFirst: boolean): Candidate[] {
  const isHigh = cell.row < Math.max(20, count * HIGH)
  return PATTERNS.flatMap((pattern) => {
    if (pattern.isHigh && !isHigh) return []
    const values = READ[pattern.kind](text, isMonthFirst).filter(({ index }) =>
      pattern.before.test(wordsBefore(text, index)),
    )
    const fitting = pattern.field === 'dueDate' ? values.filter((one) => !isDiscounted(text, one)) : values
    return fitting.slice(0, 1).map((one) => candidate(pattern.field, one, cell, pattern.score))
  })
}

const candidate = (
  field: FieldName,
  { value, quote }: Pick<Found, 'value' | 'quote'>,
  cell: Cell,
  score: number,
): Candidate => ({
  field,
  value,
  score: score * trustIn(cell),
  evidence: evidenceOf(cell, quote),
  cell,
  label: cell,
})

const CLAUSE_END = /\s(?:oder|bzw\.?|or)\s|[;,]\s|(?<!\d)\.\s(?=\p{Lu})/gu
const DISCOUNT = /skonto|discount|desconto|abz[üu]gl/i

/** The clause at a position of a text. */
function clauseAt(text: string, index: number): string {
  const ends = matchesOf(text, CLAUSE_END).map((end) => end.index)
  const start = Math.max(0, ...ends.filter((end) => end < index))
  return text.slice(start, ends.find((end) => end > index) ?? text.length)
}

/** "bis 15.03. mit 2 % Skonto, bis 30.03. netto": the first date is that of the discount. */
const isDiscounted = (text: string, { index }: Pick<Found, 'index'>) => DISCOUNT.test(clauseAt(text, index))

const isLabel = (cell: Cell | undefined) =>
  cell !== undefined &&
  !/\d{3}/.test(cell.text) &&
  LABELS.some(({ kind, pattern }) => kind === 'date' && pattern.test(cell.text))

/** Tills print date and time, often below everything else. */
const TIME = /\d[\s,-]{1,4}\d{1,2}:\d{2}/

/** A date without a label beside it. */
function aloneDates(rows: Rows, isMonthFirst: boolean): Candidate[] {
  const upper = Math.max(15, rows.length * HIGH)
  return rows.flatMap((row, index) =>
    row.flatMap((cell) => {
      if (index >= upper && !TIME.test(cell.text)) return []
      const [date] = datesIn(cell.text, isMonthFirst)
      const left = row[cell.column - 1]
      const above = rows[cell.row - 1]?.find((one) => one.page === cell.page && overlap(one, cell) > 0.4)
      if (!date || date.index > 0 || [left, above].some(isLabel)) return []
      const isAlone = row.length === 1 && /^\W*(?:\d{1,2}:\d{2}.*)?$/.test(cell.text.slice(date.quote.length))
      return [candidate('documentDate', date, cell, isAlone ? 0.72 : 0.5)]
    }),
  )
}

const DAYS: readonly RegExp[] = [
  /(?:zahl\p{L}*|fällig\p{L}*|begleich\p{L}*|überweis\p{L}*|netto|rein|ohne\sabzug)[^.!?]{0,70}?(?<days>\d{1,3})\s?(?:kalender)?tagen?\b/iu,
  /innerhalb\s(?:von\s)?(?<days>\d{1,3})\s?(?:kalender)?tagen?\b/iu,
  /(?<days>\d{1,3})\stage\s(?:netto|rein|ohne\sabzug)/iu,
  /(?:terms?|payment|pay|due|net|settle\p{L}*|remit\p{L}*)[^.!?]{0,50}?(?<days>\d{1,3})\s?days?\b/iu,
  /\bnet\s(?<days>\d{1,3})\b/iu,
  /(?:prazo|condi[çc][õo]es|pagamento|vencimento)[^.!?]{0,50}?(?<days>\d{1,3})\sdias\b/iu,
]

/** Days from the date of the document, by its terms of payment; the value is not a date yet. */
function daysToPay(texts: readonly Text[]): Candidate[] {
  return texts.flatMap(({ text, cell }) => {
    const clauses = text
      .split(CLAUSE_END)
      .filter((clause) => !DISCOUNT.test(clause) && !/verzug|angebot|rückgabe|mahn|return/i.test(clause))
    for (const clause of clauses) {
      const days = DAYS.map((one) => one.exec(clause)?.groups?.['days']).find(Boolean)
      if (days) return [candidate('paymentDays', { value: days, quote: text }, cell, 0.85)]
    }
    return []
  })
}

const TERMS =
  /^(?:(?:mode\s?\/\s?)?terms(?:\sof\spayment)?|payment(?:\sterms?)?|zahlungs(?:ziel|bedingung(?:en)?|frist)|condi[çc](?:[ãa]o|[õo]es)(?:\sde)?\spagamento|prazo(?:\sde\spagamento)?)\W*$/iu

/** "30 days" right of or under "Terms of payment". */
function daysUnderLabel(rows: Rows): Candidate[] {
  return rows.flat().flatMap((cell) => {
    const days = /^(?:net\s)?(\d{1,3})\s?(?:days?|tage|dias)\b/iu.exec(cell.text)?.[1]
    if (!days) return []
    const above = rows[cell.row - 1]?.filter((one) => overlap(one, cell) > 0.4) ?? []
    const left = rows[cell.row]?.[cell.column - 1]
    const isTerm = [...above, ...(left ? [left] : [])].some(({ text }) => TERMS.test(text))
    return isTerm ? [candidate('paymentDays', { value: days, quote: cell.text }, cell, 0.85)] : []
  })
}
