import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { labelOf } from '../../functions/document/prediction/tags.ts'
import type { Example, Tag, TaggedLine } from '../documents/types.ts'
import { lessonsOf, NOTHING_TO_LEARN as NOTHING } from './encode.ts'

const test = suite('lessonsOf')

test('has the labels where words begin and salience where lines begin', () => {
  const [lesson] = lessonsOf(
    example([line(false, ['Fa.', 'sellerName', true], ['Ott', 'sellerName', false]), line(true, ['Total'])]),
    twoPieces,
  )
  const [begins, inside] = [labelOf('sellerName', true), labelOf('sellerName', false)]
  assert.equal(
    [...(lesson?.tags ?? [])],
    [NOTHING, begins, NOTHING, inside, NOTHING, NOTHING, 0, NOTHING, NOTHING, NOTHING],
  )
  assert.equal(
    [...(lesson?.salience ?? [])],
    [NOTHING, 0, NOTHING, NOTHING, NOTHING, NOTHING, 1, NOTHING, NOTHING, NOTHING],
  )
  assert.is(lesson?.kind, KINDS.indexOf('offer'))
})

test('teaches a long document in windows that all know its kind', () => {
  const lines = Array.from({ length: 300 }, () => line(false, ['Wort'], ['Nr', 'documentNumber', true]))
  const lessons = lessonsOf(example(lines), twoPieces)
  assert.ok(lessons.length > 2)
  for (const { window, tags, salience, kind } of lessons) {
    assert.equal([tags.length, salience.length], [window.ids.length, window.ids.length])
    assert.ok(tags.includes(labelOf('documentNumber', true)))
    assert.is(kind, KINDS.indexOf('offer'))
  }
})

const twoPieces = () => [10, 11]

function line(isSalient: boolean, ...words: readonly (readonly [string, Tag?, boolean?])[]): TaggedLine {
  const tagged = words.map(([text, tag = null, begins = false]) => ({ text, box: null, tag, begins }))
  return { isSalient, words: tagged }
}

function example(lines: readonly TaggedLine[]): Example {
  const pages = [{ width: 0, height: 0, lines }]
  return { seed: 1, kind: 'offer', language: 'de', layout: 'offer/test', split: 'training', pages }
}

test.run()
