import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { understand } from '../understand.ts'
import { type Placed, page } from './fixtures/page.ts'

const items = suite('itemsOf')

const COLUMNS = {
  description: 'Bezeichnung',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  amount: 'Gesamtpreis',
} as const
const ROWS = [
  { description: 'Regalbrett Eiche', quantity: '4', unitPrice: '250,00', amount: '1.000,00' },
  { description: 'Anfahrt', quantity: '1,5', unitPrice: '30,00', amount: '45,00' },
]

items('are read in whatever order the columns stand', () => {
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  fc.assert(
    fc.property(fc.shuffledSubarray(keys, { minLength: keys.length }), (order) => {
      const head = order.map((key, column): Placed => [56 + column * 130, 300, COLUMNS[key]])
      const body = ROWS.flatMap((row, line) =>
        order.map((key, column): Placed => [56 + column * 130, 315 + line * 14, row[key]]),
      )
      const found = understand(page([[56, 40, 'Rechnung'], ...head, ...body])).items
      assert.equal(
        found.map((item) => [item.description, item.quantity, item.unitPrice, item.amount]),
        [
          ['Regalbrett Eiche', '4', '250.00', '1000.00'],
          ['Anfahrt', '1.5', '30.00', '45.00'],
        ],
      )
    }),
    { seed: 3, numRuns: 24 },
  )
})

items('have a unit behind the quantity, and end before the sums', () => {
  const found = understand(
    page([
      [56, 40, 'INVOICE'],
      ...(['Details', 'Qty', 'Rate', 'Amount'] as const).map((text, at): Placed => [56 + at * 130, 300, text]),
      ...(['Site visit', '3 hrs', '85.00', '255.00'] as const).map((text, at): Placed => [56 + at * 130, 315, text]),
      [316, 345, 'Subtotal'],
      [446, 345, '255.00'],
    ]),
  ).items
  assert.equal(
    found.map(({ description, quantity, unit, amount }) => [description, quantity, unit, amount]),
    [['Site visit', '3', 'hrs', '255.00']],
  )
})

items.run()
