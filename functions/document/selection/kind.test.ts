import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type KindView, selectedKind } from './kind.ts'
import { SIZE, slotOf } from './score.ts'

const test = suite('selectedKind')

/** What rules say of a page of rows and cells. */
const RULED = { name: 'table', certainty: 0.6, points: [['table', 2.6]] } as const
const chosen = (named: Readonly<Record<string, number>>, seen: Partial<KindView> = {}) => {
  const weights = new Float32Array(SIZE)
  for (const [feature, weight] of Object.entries(named)) {
    const [kind, own = ''] = feature.split('|')
    weights[own ? slotOf(`kind ${kind}`, own) : slotOf('kind', feature)] = weight
  }
  return selectedKind({ ruled: RULED, traits: [], worded: [], predicted: [], ...seen }, weights).name
}

test('takes what the rules name for as much as it is worth for this kind', () => {
  assert.is(chosen({ 'ruled 6': 4 }), 'table')
  assert.is(chosen({ 'ruled 6': 4, 'kind table true': -4, 'kind letter': 4 }), 'letter')
  assert.is(chosen({ 'ruled 6': 4, 'kind table false': -4 }), 'table')
})

test('weighs what a document has and what it says for itself against its title', () => {
  const traits = ['has grossTotal true']
  assert.is(chosen({ 'offer|has grossTotal true': 5 }, { traits }), 'offer')
  assert.is(chosen({ 'offer|has grossTotal true': 5 }), 'table')
})

test('weighs what the words speak for by how far it is ahead, and how far the others are behind', () => {
  const worded = [
    { name: 'complaint', odds: 30 },
    { name: 'letter', odds: 14 },
    { name: 'delay', odds: 5 },
  ] as const
  assert.is(chosen({ 'words 4': 5 }, { worded }), 'complaint')
  assert.is(chosen({ 'words -4': 5 }, { worded }), 'letter')
  assert.is(chosen({ 'words -5': 5 }, { worded }), 'delay')
  assert.is(chosen({ 'words none': -5, 'words -5': 3 }, { worded }), 'delay')
  assert.is(chosen({ 'notice|words 1 letter': 5 }, { worded }), 'notice')
})

test('follows the rules where nothing is likely, and where hardly anything says that it is of no kind', () => {
  assert.is(chosen({}), 'table')
  assert.is(chosen({ 'kind other': 4 }), 'table')
  assert.is(chosen({ 'kind letter': 3 }), 'letter')
  assert.is(chosen({ 'kind other': 5 }), 'other')
})

test.run()
