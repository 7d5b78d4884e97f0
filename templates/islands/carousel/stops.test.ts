import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { positionText, shownSlides, stepFrom } from './stops.ts'

const shown = suite('shownSlides')

shown('returns the slides that are fully visible, not those that peek', () => {
  assert.equal(shownSlides([0, 1, 0.97, 1, 0.4]), { first: 1, last: 3 })
})

shown('returns the one with the largest share while no slide is fully visible', () => {
  assert.equal(shownSlides([0.3, 0.6, 0]), { first: 1, last: 1 })
})

shown.run()

const step = suite('stepFrom')

step('goes through all slides and wraps around at both ends', () => {
  const one = (index: number) => ({ first: index, last: index })
  assert.equal(
    [0, 1, 2, 3, 4].map((index) => stepFrom(one(index), 5, 1)),
    [1, 2, 3, 4, 0],
  )
  assert.equal(
    [0, 1, 2, 3, 4].map((index) => stepFrom(one(index), 5, -1)),
    [4, 0, 1, 2, 3],
  )
})

step('wraps around as soon as the last slide is visible', () => {
  assert.is(stepFrom({ first: 1, last: 3 }, 5, 1), 2)
  assert.is(stepFrom({ first: 2, last: 4 }, 5, 1), 0)
})

step.run()

const position = suite('positionText')

position('counts from one, and names both ends of what is seen', () => {
  assert.is(positionText('{n} von {total}', { first: 1, last: 1 }, 5), '2 von 5')
  assert.is(positionText('{n} von {total}', { first: 2, last: 4 }, 5), '3–5 von 5')
})

position.run()
