// How each kind of value is read from a text, and the candidates among which values are chosen.
import type { Evidence, FieldName } from '../types.ts'
import type { Cell } from './cells.ts'
import type { ValueKind } from './labels.ts'
import { isName } from './parties/names.ts'
import { amountsIn, bicsIn, datesIn, type Found, ibansIn, idsIn, taxIdsIn, taxNumbersIn } from './values.ts'

/** A value that may be the field's. */
export interface Candidate {
  readonly field: FieldName
  readonly value: string
  /** From 0 to 1: how well the label fits, and how close the value stands. */
  readonly score: number
  readonly evidence: Evidence
  readonly cell: Cell
  /** For a value in a sentence: its own cell. */
  readonly label: Cell
}

export const READ: Readonly<Record<ValueKind, (text: string, isMonthFirst: boolean) => Found[]>> = {
  id: (text) => {
    // A date after a number is not part of it: "Rechnung 4711 vom 05.03.2013"; that of "FV/2026/08/17" is none.
    const dates = datesIn(text)
    return idsIn(text).filter(({ index, quote }) => !dates.some((date) => overlaps(date, { index, quote })))
  },
  date: (text, isMonthFirst) => datesIn(text, isMonthFirst),
  amount: (text) => amountsIn(text),
  iban: (text) => ibansIn(text),
  bic: (text) => bicsIn(text),
  vat: (text) => taxIdsIn(text),
  taxNumber: (text) => taxNumbersIn(text),
  name: (text) => (isName(text) ? [{ value: text.trim(), quote: text.trim(), index: 0 }] : []),
  text: (text) => (text.trim().length > 1 ? [{ value: text.trim(), quote: text.trim(), index: 0 }] : []),
}

function overlaps(a: Pick<Found, 'index' | 'quote'>, b: Pick<Found, 'index' | 'quote'>): boolean {
  return a.index < b.index + b.quote.length && b.index < a.index + a.quote.length
}
