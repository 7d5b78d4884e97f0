import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatCents, formatEuro, formatPrice } from './money.ts'

const euro = suite('formatEuro')

euro('separates thousands and keeps the sign on the same line', () => {
  assert.is(formatEuro(2990, 'de'), '2.990\u00a0€')
  assert.is(formatEuro(1234567, 'pt'), '1.234.567\u00a0€')
})

euro('puts the sign first in English', () => assert.is(formatEuro(2990, 'en'), '€2,990'))

euro('formats other languages by CLDR', () => {
  assert.is(formatEuro(2990, 'fr'), '2\u202f990\u00a0€')
})

euro('has no minus sign on zero', () => assert.is(formatEuro(-0.2, 'de'), '0\u00a0€'))

euro('leaves small amounts as they are', () => assert.is(formatEuro(800, 'de'), '800\u00a0€'))

euro.run()

const cents = suite('formatCents')

cents('always has two decimals, as the language writes them', () => {
  assert.is(formatCents(790, 'de'), '7,90\u00a0€')
  assert.is(formatCents(123_456, 'en'), '€1,234.56')
  assert.is(formatCents(0, 'pt'), '0,00\u00a0€')
})

cents.run()

const prices = suite('formatPrice')

prices('names the currency once', () => {
  assert.is(formatPrice({ from: 2500, to: 8000 }, 'de'), '2.500–8.000\u00a0€')
  assert.is(formatPrice({ from: 2500, to: 8000 }, 'en'), '€2,500–8,000')
})

prices('is one amount where there is one, or both ends agree', () => {
  assert.is(formatPrice({ from: 2990, to: 2990 }, 'de'), '2.990\u00a0€')
  assert.is(formatPrice(2990, 'en'), '€2,990')
})

prices.run()
