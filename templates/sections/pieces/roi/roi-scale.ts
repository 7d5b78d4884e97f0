// Investment and first year's saving as two bars on one euro ruler. The months of the year are a second ruler
// under the saving; the copper line drops from the money spent to the month in which it is back.
import { escapeHtml } from '../../../../common/escape.ts'
import { formatEuro, formatNumber } from '../../../../common/money.ts'
import { round } from '../../../drawings/kit.ts'
import type { RoiResult } from './roi.ts'

/** Words of the drawing, complete and in the page's language. */
export interface RoiScaleTexts {
  /** Says the whole drawing in a sentence. */
  readonly label: string
  readonly investment: string
  readonly investmentRange: string
  readonly saving: string
  /** End of the month ruler: "12 Mon.". */
  readonly lastMonth: string
  readonly paidBack: string
}

interface Bar {
  readonly top: number
  readonly bottom: number
}

/** Where everything stands, from top to bottom. */
interface Rows {
  readonly height: number
  readonly investment: Bar
  readonly saving: Bar
  /** The ruler of months. */
  readonly months: number
}

interface Scale {
  readonly width: number
  readonly rows: Rows
  readonly max: number
  readonly step: number
  /** Euros to user units. */
  x(euros: number): number
}

const LEFT = 14
const ROWS: Rows = {
  height: 316,
  investment: { top: 82, bottom: 126 },
  saving: { top: 172, bottom: 216 },
  months: 232,
}
/** Closer, and without the words at the foot of the copper line: on a phone the figures right below say them. */
const NARROW_ROWS: Rows = {
  height: 236,
  investment: { top: 72, bottom: 104 },
  saving: { top: 146, bottom: 178 },
  months: 190,
}
const HATCH_GAP = 10
const PAID_BACK_PEN = 'tx-c tx-b'
// Of the mono face at 15 and 13 px: 0.6 em, and the tracking of drawings.
const LETTER_WIDTH = 9.3
const SMALL_LETTER_WIDTH = 8.1

/**
 * The scale drawing of the ROI calculator as SVG text, class "drawing".
 *
 * @param width 720 beside the inputs, 360 on phones: the text keeps its size, the scale gives way
 */
export function roiScale(
  result: RoiResult,
  texts: RoiScaleTexts,
  options: { width: 720 | 360; language: string },
): string {
  const scale = scaleFor(result, options.width)
  return [
    `<svg class="drawing" viewBox="0 0 ${scale.width} ${scale.rows.height}" role="img" aria-label="${escapeHtml(texts.label)}">`,
    euroRuler(scale, options.language),
    investmentBar(result, texts, scale),
    savingBar(result, texts, scale),
    monthRuler(result, texts, scale),
    paidBackLine(result, texts, scale),
    '</svg>',
  ].join('')
}

function scaleFor({ annualSaving, investment }: RoiResult, width: number): Scale {
  const max = Math.max(annualSaving, investment.to) * 1.02
  const rough = max / (width === 720 ? 5 : 2.5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].map((factor) => factor * power).find((value) => value >= rough) ?? 10 * power
  const rows = width === 720 ? ROWS : NARROW_ROWS
  return { width, rows, max, step, x: (euros) => round(LEFT + (euros / max) * (width - 2 * LEFT)) }
}

function euroRuler({ width, max, step, x }: Scale, language: string): string {
  const fine: string[] = []
  const bold: string[] = []
  const labels: string[] = []
  for (let tenth = 0; (tenth * step) / 10 <= max; tenth++) {
    const at = x((tenth * step) / 10)
    if (tenth % 10) fine.push(`M${at} 40V${tenth % 5 ? 34 : 31}`)
    else bold.push(`M${at} 40V26`)
    if (tenth === 0) labels.push(text(at, 18, formatEuro(0, language), 'tx-s'))
    else if (tenth % 10 === 0 && at < width - 50) {
      labels.push(text(at, 18, formatNumber((tenth * step) / 10, language), 'tx-s', 'middle'))
    }
  }
  return path(fine.join(''), 'ln-h2') + path(`M${LEFT} 40H${width - LEFT}${bold.join('')}`, 'ln') + labels.join('')
}

function investmentBar({ investment }: RoiResult, texts: RoiScaleTexts, { width, rows, x }: Scale): string {
  const place = rows.investment
  const end = x(investment.to)
  const isLong = end > width * 0.62
  return [
    text(LEFT, place.top - 10, texts.investment),
    bar(place, end, 'ln ln-d f-surface'),
    bar(place, x(investment.from), 'ln f-deep'),
    path(hatch(place, end), 'ln-h2'),
    isLong
      ? text(width - LEFT, place.bottom + 24, texts.investmentRange, '', 'end')
      : text(end + 10, middleOf(place) + 5, texts.investmentRange),
  ].join('')
}

function savingBar({ annualSaving, midpoint }: RoiResult, texts: RoiScaleTexts, { rows, x }: Scale): string {
  const { top, bottom } = rows.saving
  const end = x(annualSaving)
  const seams = Array.from(
    { length: 11 },
    (_, month) => `M${x((annualSaving * (month + 1)) / 12)} ${bottom - 12}V${bottom}`,
  )
  return [
    bar(rows.saving, end, 'ln f-fir'),
    path(seams.join(''), 'ln-seam'),
    savingLabel(x(midpoint), { at: end, top }, texts.saving),
  ].join('')
}

/** Above the left end of the bar, or at its right end where the copper line would cross the words. */
function savingLabel(paidBackAt: number, end: { at: number; top: number }, label: string): string {
  const length = label.length * SMALL_LETTER_WIDTH
  const foot = end.top - 10
  if (paidBackAt > LEFT + length) return text(LEFT, foot, label, 'tx-dim')
  return text(Math.max(end.at, paidBackAt + 10 + length), foot, label, 'tx-dim', 'end')
}

function monthRuler({ annualSaving }: RoiResult, { lastMonth }: RoiScaleTexts, { rows, x }: Scale): string {
  const top = rows.months
  const months = Array.from({ length: 13 }, (_, month) => ({ month, at: x((annualSaving * month) / 12) }))
  const quarters = months.filter(({ month }) => month % 3 === 0)
  const ticks = (list: typeof months, length: number) => list.map(({ at }) => `M${at} ${top}v${length}`).join('')
  const end = x(annualSaving)
  const room = Math.max(end - lastMonth.length * SMALL_LETTER_WIDTH, LEFT) - 2 * SMALL_LETTER_WIDTH
  return [
    path(ticks(months, 7), 'ln-h2'),
    path(`M${LEFT} ${top}H${end}${ticks(quarters, 12)}`, 'ln'),
    ...quarters.filter(({ at }) => at < room).map(({ month, at }) => monthLabel(month, at, top + 30)),
    text(Math.max(end, LEFT + lastMonth.length * SMALL_LETTER_WIDTH), top + 30, lastMonth, 'tx-s', 'end'),
  ].join('')
}

function monthLabel(month: number, at: number, foot: number): string {
  return text(at, foot, String(month), 'tx-s', month ? 'middle' : 'start')
}

function paidBackLine({ midpoint }: RoiResult, texts: RoiScaleTexts, { width, rows, x }: Scale): string {
  const at = x(midpoint)
  const { investment, saving, months } = rows
  return [
    path(`M${at} ${saving.top + 1}V${saving.bottom - 1}`, 'ln-halo'),
    path(`M${at} ${investment.top}V${months + 40}`, 'ln-c'),
    `<circle class="f-copper" cx="${at}" cy="${middleOf(investment)}" r="4"/>`,
    path(`M${at} ${months}l-5 -10h10z`, 'f-copper'),
    rows === ROWS ? paidBackLabel(at, texts.paidBack, width) : '',
  ].join('')
}

/** Beside the foot of the copper line, on the side that has room; below it where neither has. */
function paidBackLabel(at: number, label: string, width: number): string {
  const length = label.length * LETTER_WIDTH
  if (at + 10 + length < width) return text(at + 10, 288, label, PAID_BACK_PEN)
  if (at - 10 - length > 0) return text(at - 10, 288, label, PAID_BACK_PEN, 'end')
  return text(Math.max(LEFT, width - LEFT - length), 304, label, PAID_BACK_PEN)
}

/** Diagonals from the left edge of a bar to `end`, clipped at its edges. */
function hatch({ top, bottom }: Bar, end: number): string {
  const height = bottom - top
  const lines: string[] = []
  for (let foot = LEFT - height + HATCH_GAP; foot < end; foot += HATCH_GAP) {
    const from = Math.max(foot, LEFT)
    const to = Math.min(foot + height, end)
    lines.push(`M${round(from)} ${round(bottom - (from - foot))}L${round(to)} ${round(bottom - (to - foot))}`)
  }
  return lines.join('')
}

const middleOf = ({ top, bottom }: Bar) => (top + bottom) / 2

const path = (d: string, pen: string) => `<path class="${pen}" d="${d}"/>`

const bar = ({ top, bottom }: Bar, end: number, pen: string) =>
  `<rect class="${pen}" x="${LEFT}" y="${top}" width="${round(end - LEFT)}" height="${bottom - top}"/>`

function text(x: number, y: number, content: string, pen = '', anchor = 'start'): string {
  return `<text class="tx${pen && ` ${pen}`}" x="${round(x)}" y="${y}" text-anchor="${anchor}">${escapeHtml(content)}</text>`
}
