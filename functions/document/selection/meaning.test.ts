import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LABELS, labelOf } from '../prediction/tags.ts'
import { lookAt } from '../understand.ts'
import { type Placed, page } from '../understanding/fixtures/page.ts'
import { questionOf } from './choose.ts'
import { featuresOf, predictedOn, surroundingsOf, wordsOn } from './features.ts'
import { meaningsOf } from './meaning.ts'
import { slotsOf } from './score.ts'
import { opinionOn } from './view.ts'
import { wordsOf } from './words.ts'

const test = suite('meaningsOf')

test('words of several languages for one thing have one meaning', () => {
  for (const word of ['belegnr', 'receipt', 'recibo', 'quittungsnummer', 'slip', 'scontrino'])
    assert.ok(meaningsOf(word).includes('document'), word)
  for (const word of ['rechnungen', 'invoice', 'fatura', 'honorarnote', 'facture', 'factuurnummer', 'fattura'])
    assert.ok(meaningsOf(word).includes('invoice'), word)
  for (const word of ['gutschriftsnummer', 'creditnote', 'estorno'])
    assert.ok(meaningsOf(word).includes('credit'), word)
  for (const word of [
    'fallig',
    'payable',
    'vencimento',
    'echeance',
    'vervaldatum',
    'scadenza',
    'hatarido',
    'dospijece',
  ])
    assert.ok(meaningsOf(word).includes('due'), word)
  for (const word of ['szamla', 'racuna', 'faktura']) assert.ok(meaningsOf(word).includes('invoice'), word)
  for (const word of ['ihre', 'your', 'vossa', 'v', 'votre', 'uw']) assert.ok(meaningsOf(word).includes('yours'), word)
})

test('the beginning of a word is not looked for in its middle', () => {
  assert.equal(meaningsOf('rebate').includes('document'), false)
  assert.equal(meaningsOf('bonus').includes('document'), false)
  assert.equal(meaningsOf('muster'), [])
  for (const word of ['place', 'platz', 'modem', 'invaders']) assert.equal(meaningsOf(word), [], word)
})

test('words are folded before they are looked up', () => {
  assert.equal(wordsOf('Fälligkeit: 12 €'), ['falligkeit', '0', '€'])
})

test.run()

const around = suite('featuresOf')

/** A slip of a till: its number has a label of its own, and so has that of a card. */
const SLIP: readonly Placed[] = [
  [40, 100, 'Karte'],
  [200, 100, '558733'],
  [40, 120, 'Bon'],
  [200, 120, '058011'],
]

around('a number beside a word for a document is told from that of a card', () => {
  const { view } = lookAt(page(SLIP), null)
  const surroundings = surroundingsOf(view)
  const features = (value: string) => {
    const one = view.values.find((each) => each.form === 'id' && each.value === value)
    return one ? featuresOf(one, 'documentNumber', surroundings) : []
  }
  assert.ok(features('058011').includes('near is document'))
  assert.ok(features('558733').includes('near is card'))
  assert.equal(features('558733').includes('near is document'), false)
})

/** A note and a bill that name the same delivery. */
const delivered = (title: string): readonly Placed[] => [
  [40, 60, title],
  [40, 100, 'Lieferschein Nr.'],
  [200, 100, 'L-4711'],
]

around('the number of a delivery is the own number of a delivery note, and of no invoice', () => {
  const numbered = (title: string) => {
    const { view } = lookAt(page(delivered(title)), null)
    const one = view.values.find(({ form, value }) => form === 'id' && value === 'L-4711')
    return one
      ? featuresOf(one, 'documentNumber', surroundingsOf(view)).filter((each) => each.startsWith('near is'))
      : []
  }
  assert.equal(numbered('Lieferschein'), ['near is document', 'near is number'])
  assert.equal(numbered('Rechnung').includes('near is delivery'), true)
})

around('a credit note has a number of its own, and names that of an invoice', () => {
  const meant = (title: string) => {
    const { view } = lookAt(
      page([
        [40, 60, title],
        [40, 100, 'Invoice no.'],
        [200, 100, 'IN-4711'],
        [40, 120, 'Credit no.'],
        [200, 120, 'CN-0815'],
      ]),
      null,
    )
    const surroundings = surroundingsOf(view)
    return ['IN-4711', 'CN-0815'].map((number) => {
      const one = view.values.find(({ form, value }) => form === 'id' && value === number)
      const features = one ? featuresOf(one, 'documentNumber', surroundings) : []
      return features.flatMap((each) => /^near is (document|invoice|credit)$/.exec(each)?.[1] ?? [])
    })
  }
  assert.equal(meant('Credit note'), [['invoice'], ['document']])
  assert.equal(meant('Invoice'), [['document'], ['credit']])
})

around('what a sentence says of a date goes up to the next one', () => {
  const { view } = lookAt(
    page([[40, 100, 'Zahlbar bis 20.06.2025 mit 2 % Skonto oder bis 10.07.2025 rein netto. Danke']]),
    null,
  )
  const said = (value: string) => {
    const one = view.values.find((each) => each.form === 'date' && each.value === value)
    return one ? featuresOf(one, 'dueDate', surroundingsOf(view)).filter((each) => each.startsWith('said is')) : []
  }
  assert.ok(said('2025-06-20').includes('said is discount'))
  assert.equal(said('2025-07-10'), ['said is net'])
})

around('what the model takes a value for instead counts, too', () => {
  const reading = page([[40, 100, 'Nummer 4711']])
  const scores = new Float32Array(2 * LABELS.length).fill(-9)
  scores[LABELS.length + labelOf('orderNumber', true)] = Math.log(0.9)
  const { view } = lookAt(reading, { labels: scores, spans: [], kinds: [], salience: [] })
  const [one] = view.values.filter(({ form }) => form === 'id')
  const features = one ? predictedOn(one, 'documentNumber', surroundingsOf(view)) : []
  assert.equal(
    features.filter((each) => /^tag orderNumber( \d+)?$/.test(each)),
    ['tag orderNumber', 'tag orderNumber 1'],
  )
})

around('a value behind what the model has seen is taken for nothing', () => {
  const opinion = { labels: new Float32Array(LABELS.length), spans: [], kinds: [], salience: [] }
  const { view } = lookAt(page([[40, 100, 'Nummer 4711']]), opinion)
  const [one] = view.values.filter(({ form }) => form === 'id')
  assert.is(one ? opinionOn(view, one) : undefined, null)
})

around('the parts of a number have their lengths, as those of a phone', () => {
  const { view } = lookAt(page([[40, 100, 'Anruf 532-555-0143']]), null)
  const one = view.values.find(({ form, value }) => form === 'id' && value === '532-555-0143')
  assert.ok(one && featuresOf(one, 'documentNumber', surroundingsOf(view)).includes('runs 3 3 4'))
})

around('words as the sender writes them are kept apart, and can be left out', () => {
  const { view } = lookAt(page(SLIP), null)
  const surroundings = surroundingsOf(view)
  const { options } = questionOf('documentNumber', surroundings)
  for (const { places, evidence } of options.slice(0, -1))
    for (const [at, place] of places.entries()) {
      const [known, words] = [featuresOf(place, 'documentNumber', surroundings), wordsOn(place, surroundings)]
      assert.ok(words.length > 0 && known.includes('near is document') !== known.includes('near is card'))
      const [seen, said] = [slotsOf('documentNumber', known), slotsOf('documentNumber', words)]
      assert.equal(evidence[at], { seen, predicted: [], words: said })
      assert.not.ok(known.some((one) => words.includes(one)))
    }
})

around.run()
