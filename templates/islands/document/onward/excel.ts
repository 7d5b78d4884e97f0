import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import type { Cell, Sheet } from './workbook.ts'

/** The bytes of an XLSX file. Text stays text: nothing that begins with "=" becomes a formula. */
export function excelFile(sheets: readonly Sheet[], language: string): Uint8Array {
  const book = utils.book_new()
  for (const { name, rows } of sheets) utils.book_append_sheet(book, worksheet(rows, language), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

function worksheet(rows: Sheet['rows'], language: string): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => cellObject(cell, language))))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  return sheet
}

/** In characters; longer text can be read in its cell. */
const MAX_WIDTH = 60

const widthOf = (cell: Cell) => Math.min(MAX_WIDTH, typeof cell === 'string' ? cell.length + 2 : 14)

const MS_A_DAY = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)

function cellObject(cell: Cell, language: string): CellObject {
  if (typeof cell === 'string') return { t: 's', v: cell }
  if ('day' in cell) {
    const day = language === 'de' ? 'dd.mm.yyyy' : 'dd/mm/yyyy'
    return { t: 'n', v: (Date.parse(cell.day) - EPOCH) / MS_A_DAY, z: day }
  }
  const formats = { 2: '#,##0.00', 4: '#,##0.####' }
  return { t: 'n', v: cell.number, z: formats[cell.decimals] }
}
