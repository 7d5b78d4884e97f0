import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { testimonials } from './testimonials.ts'

const pages = { home: 'quotes: [kanzlei]' }
const operator = 'name: Erika'

const test = suite('testimonials')

test('asks for the consent of customers whose words a page shows', () => {
  const data = { operator, testimonials: 'kanzlei:\n  confirmed: false\nother:\n  confirmed: false' }
  assert.equal(findingsOf(testimonials, siteOf({ pages, data })), [
    'data/testimonials.yaml:2:14 law/testimonial Nobody has confirmed that the words of "kanzlei" are a customer\'s (UWG § 5b para. 3). | Set "confirmed" to true once the customer has agreed in writing, or take them out of the pages.',
  ])
})

test('accepts confirmed words, and finds nothing without an operator', () => {
  assert.equal(
    findingsOf(testimonials, siteOf({ pages, data: { operator, testimonials: 'kanzlei: { confirmed: true }' } })),
    [],
  )
  assert.equal(findingsOf(testimonials, siteOf({ pages, data: { testimonials: 'kanzlei: { confirmed: false }' } })), [])
})

test('asks to confirm a real case; an empty slot asks for nothing', () => {
  const data = {
    operator,
    proofs: 'website: {}\napp:\n  case:\n    confirmed: false\nshop:\n  case:\n    confirmed: true',
  }
  assert.equal(findingsOf(testimonials, siteOf({ data })), [
    'data/proofs.yaml:4:16 law/real-case Nobody has confirmed the real case "app", so no page shows it (UWG § 5b para. 3). | Set "confirmed" to true once the customer has agreed in writing to name, photo and figures.',
  ])
})

test.run()
