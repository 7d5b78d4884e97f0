import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AS_SAID, certaintyOf, packed, SIZE, slotOf, softmax, sumAt, unpacked } from './score.ts'

const test = suite('weights')

test('stay what they are, as far as 8 bits go', () => {
  const weights = new Float32Array(SIZE)
  for (const [slot, weight] of [
    [0, 1],
    [1, -2],
    [300, 0.5],
    [SIZE - 1, 2],
  ] as const)
    weights[slot] = weight
  const kept = unpacked(packed(weights))
  assert.is(kept.length, SIZE)
  assert.ok(kept.every((weight, slot) => Math.abs(weight - (weights[slot] ?? 0)) <= 2 / 127))
  assert.is(kept[2], 0)
})

test('are there for every feature', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, feature) => {
      const slot = slotOf(name, feature)
      return slot >= 0 && slot < SIZE && slot === slotOf(name, feature)
    }),
  )
  assert.is.not(slotOf('iban', 'left'), slotOf('dueDate', 'left'))
})

test('are added up', () => {
  assert.is(sumAt([1, 2, 4], [0, 2]), 5)
})

test('make chances that add up to 1', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (scores) => {
        const chances = softmax(scores)
        return Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9 && chances.every((one) => one >= 0)
      },
    ),
  )
})

test('reads a probability as it is, or as often as such answers were right', () => {
  assert.ok(Math.abs(certaintyOf(0.7, AS_SAID) - 0.7) < 1e-9)
  assert.ok(certaintyOf(0.7, { ...AS_SAID, offset: 1 }) > 0.8)
})

test.run()
