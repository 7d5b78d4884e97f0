import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, calibration, fitted } from './fit.ts'

const curve = suite('calibration')

curve('says how often something was right that was said so', () => {
  const said = [
    ...Array.from({ length: 100 }, (_, at) => ({ probability: 0.5, isRight: at % 4 === 0 })),
    ...Array.from({ length: 100 }, (_, at) => ({ probability: 0.9, isRight: at % 10 > 0 })),
  ]
  const found = calibration(said)
  assert.equal(found?.said, [0.5, 0.9])
  assert.equal(
    found?.right.map((right) => Math.round(right * 10) / 10),
    [0.3, 0.9],
  )
})

curve('ascends, whatever was seen, and has nothing to say of a few', () => {
  const one = fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), isRight: fc.boolean() })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 300 }), (said) => {
      const found = calibration(said)
      if (said.length < 50) return found === null
      return [found?.said, found?.right].every((row) =>
        row?.every((value, at) => at === 0 || value > (row[at - 1] ?? 0)),
      )
    }),
    { seed: 1, numRuns: 200 },
  )
})

const test = suite('fitted')

test('lets the model add what the rules leave out, from where it is nearly always right', () => {
  const vote = fitted([
    ...cases(100, { model: [true, 0.95] }),
    ...cases(60, { model: [false, 0.4] }),
    ...cases(60, { rules: [true, 0.9], model: [true, 0.9], isSame: true }),
  ])
  assert.ok((vote?.adds ?? 0) > 0.5)
  assert.is(vote?.replaces, null)
  assert.ok((vote?.agreed ?? 0) > 0.9)
})

test('lets the model replace where it is right and the rules are wrong', () => {
  const vote = fitted([
    ...cases(100, { rules: [false, 0.5], model: [true, 0.95] }),
    ...cases(100, { rules: [true, 0.5], model: [false, 0.5] }),
  ])
  assert.is(vote?.adds, null)
  assert.ok((vote?.replaces ?? 0) >= 0.85)
})

test('never lets the model replace what rules are sure of', () => {
  const vote = fitted([
    ...cases(100, { rules: [false, 0.7], model: [true, 0.95] }),
    ...cases(100, { model: [true, 0.95] }),
  ])
  assert.is(vote?.replaces, null)
})

test('gives no vote where nothing is gained, or too little was seen', () => {
  assert.is(fitted(cases(100, { rules: [true, 0.9], model: [true, 0.9], isSame: true })), null)
  assert.is(fitted(cases(100, { model: [false, 0.9] })), null)
  assert.is(fitted(cases(20, { model: [true, 0.9] })), null)
})

type Said = readonly [isRight: boolean, probability: number]

function cases(
  count: number,
  { rules, model, isSame = false }: { readonly rules?: Said; readonly model?: Said; readonly isSame?: boolean },
): Case[] {
  const one: Case = {
    rules: rules ? { isRight: rules[0], certainty: rules[1] } : null,
    model: model ? { isRight: model[0], probability: model[1] } : null,
    isSame,
  }
  return Array.from({ length: count }, () => one)
}

curve.run()
test.run()
