import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatAmount, formatDate, shownValue } from './document-values.ts'

const values = suite('values')

values('are written as people of the language write them', () => {
  assert.equal(
    ['de', 'en', 'pt', 'fr'].map((language) => formatDate('2025-02-05', language)),
    ['05.02.2025', '05/02/2025', '05/02/2025', '05/02/2025'],
  )
  assert.equal(
    ['de', 'en', 'pt'].map((language) => formatAmount('1234.5', 'USD', language)),
    ['1.234,50\u00a0$', 'US$1,234.50', 'US$\u00a01.234,50'],
  )
})

values('show a day that does not exist as the document has it', () => {
  assert.is(formatDate('2025-13-42', 'de'), '42.13.2025')
})

values('are written by their field', () => {
  const german = { currency: 'EUR', language: 'de' }
  assert.is(shownValue('grossTotal', '1475.6', german), '1.475,60\u00a0€')
  assert.is(shownValue('taxRate', '19, 7.8', german), '19 %, 7,8 %')
  assert.is(shownValue('iban', 'DE08700901001234567890', german), 'DE08 7009 0100 1234 5678 90')
  assert.is(shownValue('documentNumber', '2025-02-05', german), '2025-02-05')
})

values.run()
