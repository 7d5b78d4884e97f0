import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LABELS, labelOf } from '../prediction/tags.ts'
import { plainReading } from '../readers/plain.ts'
import { lookAt } from '../understand.ts'
import { block, type Placed, page } from '../understanding/fixtures/page.ts'
import { opinionOn } from './view.ts'

const test = suite('viewOf')

const view = (...lines: string[]) => lookAt(plainReading('txt', [lines]), null).view
const valuesOf = (form: string, ...lines: string[]) =>
  view(...lines).values.flatMap((one) => (one.form === form ? [one.value] : []))

test('finds an account that goes on in the next line', () => {
  assert.equal(valuesOf('iban', 'Bitte zahlen Sie auf DE08 7009', '0100 1234 5678 90 bei der Bank'), [
    'DE08700901001234567890',
  ])
  assert.equal(valuesOf('iban', 'Bitte zahlen Sie auf DE08 7009', 'Vielen Dank'), [])
})

test('finds an account with wrong check digits behind its label, but not in a picture', () => {
  const labelled = page([
    [40, 60, 'IBAN:'],
    [200, 60, 'DE09 7009 0100 1234 5678 90'],
  ])
  const accounts = (reading: typeof labelled) =>
    lookAt(reading, null).view.values.flatMap(({ form, value }) => (form === 'iban' ? [value] : []))
  assert.equal(accounts(labelled), ['DE09700901001234567890'])
  assert.equal(accounts({ ...labelled, pages: labelled.pages.map((one) => ({ ...one, source: 'ocr' })) }), [])
})

test('finds numbers that are written in groups', () => {
  assert.ok(valuesOf('id', 'Beitragsrechnung BR 2026 0041 7793').includes('BR 2026 0041 7793'))
  assert.ok(valuesOf('id', 'BILL 1856 - 608 - 9161 - 2806180322').includes('1856 - 608 - 9161 - 2806180322'))
  assert.ok(valuesOf('id', 'Beleg E-2483 / 26').includes('E-2483 / 26'))
  assert.ok(valuesOf('id', 'Rechnung BgA 2024/0149').includes('BgA 2024/0149'))
})

test('offers no number that is masked', () => {
  for (const masked of ['Karte XXXX8733', 'Karte XXXX XXXX XXXX 8733', 'Card **** **** 8733', 'Cartão •••• 8733'])
    assert.equal(valuesOf('id', masked), [], masked)
  assert.equal(valuesOf('id', 'Beleg 8733'), ['8733'])
})

test('finds tax ids of other countries', () => {
  assert.equal(valuesOf('vat', 'IE6502818IH', 'CHE-176.043.522 MWST'), ['IE6502818IH', 'CHE176043522MWST'])
  assert.equal(valuesOf('vat', 'UID CHE-176.043.522'), ['CHE176043522'])
})

test('knows legal forms of Austria, Ireland and Switzerland, and owners who are named after their house', () => {
  for (const name of ['Lindner e.U.', 'Formwell Ireland DAC', 'Rodenwirth Sàrl', 'WEG Zollring 51']) {
    const names = valuesOf('name', name, 'Hauptstraße 4', '12345 Musterstadt')
    assert.ok(names.includes(name), `${name}: ${names.join('; ')}`)
  }
})

test('offers every name on the page, also those that stand at no place where parties are named', () => {
  const names = valuesOf('name', 'Seite 2', 'Behandelt wurde', 'Rosa Oberrich', 'am 3. Mai 2025')
  assert.ok(names.includes('Rosa Oberrich'), names.join('; '))
})

test('offers a name of two large lines as one', () => {
  const texts: readonly Placed[] = [
    [200, 30, 'Blue Heron', 18],
    [200, 50, 'Luncheonette', 18],
    ...block(40, 120, '2 Coffee', '1 Bagel', '1 Soup of the day', 'Thank you'),
  ]
  const { values } = lookAt(page(texts), null).view
  assert.ok(values.some(({ form, value }) => form === 'name' && value === 'Blue Heron Luncheonette'))
  assert.not.ok(values.some(({ form, value }) => form === 'name' && value === '2 Coffee 1 Bagel'))
})

test('asks the model about the words of a value, not about its neighbours', () => {
  const words = ['Nummer', '4711', 'vom', '01.02.2025']
  const scores = new Float32Array(words.length * LABELS.length).fill(-9)
  scores[LABELS.length + labelOf('documentNumber', true)] = 0
  const opinion = { labels: scores, spans: [], kinds: [], salience: [] }
  const seen = lookAt(plainReading('txt', [[words.join(' ')]]), opinion).view
  const [number, date] = ['4711', '2025-02-01'].map((value) => seen.values.find((one) => one.value === value))
  assert.ok(number && date)
  assert.ok((opinionOn(seen, number)?.best.get('documentNumber') ?? 0) > 0.99)
  assert.ok((opinionOn(seen, date)?.best.get('documentNumber') ?? 1) < 0.01)
})

test.run()
