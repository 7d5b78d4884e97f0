import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { operator } from './operator.ts'

const DETAILS = [
  'placeholders: false',
  'name: Erika Beispielhaft',
  'street: Lindenallee 12',
  'postalCode: "20095"',
  'city: Hamburg',
  'phone: "+49 40 123456"',
  'email: post@firma.de',
]
const IMPRINT = { imprint: 'routes: [/imprint]' }

const test = suite('operator')

test('accepts complete, real details and an imprint', () => {
  assert.equal(about(DETAILS), [])
  assert.equal(about([...DETAILS, 'vatId: DE136695976']), [])
})

test('warns of placeholders', () => {
  assert.equal(about(['placeholders: true', ...DETAILS.slice(1), 'vatId: DE000000000']), [
    'data/operator.yaml:1:15 law/placeholders The operator\'s details are placeholders; the site must not go live with them (DDG § 5). | Replace every value of this file, then set "placeholders" to false.',
  ])
})

test('knows placeholders that pretend to be real', () => {
  const details = DETAILS.map((line) => (line.startsWith('street') ? 'street: Musterstraße 1' : line))
  assert.equal(about(details), [
    'data/operator.yaml:3:9 law/placeholder-value "Musterstraße 1" looks like a placeholder; the imprint needs the real value (DDG § 5). | Replace it, or set "placeholders" to true until you can.',
  ])
})

test('names what is missing', () => {
  assert.equal(about(DETAILS.slice(0, -1)), [
    'data/operator.yaml:1:1 law/operator The operator\'s "email" is missing in the imprint (DDG § 5). | Add "email".',
  ])
})

test('does not accept a post-office box as an address', () => {
  const details = DETAILS.map((line) => (line.startsWith('street') ? 'street: Postfach 10 20' : line))
  assert.equal(about(details), [
    'data/operator.yaml:3:9 law/post-box A post-office box is no address that papers can be served at (DDG § 5 para. 1 no. 1). | Write street and number.',
  ])
})

test('checks the check digit of the VAT identification number', () => {
  assert.equal(about([...DETAILS, 'vatId: DE136695967']), [
    'data/operator.yaml:8:8 law/vat-id "DE136695967" is no valid VAT identification number: its check digit is wrong (DDG § 5 para. 1 no. 6). | Compare it with the letter of the tax office.',
  ])
})

test('misses the imprint', () => {
  assert.equal(findingsOf(operator, siteOf({ pages: { home: 'a: 1' }, data: { operator: DETAILS.join('\n') } })), [
    'data/operator.yaml:1:1 law/imprint The site has no imprint (DDG § 5). | Add a page with the route "/impressum" or "/imprint".',
  ])
})

test('finds nothing in a project without an operator', () => {
  assert.equal(findingsOf(operator, siteOf({ pages: { home: 'a: 1' } })), [])
})

test.run()

function about(details: readonly string[]): string[] {
  return findingsOf(operator, siteOf({ pages: IMPRINT, data: { operator: details.join('\n') } }))
}
