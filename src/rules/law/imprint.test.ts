import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { imprint } from './imprint.ts'

const test = suite('imprint')

test('accepts a VAT id or a tax number, shown', () => {
  assert.equal(about('vatId: DE136695976', 'USt-IdNr.: <Operator field="vatId" />'), [])
  assert.equal(about('taxNumber: 12/345/67890', 'Steuernummer: <Operator field="taxNumber" />'), [])
})

test('refuses an imprint with neither', () => {
  const found = [
    'data/operator.yaml:1:1 law/tax-id The imprint has neither a VAT identification number nor a tax number (DDG § 5 para. 1 no. 6). | Add "vatId", or else "taxNumber".',
  ]
  assert.equal(about('name: Erika', 'Text'), found)
  assert.equal(about('name: Erika\nvatId: " "', 'Text'), found)
})

test('refuses a label without its detail', () => {
  assert.equal(about('vatId: DE1', 'USt: <Operator field="vatId" />\n\nRegister: <Operator field="register" />'), [
    'legal/imprint.de.mdx:6:11 law/empty-label The operator has no "register", so its label stands alone here (DDG § 5). | Add "register" to site/data/operator.yaml, or put label and detail between <Given field="register"> and </Given>.',
  ])
})

test('accepts a label that stands only where there is a detail', () => {
  const part = (field: string) => `<Given field="${field}">\n\nAngabe: <Operator field="${field}" />\n\n</Given>`
  assert.equal(about('vatId: DE1', `${part('vatId')}\n${part('register')}`), [])
  assert.match(
    about(
      'vatId: DE1',
      '<Given field="register">\n\nUSt: <Operator field="vatId" />, <Operator field="authority" />\n\n</Given>',
    ).join(),
    /^$/,
  )
  assert.match(
    about('vatId: DE1', `<Given field="vatId">\n\n<Operator field="register" />\n\n</Given>`).join(),
    'law/empty-label',
  )
})

test('asks the imprint to show what the operator has', () => {
  const operator = 'vatId: DE1\nregister: { court: Amtsgericht Ort, number: HRB 1 }'
  assert.equal(about(operator, 'USt: <Operator field="vatId" />'), [
    'data/operator.yaml:2:11 law/hidden-detail The operator has "register", and site/legal/imprint.de.mdx does not show it (DDG § 5). | Show it there: <Operator field="register" />.',
  ])
})

test('finds nothing in a project without an operator', () => {
  assert.equal(findingsOf(imprint, siteOf({ documents: { 'imprint.de': text('<Operator field="x" />') } })), [])
})

test.run()

function text(body: string): string {
  return `---\ntitle: Impressum\n---\n${body}`
}

function about(operator: string, body: string): string[] {
  return findingsOf(imprint, siteOf({ data: { operator }, documents: { 'imprint.de': text(body) } }))
}
