import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fill, formatEuro, formatPriceRange, formatRange, itemNumber, typeset } from './format.ts'

const euro = suite('formatEuro')

euro('marks the thousands and keeps the sign on the line', () => {
  assert.is(formatEuro(2990, 'de'), '2.990\u00a0€')
  assert.is(formatEuro(1234567, 'pt'), '1.234.567\u00a0€')
})

euro('puts the sign first in English', () => assert.is(formatEuro(2990, 'en'), '€2,990'))

euro('writes other languages as Unicode knows them', () => {
  assert.is(formatEuro(2990, 'fr'), '2\u202f990\u00a0€')
})

euro('has no sign on nothing', () => assert.is(formatEuro(-0.2, 'de'), '0\u00a0€'))

euro('leaves small amounts as they are', () => assert.is(formatEuro(800, 'de'), '800\u00a0€'))

euro.run()

const prices = suite('formatPriceRange')

prices('names the currency once', () => {
  assert.is(formatPriceRange({ from: 2500, to: 8000 }, 'de'), '2.500–8.000\u00a0€')
  assert.is(formatPriceRange({ from: 2500, to: 8000 }, 'en'), '€2,500–8,000')
})

prices('is one price where both ends agree', () => {
  assert.is(formatPriceRange({ from: 2990, to: 2990 }, 'de'), '2.990\u00a0€')
})

prices.run()

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
