// Candidates: values where a label points. The same cell, the cells to the right, the cells below, the cell before.
import type { Box } from '../types.ts'
import { type Cell, evidenceOf, overlap, type Rows, trustIn } from './cells.ts'
import { LABELS, type Label } from './labels.ts'
import { type Candidate, READ } from './reading.ts'
import { inSentences } from './sentences.ts'
import { bareTaxId, type Found, ibansIn, isNumber } from './values.ts'

const SAME_CELL = 1
const RIGHT = 0.98
const BELOW = 0.9
/** Some documents have labels after their values; with a colon at its end such a label is certain. */
const LEFT_OF_COLON = 0.88
const LEFT = 0.75
/** The heading of a column names its cells, but the total of the document is not among them. */
const BELOW_HEADING = 0.55
/** Maximum number of lines between a heading and its values. */
const LINES_BELOW = 4
const CELLS_RIGHT = 3

/** @param isMonthFirst how dates with slashes are read */
export function candidatesOf(rows: Rows, isMonthFirst: boolean): Candidate[] {
  const found: Candidate[] = []
  for (const row of rows) {
    for (const cell of row) {
      for (const { label, rest, end } of labelsOf(rows, cell))
        found.push(...valuesAt(rows, { cell: end, start: cell, label, rest, isMonthFirst }))
    }
  }
  return [...found, ...inSentences(rows, isMonthFirst)]
}

interface Labelled {
  readonly label: Label
  /** The text after the label in its cell. */
  readonly rest: string
}

/** Words that do not end a label. */
const UNFINISHED = /(?:^|\s)(?:d[aeo]s?|of|ihre?|your|the)$/iu

/** The label that a cell begins with. The heading of a narrow column may continue in the line below. */
function labelsOf(rows: Rows, cell: Cell): (Labelled & { readonly end: Cell })[] {
  const below = /\d|:$/.test(cell.text) ? null : continued(rows, cell)
  const long = below && !/\d/.test(below.text) ? labelIn(`${cell.text} ${below.text}`) : null
  const isHalf = UNFINISHED.test(cell.text) || long?.label !== (below && labelIn(below.text)?.label)
  if (below && long && long.rest === '' && isHalf) return [{ ...long, end: below }]
  const own = labelIn(cell.text)
  return own && !isBankAccount(rows, cell) ? [{ ...own, end: cell }] : []
}

/** In Britain and America bank accounts and customer accounts have the same name. */
function isBankAccount(rows: Rows, { row, text }: Cell): boolean {
  const near = rows.slice(Math.max(0, row - 3), row + 4).flat()
  return (
    /^\W*account/i.test(text) && near.some((cell) => /sort\s?code|iban|\bbank\b|\bbic\b|swift|routing/i.test(cell.text))
  )
}

function labelIn(text: string): Labelled | null {
  const label = LABELS.find(({ pattern }) => pattern.test(text))
  if (!label) return null
  const [head = ''] = label.pattern.exec(text) ?? []
  const rest = text.slice(head.length)
  // "Lieferant GmbH" is a company, "Lieferant: Muster GmbH" has a label.
  if (label.kind === 'name' && rest !== '' && !head.includes(':')) return null
  return { label, rest }
}

/** The cell in which another one continues: right below it, and only in rows of several cells. */
function continued(rows: Rows, cell: Cell): Cell | null {
  const below = rows.slice(cell.row + 1, cell.row + 3).flat()
  const next = below.find(
    (one) => one.page === cell.page && one.box && cell.box && Math.abs(one.box[0] - cell.box[0]) < 2,
  )
  if (!next?.box || !cell.box || (rows[cell.row]?.length ?? 0) < 2) return null
  const height = cell.box[3] - cell.box[1]
  return next.box[1] - cell.box[3] < height * 0.45 ? next : null
}

interface LabelPosition extends Labelled {
  /** Where the label ends; it may have begun in the line above. */
  readonly cell: Cell
  readonly start: Cell
  readonly isMonthFirst: boolean
}

function valuesAt(rows: Rows, place: LabelPosition): Candidate[] {
  const { cell, start, label, rest } = place
  const own = valuesIn(whole(rows, cell, rest, label), place).map((found) =>
    candidate(place, cell, { found, score: SAME_CELL }),
  )
  // Text after a label in the same cell is its value; other cells do not belong to it.
  const isFull = rest.trim().length > (label.kind === 'name' ? 0 : 25)
  if (label.kind !== 'amount' && (own.length > 0 || isFull)) return own
  const right = rightOf(rows, place)
  // "Kunde  K-10482": the label of a name has a value that is not a name.
  const isNumbered = label.kind === 'name' && beside(rows, start).some(({ text }) => isNumber(text))
  if (own.length > 0) return [...own, ...right]
  if (isNumbered && right.length === 0) return []
  const others = [...right, ...belowOf(rows, place)]
  return right.length > 0 ? others : [...others, ...leftOf(rows, place)]
}

/** The values of the first cell beside a label that has any. */
function rightOf(rows: Rows, place: LabelPosition): Candidate[] {
  const { cell, start, label } = place
  const others = [...beside(rows, start), ...(start === cell ? [] : beside(rows, cell))]
  const found = others.map((other) =>
    valuesIn(whole(rows, other, other.text, label), place).map((one) =>
      candidate(place, other, { found: one, score: RIGHT }),
    ),
  )
  return found.find((values) => values.length > 0) ?? []
}

function belowOf(rows: Rows, place: LabelPosition): Candidate[] {
  const { cell, label } = place
  const found = under(rows, cell).map(({ cell: other, distance }) =>
    fitting(label, other, valuesIn(whole(rows, other, other.text, label), place)).map((one) =>
      candidate(place, other, { found: one, score: closeness(rows, place) - distance * 0.03 }),
    ),
  )
  return found.find((values) => values.length > 0) ?? []
}

/** The value before a label that ends its row: it fills its cell. */
function leftOf(rows: Rows, place: LabelPosition): Candidate[] {
  const { start, cell, label, rest } = place
  const before = rows[start.row]?.[start.column - 1]
  const isLast = start === cell && start.column === (rows[start.row]?.length ?? 0) - 1
  if (!before || !isLast || !BEHIND.includes(label.kind) || rest.trim() !== '' || isLabel(before)) return []
  return valuesIn(before.text, place)
    .filter(({ quote }) => quote.length >= before.text.length * WHOLE_SHARE)
    .map((found) => candidate(place, before, { found, score: /:\s*$/.test(start.text) ? LEFT_OF_COLON : LEFT }))
}

const BEHIND: readonly Label['kind'][] = ['id', 'date', 'iban', 'vat']
const WHOLE_SHARE = 0.8

/** Below a word like "Invoice" many things have numbers; only a cell that is just a number is considered. */
function fitting({ kind, weight }: Label, { text }: Cell, found: readonly Found[]): readonly Found[] {
  return kind === 'id' && weight < 0.8
    ? found.filter(({ quote }) => quote.length > 2 && quote.length >= text.length * 0.6)
    : found
}

/** "21 de dezembro", "2. Oktober", "March 18,": the year is in the line below. */
const WITHOUT_YEAR = /\d\.?\s(?:de\s)?\p{L}{3,9}(?:\sde)?$|^\p{L}{3,9}\s\d{1,2},$/u

/** Whether a value continues in the line below: a number broken at its hyphen, an account broken anywhere. */
function isBroken(text: string, { kind }: Label): boolean {
  if (kind === 'id') return /[\p{L}\d][-/]$|^\p{Lu}{1,4}$/u.test(text)
  if (kind === 'iban') return /[A-Z]{2}\d{2}/.test(text) && ibansIn(text).length === 0
  return kind === 'date' && WITHOUT_YEAR.test(text.trim())
}

function whole(rows: Rows, cell: Cell, text: string, label: Label): string {
  if (label.kind === 'text') {
    const next = continued(rows, cell)
    return next && !isLabel(next) && !/\d/.test(next.text) ? `${text} ${next.text}` : text
  }
  if (!isBroken(text, label)) return text
  const next = rows
    .slice(cell.row + 1, cell.row + 3)
    .flat()
    .find((one) => one.page === cell.page && one.box !== null && cell.box !== null && isAligned(one.box, cell.box))
  if (!next || !/^[\p{L}\d]/u.test(next.text)) return text
  return /[-/]$/.test(text) ? `${text}${next.text}` : `${text} ${next.text}`
}

const isAligned = (a: Box, b: Box) => Math.abs(a[0] - b[0]) < 3 || Math.abs(a[2] - b[2]) < 3

/** Headings of totals, which no column of items has. */
const OWN_TOTAL =
  /total da (?:nota|nf)|valor total dos produtos|rechnungsbetrag|gesamtbetrag|zahlbetrag|endbetrag|grand total|invoice total|amount due|total due/i

/** A line of several headings is the head of a table. */
function closeness(rows: Rows, { cell, label }: LabelPosition): number {
  const headings = (rows[cell.row] ?? []).filter(({ text }) => !/\d/.test(text)).length
  return label.kind === 'amount' && headings >= 3 && !OWN_TOTAL.test(cell.text) ? BELOW_HEADING : BELOW
}

function candidate(
  { label, cell: labelCell }: LabelPosition,
  cell: Cell,
  { found, score }: { found: Found; score: number },
): Candidate {
  return {
    field: label.field,
    value: found.value,
    score: label.weight * score * trustIn(cell),
    evidence: evidenceOf(cell, found.quote),
    cell,
    label: labelCell,
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
      if (
        other.page === cell.page &&
        !isLabel(other) &&
        (cell.box ? overlap(cell, other) > 0.3 : other.column === cell.column)
      )
        found.push({ cell: other, distance })
    }
  }
  return found
}

function valuesIn(text: string, { label, isMonthFirst }: LabelPosition): Found[] {
  const read = READ[label.kind](text, isMonthFirst)
  const found = label.kind === 'vat' && read.length === 0 ? bareTaxId(text) : read
  // In a row of amounts the sum is the last one; everything else comes first.
  return label.kind === 'amount' ? found.slice(-1) : found.slice(0, 1)
}
