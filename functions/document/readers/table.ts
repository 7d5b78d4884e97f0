import { read as readWorkbook, utils } from '@e965/xlsx'
import type { Reader } from '../types.ts'
import { Unreadable } from '../types.ts'
import { CELL } from './html-lines.ts'
import { plainReading } from './plain.ts'
import { refuseBombs } from './word.ts'

/** A table of a visitor is read to find out what it is; its last rows say no more than its first. */
const MAX_ROWS = 2000

/** Reads Excel files, old and new: a sheet is a page, a row is a line. Formulas and macros are not run. */
export const tableReader: Reader = {
  formats: ['xlsx', 'xls'],
  async read({ bytes, format }, { limits }) {
    if (format === 'xlsx') refuseBombs(bytes)
    const sheets = sheetsOf(bytes)
    const pages = sheets.slice(0, limits.maxPages).map(({ rows }) => rows)
    return plainReading(format, pages, sheets.length)
  },
}

function sheetsOf(bytes: Uint8Array): { name: string; rows: string[] }[] {
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
      // As they are shown: dates as dates, amounts with their signs.
      const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: false })
      return [{ name, rows: rows.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ').trim()).join(CELL)) }]
    })
  } catch (cause) {
    throw new Unreadable(/password|encrypt/i.test(String(cause)) ? 'encrypted' : 'broken', cause)
  }
}
