import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomOf } from '../documents/random.ts'
import { inOrderOf, lastDay, namesIn, parted, taxGroupsOf, taxWithin, totals, writingOf } from './sheet.ts'

const test = suite('sheet')

test('figures and days are written as in their country', () => {
  const day = { year: 2024, month: 3, day: 5 }
  assert.is(writingOf('DE').amount(123_456), '1.234,56')
  assert.is(writingOf('CH', '’').amount(123_456), '1’234.56')
  assert.is(writingOf('US').date(day), '03/05/2024')
  assert.is(writingOf('PT').month(day), 'março de 2024')
})

test('names are of the country that was asked for', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  assert.ok(seeds.every((seed) => namesIn('AT', randomOf(seed)).company().vatId.startsWith('ATU')))
})

test('rows are parted without losing any', () => {
  assert.equal(parted([1, 2, 3, 4, 5, 6], 2, 3), [[1, 2], [3, 4, 5], [6]])
  assert.equal(parted([1, 2], 2, 3), [[1, 2]])
})

test('positions stand in the order of their wares and are counted anew', () => {
  const one = (name: string, number: number) => ({ name, number, unit: '', quantity: 1, price: 5, total: 5 })
  const wares = [['a', '', 5, 5] as const, ['b', '', 5, 5] as const]
  assert.equal(inOrderOf(wares, [one('b', 1), one('a', 2)]), [one('a', 1), one('b', 2)])
})

test('taxes of several rates add up', () => {
  const groups = taxGroupsOf([
    [7, 1000],
    [19, 2000],
    [7, 500],
  ])
  assert.equal(groups, [
    { rate: 19, net: 2000, tax: 380 },
    { rate: 7, net: 1500, tax: 105 },
  ])
  assert.is(taxWithin(11_900, 19), 1900)
  assert.equal(totals(3500, 485), { netTotal: '35.00', taxTotal: '4.85', grossTotal: '39.85' })
})

test('the last day of a month knows leap years', () => {
  assert.equal(lastDay({ year: 2024, month: 2, day: 5 }), { year: 2024, month: 2, day: 29 })
})

test.run()
