import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { links } from './links.ts'
import { findingsOf, siteOf } from './testing.ts'

const test = suite('links')

test('finds a route that leads nowhere, with the nearest one', () => {
  const pages = { home: 'routes: [/]\nto: /talk-to-as', talk: 'routes: [/talk-to-us]' }
  assert.equal(findingsOf(links, siteOf({ pages })), [
    'pages/home.yaml:2:5 link/missing There is no page "/talk-to-as". | Did you mean "/talk-to-us"?',
  ])
})

test('lists the routes that there are where none is near, of many the first', () => {
  const home = 'routes: [/, /start]\nto: /nirgendwo'
  const hint = (pages: Readonly<Record<string, string>>) => findingsOf(links, siteOf({ pages }))[0] ?? ''
  assert.match(hint({ home, en: 'routes: [/]\nlanguages: [en]' }), '| There are /, /start, /en/.')
  const others = Array.from({ length: 50 }, (_, index) => [`p${index}`, `routes: [/p${index}]`])
  assert.match(hint({ home, ...Object.fromEntries(others) }), / and 12 more\.$/)
})

test('knows aliases, language versions, queries and anchors', () => {
  const pages = {
    home: 'routes: [/]\nlanguages: [de, en]\nid: kontakt\nactions: [{ to: /en/ }, { to: /en }, { to: "/#kontakt" }, { to: "/?a=b#kontakt" }]',
    talk: 'routes: [/talk, /talk-b]\nlanguages: [de, en]\nactions: [{ to: /talk-b }, { to: /en/talk-b }, { to: "#top" }, { to: booking }]',
  }
  assert.equal(findingsOf(links, siteOf({ pages })), [])
})

test('finds an anchor that is not on the page', () => {
  const pages = { home: 'routes: [/]\nid: kontakt\nto: "#kontkat"', talk: 'routes: [/talk]\nto: "/#preise"' }
  assert.equal(findingsOf(links, siteOf({ pages })), [
    'pages/home.yaml:3:5 link/missing-anchor There is no anchor "kontkat" on this page. | Did you mean "kontakt"?',
    'pages/talk.yaml:2:5 link/missing-anchor There is no anchor "preise" on the page "/". | Known: "kontakt".',
  ])
})

test('knows the anchors that shared data and long texts bring', () => {
  const pages = {
    home: 'routes: [/]\nfaq: website\nto: "#kosten"',
    privacy: 'routes: [/privacy]\ndocument: privacy\nto: "#hostng"',
  }
  const data = {
    faqs: 'website: { items: [{ id: kosten }] }',
    navigation: 'main: [{ to: "/#kosten" }, { to: "#nowhere" }]',
  }
  const documents = { 'privacy.de': '---\ntitle: a\n---\n<Section id="hosting" number={1}>\nText\n</Section>\n' }
  assert.equal(findingsOf(links, siteOf({ pages, data, documents })), [
    'pages/privacy.yaml:3:5 link/missing-anchor There is no anchor "hostng" on this page. | Did you mean "hosting"?',
  ])
})

test('does not check anchors of texts whose headings get theirs from a template', () => {
  const pages = { privacy: 'routes: [/privacy]\ndocument: privacy\nto: "#hosting"' }
  assert.equal(
    findingsOf(links, siteOf({ pages, documents: { 'privacy.de': '---\ntitle: a\n---\n## Hosting\n' } })),
    [],
  )
})

test('checks routes in settings and canonical routes', () => {
  const settings = 'defaultLanguage: de\nlanguages: [de]\nbookingPage: /tlak'
  const pages = { talk: 'routes: [/talk]\nseo:\n  canonical: /talks' }
  assert.equal(findingsOf(links, siteOf({ settings, pages })), [
    'pages/talk.yaml:3:14 link/missing There is no page "/talks". | Did you mean "/talk"?',
    'site.yaml:3:14 link/missing There is no page "/tlak". | Did you mean "/talk"?',
  ])
})

test('warns of a slash too many', () => {
  const pages = { home: 'routes: [/]\nto: /talk/', talk: 'routes: [/talk]' }
  assert.equal(findingsOf(links, siteOf({ pages })), [
    'pages/home.yaml:2:5 link/slash The route "/talk" has no "/" at its end. | Write "/talk".',
  ])
})

test('allows only encrypted links out of the site', () => {
  const pages = {
    home: 'actions:\n- to: http://example.org\n- to: //example.org/a\n- to: talk-to-us\n- to: https://example.org\n- to: tel:+49\n- to: mailto:a@b.de',
  }
  assert.equal(findingsOf(links, siteOf({ pages })), [
    'pages/home.yaml:2:7 link/insecure The link "http://example.org" is not encrypted. | Write "https://example.org".',
    'pages/home.yaml:3:7 link/insecure The link "//example.org/a" is not encrypted. | Write "https://example.org/a".',
    'pages/home.yaml:4:7 link/form "talk-to-us" is no link. | A link is a route ("/…"), an anchor ("#…"), "mailto:…", "tel:…", "https://…", or "booking".',
  ])
})

test.run()
