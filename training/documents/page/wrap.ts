import type { Face } from './design.ts'
import type { Token } from './text.ts'
import { spaceOf, widthOf } from './width.ts'

/** Words beside each other; places in points from the row's left end. */
export interface Row {
  readonly words: readonly { readonly token: Token; readonly left: number; readonly width: number }[]
  readonly width: number
}

export interface Font {
  readonly face: Face
  readonly size: number
  readonly isBold?: boolean
}

/** Words in rows that are no wider than `room`; a word that is wider has a row of its own. */
export function wrapped(words: readonly Token[], room: number, font: Font): Row[] {
  const rows: Row[] = []
  const space = spaceOf(font.face, font.size)
  let row: { token: Token; left: number; width: number }[] = []
  let end = 0
  for (const token of words) {
    const width = widthOf(token.text, font.face, font)
    const left = row.length === 0 ? 0 : end + space
    if (row.length > 0 && left + width > room) {
      rows.push({ words: row, width: end })
      row = [{ token, left: 0, width }]
      end = width
    } else {
      row.push({ token, left, width })
      end = left + width
    }
  }
  if (row.length > 0) rows.push({ words: row, width: end })
  return rows
}
