import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { NOON } from '../../test/lead.ts'
import { formToken, readFormToken, visitOf } from './form-token.ts'

const test = suite('readFormToken')

const DAY = 24 * 60 * 60 * 1000

test('knows the age of a token', () => {
  const token = formToken(NOON, 'secret')
  assert.equal(readFormToken(token, later(8200), 'secret'), { ageMs: 8200 })
  assert.equal(readFormToken(token, later(7 * DAY), 'secret'), { ageMs: 7 * DAY })
})

test('reports a missing token', () => {
  assert.is(readFormToken(undefined, NOON, 'secret'), 'missing')
})

test('does not accept another secret', () => {
  assert.is(readFormToken(formToken(NOON, 'secret'), later(1), 'other'), 'forged')
})

test('knows its own tokens after the clock was changed, but not their age', () => {
  const token = formToken(NOON, 'secret')
  for (const ms of [-1, 9 * DAY, -3 * 365 * DAY])
    assert.equal(readFormToken(token, later(ms), 'secret'), { ageMs: null })
})

test('does not accept a token that was changed anywhere', () => {
  const token = formToken(NOON, 'secret')
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'.0aZ-_='), (place, sign) => {
      const changed = token.slice(0, place) + sign + token.slice(place + 1)
      return changed === token || readFormToken(changed, later(1), 'secret') === 'forged'
    }),
  )
})

test('accepts any text without an error', () => {
  fc.assert(fc.property(fc.string(), (text) => readFormToken(text, NOON, 'secret') === 'forged'))
})

test('is different each time', () => {
  assert.is.not(formToken(NOON, 'secret'), formToken(NOON, 'secret'))
})

test.run()

const visits = suite('visitOf')

visits('is the same for one token, however old, and another for each', () => {
  const [first, second] = [formToken(NOON, 'secret'), formToken(NOON, 'secret')]
  assert.is(visitOf(first, 'secret'), visitOf(first, 'secret'))
  assert.is.not(visitOf(first, 'secret'), visitOf(second, 'secret'))
})

visits('is nothing for what others wrote', () => {
  const token = formToken(NOON, 'other')
  for (const text of [undefined, '', 'a.b.c', token, `${token}.x`]) assert.is(visitOf(text, 'secret'), null, text)
})

visits.run()

function later(ms: number): Date {
  return new Date(NOON.getTime() + ms)
}
