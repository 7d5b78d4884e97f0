import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isUnusual } from './unusual-number.ts'

const test = suite('isUnusual')

const USUAL = [
  ...['0170 0000000', '+49 170 0000000', '0049 (0)170/000-0000', '030 / 123456', '(0 52 21) 12 34-5', '0800 3301000'],
  ...['+43 1 5128000', '+41 44 668 18 00', '+351 21 000 0000', '+55 11 90000-0000', '+1 212 555 0100'],
  ...['Büro 0170 0000000', '05221 1234 Durchwahl 5', '0170 0000000 (ab 14 Uhr)', '110110'],
]

const UNUSUAL = ['12', 'keine', '+49', '+999 123456789', '0170 00000000000000000', '?', '@@@']

test('lets every way of writing a number pass, and numbers of all countries', () => {
  for (const text of USUAL) assert.not.ok(isUnusual(text), text)
})

test('doubts what nobody could call', () => {
  for (const text of UNUSUAL) assert.ok(isUnusual(text), text)
})

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => assert.type(isUnusual(text), 'boolean')),
  )
})

test.run()
