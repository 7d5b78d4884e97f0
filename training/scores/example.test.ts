import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ModelOpinion } from '../../functions/document/prediction/opinion.ts'
import type { Example, Tag } from '../documents/types.ts'
import { judge, spansIn } from './example.ts'

const test = suite('judge')

test('finds the values that were written, past words of other columns', () => {
  assert.equal(spansIn(example()), [
    { tag: 'sellerName', words: [0, 2] },
    { tag: 'documentNumber', words: [1] },
  ])
})

test('counts a value as right only with exactly its words', () => {
  const right = { tag: 'documentNumber', words: [1], probability: 0.9 } as const
  const short = { tag: 'sellerName', words: [0], probability: 0.8 } as const
  const { tags, spans, score } = judge(example(), opinion([right, short]))
  assert.equal(tags.get('documentNumber'), { right: 1, found: 1, real: 1 })
  assert.equal(tags.get('sellerName'), { right: 0, found: 1, real: 1 })
  assert.equal(
    spans.map(({ isRight }) => isRight),
    [true, false],
  )
  assert.is(score, 0.5)
})

test('judges kind and lines', () => {
  const { kind, lines, isBestLineTelling } = judge(example(), opinion([]))
  assert.equal(kind, { probability: 0.7, isRight: true })
  assert.equal(lines, { right: 1, found: 2, real: 1 })
  assert.is(isBestLineTelling, true)
})

function opinion(spans: ModelOpinion['spans']): ModelOpinion {
  return { labels: new Float32Array(), spans, kinds: [{ name: 'invoice', probability: 0.7 }], salience: [0.6, 0.9] }
}

function example(): Example {
  const word = (tag: Tag | null, begins: boolean) => ({ text: 'x', box: null, tag, begins })
  const lines = [
    { isSalient: false, words: [word('sellerName', true), word('documentNumber', true)] },
    { isSalient: true, words: [word('sellerName', false), word(null, false)] },
  ]
  const pages = [{ width: 0, height: 0, lines }]
  return { seed: 1, kind: 'invoice', language: 'de', layout: 'invoice/test', split: 'held-out', pages }
}

test.run()
