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
  return selectedKind({ ruled: RULED, traits: [], intents: new Map(), predicted: [], ...seen }, weights).name
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
  assert.is(chosen({ 'intent 2': 5 }, { intents: new Map([['delay', 2]]) }), 'delay')
})

test('follows the rules where nothing is likely', () => {
  assert.is(chosen({}), 'table')
})

test.run()
