// Where values stand from each other: totals stand below each other or in a row, who is written to below or beside who writes.
import { isUnder } from '../understanding/cells.ts'
import type { PageValue } from './view.ts'

/** Of values that stand in more places, the first ones count. */
const MOST_PLACES = 6

/**
 * Where the other value stands from the first, at those of their places that are nearest to each other: "under 1", "right", "next page"; "none" if
 * one of them stands nowhere.
 */
export function positionOf(places: readonly PageValue[], others: readonly PageValue[]): string {
  const pairs = places
    .slice(0, MOST_PLACES)
    .flatMap((one) => others.slice(0, MOST_PLACES).map((other) => ({ one, other, apart: rowsBetween(one, other) })))
  const [first, ...rest] = pairs
  if (!first) return 'none'
  const { one, other } = rest.reduce((best, pair) => (pair.apart < best.apart ? pair : best), first)
  return from(one, other)
}

const rowsBetween = (one: PageValue, other: PageValue) => Math.abs(other.cell.row - one.cell.row)

function from(one: PageValue, other: PageValue): string {
  if (one.cell.page !== other.cell.page) return one.cell.page < other.cell.page ? 'next page' : 'page before'
  const rows = other.cell.row - one.cell.row
  return rows === 0 ? inRow(one, other) : `${inColumn(one, other, rows > 0)} ${distance(Math.abs(rows))}`
}

const inColumn = (one: PageValue, other: PageValue, isLater: boolean) =>
  isUnder(other.cell, one.cell) ? (isLater ? 'under' : 'over') : isLater ? 'below' : 'above'

const distance = (rows: number) => (rows === 1 ? '1' : rows <= 3 ? 'near' : 'far')

function inRow(one: PageValue, other: PageValue): string {
  const columns = other.cell.column - one.cell.column
  const behind = columns === 0 ? other.at - one.at : columns
  return behind === 0 ? 'same' : behind > 0 ? 'right' : 'left'
}
