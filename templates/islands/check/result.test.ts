import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Check, resultOf } from './result.ts'

const test = suite('resultOf')

const check: Check = {
  questions: ['a', 'b', 'c'].map((name) => ({ question: name, advice: `about ${name}` })),
  answers: [
    { label: 'yes', points: 2 },
    { label: 'partly', points: 1 },
    { label: 'no', points: 0 },
  ],
  bands: [
    { from: 5, title: 'high', text: '' },
    { from: 0, title: 'low', text: '' },
    { from: 3, title: 'middle', text: '' },
  ],
  progress: '',
  score: '',
}
const bandOf = (...chosen: number[]) => resultOf(check, chosen)?.band.title

test('has no result until every question is answered', () => {
  assert.is(resultOf(check, [0, 0, null]), null)
  assert.is(resultOf(check, [0, 0]), null)
})

test('reaches a band at its first point, in whatever order bands are written', () => {
  assert.equal(
    [bandOf(2, 2, 2), bandOf(1, 1, 2), bandOf(1, 1, 1), bandOf(0, 0, 2), bandOf(0, 0, 1)],
    ['low', 'low', 'middle', 'middle', 'high'],
  )
})

test('advises on everything that did not get the best answer', () => {
  const result = resultOf(check, [0, 1, 2])
  assert.equal([result?.points, result?.most, result?.advice], [3, 6, ['about b', 'about c']])
  assert.equal(result?.doubts, ['b partly', 'c no'])
})

test.run()
