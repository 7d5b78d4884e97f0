import type { CalculatorWords } from '../../../schemas/types.ts'
import { fill, formatEuro, formatNumber, formatPriceRange } from '../../parts/format.ts'
import { counted } from './counted.ts'
import type { RoiResult } from './roi.ts'
import type { RoiScaleTexts } from './roi-scale.ts'

/** "2 Monaten": until the investment is back. */
export function monthsOf({ months }: Pick<RoiResult, 'months'>, words: Pick<CalculatorWords, 'months'>): string {
  return Number.isFinite(months) ? counted(words.months, months) : '∞'
}

/** The return of two years in thousands: 44770 -> "45 Tsd. €"; negative where the money is not back by then. */
export function formatThousands(euros: number, words: Pick<CalculatorWords, 'thousands'>, language: string): string {
  const thousands = Math.round(Math.abs(euros) / 1000)
  const sign = euros < 0 && thousands > 0 ? '−' : ''
  return fill(words.thousands.replaceAll(' ', '\u00a0'), { n: `${sign}${formatNumber(thousands, language)}` })
}

/** The words of the scale drawing. */
export function roiScaleTexts(result: RoiResult, words: CalculatorWords, language: string): RoiScaleTexts {
  const months = monthsOf(result, words)
  const investment = formatPriceRange(result.investment, language)
  const saving = formatEuro(result.annualSaving, language)
  return {
    label: fill(words.sentence, { investment, saving, months }),
    investment: words.investment,
    investmentRange: investment,
    saving: words.saving,
    lastMonth: `12 ${words.monthScale}`,
    paidBack: `${words.payback} ${months}`,
  }
}
