import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { said, siteOf } from '../testing.ts'
import { claims } from './claims.ts'

const pages = { home: 'notice: projects\noffer: website\nquotes: [kanzlei]' }

const test = suite('claims')

test('asks the owner to confirm scarcity that a page shows', () => {
  assert.equal(about({ scarcity: 'projects:\n  text: 3 Plätze\n  confirmed: false\nunused: { confirmed: false }' }), [
    'data/scarcity.yaml:3:14 law/scarcity Nobody has confirmed that "projects" is true (UWG § 5). | Set "confirmed" to true while it is true, or take it out of the pages.',
  ])
})

test('does not let a countdown stand still, not even a confirmed one', () => {
  assert.equal(about({ scarcity: 'projects:\n  countdown:\n    value: "23:47:12"\n  confirmed: true' }), [
    'data/scarcity.yaml:3:12 law/countdown The countdown "23:47:12" of "projects" stands still: a limit that never comes is misleading (UWG § 3 para. 3, annex no. 7). | Take "countdown" out, or write the true date into "text".',
  ])
})

test('asks for the consent of customers', () => {
  assert.equal(about({ testimonials: 'kanzlei:\n  confirmed: false' }), [
    'data/testimonials.yaml:2:14 law/testimonial Nobody has confirmed that the words of "kanzlei" are a customer\'s (UWG § 5b para. 3). | Set "confirmed" to true once the customer has agreed in writing, or take them out of the pages.',
  ])
})

test('asks for a proof of a crossed-out price', () => {
  assert.equal(about({ offers: 'website: { price: 2990, was: 4990 }' }), [
    'data/offers.yaml:1:30 law/former-price The crossed-out price of "website" must be one that was asked before (UWG § 5, PAngV § 11). | Keep a proof of it, such as an old offer; take "was" and "saving" out if there is none.',
  ])
})

test('is content with confirmed claims, and without an operator', () => {
  assert.equal(about({ scarcity: 'projects: { confirmed: true }', testimonials: 'kanzlei: { confirmed: true }' }), [])
  assert.equal(said(claims, siteOf({ pages, data: { testimonials: 'kanzlei: { confirmed: false }' } })), [])
})

test.run()

function about(data: Record<string, string>): string[] {
  return said(claims, siteOf({ pages, data: { ...data, operator: 'name: Erika' } }))
}
