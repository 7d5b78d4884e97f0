import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, NOON } from '../../test/lead.ts'
import { formToken } from '../leads/form-token.ts'
import { answeredToken, readAnsweredToken } from './link.ts'

const test = suite('readAnsweredToken')

test('names the lead of a link that we made', () => {
  assert.is(readAnsweredToken(answeredToken(idOf(7), 'secret'), 'secret'), idOf(7))
})

test('accepts no link of anybody else, and no token of a form', () => {
  for (const token of ['', '.', idOf(7), `${idOf(7)}.`, answeredToken(idOf(7), 'other'), formToken(NOON, 'secret')])
    assert.is(readAnsweredToken(token, 'secret'), null, token)
})

test('accepts no link that was changed anywhere', () => {
  const token = answeredToken(idOf(7), 'secret')
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'.0aZ-_='), (place, sign) => {
      const changed = token.slice(0, place) + sign + token.slice(place + 1)
      return changed === token || readAnsweredToken(changed, 'secret') === null
    }),
  )
})

test('accepts any text without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readAnsweredToken(text, 'secret') === null))
})

test.run()
