import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { texts } from './texts.ts'

const data = { operator: 'name: Erika' }

const test = suite('texts')

test('finds what is loaded from other hosts', () => {
  const loaded = [
    '<script async src="https://cdn.example.com/a.js"></script>',
    "<iframe src='//maps.example.com/embed'></iframe>",
    '![Karte](https://images.example.com/karte.png)',
    'url(https://a.example/b.woff2)',
    'https://fonts.googleapis.com/css2?family=Inter',
    'https://www.youtube.com/embed/abc',
    'https://images.example.com/team.jpg',
  ]
  for (const text of loaded) {
    assert.match(about(`a: ${JSON.stringify(text)}`)[0] ?? '', /^pages\/home\.yaml:1:\d+ law\/third-party/, text)
  }
  assert.equal(about('a: "https://images.example.com/team.jpg"'), [
    'pages/home.yaml:1:5 law/third-party "https://images.example.com/team.jpg" is loaded from another host, which learns the address of every visitor (GDPR Art. 6). | Save the file under site/assets; show frames only after consent.',
  ])
})

test('allows links to other hosts, and texts that name them', () => {
  assert.equal(about('to: https://images.example.com/team.jpg\ntext: Mehr auf https://example.com/seite'), [])
})

test('finds names of repealed laws', () => {
  assert.equal(about('text: Angaben nach § 5 TMG'), [
    'pages/home.yaml:1:24 law/stale-name "TMG" names a law that is no more. | TMG became DDG, TTDSG became TDDDG (both May 2024), RStV became MStV (2020).',
  ])
  assert.equal(about('text: ATMGX und § 5 DDG'), [])
})

test('finds the link to the closed platform for disputes', () => {
  assert.equal(about('to: https://ec.europa.eu/consumers/odr'), [
    'pages/home.yaml:1:13 law/dispute-platform The platform of the EU for online disputes was closed on 20 July 2025; naming it misleads (UWG § 5). | Take the link and its sentence out.',
  ])
})

test('finds countdowns and hurry in plain text', () => {
  assert.equal(about('text: Noch 23:47:12'), [
    'pages/home.yaml:1:12 law/clock "23:47:12" looks like a countdown that stands still (UWG § 3 para. 3, annex no. 7). | Write the true date, or put it into site/data/scarcity.yaml and declare it in site/data/claims.yaml.',
  ])
  assert.equal(about('text: Nur noch 3 Plätze'), [
    'pages/home.yaml:1:7 law/urgency "Nur noch 3" makes visitors hurry; it must be true at every moment (UWG § 5). | Put it into site/data/scarcity.yaml and declare it in site/data/claims.yaml.',
  ])
})

test('ignores the file in which the owner confirms such claims', () => {
  assert.equal(
    findingsOf(texts, siteOf({ data: { ...data, scarcity: 'a: { text: Nur noch 3, value: "23:47:12" }' } })),
    [],
  )
})

test('points at the line of a long text', () => {
  const documents = { 'imprint.de': '---\ntitle: Impressum\n---\n\nAngaben nach § 5 TMG\nund § 55 RStV.\n' }
  const found = findingsOf(texts, siteOf({ data, documents }))
  assert.equal(
    found.map((line) => line.split(' ').slice(0, 3).join(' ')),
    ['legal/imprint.de.mdx:5:18 law/stale-name "TMG"', 'legal/imprint.de.mdx:6:10 law/stale-name "RStV"'],
  )
})

test('finds nothing in a project without an operator', () => {
  assert.equal(findingsOf(texts, siteOf({ pages: { home: 'text: § 5 TMG' } })), [])
})

test.run()

function about(home: string): string[] {
  return findingsOf(texts, siteOf({ pages: { home }, data }))
}
