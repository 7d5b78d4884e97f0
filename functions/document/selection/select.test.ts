import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LABELS } from '../prediction/tags.ts'
import { plainReading } from '../readers/plain.ts'
import { lookAt, understand } from '../understand.ts'
import { answersOf } from './choose.ts'
import { surroundingsOf } from './features.ts'
import { certaintyOf, SIZE, slotOf, unpacked } from './score.ts'
import { type Selection, selectedOn } from './select.ts'
import type { View } from './view.ts'
import withModel from './weights.json' with { type: 'json' }
import withoutModel from './weights-without-model.json' with { type: 'json' }

const test = suite('selectedOn')

const LINES = ['Rechnung Nr. 4711 vom 01.02.2025', 'Netto 100,00 €', 'USt. 19 % 19,00 €', 'Gesamtbetrag 119,00 €']
/** Weights that a test has made up, read as those that were learnt. */
const { calibration } = withoutModel
const selection = (weights: Float32Array): Selection => ({ weights, calibration })
const view = (...lines: string[]) => lookAt(plainReading('txt', [lines]), null).view

test('answers with the likeliest values', () => {
  const { fields } = selectedOn(view(...LINES))
  const answerTo = (name: string) => fields.find((field) => field.name === name)?.value
  assert.equal(['documentNumber', 'documentDate', 'netTotal', 'taxTotal', 'grossTotal'].map(answerTo), [
    '4711',
    '2025-02-01',
    '100.00',
    '19.00',
    '119.00',
  ])
})

test('takes no sum for the total that the tax comes on top of', () => {
  const everything = new Float32Array(SIZE)
  for (const name of ['netTotal', 'grossTotal']) everything[slotOf(name, 'none')] = -20
  const totals = (line: string) => {
    const { fields } = selectedOn(view('Angebot', line), selection(everything))
    return fields.filter(({ name }) => name === 'netTotal' || name === 'grossTotal').map(({ name }) => name)
  }
  for (const line of [
    'Die Vergütung beträgt 1.450,00 € zuzüglich Umsatzsteuer.',
    'Pauschal 1.450,00 € zzgl. 19 % USt.',
    'Pauschal 1.450,00 € (zzgl. der gesetzlichen Mehrwertsteuer)',
    'A flat fee of 1,450.00 EUR plus VAT',
  ])
    assert.equal(totals(line), ['netTotal'], line)
  for (const line of ['Pauschal 1.450,00 € plus Material', 'Pauschal 1.450,00 € plus Versand, inkl. MwSt.'])
    assert.equal(totals(line), ['netTotal', 'grossTotal'], line)
})

test('leaves out what is too uncertain', () => {
  // Nothing is known: each date is as likely as the others.
  const nothing = new Float32Array(SIZE)
  nothing[slotOf('documentDate', 'none')] = -9
  const { fields } = selectedOn(view('01.02.2025', '02.02.2025', '03.02.2025'), selection(nothing))
  assert.equal(
    fields.filter(({ name }) => name === 'documentDate'),
    [],
  )
})

test('is as sure of a name as of all its spellings, and no surer', () => {
  const nothing = new Float32Array(SIZE)
  nothing[slotOf('sellerName', 'none')] = -9
  // Nothing is known: each place is as likely as the others.
  const shares = (...lines: string[]) => {
    const seen = view(...lines)
    const answer = answersOf(surroundingsOf(seen), nothing).find(({ name }) => name === 'sellerName')
    const names = seen.values.filter(({ form }) => form === 'name').map(({ value }) => value)
    const own = names.filter((name) => /brandt/i.test(name))
    return { spellings: new Set(own).size, told: answer?.probability ?? 0, share: own.length / names.length }
  }
  const twice = shares('HOLZBAU BRANDT', 'Rechnung Nr. 4711', 'Holzbau Brandt GmbH', 'Ziegelei Seidel')
  assert.ok(twice.spellings > 1)
  assert.ok(Math.abs(twice.told - twice.share) < 0.01, JSON.stringify(twice))
  const once = shares('Holzbau Brandt GmbH', 'Rechnung Nr. 4711', 'Ziegelei Seidel', 'Gerda Kraus')
  assert.is(once.spellings, 1)
  assert.ok(Math.abs(once.told - once.share) < 0.01, JSON.stringify(once))
})

const BOUNDS = [0.5, 0.65, 0.8, 0.87, 0.95]

test('tells values that are four times of five right, from a picture rather more often, and no others', () => {
  const reading = plainReading('txt', [['01.02.2025', '02.02.2025', '03.02.2025']])
  const scanned = { ...reading, pages: reading.pages.map((page) => ({ ...page, source: 'ocr' as const })) }
  assert.equal(toldBetween(lookAt(reading, null).view, BOUNDS), [false, false, true, true])
  assert.equal(toldBetween(lookAt(scanned, null).view, BOUNDS), [false, false, false, true])
})

/** Whether a date is told whose certainty lies between one bound and the next. */
function toldBetween(seen: View, bounds: readonly number[]): boolean[] {
  const weights = new Float32Array(SIZE)
  weights[slotOf('documentDate', 'none')] = -9
  const tried = Array.from({ length: 80 }, (_, step) => {
    weights[slotOf('documentDate', 'order first 3')] = step / 20
    const answer = answersOf(surroundingsOf(seen), weights).find(({ name, place }) => name === 'documentDate' && place)
    const certainty = certaintyOf(answer?.probability ?? 0, calibration)
    return {
      certainty,
      isTold: selectedOn(seen, selection(weights)).fields.some(({ name }) => name === 'documentDate'),
    }
  })
  return bounds.slice(1).map((most, at) => {
    const own = tried.filter(({ certainty }) => certainty >= (bounds[at] ?? 0) && certainty < most)
    const [isTold, ...others] = new Set(own.map((one) => one.isTold))
    assert.ok(isTold !== undefined && others.length === 0)
    return isTold
  })
}

test('weighs features by what was learnt with the model where it has looked, and else by what was learnt without it', () => {
  // Little is said of these values: nothing is as certain as can be.
  const lines = ['Papier Nord GmbH', 'Rechnung 4711', '01.02.2025', 'Summe 119,00 €']
  const alone = view(...lines)
  const words = lines.join(' ').split(' ').length
  // To this model each word may be anything.
  const beside = { ...alone, scores: new Float32Array(words * LABELS.length).fill(-Math.log(LABELS.length)) }
  for (const [seen, own, other] of [
    [alone, withoutModel, withModel],
    [beside, withModel, withoutModel],
  ] as const) {
    assert.equal(selectedOn(seen), selectedOn(seen, unpackedSelection(own)))
    assert.not.equal(selectedOn(seen), selectedOn(seen, unpackedSelection(other)))
  }
})

const unpackedSelection = (kept: typeof withModel): Selection => ({ ...kept, weights: unpacked(kept) })

test('says of which fields it saw a value that it is not sure of', () => {
  const weights = new Float32Array(SIZE)
  weights[slotOf('documentDate', 'none')] = -9
  weights[slotOf('documentDate', 'order first 2')] = 0.5
  const seen = view('01.02.2025', '02.02.2025')
  const { fields, unsure } = selectedOn(seen, selection(weights))
  assert.equal([fields.some(({ name }) => name === 'documentDate'), unsure.includes('documentDate')], [false, true])
  weights[slotOf('documentDate', 'order first 2')] = 9
  assert.equal(selectedOn(seen, selection(weights)).unsure.includes('documentDate'), false)
  assert.equal(selectedOn(view('–––'), selection(weights)).unsure, [])
})

test('takes nobody for both parties: he is the likelier one', () => {
  const namesBy = (seller: number, buyer: number) => {
    const weights = new Float32Array(SIZE)
    weights[slotOf('sellerName', 'none')] = -seller
    weights[slotOf('buyerName', 'none')] = -buyer
    const { fields } = selectedOn(view('Papier Nord GmbH'), selection(weights))
    return fields.flatMap(({ name, value }) => (name === 'sellerName' || name === 'buyerName' ? [[name, value]] : []))
  }
  assert.equal(namesBy(9, 9), [['sellerName', 'Papier Nord GmbH']])
  assert.equal(namesBy(8, 9), [['buyerName', 'Papier Nord GmbH']])
})

test('works out the day of payment from the date that was chosen', () => {
  const { fields } = understand(plainReading('txt', [[...LINES, 'zahlbar innerhalb von 14 Tagen']]))
  assert.equal(
    fields.flatMap(({ name, value }) => (name === 'dueDate' ? [value] : [])),
    ['2025-02-15'],
  )
})

test('takes all totals from the rules where one is a sum that stands nowhere', () => {
  const parts = ['Nettobetrag 300,00 €', 'USt 7 % 7,00 €', 'USt 19 % 38,00 €', 'Gesamtbetrag 345,00 €']
  const { fields } = selectedOn(view(...parts))
  const totals = ['netTotal', 'taxTotal', 'grossTotal'].map((name) => fields.filter((field) => field.name === name))
  assert.equal(
    totals.map((found) => found.map(({ value }) => value)),
    [['300.00'], ['45.00'], ['345.00']],
  )
})

test('answers with the sign of the place that speaks for the value', () => {
  const { fields } = selectedOn(view('Bezahlt mit Karte -119,00 €', ...LINES))
  assert.is(fields.find(({ name }) => name === 'grossTotal')?.value, '119.00')
})

test('gives a party the address that stands with its name', () => {
  const { fields } = understand(
    plainReading('txt', [['Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt', '', ...LINES]]),
  )
  const [name, address] = ['sellerName', 'sellerAddress'].map((one) => fields.find((field) => field.name === one))
  assert.is(address === undefined, name === undefined)
  if (name) assert.equal([name.value, address?.value], ['Papier Nord GmbH', 'Musterweg 12, 12345 Musterstadt'])
})

test.run()
