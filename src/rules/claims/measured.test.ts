import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { claims } from './claims.ts'

const test = suite('measured evidence')

const MEASURED = 'evidence: { measured: reply }\n    confirmed: true'

test('is accepted while the promise is kept', () => {
  assert.equal(about(MEASURED, figure(18, 20)), [])
  assert.equal(about(MEASURED, figure(18, 20, '2025-04-01')), [])
})

test('has to be there, for the hours of the claim', () => {
  const missing = [
    'data/claims.yaml:7:15 law/claim-unmeasured The claim "reply" is to be proved by a figure, and none was measured for "2" hours (UWG § 5). | Measure it with "site stats --write", where the leads are.',
  ]
  assert.equal(about(MEASURED, null), missing)
  assert.equal(about(MEASURED, figure(20, 20).replace('hours: 2', 'hours: 24')), missing)
})

test('tells when a promise is not kept, with how sure that is', () => {
  assert.equal(about(MEASURED, figure(17, 20)), [
    'data/claims.yaml:7:15 law/claim-not-kept The claim "reply" is not kept: since 2025-03-15, 17 of 20 were answered within 2 hours (64 to 95 %), and 90 % is the least (UWG § 5). | Answer sooner, or promise what is true; then measure again with "site stats --write".',
  ])
})

test('tells so of a claim that nobody has confirmed, and asks for no figure then', () => {
  const open = 'evidence: { measured: reply }\n    confirmed: false'
  const codes = (figures: string | null) => about(open, figures).map((line) => line.split(' ')[1])
  assert.equal(
    [codes(null), codes(figure(20, 20)), codes(figure(2, 20))],
    [['law/claim-unconfirmed'], ['law/claim-unconfirmed'], ['law/claim-not-kept', 'law/claim-unconfirmed']],
  )
})

test('proves nothing by a few answers, or by old ones', () => {
  assert.match(about(MEASURED, figure(9, 9)).join(), 'law/claim-few The claim "reply" rests on 9 answers')
  assert.match(
    about(MEASURED, figure(20, 20, '2025-03-31')).join(),
    'law/claim-measured-old The claim "reply" was measured on 2025-03-31, more than 2 months ago',
  )
})

test.run()

function figure(within: number, of: number, measured = '2025-06-13'): string {
  const counts = `within: ${within}, of: ${of}, medianMinutes: 41`
  return `reply:\n- { hours: 2, measured: "${measured}", since: "2025-03-15", ${counts} }`
}

function about(evidence: string, measured: string | null): string[] {
  const claim = `reply:\n    says: Das stimmt.\n    kind: promise\n    value: "2"\n    texts: [in N Stunden]\n    ${evidence}`
  const data = { claims: `claims:\n  ${claim}`, operator: 'name: Erika', ...(measured !== null && { measured }) }
  return findingsOf(claims, siteOf({ pages: { home: 'text: in 2 Stunden' }, data }))
}
