import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { counted } from './counted.ts'

const words = { one: '{n} Woche', other: '{n} Wochen' }

const test = suite('counted')

test('uses the singular only for exactly one', () => {
  assert.is(counted(words, 1), '1 Woche')
  assert.is(counted(words, { from: 1, to: 1 }), '1 Woche')
  assert.is(counted(words, { from: 1, to: 2 }), '1–2 Wochen')
  assert.is(counted(words, { from: 1, open: true }), '1+ Wochen')
})

test('shows a span whose ends agree as one number', () => {
  assert.is(counted(words, { from: 2, to: 2 }), '2 Wochen')
})

test.run()
