import { read as readWorkbook, utils, type WorkSheet } from '@e965/xlsx'
import type { Reader } from '../types.ts'
import { Unreadable } from '../types.ts'
import { CELL } from './html-lines.ts'
import { officeXml } from './office-zip.ts'
import { plainReading } from './plain.ts'

/** A table is read to find out what it is; its last rows show no more than its first. */
const MAX_ROWS = 2000
/** An empty cell costs as much as a full one, and a sheet may declare 16,384 columns. */
const MAX_COLUMNS = 100

/** Reads Excel files, old and new: a sheet is a page, a row is a line. Formulas and macros are not run. */
export const tableReader: Reader = {
  async read({ bytes, format }, { limits }) {
    const sheets = sheetsOf(format === 'xlsx' ? officeXml(bytes) : bytes)
    return plainReading(format, sheets.slice(0, limits.maxPages), sheets.length)
  },
}

function sheetsOf(bytes: Uint8Array): string[][] {
  try {
    const book = readWorkbook(bytes, {
      type: 'array',
      sheetRows: MAX_ROWS,
      cellFormula: false,
      cellHTML: false,
      dense: true,
    })
    return book.SheetNames.flatMap((name) => {
      const sheet = book.Sheets[name]
      if (!sheet) return []
      // As they are displayed: dates as dates, amounts with their currency.
      const options = { header: 1 as const, raw: false, defval: '', blankrows: false, range: rangeOf(sheet) }
      const rows = utils.sheet_to_json<unknown[]>(sheet, options)
      return [rows.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ').trim()).join(CELL))]
    })
  } catch (cause) {
    throw new Unreadable(/password|encrypt/i.test(String(cause)) ? 'encrypted' : 'broken', cause)
  }
}

/** The cells that are read. */
function rangeOf(sheet: WorkSheet) {
  const { s: start, e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const columns = Math.min(end.c, start.c + MAX_COLUMNS - 1)
  return { s: start, e: { r: Math.min(end.r, start.r + MAX_ROWS - 1), c: columns } }
}
