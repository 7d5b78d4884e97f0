import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { selectedKind } from './kind.ts'

const test = suite('selectedKind')

/** What rules say of a page of rows and cells. */
const RULED = { name: 'table', certainty: 0.6, points: [['table', 2.6]] } as const
const chosen = (weights: Readonly<Record<string, number>>) =>
  selectedKind({ ruled: RULED, predicted: [] }, weights).name

test('takes what the rules name for as much as it is worth for this kind', () => {
  assert.is(chosen({ 'ruled 6': 4 }), 'table')
  assert.is(chosen({ 'ruled 6': 4, 'kind table true': -4, 'kind letter': 4 }), 'letter')
  assert.is(chosen({ 'ruled 6': 4, 'kind table false': -4 }), 'table')
})

test('follows the rules where nothing is likely', () => {
  assert.is(chosen({}), 'table')
})

test.run()
