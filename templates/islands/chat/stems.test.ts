import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stemOf, wordsOf } from './stems.ts'

const words = suite('wordsOf')

words('makes letters plain and joins the digits of a number', () => {
  assert.equal(wordsOf('Müssen Größe: 2.500–8.000 €'), ['mussen', 'grosse', '2500', '8000'])
})

words('keeps a decimal and a date apart from thousands', () => {
  assert.equal(wordsOf('3.5 und 14.04.2025'), ['3', '5', 'und', '14', '04', '2025'])
})

words.run()

const stems = suite('stemOf')

stems('gives the forms of a word the same stem', () => {
  for (const forms of [
    'frage fragen',
    'kostet kosten',
    'daten',
    'speichern gespeichert',
    'preise preis',
    'woche wochen',
  ])
    assert.is(new Set(forms.split(' ').map(stemOf)).size, 1, forms)
})

stems('leaves numbers and short words as they are', () => {
  assert.equal(['8', '2500', 'ki', 'bot'].map(stemOf), ['8', '2500', 'ki', 'bot'])
})

stems.run()
