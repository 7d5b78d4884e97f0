import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstNameIn } from './persons.ts'

const test = suite('firstNameIn')

test('tells where a first name stands, with and without its accents', () => {
  assert.is(firstNameIn('Erika Muster'), 'first')
  assert.is(firstNameIn('JOÃO MUSTER'), 'first')
  assert.is(firstNameIn('MUSTER/ANDREA'), 'last')
  assert.is(firstNameIn('Dr. Erika Muster'), 'inner')
  assert.is(firstNameIn('Erika'), 'alone')
})

test('finds none in what is no person', () => {
  assert.is(firstNameIn('Stadtwerke Musterstadt'), 'none')
  assert.is(firstNameIn('Kundennummer'), 'none')
  assert.is(firstNameIn('Erika Muster GmbH'), 'company')
  assert.is(firstNameIn('Bitte geben Sie Erika Muster die Nummer der Rechnung'), 'none')
})

test.run()
