import { roi } from '../../sections/pieces/roi/roi.ts'
import { CHART_HEIGHT, roiChartShapes } from '../../sections/pieces/roi/roi-chart.ts'
import {
  type RoiFigure,
  type RoiInputs,
  roiChartTexts,
  roiFigures,
  roiScaleTexts,
  roiTerm,
} from '../../sections/pieces/roi/roi-texts.ts'
import type { SheetContent } from '../pdf/content.ts'
import type { CalculatorProps } from './props.ts'

const WIDTH = 720
const GIVEN: readonly RoiFigure[] = ['employees', 'percent']
const RESULT: readonly RoiFigure[] = ['monthlyCost', 'saving', 'investment', 'months', 'twoYears']

/** A calculation as a sheet to keep. @param origin where and when it was made, for the title block */
export function roiSheet(inputs: RoiInputs, props: CalculatorProps, origin: string): SheetContent {
  const { table, words, language, note } = props
  const result = roi(table, inputs.employees, inputs.percent)
  const figures = roiFigures(inputs, result, props)
  const shapes = roiChartShapes(result, roiChartTexts(result, words, language), { width: WIDTH, language })
  const pairs = (names: readonly RoiFigure[]) => ({
    kind: 'pairs' as const,
    items: names.map((name) => ({ label: roiTerm(name, words), value: figures[name] })),
  })
  return {
    language,
    title: words.sheet.title,
    // No line ends between a number and its word.
    subtitle: roiScaleTexts(result, words, language).label.replace(/(\d) (?=\p{L})/gu, '$1\u00a0'),
    blocks: [
      { kind: 'heading', text: words.sheet.given },
      pairs(GIVEN),
      { kind: 'heading', text: words.sheet.result },
      pairs(RESULT),
      { kind: 'heading', text: words.chart.title },
      { kind: 'drawing', width: WIDTH, height: CHART_HEIGHT, shapes },
      { kind: 'paragraph', text: note },
    ],
    footer: origin,
    words: props.sheet,
  }
}
