import type { CalculatorWords, RoiTable } from '../../../schemas/types.ts'
import type { SheetWords } from '../pdf/content.ts'

/** What the mark of a calculator contains. */
export interface CalculatorProps {
  readonly table: RoiTable
  readonly words: CalculatorWords
  readonly language: string
  /** How the result is calculated, for the sheet. */
  readonly note: string
  readonly sheet: SheetWords
}
