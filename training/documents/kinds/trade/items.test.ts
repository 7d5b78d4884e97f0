import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { namesOf } from '../../names/names.ts'
import { randomOf } from '../../random.ts'
import { dealOf } from './deal.ts'

const sums = suite('sumsOf')

sums('adds up: items, what is added and taken off, taxes of each rate, the total and what is left to pay', () => {
  for (let seed = 0; seed < 500; seed++) {
    const language = (['de', 'en', 'pt'] as const)[seed % 3] ?? 'de'
    const { items, sums: all } = dealOf('invoice', namesOf(randomOf(seed), language, 'training'))
    for (const { quantity, cents, discount, amount } of items)
      assert.ok(Math.abs(amount - (quantity * cents * (100 - discount)) / 100) <= 1)
    assert.is(
      all.items,
      items.reduce((total, { amount }) => total + amount, 0),
    )
    assert.is(all.net, all.items - (all.discount?.cents ?? 0) + (all.shipping ?? 0))
    assert.is(
      all.net,
      all.taxes.reduce((total, { base }) => total + base, 0),
    )
    for (const { rate, base, cents } of all.taxes) assert.is(cents, Math.round((base * rate) / 100))
    assert.is(all.gross, all.net + all.tax)
    assert.is(all.due, all.gross - (all.prepaid ?? 0) - (all.retained?.cents ?? 0) + all.rounding)
    assert.ok(Math.abs(all.rounding) < 5)
  }
})

sums.run()
