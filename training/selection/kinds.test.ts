import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { chosenKind, type KindView, kindOptions } from '../../functions/document/selection/kind.ts'
import type { DocumentKind } from '../../functions/document/types.ts'
import { type KindCase, learnKinds } from './kinds.ts'

const test = suite('learnKinds')

const seen = (traits: readonly string[]): KindView => ({
  ruled: { name: 'letter', certainty: 0.8, points: [] },
  traits,
  worded: [],
  predicted: [],
})

const papers = (kind: DocumentKind, trait: string): KindCase[] =>
  Array.from({ length: 20 }, () => ({
    layout: kind,
    weight: 1,
    options: kindOptions(seen([trait])),
    right: new Set([kind]),
    ruled: 'letter' as const,
    predicted: 'other' as const,
  }))

test('learns what a trait is worth for each kind, against what the rules name', () => {
  const weights = learnKinds([
    ...papers('offer', 'has grossTotal true'),
    ...papers('complaint', 'has grossTotal false'),
  ])
  const kindOf = (trait: string) => chosenKind({ options: kindOptions(seen([trait])), ruled: 'letter' }, weights).name
  assert.is(kindOf('has grossTotal true'), 'offer')
  assert.is(kindOf('has grossTotal false'), 'complaint')
})

test('learns the same from the same papers', () => {
  const cases = papers('offer', 'has iban true')
  assert.equal(learnKinds(cases), learnKinds(cases))
})

test.run()
