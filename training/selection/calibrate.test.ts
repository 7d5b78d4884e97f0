import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { certaintyOf } from '../../functions/document/selection/score.ts'
import { calibrationOf, type Said } from './calibrate.ts'

const test = suite('calibrationOf')

/** So many answers of one probability, and how many of them were right. */
const answers = (probability: number, all: number, right: number): Said[] =>
  Array.from({ length: all }, (_, at) => ({ probability, isRight: at < right }))

test('tells how often answers of a probability were right', () => {
  const said = [...answers(0.5, 100, 63), ...answers(0.8, 100, 87), ...answers(0.95, 200, 193)]
  const calibration = calibrationOf(said)
  assert.ok(Math.abs(certaintyOf(0.5, calibration) - 0.63) < 0.03)
  assert.ok(Math.abs(certaintyOf(0.8, calibration) - 0.87) < 0.03)
  assert.ok(Math.abs(certaintyOf(0.95, calibration) - 0.965) < 0.02)
})

test('leaves true probabilities as they are', () => {
  const said = [0.1, 0.3, 0.6, 0.9, 0.99].flatMap((probability) => answers(probability, 1000, 1000 * probability))
  const { low, high, offset } = calibrationOf(said)
  for (const [found, wanted] of [
    [low, 1],
    [high, 1],
    [offset, 0],
  ] as const)
    assert.ok(Math.abs(found - wanted) < 0.05, `${found}, not ${wanted}`)
})

test('reads improbable answers otherwise than probable ones', () => {
  const said = [
    ...answers(0.33, 200, 50),
    ...answers(0.5, 200, 140),
    ...answers(0.9, 400, 368),
    ...answers(0.99, 800, 788),
  ]
  const calibration = calibrationOf(said)
  for (const [probability, share] of [
    [0.33, 0.25],
    [0.5, 0.7],
    [0.9, 0.92],
    [0.99, 0.985],
  ] as const)
    assert.ok(
      Math.abs(certaintyOf(probability, calibration) - share) < 0.09,
      String(certaintyOf(probability, calibration)),
    )
})

test('keeps the order of answers, and stays finite where all were right', () => {
  const odd = [...answers(0.3, 10, 9), ...answers(0.9, 100, 60)]
  for (const said of [odd, answers(0.9, 50, 50), []]) {
    const calibration = calibrationOf(said)
    const certainties = [0.1, 0.3, 0.5, 0.9, 0.99].map((probability) => certaintyOf(probability, calibration))
    assert.ok(
      certainties.every((one, at) => Number.isFinite(one) && one >= (certainties[at - 1] ?? 0)),
      `${certainties}`,
    )
  }
})

test.run()
