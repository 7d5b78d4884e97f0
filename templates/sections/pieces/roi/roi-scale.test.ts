import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RoiResult } from './roi.ts'
import { roiScale } from './roi-scale.ts'

const test = suite('roiScale')

test('draws investment, saving and payback on one scale', () => {
  const svg = draw({})
  const width = (pen: string) => Number(new RegExp(`class="${pen}"[^>]* width="([\\d.]+)"`).exec(svg)?.[1])
  const drawnSaving = (width('ln f-fir') / width('ln ln-d f-surface')) * 4000
  assert.ok(Math.abs(drawnSaving - 23760) < 20, `saving drawn as ${drawnSaving} EUR`)
})

test('says the whole drawing in its label, safely', () => {
  assert.match(draw({ label: '4.000 € "und" <mehr>' }), 'aria-label="4.000 € &quot;und&quot; &lt;mehr&gt;"')
})

test('has no inline styles, which the security policy of the page forbids', () => {
  assert.not.match(draw({}), /style=|<style/)
})

test('keeps every figure inside a drawing for phones', () => {
  const svg = draw({ paidBack: 'Investition zurück nach 2 Monaten' }, 360)
  const places = [...svg.matchAll(/<text[^>]* x="([\d.-]+)"/g)].map(([, x]) => Number(x))
  assert.ok(places.every((x) => x >= 0 && x <= 360))
})

test('makes the same bytes for the same input', () => {
  assert.is(draw({}), draw({}))
})

test.run()

function draw(words: { label?: string; paidBack?: string }, width: 720 | 360 = 720): string {
  const result: RoiResult = {
    investment: { from: 1500, to: 4000 },
    midpoint: 2750,
    monthlyCost: 6600,
    annualSaving: 23760,
    months: 2,
    twoYearReturn: 44770,
  }
  const texts = { label: 'In einem Satz', paidBack: 'nach 2 Monaten', lastMonth: '12 Monate', ...words }
  return roiScale(
    result,
    { ...texts, investment: 'Investition', investmentRange: '1.500–4.000 €', saving: 'Ersparnis' },
    { width, language: 'de' },
  )
}
