import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Shape } from '../../../islands/pdf/shapes.ts'
import type { RoiResult } from './roi.ts'
import { roiChart, roiChartShapes } from './roi-chart.ts'

const options = { width: 720, language: 'de' } as const
const test = suite('roiChart')

test('is an image that says what it shows', () => {
  assert.match(roiChart(result(), texts(), options), /^<svg [^>]*role="img" aria-label="Ein &quot;Satz&quot;"/)
})

test('marks the month in which the middle of the investment is saved, and drops a line from there', () => {
  // 654 units for 24 months: 12.000 of 24.000 EUR a year are saved after half a year.
  const at = 52 + 654 / 4
  assert.ok(pathsOf(result(), 'ln-c').some((d) => d.startsWith(`M${at} `)))
})

test('marks nothing where the money is not back in two years', () => {
  const late = { ...result(), annualSaving: 5000 }
  assert.equal(pathsOf(late, 'ln-c'), [])
  assert.equal(pathsOf(late, 'f-tint'), [])
  assert.ok(textsOf(late).includes('zurück nach 6 Monaten'))
})

test('stays a drawing where nothing is saved at all', () => {
  const nothing = { ...result(), annualSaving: 0, months: Number.POSITIVE_INFINITY }
  assert.not.match(roiChart(nothing, texts(), options), /NaN|Infinity/)
})

test('counts in thousands, and in single euros where there are few', () => {
  assert.equal(textsOf(result()).slice(0, 7), ['0', '10', '20', '30', '40', 'Tsd. €', '0'])
  const little = { ...result(), investment: { from: 100, to: 300 }, midpoint: 200, annualSaving: 400 }
  assert.equal(textsOf(little).slice(0, 7), ['0', '200', '400', '600', '800', '€', '0'])
})

test('labels both ends of the months on a phone, and what has room between them', () => {
  const narrow = textsOf(result(), 360)
  assert.not.ok(narrow.includes('18'))
  for (const month of ['0', '6', '12', '24 Monate']) assert.ok(narrow.includes(month), month)
  assert.ok(textsOf(result()).includes('18'))
})

test('keeps every word inside the drawing', () => {
  const savings = [5000, 12_000, 24_000, 2_000_000].map((annualSaving) => ({ ...result(), annualSaving }))
  const outside = ([720, 360] as const).flatMap((width) =>
    savings
      .flatMap((of) => roiChartShapes(of, texts(), { ...options, width }))
      .filter((shape) => shape.kind === 'text' && !isInside(shape, width)),
  )
  assert.equal(outside, [])
})

test.run()

function result(): RoiResult {
  return {
    investment: { from: 8000, to: 16_000 },
    midpoint: 12_000,
    monthlyCost: 10_000,
    annualSaving: 24_000,
    months: 6,
    twoYearReturn: 36_000,
  }
}

function texts() {
  return {
    label: 'Ein "Satz"',
    investment: 'Investition 8.000–16.000 €',
    saving: 'Ersparnis nach 24 Monaten',
    total: '48.000 €',
    paidBack: 'zurück nach 6 Monaten',
    lastMonth: '24 Monate',
    thousands: 'Tsd. €',
    euros: '€',
  }
}

function pathsOf(of: RoiResult, look: string): string[] {
  return roiChartShapes(of, texts(), options).flatMap((shape) =>
    shape.kind === 'path' && shape.look === look ? [shape.d] : [],
  )
}

function textsOf(of: RoiResult, width: 720 | 360 = 720): string[] {
  return roiChartShapes(of, texts(), { ...options, width }).flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : [],
  )
}

function isInside({ x, y, text, anchor, look }: Extract<Shape, { kind: 'text' }>, width: number): boolean {
  const length = text.length * (look.includes('tx-b') ? 9.3 : 8.1)
  const from = x - length * { start: 0, middle: 0.5, end: 1 }[anchor ?? 'start']
  return from >= 0 && from + length <= width && y > 0 && y < 306
}
