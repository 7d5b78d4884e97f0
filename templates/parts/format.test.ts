import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fill, formatDay, formatRange, itemNumber, typeset } from './format.ts'

const ranges = suite('formatRange')

ranges('has an en dash without spaces', () => assert.is(formatRange({ from: 3, to: 6 }), '3–6'))

ranges('is one number where both ends agree or there is one', () => {
  assert.is(formatRange({ from: 2, to: 2 }), '2')
  assert.is(formatRange({ from: 2 }), '2')
})

ranges('says that it is open', () => {
  assert.is(formatRange({ from: 51, to: 100, open: true }), '51–100+')
  assert.is(formatRange({ from: 200, open: true }), '200+')
})

ranges.run()

const filling = suite('fill')

filling('replaces what it knows and leaves the rest', () => {
  assert.is(fill('{n} von {total}, {other}', { n: 1, total: 5 }), '1 von 5, {other}')
})

filling.run()

const days = suite('formatDay')

days('writes the month in words, at a place on earth or where the visitor is', () => {
  const date = new Date('2025-02-05T23:30:00Z')
  assert.is(formatDay(date, 'de', 'UTC'), '5. Februar 2025')
  assert.match(formatDay(date, 'en'), /^February [56], 2025$/)
})

days.run()

const numbers = suite('itemNumber')

numbers('has two digits', () => assert.equal([1, 12].map(itemNumber), ['01', '12']))

numbers.run()

const setting = suite('typeset')

setting('puts soft hyphens where the list has break points', () => {
  assert.is(typeset('Sieben Ansprechpartner', ['Ansprech-partner']), 'Sieben Ansprech\u00adpartner')
})

setting('keeps a number and its unit on one line', () => {
  assert.is(typeset('ab 2.500 €, 40 % mehr'), 'ab 2.500\u00a0€, 40\u00a0% mehr')
})

setting('leaves words that begin like a unit alone', () => assert.is(typeset('30 minderwertige'), '30 minderwertige'))

setting.run()
