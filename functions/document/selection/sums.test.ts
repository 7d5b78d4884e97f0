import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import { lookAt } from '../understand.ts'
import { surroundingsOf } from './features.ts'

const test = suite('amountsOf')

test('knows the last row of a table of tax rates as the sum of the others', () => {
  const { sumKind, totals, isPart } = amountsIn(
    '7 % 100,00 7,00 107,00',
    '19 % 200,00 38,00 238,00',
    '300,00 45,00 345,00',
  )
  assert.is(sumKind({ net: 30_000, tax: 4500, gross: 34_500 }), 'total')
  assert.is(sumKind({ net: 20_000, tax: 3800, gross: 23_800 }), 'part')
  assert.equal([totals(34_500).gross, totals(23_800).gross], [1, 0])
  assert.equal([isPart(20_000), isPart(30_000)], [true, false])
})

test('adds what bears no tax', () => {
  const { sumKind } = amountsIn('19 % 200,00 38,00 238,00', 'frei 50,00 0,00 50,00', '250,00 38,00 288,00')
  assert.is(sumKind({ net: 25_000, tax: 3800, gross: 28_800 }), 'total')
})

test('takes no sum of one rate for one of several', () => {
  const { sumKind } = amountsIn('Netto 200,00', 'USt. 19 % 38,00', 'Summe 238,00')
  assert.is(sumKind({ net: 20_000, tax: 3800, gross: 23_800 }), 'rated')
  assert.is(sumKind({ net: 20_000, tax: 1000, gross: 21_000 }), 'other')
})

test('counts the amounts above that make a sum', () => {
  const { amounts, view } = around('10,00', '20,00', '30,00', '60,00')
  const last = view.values.filter(({ form }) => form === 'amount').at(-1)
  assert.is(last && amounts.addends(last), 3)
})

test('knows what is left when payments are taken off', () => {
  for (const payments of [
    ['Zahlung -200,00', 'Zahlung -300,00'],
    ['Abschlag 200,00', 'Abschlag 300,00'],
  ]) {
    const { amounts, view } = around('Leistung 900,00', ...payments, 'Restlich 400,00')
    const found = view.values.filter(({ form }) => form === 'amount').map((one) => amounts.deduction(one))
    assert.equal(found, ['reduced', 'none', 'none', 'rest'])
  }
})

test('knows what was due at a till from what was given and the change', () => {
  const roles = (...lines: string[]) => {
    const { amounts, view } = around(...lines)
    return view.values.filter(({ form }) => form === 'amount').map((one) => amounts.tender(one))
  }
  const slip = ['Total 42,90', 'Cash 50,00', 'Change 7,10']
  assert.equal(roles('Net 40,47', ...slip, 'Tax 2,43').slice(0, 5), ['none', 'due', 'given', 'change', 'none'])
  assert.equal(roles('Total 40,99', 'Rounding 0,01', 'Total 41,00', 'Cash 51,00', 'Change 10,00').slice(2, 5), [
    'due',
    'given',
    'change',
  ])
  assert.equal(new Set(roles('Net 100,00', 'Tax 19,00', 'Total 119,00')), new Set(['none']))
})

test('looks at the first and the last amounts of a list without end', () => {
  const lines = Array.from({ length: 3000 }, (_, line) => `${line},${String(line % 100).padStart(2, '0')}`)
  const { ranked } = amountsIn(...lines)
  assert.ok(ranked.length <= 400, String(ranked.length))
  assert.is(ranked[0], 299_999)
})

test.run()

function around(...lines: string[]) {
  return surroundingsOf(lookAt(plainReading('txt', [lines.map((line) => line.replaceAll(' ', '\t'))]), null).view)
}

function amountsIn(...lines: string[]) {
  return around(...lines).amounts
}
