import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Field } from '../types.ts'
import { PROPOSED, type Proposal } from './proposals.ts'
import { calibrated, VOTES, type Vote, type Votes, votedFields } from './votes.ts'

const curve = suite('calibrated')

curve('reads between what was measured, and goes no further than that', () => {
  const measured = { said: [0.5, 0.9], right: [0.4, 0.8] }
  assert.equal(
    [0, 0.5, 0.7, 0.9, 1].map((said) => Math.round(calibrated(measured, said) * 100) / 100),
    [0.4, 0.4, 0.6, 0.8, 0.8],
  )
})

curve('never falls where more is said', () => {
  const votes: Vote[] = Object.values(VOTES.fields)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) =>
      votes.every((vote) => calibrated(vote, Math.min(a, b)) <= calibrated(vote, Math.max(a, b)) + 1e-12),
    ),
  )
})

const fields = suite('votedFields')

fields('leaves a field to the rules on which the model has no vote', () => {
  const rules = [field('iban', 'DE1', 0.6)]
  assert.equal(votedFields(rules, [proposal('iban', 'DE2', 1), proposal('bic', 'X', 1)], votes({})), rules)
})

fields('is surer where both say the same, but no surer than it was found right', () => {
  const said = [proposal('sellerName', 'Muster', 0.9)]
  const [higher] = votedFields([field('sellerName', 'Muster GmbH', 0.6)], said, votes({ sellerName: vote() }))
  assert.is(higher?.value, 'Muster GmbH')
  assert.is(higher?.source, 'text')
  assert.is(Math.round((higher?.confidence ?? 0) * 100), 96)
  const [capped] = votedFields(
    [field('sellerName', 'Muster', 0.6)],
    said,
    votes({ sellerName: { ...vote(), agreed: 0.8 } }),
  )
  assert.is(capped?.confidence, 0.8)
})

fields('is never less sure because both agree', () => {
  const voting = votes({ documentNumber: { ...vote(), agreed: 0.5 } })
  const [one] = votedFields([field('documentNumber', '1', 0.95)], [proposal('documentNumber', '1', 0.2)], voting)
  assert.is(one?.confidence, 0.95)
})

fields('adds what only the model found, if it is sure enough, and says whose it is', () => {
  const voting = votes({ dueDate: { ...vote(), adds: 0.8 } })
  const [added, ...more] = votedFields([], [proposal('dueDate', '2024-01-31', 0.85)], voting)
  assert.equal([added?.name, added?.value, added?.source, more.length], ['dueDate', '2024-01-31', 'model', 0])
  assert.is(added?.evidence?.quote, '2024-01-31')
  assert.equal(votedFields([], [proposal('dueDate', '2024-01-31', 0.75)], voting), [])
  const [sure] = votedFields([], [proposal('dueDate', '2024-01-31', 0.99)], voting)
  assert.is(sure?.confidence, 0.85)
  assert.equal(votedFields([], [proposal('dueDate', '2024-01-31', 0.99)], votes({ dueDate: vote() })), [])
})

fields('follows the model where they differ and rules are not sure', () => {
  const voting = votes({ grossTotal: { ...vote(), replaces: 0.8 } })
  const after = (rules: number, model: number) =>
    votedFields([field('grossTotal', '1.00', rules)], [proposal('grossTotal', '2.00', model)], voting)[0]
  assert.is(after(0.55, 0.9)?.value, '2.00')
  assert.is(after(0.55, 0.9)?.source, 'model')
  assert.is(after(0.6, 0.99)?.value, '1.00')
  assert.is(after(0.5, 0.75)?.value, '1.00')
})

fields('takes no tax number without the letters of a country from the model alone', () => {
  const voting = votes({ sellerVatId: { ...vote(), adds: 0.5, replaces: 0.5 } })
  const national = proposal('sellerVatId', '12.345.678/0001-95', 0.9)
  assert.equal(votedFields([], [national], voting), [])
  const rules = field('sellerVatId', 'DE136695976', 0.5)
  assert.equal(votedFields([rules], [national], voting), [rules])
  const [confirmed] = votedFields([{ ...rules, value: national.value }], [national], voting)
  assert.ok((confirmed?.confidence ?? 0) > rules.confidence)
  assert.is(votedFields([], [proposal('sellerVatId', 'DE136695976', 0.9)], voting)[0]?.value, 'DE136695976')
})

fields('trusts letters of a picture no more than their reader does', () => {
  const voting = votes({ grossTotal: { ...vote(), adds: 0.5 } })
  const [blurred] = votedFields([], [{ ...proposal('grossTotal', '2.00', 0.9), legibility: 0.6 }], voting)
  assert.is(Math.round((blurred?.confidence ?? 0) * 100), 54)
})

fields('does not put the XML of an e-invoice to the vote', () => {
  const voting = votes({ grossTotal: { ...vote(), replaces: 0.1 } })
  for (const confidence of [0.5, 0.99]) {
    const xml: Field = { ...field('grossTotal', '1.00', confidence), source: 'xml' }
    for (const value of ['1.00', '2.00'])
      assert.equal(votedFields([xml], [proposal('grossTotal', value, 1)], voting), [xml])
  }
})

fields('knows every field that votes', () => {
  assert.equal(
    Object.keys(VOTES.fields).filter((name) => !PROPOSED.some((one) => one === name)),
    [],
  )
})

/** What it says is what it is worth. */
const vote = (): Vote => ({ said: [0, 1], right: [0, 1], adds: null, replaces: null, agreed: 0.99 })

function votes(given: Votes['fields']): Votes {
  return { fields: given, salience: 0 }
}

function field(name: Field['name'], value: string, confidence: number): Field {
  return { name, value, confidence, source: 'text', evidence: null }
}

function proposal(name: Proposal['name'], value: string, probability: number): Proposal {
  return { name, value, probability, legibility: 1, evidence: { page: 1, box: null, quote: value } }
}

curve.run()
fields.run()
