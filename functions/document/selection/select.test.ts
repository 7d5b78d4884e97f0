import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import { lookAt } from '../understand.ts'
import { SIZE, slotOf } from './score.ts'
import { withSelected } from './select.ts'

const test = suite('withSelected')

const LINES = ['Rechnung Nr. 4711 vom 01.02.2025', 'Netto 100,00 €', 'USt. 19 % 19,00 €', 'Gesamtbetrag 119,00 €']
const view = (...lines: string[]) => lookAt(plainReading('txt', [lines]), null).view

test('answers with the likeliest values', () => {
  const fields = withSelected(view(...LINES))
  const answerTo = (name: string) => fields.find((field) => field.name === name)?.value
  assert.equal(['documentNumber', 'documentDate', 'netTotal', 'taxTotal', 'grossTotal'].map(answerTo), [
    '4711',
    '2025-02-01',
    '100.00',
    '19.00',
    '119.00',
  ])
})

test('leaves out what is likelier wrong than right', () => {
  // Nothing is known: each date is as likely as the others.
  const nothing = new Float32Array(SIZE)
  nothing[slotOf('documentDate', 'none')] = -9
  const fields = withSelected(view('01.02.2025', '02.02.2025', '03.02.2025'), nothing)
  assert.equal(
    fields.filter(({ name }) => name === 'documentDate'),
    [],
  )
})

test('keeps what the rules work out and no page shows', () => {
  const fields = withSelected(view(...LINES, 'zahlbar innerhalb von 14 Tagen'))
  assert.is(fields.find(({ name }) => name === 'dueDate')?.value, '2025-02-15')
})

test.run()
