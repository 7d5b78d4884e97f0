import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { notices } from './notices.ts'

const data = { operator: 'name: Erika' }
const PRIVACY = '---\ntitle: Datenschutz\nupdated: "2025-02-05"\n---\nText'
const STATEMENT =
  '---\ntitle: Hinweise\n---\n<Section id="a" title="Erklärung zur Barrierefreiheit">\n\nText\n\n</Section>'
const documents = { 'privacy-policy.de': PRIVACY, 'legal-brand.de': STATEMENT }

const test = suite('notices')

test('finds nothing when all are there', () => {
  assert.equal(findingsOf(notices, siteOf({ data, documents })), [])
  const pages = { datenschutz: 'routes: [/datenschutz]', access: 'routes: [/barrierefreiheit]' }
  assert.equal(findingsOf(notices, siteOf({ data, pages })), [])
})

test('misses the privacy notice', () => {
  assert.equal(findingsOf(notices, siteOf({ data, documents: { 'legal-brand.de': STATEMENT } })), [
    'project law/privacy-notice The site has no privacy notice (GDPR Art. 13). | Add a page with the route "/datenschutz" or "/privacy-policy".',
  ])
})

test('asks from when the privacy notice is', () => {
  const undated = PRIVACY.replace('2025-02-05', 'Februar 2025')
  assert.equal(findingsOf(notices, siteOf({ data, documents: { ...documents, 'privacy-policy.de': undated } })), [
    'legal/privacy-policy.de.mdx:3:1 law/privacy-date The privacy notice does not say from when it is (GDPR Art. 13). | Add the key "updated" with a date: "YYYY-MM-DD".',
  ])
})

test('misses the accessibility statement', () => {
  assert.equal(findingsOf(notices, siteOf({ data, documents: { 'privacy-policy.de': PRIVACY } })), [
    'data/operator.yaml:1:1 law/accessibility The site has no accessibility statement (BFSG § 14 and annex 3). | Add one, as a page or in a text under site/legal; businesses with fewer than 10 people may be exempt.',
  ])
})

test('allows a tag manager only where consent is asked for', () => {
  const settings = 'defaultLanguage: de\nlanguages: [de]\ntagManager: GTM-ABC1234'
  assert.equal(findingsOf(notices, siteOf({ settings, data, documents })), [
    'site.yaml:3:13 law/consent A tag manager is loaded, but there are no texts to ask for consent with (TDDDG § 25). | Write site/data/consent.yaml, or set "tagManager" to null.',
  ])
  assert.equal(
    findingsOf(notices, siteOf({ settings, data: { ...data, consent: 'title: Darf das sein?' }, documents })),
    [],
  )
})

test('finds nothing in a project without an operator', () => {
  assert.equal(findingsOf(notices, siteOf({})), [])
})

test.run()
