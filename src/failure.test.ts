import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { describeFailure } from './failure.ts'

const test = suite('describeFailure')

test('says what the machine refused, where, and what to do', () => {
  const text = describeFailure(refusal('ENOSPC', { path: '/srv/dist/a.html' }))
  assert.match(text, 'The disk is full: /srv/dist/a.html (ENOSPC)')
  assert.match(text, 'Make room')
  assert.match(text, 'Nothing that was there before is lost')
})

test('has words for every refusal that a full or closed disk gives', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EPERM', 'EROFS', 'EMFILE']) {
    assert.not.match(describeFailure(refusal(code)), 'mistake of the generator', code)
  }
})

test('names what is in the way of a folder', () => {
  for (const code of ['ENOTDIR', 'EEXIST', 'EISDIR']) {
    const text = describeFailure(refusal(code, { path: '/srv/dist' }))
    assert.not.match(text, 'mistake of the generator', code)
    assert.match(text, '/srv/dist')
  }
})

test('says the same in German', () => {
  for (const code of ['ENOSPC', 'EACCES', 'EADDRINUSE'])
    assert.match(describeFailure(refusal(code), 'de'), 'ist noch da')
  assert.match(describeFailure(new TypeError('x'), 'de'), 'Fehler des Generators')
})

test('says that any other failure is ours, with its stack', () => {
  const text = describeFailure(new TypeError('x is not a function'))
  assert.match(text, 'mistake of the generator')
  assert.match(text, 'x is not a function')
  assert.match(text, 'failure.test.ts')
})

test('finds the refusal behind an error that adds to it', () => {
  const text = describeFailure(new Error('Cannot write the cache', { cause: refusal('ENOSPC') }))
  assert.match(text, 'The disk is full')
})

test('describes any thrown value', () => {
  for (const thrown of ['text', 5, null, undefined, {}]) assert.type(describeFailure(thrown), 'string')
})

test.run()

function refusal(code: string, more: { path?: string } = {}): Error {
  return Object.assign(new Error(code), { code, ...more })
}
