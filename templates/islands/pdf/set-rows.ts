import type { SheetBlock } from './content.ts'
import type { Mark } from './marks.ts'
import { type Column, type Row, rows } from './rows.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly bottom: number
}

interface RowLayout {
  readonly marks: readonly Mark[]
  /** Where the last row ends. */
  readonly bottom: number
  readonly isComplete: boolean
}

/** Sets the blocks below each other until the area is full; no heading is left alone at its foot. */
export function setRows(blocks: readonly SheetBlock[], column: Column, { left, top, bottom }: Area): RowLayout {
  const placed: { readonly row: Row; readonly y: number }[] = []
  let foot = top
  let isComplete = true
  for (const row of rows(blocks, column)) {
    const y = foot + (placed.length > 0 ? row.before : 0)
    if (y + row.height > bottom) {
      isComplete = false
      break
    }
    placed.push({ row, y })
    foot = y + row.height
  }
  while (!isComplete && placed.at(-1)?.row.leads) foot = placed.pop()?.y ?? top
  return {
    marks: placed.flatMap(({ row, y }) => row.marks.map((mark) => moved(mark, left, y))),
    bottom: foot,
    isComplete,
  }
}

function moved(mark: Mark, left: number, top: number): Mark {
  return mark.kind === 'text'
    ? { ...mark, x: mark.x + left, y: mark.y + top }
    : { ...mark, x: (mark.x ?? 0) + left, y: (mark.y ?? 0) + top }
}
