import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { billOf } from './bill.ts'

const test = suite('billOf')

const apples = { cents: 690, taxPercent: 7 }
const honey = { cents: 790, taxPercent: 7 }
const candle = { cents: 1250, taxPercent: 19 }
const parcel = { cents: 490, freeFromCents: 5000 }

test('adds goods and delivery, and says what is missing until it is free', () => {
  const { rows, delivery, total, missing } = billOf([apples, honey, candle], [1, 2, 1], parcel)
  assert.equal([rows, delivery, total, missing], [[690, 1580, 1250], 490, 4010, 1480])
})

test('delivers free from the limit on, not one cent earlier', () => {
  assert.is(billOf([{ cents: 5000, taxPercent: 7 }], [1], parcel).delivery, 0)
  assert.is(billOf([{ cents: 4999, taxPercent: 7 }], [1], parcel).delivery, 490)
  assert.is(billOf([{ cents: 5000, taxPercent: 7 }], [1], parcel).missing, null)
})

test('taxes delivery like the goods, by their value, to the cent', () => {
  // 490 on 1000 to 3000: 123 (122.5) and 367. 7 % in 1123 are 73, 19 % in 3367 are 538.
  const goods = [
    { cents: 1000, taxPercent: 7 },
    { cents: 3000, taxPercent: 19 },
  ]
  assert.equal(billOf(goods, [1, 1], parcel).taxes, [
    { percent: 7, cents: 73 },
    { percent: 19, cents: 538 },
  ])
})

test('charges nothing for an empty basket', () => {
  const bill = billOf([apples, candle], [0, 0], parcel)
  assert.equal(bill, { rows: [0, 0], delivery: 0, total: 0, taxes: [], missing: null })
})

test('has no limit to reach where delivery never becomes free', () => {
  assert.is(billOf([apples], [1], { cents: 0 }).missing, null)
})

test.run()
