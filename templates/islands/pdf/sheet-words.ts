import { fill } from '../../parts/format.ts'
import type { Context } from '../../types.ts'
import type { SheetWords } from './content.ts'

/** The words of a sheet in the page's language, as a prop for the island that draws it. */
export function sheetWords({ data, settings }: Context): SheetWords {
  const { name, scale, scaleValue, sheet, position, shortened } = data.interface.titleBlock
  return {
    author: settings.name,
    name,
    scale,
    scaleValue,
    sheet,
    position: fill(position, { n: 1, total: 1 }),
    shortened,
  }
}
