import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { escapeToken, setAt, tokens, valueAt } from './pointer.ts'

const reading = suite('valueAt')

reading('follows names and list positions', () => {
  assert.is(valueAt({ a: [{ 'x/y': 1 }] }, '/a/0/x~1y'), 1)
})

reading('takes "~01" for the name "~1"', () => {
  assert.is(valueAt({ '~1': 1, '/': 2 }, '/~01'), 1)
})

reading('gives the whole for the empty pointer', () => {
  assert.equal(valueAt({ a: 1 }, ''), { a: 1 })
})

reading('gives undefined where nothing is, and for what objects inherit', () => {
  assert.is(valueAt({ a: 1 }, '/b/c'), undefined)
  assert.is(valueAt({ a: 1 }, '/constructor'), undefined)
  assert.is(valueAt(null, '/a'), undefined)
})

reading.run()

const writing = suite('setAt')

writing('replaces a value in place', () => {
  const data = { a: [1, { b: 2 }] }
  setAt(data, '/a/1/b', 3)
  assert.equal(data, { a: [1, { b: 3 }] })
})

writing('does nothing where the parent does not exist', () => {
  const data = { a: 1 }
  setAt(data, '/b/c', 3)
  assert.equal(data, { a: 1 })
})

writing.run()

const splitting = suite('tokens')

splitting('takes apart what escapeToken made, for all names', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (names) => {
      const pointer = names.map((name) => `/${escapeToken(name)}`).join('')
      assert.equal(tokens(pointer), names)
    }),
  )
})

splitting.run()
