import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Report, readReport } from '../report/report.ts'
import { correctedAnswer } from './corrected-answer.ts'
import { corrected, NO_CORRECTIONS, type Place, plainAt, withCorrections } from './corrections.ts'

const TOTALS = 'Netto und Steuer ergeben nicht den Bruttobetrag.'
const LINE = 'In Position {line} stimmt der Betrag nicht.'

const test = suite('withCorrections')

test('shows a corrected value in the words of the page, and what was read', () => {
  const report = correct([{ field: 2 }, '119.00'])
  const { value, plain, percent, source, readAs } = report.fields[2] ?? {}
  assert.equal([value, plain, percent, source, readAs], ['119,00\u00a0€', '119.00', null, null, '191,00 €'])
  assert.is(report.summary, 'Rechnung über 119,00\u00a0€.')
})

test('runs the checks again', () => {
  assert.equal(readAnswer().issues, ['IBAN prüfen', TOTALS])
  assert.equal(correct([{ field: 2 }, '119.00']).issues, ['IBAN prüfen'])
  assert.equal(correct([{ field: 2 }, '120.00']).issues, [TOTALS, 'IBAN prüfen'])
  const wrongRow = correct([{ field: 2 }, '119.00'], [{ row: 0, number: 'amount' }, '90.00'])
  assert.equal(wrongRow.issues, [LINE.replace('{line}', '1'), 'IBAN prüfen'])
  assert.is(wrongRow.items[0]?.amount, '90,00\u00a0€')
})

test('lets go of what rests on a corrected value', () => {
  assert.equal(readAnswer().insights, ['2 % Skonto sind 3,82 €.', 'Fremdsprache'])
  assert.equal(correct([{ field: 0 }, '101.00']).insights, ['2 % Skonto sind 3,82 €.', 'Fremdsprache'])
  assert.equal(correct([{ field: 2 }, '119.00']).insights, ['Fremdsprache'])
})

test('counts the values that remain unsure', () => {
  assert.equal(correct([{ field: 0 }, '101.00']).next, ['Unsicher: 1', 'Freigeben'])
  assert.equal(correct([{ field: 2 }, '119.00']).next, ['Freigeben'])
})

test('is as it was read when a correction is taken back', () => {
  const report = readAnswer()
  const place = { field: 2 }
  const changed = corrected(corrected(NO_CORRECTIONS, place, '1.00'), place, null)
  assert.is(withCorrections(report, changed, 'de'), report)
})

test('takes only what can be such a value', () => {
  const report = readAnswer()
  assert.is(plainAt({ field: 2 }, '1.190,00', report, 'de'), '1190.00')
  assert.is(plainAt({ field: 2 }, 'viel', report, 'de'), null)
  assert.is(plainAt({ row: 0, number: 'quantity' }, '2,5', report, 'de'), '2.5')
})

const answers = suite('correctedAnswer')

answers('is the answer as it came where nothing was corrected', () => {
  const report = readAnswer()
  assert.is(correctedAnswer(ANSWER, report, { report, note: 'korrigiert' }), ANSWER)
})

answers('marks each corrected value, and keeps what was read', () => {
  const original = readAnswer()
  const report = correct([{ field: 2 }, '119.00'], [{ row: 0, number: 'quantity' }, '4'])
  const { data } = correctedAnswer(ANSWER, original, { report, note: 'korrigiert' }) as typeof ANSWER
  assert.equal(data.fieldDetails[2], {
    ...{ label: 'Brutto', value: '119,00\u00a0€', name: 'grossTotal', plain: '119.00' },
    ...{ source: 'visitor', note: 'korrigiert', readAs: '191,00 €' },
  })
  assert.equal(data.fieldDetails[0], ANSWER.data.fieldDetails[0])
  assert.is((data.extractedFields as Record<string, string>)['Brutto'], '119,00\u00a0€')
  assert.equal(data.lineItems[0], {
    ...ANSWER.data.lineItems[0],
    ...{ quantity: '4', plain: { quantity: '4', unitPrice: '50.00', amount: '100.00' } },
    ...{ note: 'korrigiert', readAs: { quantity: '2' } },
  })
})

test.run()
answers.run()

const ANSWER = {
  fileName: 'Rechnung.pdf',
  data: {
    summary: 'Rechnung über 191,00 €.',
    extractedFields: { Netto: '100,00 €', Steuer: '19,00 €', Brutto: '191,00 €' },
    fieldDetails: [
      { label: 'Netto', value: '100,00 €', name: 'netTotal', plain: '100.00', confidence: 0.9, source: 'text' },
      { label: 'Steuer', value: '19,00 €', name: 'taxTotal', plain: '19.00', confidence: 0.9, source: 'text' },
      { label: 'Brutto', value: '191,00 €', name: 'grossTotal', plain: '191.00', confidence: 0.72, source: 'text' },
      { label: 'Währung', value: 'EUR', name: 'currency', plain: 'EUR', confidence: 0.9, source: 'text' },
    ],
    lineItems: [
      {
        ...{ description: 'Papier', quantity: '2', unitPrice: '50,00 €', amount: '100,00 €' },
        plain: { quantity: '2', unitPrice: '50.00', amount: '100.00' },
      },
    ],
    potentialIssues: ['IBAN prüfen', TOTALS],
    keyInsights: ['2 % Skonto sind 3,82 €.', 'Fremdsprache'],
    nextSteps: ['Unsicher: 1', 'Freigeben'],
    checks: [
      { code: 'check-unsure', as: 'step', text: 'Unsicher: {count}', said: 'Unsicher: 1' },
      { code: 'totals-differ', as: 'issue', text: TOTALS, said: TOTALS },
      { code: 'line-differs', as: 'issue', text: LINE },
      {
        ...{ code: 'discount', as: 'insight', text: '{percent} % Skonto sind {amount}.' },
        ...{ said: '2 % Skonto sind 3,82 €.', on: ['grossTotal'] },
      },
    ],
  },
}

function readAnswer(): Report {
  const report = readReport(ANSWER)
  if (!report) throw new Error('The answer has a result')
  return report
}

function correct(...changes: readonly (readonly [Place, string])[]): Report {
  const all = changes.reduce((map, [place, plain]) => corrected(map, place, plain), NO_CORRECTIONS)
  return withCorrections(readAnswer(), all, 'de')
}
