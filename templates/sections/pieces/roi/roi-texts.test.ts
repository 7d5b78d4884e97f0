import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formatThousands, monthsOf } from './roi-texts.ts'

const words = { thousands: '{n} Tsd. €', months: { one: '{n} Monat', other: '{n} Monate' } }

const thousands = suite('formatThousands')

thousands('rounds to thousands and keeps the unit with its number', () => {
  assert.is(formatThousands(44770, words, 'de'), '45\u00a0Tsd.\u00a0€')
})

thousands('shows a loss with a minus sign, but no "minus nothing"', () => {
  assert.is(formatThousands(-1600, words, 'de'), '−2\u00a0Tsd.\u00a0€')
  assert.is(formatThousands(-300, words, 'de'), '0\u00a0Tsd.\u00a0€')
})

thousands.run()

const months = suite('monthsOf')

months('uses the singular for one month', () => {
  assert.equal(
    [1, 2].map((count) => monthsOf({ months: count }, words)),
    ['1 Monat', '2 Monate'],
  )
})

months('has a symbol for never', () => {
  assert.is(monthsOf({ months: Number.POSITIVE_INFINITY }, words), '∞')
})

months.run()
