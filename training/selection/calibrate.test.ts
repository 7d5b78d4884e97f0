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
  const said = [...answers(0.6, 1000, 600), ...answers(0.9, 1000, 900), ...answers(0.99, 1000, 990)]
  const { slope, offset } = calibrationOf(said)
  assert.ok(Math.abs(slope - 1) < 0.02 && Math.abs(offset) < 0.02)
})

test('stays finite where all answers were right', () => {
  const { slope, offset } = calibrationOf(answers(0.9, 50, 50))
  assert.ok(Number.isFinite(slope) && Number.isFinite(offset))
})

test.run()
