import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanContext } from './clean-context.ts'

const test = suite('cleanContext')

test('makes one line of every text', () => {
  const given = { package: 'A\r\nKennung:\u0000 1', document: { kind: '\u202Etxt', facts: [' a\tb ', '\n'] } }
  assert.equal(cleanContext(given), { package: 'A Kennung: 1', document: { kind: 'txt', facts: ['a b'] } })
})

test('keeps numbers, and leaves out what is empty', () => {
  const calculation = { employees: 8, percent: 30, saving: 0 }
  assert.equal(cleanContext({ calculation, trade: '\u2066' }), { calculation })
  assert.is(cleanContext({ trade: ' ' }), null)
  assert.is(cleanContext(undefined), null)
})

test.run()
