import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWording } from '../fixtures/site-words.ts'
import { kindName } from '../wording.ts'
import { KINDS } from './kinds.ts'
import { isInside, LABELS, labelOf, TAGS, tagOf } from './tags.ts'

const test = suite('labels')
const ENGLISH = siteWording('en')

test('have two for each tag and one for nothing', () => {
  assert.is(LABELS.length, 1 + 2 * TAGS.length)
  assert.is(LABELS[labelOf(null, false)], 'O')
  for (const tag of TAGS) {
    assert.is(LABELS[labelOf(tag, true)], `B-${tag}`)
    assert.is(LABELS[labelOf(tag, false)], `I-${tag}`)
  }
})

test('lead back to their tags', () => {
  for (const tag of TAGS) {
    assert.equal([tagOf(labelOf(tag, true)), tagOf(labelOf(tag, false))], [tag, tag])
    assert.equal([isInside(labelOf(tag, true)), isInside(labelOf(tag, false))], [false, true])
  }
  assert.is(tagOf(0), null)
  assert.is(isInside(0), false)
})

test('fit into a byte, with a number to spare for what is not learnt', () => {
  assert.ok(LABELS.length < 255 && KINDS.length < 255)
})

test('name every kind once', () => {
  assert.is(new Set(KINDS.map((kind) => kindName(kind, ENGLISH))).size, KINDS.length)
})

test.run()
