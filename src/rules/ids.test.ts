import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ids } from './ids.ts'
import { findingsOf, siteOf } from './testing.ts'

const test = suite('ids')

test('finds an anchor that occurs twice on a page', () => {
  const pages = { home: 'sections:\n- id: kontakt\n- id: preise\n- id: kontakt' }
  assert.equal(findingsOf(ids, siteOf({ pages })), [
    'pages/home.yaml:4:7 id/duplicate The anchor "kontakt" stands twice on this page. | Rename one of the two; the other one is on line 2.',
  ])
})

test('finds one that shared data brings along a second time', () => {
  const pages = { home: 'sections:\n- id: kosten\n- faq: website', other: 'id: kosten' }
  const data = { faqs: 'website: { items: [{ id: kosten }] }' }
  assert.equal(findingsOf(ids, siteOf({ pages, data })), [
    'pages/home.yaml:3:8 id/duplicate The anchor "kosten" stands twice on this page. | Rename one of the two; the other one is on line 2.',
  ])
})

test('counts no anchor of shared data that is only cited', () => {
  const pages = { home: 'sections:\n- cites: website\n- faq: website' }
  const data = { faqs: 'website: { items: [{ id: kosten }] }' }
  assert.equal(findingsOf(ids, siteOf({ pages, data })), [])
})

test('finds a name that occurs twice in a list of shared data', () => {
  const data = {
    storage: 'items:\n- key: visits\n- key: language\n- key: visits',
    faqs: 'a: { items: [{ id: x }] }\nb: { items: [{ id: x }] }',
  }
  assert.equal(findingsOf(ids, siteOf({ data })), [
    'data/storage.yaml:4:8 id/repeated The key "visits" stands twice in "items": entries 1 and 3. | Rename one of the two.',
  ])
})

test('warns when two pages have the same sheet number', () => {
  const pages = { a: 'routes: [/a]\nsheet: { number: 7 }', b: 'routes: [/b]\nsheet: { number: 7 }', c: 'sheet: seven' }
  assert.equal(findingsOf(ids, siteOf({ pages })), [
    'pages/b.yaml:2:18 id/sheet-number The sheet number 7 is used twice: also by site/pages/a.yaml. | Give this page a number of its own.',
  ])
})

test.run()
