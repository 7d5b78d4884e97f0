import type { CalculatorWords, CountedText } from '../../../schemas/types.ts'
import { fill, formatRange, typeset } from '../../parts/format.ts'

interface Span {
  readonly from: number
  readonly to?: number
  readonly open?: boolean
}

/** "1 Monat", "3–6 Monate": a number or a span in the form that goes with it. */
export function counted(words: CountedText, value: number | Span): string {
  const span: Span = typeof value === 'number' ? { from: value } : value
  const isOne = span.from === 1 && (span.to ?? 1) === 1 && !span.open
  return fill(isOne ? words.one : words.other, { n: formatRange(span) })
}

/** "40 %", as the calculator writes it. */
export const percentText = (percent: number, words: Pick<CalculatorWords, 'percent'>) =>
  typeset(fill(words.percent, { n: percent }))
