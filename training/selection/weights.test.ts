import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SIZE } from '../../functions/document/selection/score.ts'
import { ratesOf, Weights } from './weights.ts'

const rates = suite('ratesOf')

rates('learns nothing of what papers of a single layout have', () => {
  const found = ratesOf([
    { layout: 'one', slots: [1, 2] },
    { layout: 'one', slots: [1, 3] },
    { layout: 'other', slots: [3] },
  ])
  assert.equal([found[1], found[2], found[3], found[4]], [0, 0, 1, 0])
  const weights = new Weights(SIZE, found)
  weights.step([1, 3], -1)
  assert.is(weights.values[1], 0)
  assert.ok((weights.values[3] ?? 0) > 0)
})

rates.run()
