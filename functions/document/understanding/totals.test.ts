import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { flushRight, type Placed, page, ruled } from './fixtures/page.ts'

const totals = suite('totalsOf')

const german = (cents: number) => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)
const sides = (texts: readonly Placed[]) => {
  const fields = ruled(page([[56, 40, 'Rechnung Nr. 4711'], ...texts]))
  return ['netTotal', 'taxTotal', 'grossTotal'].map((name) => fields.find((field) => field.name === name)?.value)
}
const row = (top: number, label: string, amount: string): Placed[] => [[300, top, label], flushRight(540, top, amount)]

totals('are read whatever the amounts', () => {
  const amounts = fc.record({ net: fc.integer({ min: 100, max: 9_000_000 }), rate: fc.constantFrom(7, 19) })
  fc.assert(
    fc.property(amounts, ({ net, rate }) => {
      const tax = Math.round((net * rate) / 100)
      const found = sides([
        ...row(300, 'Summe netto', german(net)),
        ...row(312, `zzgl. ${rate} % USt`, german(tax)),
        ...row(324, 'Rechnungsbetrag', german(net + tax)),
      ])
      assert.equal(
        found,
        [net, tax, net + tax].map((cents) => (cents / 100).toFixed(2)),
      )
    }),
    { seed: 5, numRuns: 60 },
  )
})

totals('are those of the sum, not of one rate, in a table by rates', () => {
  const table: Placed[] = [
    [56, 300, 'Satz'],
    [150, 300, 'Netto'],
    [250, 300, 'Steuer'],
    [350, 300, 'Brutto'],
    ...[
      ['7 %', '100,00', '7,00', '107,00'],
      ['19 %', '200,00', '38,00', '238,00'],
      ['Summe', '300,00', '45,00', '345,00'],
    ].flatMap((cells, line) => cells.map((text, column) => [56 + column * 97, 312 + line * 12, text] as const)),
  ]
  assert.equal(sides(table), ['300.00', '45.00', '345.00'])
})

totals('are the sum of the rows of a table by rates that has none of its own', () => {
  const table: Placed[] = [
    ...[
      ['MwSt', 'Netto', 'Steuer', 'Brutto EUR'],
      ['10 %', '2,82', '0,28', '3,10'],
      ['20 %', '67,58', '13,52', '81,10'],
    ].flatMap((cells, line) => cells.map((text, column) => [56 + column * 97, 312 + line * 12, text] as const)),
    ...row(360, 'Endbetrag', '84,20'),
  ]
  assert.equal(sides(table), ['70.40', '13.80', '84.20'])
})

totals('are read from the sentence of a receipt', () => {
  const fields = ruled(
    page([
      [56, 40, 'Quittung Nr. 12'],
      [56, 60, 'Hiermit bestätigen wir, von Greta Lind den Betrag von 846,00 € erhalten zu haben.'],
    ]),
  )
  assert.is(fields.find(({ name }) => name === 'grossTotal')?.value, '846.00')
})

totals('follow from what stands over the total where the words are unknown', () => {
  const found = sides([
    ...row(300, 'Leistungen', '1.000,00'),
    ...row(312, 'Fiskus', '190,00'),
    ...row(324, 'Gesamtbetrag', '1.190,00'),
  ])
  assert.equal(found, ['1000.00', '190.00', '1190.00'])
})

totals('of an invoice without tax are one amount', () => {
  assert.equal(sides([...row(300, 'VAT', '£0.00'), ...row(312, 'Invoice total', '£85.00')]), ['85.00', '0.00', '85.00'])
})

totals('add up the taxes of several rates', () => {
  const found = sides([
    ...row(300, 'Nettobetrag', '300,00 €'),
    ...row(312, 'USt 7 %', '7,00 €'),
    ...row(324, 'USt 19 %', '38,00 €'),
    ...row(336, 'Gesamtbetrag', '345,00 €'),
  ])
  assert.equal(found, ['300.00', '45.00', '345.00'])
})

totals.run()
