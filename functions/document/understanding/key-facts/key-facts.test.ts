import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../../readers/plain.ts'
import type { FieldName } from '../../types.ts'
import { understand } from '../../understand.ts'

const facts = suite('key facts and key lines')

const read = (...lines: readonly string[]) => understand(plainReading('txt', [lines]))
const valueIn = (name: FieldName, ...lines: readonly string[]) =>
  read(...lines).fields.find((field) => field.name === name)?.value

const CONTRACT = [
  'Dienstleistungsvertrag',
  'zwischen Lager Süd GmbH, Weg 2, 12345 Ort',
  'und Laden Nord AG, Weg 3, 12345 Ort',
  '§ 2 Vergütung: Die monatliche Vergütung beträgt 1.450,00 € zuzüglich Umsatzsteuer.',
  '§ 3 Der Vertrag läuft auf unbestimmte Zeit. Die Kündigungsfrist beträgt drei Monate zum Quartalsende.',
]

facts('a contract: its term, its notice period and its price', () => {
  assert.is(valueIn('noticePeriod', ...CONTRACT), 'drei Monate zum Quartalsende')
  assert.is(valueIn('contractTerm', ...CONTRACT), 'auf unbestimmte Zeit')
  assert.is(valueIn('amount', ...CONTRACT), '1450.00')
})

facts('an account statement: its balances', () => {
  const lines = [
    'Kontoauszug 4/2025',
    'Alter Kontostand vom 31.03.2025 4.210,55 €',
    'Neuer Kontostand vom 30.04.2025 6.366,18 €',
  ]
  assert.equal([valueIn('openingBalance', ...lines), valueIn('closingBalance', ...lines)], ['4210.55', '6366.18'])
})

facts('a letter: who signed it, and what it is about', () => {
  const lines = [
    'Change of opening hours',
    'Dear Sir,',
    'we open at 7 am from 1 July 2025.',
    'Yours faithfully,',
    'Grace Patel',
  ]
  assert.is(valueIn('person', ...lines), 'Grace Patel')
  assert.is(valueIn('title', ...lines), 'Change of opening hours')
})

facts('minutes: who was there', () => {
  assert.is(valueIn('participants', 'Protokoll der Sitzung', 'Teilnehmer: Anna Berg, Uwe Tal'), 'Anna Berg, Uwe Tal')
})

facts('the title first, and then what matters in the order of the document', () => {
  const { keyLines } = read(...CONTRACT)
  assert.is(keyLines[0], 'Dienstleistungsvertrag')
  assert.ok(keyLines.some((line) => line.includes('drei Monate')))
})

facts('nothing of a greeting', () => {
  assert.is(valueIn('title', 'Liebe Oma,', 'wie geht es dir?'), undefined)
})

facts.run()
