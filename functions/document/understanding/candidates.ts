// Candidates: what stands where a label points. The same cell, the cells to the right, the cells below.
import type { Evidence, FieldName } from '../types.ts'
import { type Cell, evidenceOf, overlap, type Rows } from './cells.ts'
import { LABELS, type Label, type ValueKind } from './labels.ts'
import { amountsIn, bicsIn, cnpjsIn, datesIn, type Found, ibansIn, idsIn, vatIdsIn } from './values.ts'

/** A value that may be the field's. */
export interface Candidate {
  readonly field: FieldName
  readonly value: string
  /** From 0 to 1: how well the label fits, and how close the value stands. */
  readonly score: number
  readonly evidence: Evidence
  readonly cell: Cell
  /** Of the label: its line in the document. */
  readonly row: number
}

const SAME_CELL = 1
const RIGHT = 0.98
const BELOW = 0.9
/** The heading of a column says what its cells are, but the document's own total is not among them. */
const BELOW_HEADING = 0.55
/** Values stand at most so many lines under their heading. */
const LINES_BELOW = 4
const CELLS_RIGHT = 3

/** @param isMonthFirst how dates with slashes are read */
export function candidatesOf(rows: Rows, isMonthFirst: boolean): Candidate[] {
  const found: Candidate[] = []
  for (const row of rows) {
    for (const cell of row) {
      for (const { label, rest } of labelsOf(cell)) found.push(...valuesAt(rows, { cell, label, rest, isMonthFirst }))
      found.push(...inSentence(cell, isMonthFirst))
    }
  }
  return found
}

/** Facts that stand in the middle of a sentence, by the words right before them. */
const IN_SENTENCES: readonly {
  readonly field: FieldName
  readonly kind: ValueKind
  readonly before: RegExp
  readonly score: number
}[] = [
  {
    field: 'dueDate',
    kind: 'date',
    before:
      /(?:zahlbar|zahlen|überweis\p{L}*|begleich\p{L}*|fällig|netto|zahlung\p{L}*|zahlungseingang|pay(?:ment|able)?|due|settle|remit|vencimento|pagar|pagamento)[^.!?]{0,80}?(?:bis|am|zum|by|on|before|until|at[ée]|em|:)(?:\s(?:zum|spätestens|zum|am|dem|the|dia))*\s*$/iu,
    score: 0.93,
  },
  {
    field: 'documentDate',
    kind: 'date',
    before:
      /(?:rechnung|gutschrift|angebot|bestellung|lieferschein|mahnung|invoice|receipt|quote|fatura|nota|bescheid)[^!?]{0,60}?(?:vom|dated|date|of|from|de|em)\s*:?\s*$/iu,
    score: 0.92,
  },
  {
    field: 'dueDate',
    kind: 'date',
    before: /(?:betrag|abbuch\p{L}*|einzug|lastschrift|einziehen)[^!?]{0,60}?\sam\s*$/iu,
    score: 0.9,
  },
  { field: 'documentDate', kind: 'date', before: /^\p{Lu}[\p{L}\s./-]{2,30},\s(?:den\s|dated\s|em\s)?$/u, score: 0.85 },
  { field: 'documentDate', kind: 'date', before: /^\s*$/u, score: 0.55 },
  {
    field: 'sellerVatId',
    kind: 'vat',
    before: /^(?!ihre|your|customer).*(?:ust|umsatzsteuer|uid|vat|tax|mwst)[^\d]{0,40}$/iu,
    score: 0.9,
  },
]

function inSentence(cell: Cell, isMonthFirst: boolean): Candidate[] {
  return IN_SENTENCES.flatMap(({ field, kind, before, score }) =>
    READ[kind](cell.text, isMonthFirst)
      .filter(({ index }) => before.test(cell.text.slice(0, index)))
      .slice(0, 1)
      .map((found) => ({
        field,
        value: found.value,
        score: score * Math.min(1, cell.certainty + 0.05),
        evidence: evidenceOf(cell, found.quote),
        cell,
        row: cell.row,
      })),
  )
}

interface Labelled {
  readonly label: Label
  /** What stands behind the label in its cell. */
  readonly rest: string
}

/** The label that a cell begins with; a cell may hold several labels with their values one behind the other. */
function labelsOf({ text }: Cell): Labelled[] {
  const label = LABELS.find(({ pattern }) => pattern.test(text))
  if (!label) return []
  const [head = ''] = label.pattern.exec(text) ?? []
  const rest = text.slice(head.length)
  // "Lieferant GmbH" is a company, "Lieferant: Muster GmbH" has a label.
  if (label.kind === 'name' && rest !== '' && !head.includes(':')) return []
  return [{ label, rest }]
}

interface Place extends Labelled {
  readonly cell: Cell
  readonly isMonthFirst: boolean
}

function valuesAt(rows: Rows, place: Place): Candidate[] {
  const { cell, label, rest } = place
  const own = valuesIn(rest, place).map((found) => candidate(place, cell, { found, score: SAME_CELL }))
  // A text that goes on behind its label says what it is about itself; what stands elsewhere is another matter.
  if (own.length > 0 || (rest.trim().length > (label.kind === 'name' ? 0 : 25) && label.kind !== 'amount')) return own
  const right = beside(rows, cell)
    .map((other) => valuesIn(other.text, place).map((found) => candidate(place, other, { found, score: RIGHT })))
    .find((values) => values.length > 0)
  const below = under(rows, cell)
    .map(({ cell: other, distance }) =>
      valuesIn(other.text, place).map((found) =>
        candidate(place, other, { found, score: closeness(rows, place) - distance * 0.03 }),
      ),
    )
    .find((values) => values.length > 0)
  return [...(right ?? []), ...(below ?? [])]
}

/** Headings that no column of items has. */
const OWN_TOTAL =
  /total da (?:nota|nf)|valor total dos produtos|rechnungsbetrag|gesamtbetrag|zahlbetrag|endbetrag|grand total|invoice total|amount due|total due/i

/** A line of several headings is the head of a table. */
function closeness(rows: Rows, { cell, label }: Place): number {
  const headings = (rows[cell.row] ?? []).filter(({ text }) => !/\d/.test(text)).length
  return label.kind === 'amount' && headings >= 3 && !OWN_TOTAL.test(cell.text) ? BELOW_HEADING : BELOW
}

function candidate(
  { label, cell: labelCell }: Place,
  cell: Cell,
  { found, score }: { found: Found; score: number },
): Candidate {
  return {
    field: label.field,
    value: found.value,
    score: label.weight * score * Math.min(1, cell.certainty + 0.05),
    evidence: evidenceOf(cell, found.quote),
    cell,
    row: labelCell.row,
  }
}

/** The cells right of a label, up to the next label. */
function beside(rows: Rows, { row, column }: Cell): Cell[] {
  const others: Cell[] = []
  for (const cell of (rows[row] ?? []).slice(column + 1, column + 1 + CELLS_RIGHT)) {
    if (isLabel(cell)) break
    others.push(cell)
  }
  return others
}

const isLabel = ({ text }: Cell) =>
  LABELS.some(({ pattern, weight }) => weight > 0.8 && pattern.test(text) && !/\d/.test(text))

function under(rows: Rows, cell: Cell): { cell: Cell; distance: number }[] {
  const found: { cell: Cell; distance: number }[] = []
  for (let distance = 1; distance <= LINES_BELOW; distance++) {
    for (const other of rows[cell.row + distance] ?? []) {
      if (other.page === cell.page && (cell.box ? overlap(cell, other) > 0.3 : other.column === cell.column))
        found.push({ cell: other, distance })
    }
  }
  return found
}

const READ: Readonly<Record<ValueKind, (text: string, isMonthFirst: boolean) => Found[]>> = {
  id: (text) => {
    // A date that follows a number is no number: "Rechnung 4711 vom 05.03.2013".
    const dates = datesIn(text)
    return idsIn(text).filter(({ index, quote }) => !dates.some((date) => overlaps(date, { index, quote })))
  },
  date: (text, isMonthFirst) => datesIn(text, isMonthFirst),
  amount: (text) => amountsIn(text),
  iban: (text) => ibansIn(text),
  bic: (text) => bicsIn(text),
  vat: (text) => [...vatIdsIn(text), ...cnpjsIn(text)],
  name: (text) => (isName(text) ? [{ value: text.trim(), quote: text.trim(), index: 0 }] : []),
  text: (text) => (text.trim().length > 1 ? [{ value: text.trim(), quote: text.trim(), index: 0 }] : []),
}

function overlaps(a: Pick<Found, 'index' | 'quote'>, b: Pick<Found, 'index' | 'quote'>): boolean {
  return a.index < b.index + b.quote.length && b.index < a.index + a.quote.length
}

function valuesIn(text: string, { label, isMonthFirst }: Place): Found[] {
  const found = READ[label.kind](text, isMonthFirst)
  // In a row of amounts the sum is the last one; everything else comes first.
  return label.kind === 'amount' ? found.slice(-1) : found.slice(0, 1)
}

/** Letters, and not a whole sentence. */
export function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const isLike = letters >= 3 && letters > text.length * 0.5 && text.length <= 80 && !/:/.test(text)
  return (
    isLike &&
    !LABELS.some(({ pattern, kind }) => kind !== 'name' && pattern.test(text)) &&
    !/^nome\s?\/|\/|@|www\./i.test(text)
  )
}
