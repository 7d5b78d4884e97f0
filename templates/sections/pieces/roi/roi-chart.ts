// What is saved month by month over two years, against what was invested. Where the line of the saving crosses the
// middle of the investment, the money is back; the copper line drops from there to the months.

import { formatNumber } from '../../../../common/money.ts'
import { path, round, svg, text } from '../../../drawings/kit.ts'
import type { Shape } from '../../../islands/pdf/shapes.ts'
import type { RoiResult } from './roi.ts'

/** Words of the chart, complete and in the page's language. */
export interface RoiChartTexts {
  /** Says the whole chart in a sentence. */
  readonly label: string
  readonly investment: string
  readonly saving: string
  readonly total: string
  readonly paidBack: string
  /** End of the month ruler: "24 Monate". */
  readonly lastMonth: string
  /** Over the euro ruler: "Tsd. €", and "€" where it counts single euros. */
  readonly thousands: string
  readonly euros: string
}

interface Plot {
  readonly width: number
  readonly right: number
  /** Euros of a step of the ruler. */
  readonly step: number
  readonly max: number
  x(month: number): number
  y(euros: number): number
}

export const CHART_HEIGHT = 306
export const CHART_MONTHS = 24

const LEFT = 52
const TOP = 30
const BOTTOM = 232
const MARGIN = 14
const LABEL_HEIGHT = 22
const PAID_BACK_PEN = 'tx tx-c tx-b'
// Of the mono face at 15 and 13 px: 0.6 em, and the tracking of drawings.
const LETTER_WIDTH = 9.3
const SMALL_LETTER_WIDTH = 8.1

/** The chart as SVG text, class "drawing". @param width 720 beside the inputs, 360 on phones */
export function roiChart(result: RoiResult, texts: RoiChartTexts, options: ChartOptions): string {
  const shapes = roiChartShapes(result, texts, options).map((shape) =>
    shape.kind === 'path'
      ? path(shape.d, shape.look)
      : text(shape.x, shape.y, shape.text, shape.look, shape.anchor === 'start' ? undefined : shape.anchor),
  )
  return svg(options.width, CHART_HEIGHT, texts.label, ...shapes)
}

export interface ChartOptions {
  readonly width: 720 | 360
  readonly language: string
}

/** The chart as shapes, for a screen as for paper. */
export function roiChartShapes(result: RoiResult, texts: RoiChartTexts, { width, language }: ChartOptions): Shape[] {
  const plot = plotFor(result, width)
  return [
    ...areas(result, plot),
    ...euroRuler(plot, texts, language),
    ...investmentBand(result, plot),
    ...savingLine(result, plot),
    ...monthRuler(texts, plot),
    ...paidBackLine(result, texts, plot),
    // Last, so that no line crosses them.
    label(LEFT + 10, TOP + 14, texts.saving, 'tx tx-dim'),
    label(LEFT + 10, TOP + 36, texts.total, 'tx tx-b tx-dim'),
    investmentLabel(result, texts.investment, plot),
  ]
}

function plotFor({ annualSaving, investment }: RoiResult, width: number): Plot {
  const right = width - MARGIN
  const max = Math.max(2 * annualSaving, investment.to) * 1.04
  const rough = max / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].map((factor) => factor * power).find((value) => value >= rough) ?? 10 * power
  return {
    width,
    right,
    step,
    max,
    x: (month) => round(LEFT + (month / CHART_MONTHS) * (right - LEFT)),
    y: (euros) => round(BOTTOM - (euros / max) * (BOTTOM - TOP)),
  }
}

function euroRuler({ right, step, max, y }: Plot, texts: RoiChartTexts, language: string): Shape[] {
  const [unit, name] = step < 1000 ? [1, texts.euros] : [1000, texts.thousands]
  const values = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  return [
    line(
      values
        .slice(1)
        .map((value) => `M${LEFT} ${y(value)}H${right}`)
        .join(''),
      'ln-h',
    ),
    line(`M${LEFT} ${TOP}V${BOTTOM}${values.map((value) => `M${LEFT - 6} ${y(value)}h6`).join('')}`, 'ln'),
    ...values.map((value) => label(LEFT - 10, y(value) + 4.5, formatNumber(value / unit, language), 'tx tx-s', 'end')),
    label(0, 14, name, 'tx tx-s'),
  ]
}

function investmentBand({ investment, midpoint }: RoiResult, { right, y }: Plot): Shape[] {
  const [top, bottom] = [y(investment.to), y(investment.from)]
  return [
    line(`M${LEFT} ${top}H${right}M${LEFT} ${bottom}H${right}`, 'ln-h2'),
    line(`M${LEFT} ${y(midpoint)}H${right}`, 'ln ln-d'),
  ]
}

/** In the lower half of the band where it is high enough: there the saving has passed. Else above the band. */
function investmentLabel({ investment, midpoint }: RoiResult, content: string, { right, y }: Plot): Shape {
  const isHigh = y(investment.from) - y(midpoint) > LABEL_HEIGHT
  const foot = isHigh ? y(midpoint) + 16 : y(investment.to) - 8
  return label(right - 6, foot, content, 'tx tx-dim', 'end')
}

/** Paper where money is out; fir where it is back: what lies over the middle of the investment is earned. */
function areas(result: RoiResult, { right, x, y }: Plot): Shape[] {
  const { investment, midpoint, annualSaving } = result
  const band = line(`M${LEFT} ${y(investment.to)}H${right}V${y(investment.from)}H${LEFT}z`, 'f-deep')
  const back = paidBackAt(result)
  if (back === null) return [band]
  return [band, line(`M${x(back)} ${y(midpoint)}L${right} ${y(2 * annualSaving)}V${y(midpoint)}z`, 'f-tint')]
}

function savingLine({ annualSaving }: RoiResult, { right, y }: Plot): Shape[] {
  const end = y(2 * annualSaving)
  return [line(`M${LEFT} ${BOTTOM}L${right} ${end}`, 'ln-g'), line(dot(right, end, 4), 'f-fir')]
}

function monthRuler({ lastMonth }: RoiChartTexts, { right, x }: Plot): Shape[] {
  const months = Array.from({ length: CHART_MONTHS + 1 }, (_, month) => month)
  const ticks = (length: number, of: readonly number[]) =>
    of.map((month) => `M${x(month)} ${BOTTOM}v${length}`).join('')
  const labelled = months.filter((month) => month % 6 === 0)
  const room = right - (lastMonth.length + 3) * SMALL_LETTER_WIDTH
  return [
    line(ticks(6, months), 'ln-h2'),
    line(`M${LEFT} ${BOTTOM}H${right}${ticks(11, labelled)}`, 'ln'),
    ...labelled
      .filter((month) => x(month) < room)
      .map((month) => label(x(month), BOTTOM + 27, String(month), 'tx tx-s', 'middle')),
    label(right, BOTTOM + 27, lastMonth, 'tx tx-s', 'end'),
  ]
}

function paidBackLine(result: RoiResult, { paidBack }: RoiChartTexts, { width, right, x, y }: Plot): Shape[] {
  const back = paidBackAt(result)
  if (back === null) return [label(LEFT, BOTTOM + 58, paidBack, 'tx tx-c tx-b')]
  const at = x(back)
  return [
    line(`M${at} ${y(result.midpoint)}V${BOTTOM + 52}`, 'ln-c'),
    line(dot(at, y(result.midpoint), 4.5), 'f-copper'),
    line(`M${at} ${BOTTOM}l-5 -10h10z`, 'f-copper'),
    paidBackLabel(at, paidBack, { width, right }),
  ]
}

/** Beside the foot of the copper line, on the side that has room; below it where neither has. */
function paidBackLabel(at: number, content: string, { width, right }: Pick<Plot, 'width' | 'right'>): Shape {
  const length = content.length * LETTER_WIDTH
  if (at + 10 + length < width) return label(at + 10, BOTTOM + 57, content, PAID_BACK_PEN)
  if (at - 10 - length > 0) return label(at - 10, BOTTOM + 57, content, PAID_BACK_PEN, 'end')
  return label(Math.max(MARGIN, right - length), BOTTOM + 72, content, PAID_BACK_PEN)
}

/** The month at which the middle of the investment is saved; null where that lies beyond the chart. */
function paidBackAt({ midpoint, annualSaving }: RoiResult): number | null {
  const month = (midpoint * 12) / annualSaving
  return month <= CHART_MONTHS ? month : null
}

const line = (d: string, look: string): Shape => ({ kind: 'path', d, look })

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function label(
  x: number,
  y: number,
  content: string,
  look: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Shape {
  return { kind: 'text', x: round(x), y: round(y), text: content, look, anchor }
}
