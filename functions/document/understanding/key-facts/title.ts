import type { Cell, Rows } from '../cells.ts'
import { isTown } from '../parties/addresses.ts'

/** The upper part of the first page, where titles are. */
const TITLE_ROWS = 14
const LONGEST = 120

/** The largest line at the top of the first page; where all have one size, the first that is neither date nor address. */
export function titleOf(rows: Rows): Cell | null {
  const cells = rows
    .slice(0, TITLE_ROWS)
    .flat()
    .filter((cell) => cell.page === 1 && isTitle(cell.text))
  const tallest = Math.max(0, ...cells.map(heightOf))
  const usual = median(rows.flat().map(heightOf))
  const large = cells.find((cell) => heightOf(cell) === tallest && tallest > usual * 1.15)
  return large ?? cells.find((cell) => (rows[cell.row]?.length ?? 0) <= 2) ?? null
}

const heightOf = ({ box }: Cell) => (box ? Math.round((box[3] - box[1]) * 2) / 2 : 0)

function isTitle(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return (
    letters >= 4 &&
    letters > text.length * 0.55 &&
    text.length <= LONGEST &&
    !isTown(text) &&
    !/[.?!,;]$/.test(text) &&
    !/@|www\.|^(?:sehr geehrte|liebe[rn]?|dear|hallo|hello|hi)\b|^(?:seite|page)\s\d|\.{5,}/i.test(text)
  )
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
