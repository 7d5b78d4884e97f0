import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Told } from './told.ts'
import { messageDraft, originEntries, serviceOf, sizeFor, type ToldTexts, toldEntries } from './told-entries.ts'

const TOLD: Told = {
  package: 'STARTER',
  calculation: { employees: 8, percent: 30, saving: 35280, months: 2 },
  document: { kind: 'Rechnung', facts: ['Muster GmbH', '1.475,60 €'] },
  question: 'Was kostet das?',
  landing: '/',
}

const TEXTS: ToldTexts = {
  words: {
    ...{ title: 'Angaben', origin: 'Weg', remove: '{item} weg', removed: '{item} ist weg', document: 'Dokument' },
    ...{ calculation: '{percent} Zeit, {saving} im Jahr', process: 'Ablauf', question: 'Frage', check: 'Ergebnis' },
    ...{ section: 'Abschnitt', landing: 'Begonnen auf', referrer: 'Gekommen von' },
  },
  calculator: { employeesValue: { one: '{n} Person', other: '{n} Mitarbeitende' }, percent: '{n} %' },
  language: 'de',
}

const entries = suite('toldEntries')

entries('names what was chosen, calculated, shown and asked, and says the rest below', () => {
  assert.equal(
    toldEntries(TOLD, TEXTS).map(({ text, detail }) => [text, detail.replaceAll('\u00a0', ' ')]),
    [
      ['STARTER', ''],
      ['8 Mitarbeitende', '30 % Zeit, 35.280 € im Jahr'],
      ['Rechnung', 'Muster GmbH, 1.475,60 €'],
      ['Frage', 'Was kostet das?'],
    ],
  )
})

entries('has no lines for what nobody said', () => assert.equal(toldEntries({ landing: '/' }, TEXTS), []))

entries.run()

const origin = suite('originEntries')

origin('says how the visitor came', () => {
  assert.equal(originEntries(TOLD, TEXTS), [{ name: 'landing', text: 'Begonnen auf', detail: '/' }])
})

origin.run()

const draft = suite('messageDraft')

draft('says what the visitor showed and asked', () => {
  assert.is(messageDraft(TOLD, TEXTS), 'Frage: Was kostet das?\nDokument: Rechnung, Muster GmbH, 1.475,60 €')
  assert.is(messageDraft({ package: 'STARTER' }, TEXTS), '')
})

draft.run()

const service = suite('serviceOf')

service('adds the package that was chosen', () => {
  assert.equal([serviceOf('Website', TOLD), serviceOf('Website', {})], ['Website: STARTER', 'Website'])
})

service.run()

const size = suite('sizeFor')

const OPTIONS = (['1', '2-5', '6-15', '16-50', '51-100', '100+'] as const).map((value) => ({ value }))

size('finds the choice that a number of people falls into', () => {
  const of = (employees: number) => sizeFor({ calculation: { employees, percent: 30, saving: 1 } }, OPTIONS)
  assert.equal([1, 2, 5, 6, 15, 16, 51, 99].map(of), ['1', '2-5', '2-5', '6-15', '6-15', '16-50', '51-100', '51-100'])
  assert.equal([100, 101].map(of), ['51-100', '100+'])
  assert.is(sizeFor({}, OPTIONS), null)
})

size.run()
