import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hasErrors, hasFaults, inOrder } from './diagnostic.ts'
import { error, note, warning } from './testing.ts'

const place = (file: string, line: number, column = 1) => ({ file, line, column, length: 1 })

const ordered = suite('inOrder')

ordered('sorts by file, line, column and code, the whole project first', () => {
  const found = [
    error('b/b', 'five', place('b.yaml', 1)),
    error('b/b', 'four', place('a.yaml', 10, 2)),
    error('a/a', 'three', place('a.yaml', 10, 2)),
    warning('c/c', 'two', place('a.yaml', 2, 9)),
    error('z/z', 'one', null),
  ]
  assert.equal(
    inOrder(found).map(({ message }) => message),
    ['one', 'two', 'three', 'four', 'five'],
  )
})

ordered('says the same thing about the same place once', () => {
  const found = [error('a/a', 'same', place('a.yaml', 1)), error('a/a', 'same', place('a.yaml', 1))]
  assert.is(inOrder(found).length, 1)
  assert.is(inOrder([...found, error('a/a', 'same', place('a.yaml', 2))]).length, 2)
})

ordered('leaves the given list as it is', () => {
  const found = [error('b/b', 'b', place('b.yaml', 1)), error('a/a', 'a', place('a.yaml', 1))]
  inOrder(found)
  assert.is(found[0]?.code, 'b/b')
})

ordered.run()

const severity = suite('hasErrors')

severity('is about errors, not warnings', () => {
  assert.not(hasErrors([warning('a/a', 'a', null)]))
  assert.ok(hasErrors([warning('a/a', 'a', null), error('b/b', 'b', null)]))
})

severity('has no hint where none is given', () => {
  assert.equal(Object.keys(error('a/a', 'a', null)), ['code', 'severity', 'message', 'at', 'german'])
  assert.equal(Object.keys(error('a/a', 'a', null).german), ['message'])
  assert.is(warning('a/a', 'a', null, 'Do this.').hint, 'Do this.')
})

severity.run()

const faults = suite('hasFaults')

faults('are errors, and warnings where the author is strict; never notes', () => {
  const bad = (strict: boolean) =>
    [error('a/a', 'a', null), warning('b/b', 'b', null), note('c/c', 'c')].map((one) => hasFaults([one], strict))
  assert.equal(bad(false), [true, false, false])
  assert.equal(bad(true), [true, true, false])
})

faults.run()
