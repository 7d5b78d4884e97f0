import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Field, FieldName } from '../../types.ts'
import { differencesOf, isOtherInvoice } from './differences.ts'

const test = suite('differencesOf')

test('names what XML and page say differently', () => {
  const found = differencesOf([xml('grossTotal', '119.00')], [shown('grossTotal', '120.00')], 'Summe 120,00 €')
  assert.equal(found, [{ name: 'grossTotal', xml: '119.00', page: '120.00' }])
})

test('is silent where the page has the value of the XML at another place', () => {
  const page = 'Rechnung vom 14. März 2025, Summe 119,00 €, IBAN DE08 7009 0100 1234 5678 90'
  const values: [FieldName, string, string][] = [
    ['documentDate', '2025-03-14', '2025-04-01'],
    ['grossTotal', '119.00', '100.00'],
    ['iban', 'DE08700901001234567890', 'DE02120300000000202051'],
  ]
  for (const [name, own, other] of values)
    assert.equal(differencesOf([xml(name, own)], [shown(name, other)], page), [], name)
})

test('is silent about what the page says without certainty, and about shorter names', () => {
  assert.equal(differencesOf([xml('iban', 'DE1')], [{ ...shown('iban', 'DE2'), confidence: 0.8 }], ''), [])
  assert.equal(differencesOf([xml('sellerName', 'Muster GmbH & Co. KG')], [shown('sellerName', 'Muster GmbH')], ''), [])
})

test('knows the page of another invoice', () => {
  const [number, total] = [
    { name: 'documentNumber', xml: '1', page: '2' },
    { name: 'grossTotal', xml: '1.00', page: '2.00' },
  ] as const
  assert.equal([isOtherInvoice([number, total]), isOtherInvoice([total]), isOtherInvoice([])], [true, false, false])
})

test.run()

function xml(name: FieldName, value: string): Field {
  return { name, value, confidence: 0.99, source: 'xml', evidence: null }
}

function shown(name: FieldName, value: string): Field {
  return { name, value, confidence: 0.9, source: 'text', evidence: null }
}
