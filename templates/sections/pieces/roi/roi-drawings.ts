import type { RoiResult } from './roi.ts'
import { roiChart } from './roi-chart.ts'
import { roiScale } from './roi-scale.ts'
import { type RoiLanguage, roiChartTexts, roiScaleTexts } from './roi-texts.ts'

export type RoiDrawingName = 'scale' | 'chart'

type Draw = (result: RoiResult, language: RoiLanguage, width: 720 | 360) => string

/** The drawings of the calculator as SVG text, for the page as served and for its island. */
export const ROI_DRAWINGS: Readonly<Record<RoiDrawingName, Draw>> = {
  scale: (result, { words, language }, width) =>
    roiScale(result, roiScaleTexts(result, words, language), { width, language }),
  chart: (result, { words, language }, width) =>
    roiChart(result, roiChartTexts(result, words, language), { width, language }),
}
