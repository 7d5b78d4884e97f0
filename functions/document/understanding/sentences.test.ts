import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import type { FieldName } from '../types.ts'
import { lookAt } from '../understand.ts'
import { ruled } from './fixtures/page.ts'

const sentences = suite('facts in sentences')

const HEAD = [
  'Rechnung Nr. 4711 vom 01.03.2025',
  'Nettobetrag: 100,00 €',
  'MwSt 19 %: 19,00 €',
  'Gesamtbetrag: 119,00 €',
]

function valueIn(name: FieldName, ...lines: readonly string[]): string | undefined {
  const fields = ruled(plainReading('txt', [[...HEAD, ...lines]]))
  return fields.find((field) => field.name === name)?.value
}

sentences('name number and date in the title', () => {
  assert.equal([valueIn('documentNumber'), valueIn('documentDate')], ['4711', '2025-03-01'])
})

sentences('distinguish the day of payment from the day of the discount', () => {
  const either = 'Zahlbar bis 31.03.2025 netto oder bis 11.03.2025 abzüglich 2 % Skonto.'
  const discountFirst = 'Bei Zahlung bis 11. März 2025 gewähren wir 2 % Skonto, bis 31. März 2025 netto.'
  assert.is(valueIn('dueDate', either), '2025-03-31')
  assert.is(valueIn('dueDate', discountFirst), '2025-03-31')
})

sentences('give days, from which the day follows', () => {
  assert.is(valueIn('dueDate', 'Zahlbar innerhalb von 14 Tagen ohne Abzug.'), '2025-03-15')
  assert.is(valueIn('dueDate', 'Terms: Net 30'), '2025-03-31')
  assert.is(valueIn('dueDate', 'Condições de pagamento: 10 dias'), '2025-03-11')
})

sentences('say nothing about payment with days of other things', () => {
  assert.is(valueIn('dueDate', 'Dieses Angebot gilt 30 Tage.', 'Rückgabe innerhalb von 14 Tagen.'), undefined)
})

sentences('are no date of the document where they speak of another one', () => {
  const mail = ['Mahnung', 'Kiel, 20.05.2025', 'zu unserer Rechnung 4711 vom 01.03.2025 fehlt Ihre Zahlung.']
  const fields = ruled(plainReading('txt', [mail]))
  assert.is(fields.find(({ name }) => name === 'documentDate')?.value, '2025-05-20')
})

sentences('of a till name number and date wherever they stand', () => {
  const till = [
    'Kaffee 2,50',
    'SUMME EUR 2,50',
    'Bar 5,00',
    'Zurück 2,50',
    'Danke für Ihren Einkauf!',
    'Musterladen KG',
  ]
  const { view, kindView } = lookAt(plainReading('txt', [[...till, '17.11.2028 10:31 Bon-Nr. 793549']]), null)
  const read = (name: FieldName) => view.ruled.find((field) => field.name === name)?.value
  assert.equal([kindView.ruled.name, read('documentNumber'), read('documentDate')], ['receipt', '793549', '2028-11-17'])
})

sentences('in a foot name the tax number, and no more than the number', () => {
  const foot = 'Muster GmbH | HRB 200597 Kiel | Steuer-Nr. 61/126/58416 | Volksbank Kiel'
  assert.is(valueIn('sellerTaxNumber', foot), '61/126/58416')
  assert.is(valueIn('sellerTaxNumber', 'Steuernummer: 78/036/46684 Vorstand: Greta Lind'), '78/036/46684')
  assert.is(valueIn('sellerTaxNumber', 'Finanzamt Kiel'), undefined)
})

sentences.run()
