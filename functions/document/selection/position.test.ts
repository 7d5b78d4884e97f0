import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from '../understand.ts'
import { page } from '../understanding/fixtures/page.ts'
import { positionOf } from './position.ts'

const test = suite('positionOf')

const { values } = lookAt(
  page([
    [40, 60, 'Netto'],
    [300, 60, '100,00 €'],
    [40, 80, 'USt. 19 %'],
    [300, 80, '19,00 €'],
    [40, 100, 'Gesamt'],
    [300, 100, '119,00 €'],
    [40, 300, 'Anzahlung vom 01.02.2025'],
    [420, 300, '119,00 €'],
  ]),
  null,
).view
const placesOf = (value: string) => values.filter((one) => one.value === value)
const position = (one: string, other: string) => positionOf(placesOf(one), placesOf(other))

test('says where one value stands from another', () => {
  assert.is(position('100.00', '19.00'), 'under 1')
  assert.is(position('19.00', '100.00'), 'over 1')
  assert.is(position('2025-02-01', '119.00'), 'right')
  assert.is(positionOf([], placesOf('19.00')), 'none')
})

test('counts the places that are nearest to each other', () => {
  assert.is(placesOf('119.00').length, 2)
  assert.is(position('100.00', '119.00'), 'under near')
})

test.run()
