import { formatEuro, formatNumber, formatPrice } from '../../../../common/money.ts'
import { withoutBreaks } from '../../../../common/spaces.ts'
import type { CalculatorWords } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'
import { counted, percentText } from '../counted.ts'
import type { RoiResult } from './roi.ts'
import { CHART_MONTHS, type RoiChartTexts } from './roi-chart.ts'
import type { RoiScaleTexts } from './roi-scale.ts'

/** "2 Monate": until the investment is back. */
export function monthsOf({ months }: Pick<RoiResult, 'months'>, words: Pick<CalculatorWords, 'months'>): string {
  return Number.isFinite(months) ? counted(words.months, months) : '∞'
}

/** The return of two years in thousands: 44770 -> "45 Tsd. €"; negative where the money is not back by then. */
export function formatThousands(euros: number, words: Pick<CalculatorWords, 'thousands'>, language: string): string {
  const thousands = Math.round(Math.abs(euros) / 1000)
  const sign = euros < 0 && thousands > 0 ? '−' : ''
  return fill(withoutBreaks(words.thousands), { n: `${sign}${formatNumber(thousands, language)}` })
}

/** The words of the scale drawing. */
export function roiScaleTexts(result: RoiResult, words: CalculatorWords, language: string): RoiScaleTexts {
  const months = monthsOf(result, words)
  const investment = formatPrice(result.investment, language)
  const saving = formatEuro(result.annualSaving, language)
  return {
    label: fill(words.sentence, { investment, saving, months }),
    investment: words.investment,
    investmentRange: investment,
    saving: words.saving,
    lastMonth: `12 ${words.monthScale}`,
    paidBack: `${words.payback}: ${months}`,
  }
}

/** The words of the chart. */
export function roiChartTexts(result: RoiResult, words: CalculatorWords, language: string): RoiChartTexts {
  const months = monthsOf(result, words)
  const investment = formatPrice(result.investment, language)
  const saving = formatEuro(2 * result.annualSaving, language)
  return {
    label: fill(words.chart.sentence, { investment, saving, months }),
    investment: `${words.investment} ${investment}`,
    saving: words.chart.saving,
    total: saving,
    paidBack: `${words.payback}: ${months}`,
    lastMonth: `${CHART_MONTHS} ${words.monthScale}`,
    thousands: fill(words.thousands, { n: '' }).trim(),
    euros: '€',
  }
}

/** What a calculation is about. */
export interface RoiInputs {
  readonly employees: number
  /** Time saved in routine work. */
  readonly percent: number
}

/** The figures that stand in the calculator, as text. */
export type RoiFigures = Readonly<Record<RoiFigure, string>>
export type RoiFigure = 'employees' | 'percent' | 'monthlyCost' | 'investment' | 'saving' | 'months' | 'twoYears'

export function roiFigures(inputs: RoiInputs, result: RoiResult, { words, language }: RoiLanguage): RoiFigures {
  return {
    employees: String(inputs.employees),
    percent: percentText(inputs.percent, words),
    monthlyCost: formatEuro(result.monthlyCost, language),
    investment: formatPrice(result.investment, language),
    saving: formatEuro(result.annualSaving, language),
    months: monthsOf(result, words),
    twoYears: formatThousands(result.twoYearReturn, words, language),
  }
}

export interface RoiLanguage {
  readonly words: CalculatorWords
  readonly language: string
}

/** The name of a figure. */
export function roiTerm(figure: RoiFigure, words: CalculatorWords): string {
  if (figure === 'percent') return words.percents
  if (figure === 'months') return words.payback
  return words[figure]
}
