import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainAmount, plainDate, plainEntry, plainNumber } from './document-entries.ts'
import { formatAmount, shownValue } from './document-values.ts'

const test = suite('plainEntry')

test('reads amounts as people of the language write them', () => {
  for (const [typed, language, plain] of [
    ['1.475,60 €', 'de', '1475.60'],
    ['1475,6', 'de', '1475.60'],
    ['119.00', 'de', '119.00'],
    ['1.000', 'de', '1000.00'],
    ['1,234.56', 'de', '1234.56'],
    ['-12,5 EUR', 'de', '-12.50'],
    ['1,000', 'en', '1000.00'],
    ['€1,234.5', 'en', '1234.50'],
    ['1.234,56', 'en', '1234.56'],
    ['R$ 1.234,56', 'pt', '1234.56'],
  ] as const) {
    assert.is(plainAmount(typed, language), plain, typed)
  }
})

test('takes nothing for an amount that is none', () => {
  for (const typed of ['', 'abc', '12,3,4', '1.2.3', '1,2.34', '--1', '9'.repeat(16), '1e5']) {
    assert.is(plainAmount(typed, 'de'), null, typed)
  }
})

test('reads back every amount that is shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e11, max: 1e11 }),
      fc.constantFrom('de', 'en', 'pt'),
      fc.constantFrom('EUR', 'USD', 'BRL', ''),
      (cents, language, currency) => {
        const plain = (cents / 100).toFixed(2)
        assert.is(Number(plainAmount(formatAmount(plain, currency, language), language)), Number(plain))
      },
    ),
  )
})

test('keeps the decimals of a quantity', () => assert.is(plainNumber('0,1234', 'de'), '0.1234'))

test('reads dates with the day first, and no day that does not exist', () => {
  assert.equal(
    ['5.2.2025', '05/02/2025', '2025-02-05', '05.02.25', '31.02.2025', '2025-13-01', 'gestern'].map(plainDate),
    ['2025-02-05', '2025-02-05', '2025-02-05', '2025-02-05', null, null, null],
  )
})

test('reads rates, accounts and text', () => {
  assert.is(plainEntry('taxRate', '19 %, 7 %', 'de'), '19, 7')
  assert.is(plainEntry('taxRate', '7,8 %', 'de'), '7.8')
  assert.is(plainEntry('taxRate', '190', 'de'), null)
  assert.is(plainEntry('iban', 'de08 7009 0100 1234 5678 90', 'de'), 'DE08700901001234567890')
  assert.is(plainEntry('sellerName', '  Holzbau Nordlicht GmbH ', 'de'), 'Holzbau Nordlicht GmbH')
  assert.is(plainEntry('sellerName', ' ', 'de'), null)
  const german = { currency: 'EUR', language: 'de' }
  assert.is(plainEntry('taxRate', shownValue('taxRate', '19, 7', german), 'de'), '19, 7')
})

test.run()
