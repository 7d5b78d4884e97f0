import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { dates } from './dates.ts'

const test = suite('dates')

test('finds dates of more than six months ago, in each language, and where they stand', () => {
  const home = 'text: { de: Seit März 2025 im Betrieb, en: Live since 14.02.2025, pt: desde janeiro de 2025 }'
  const found = about(home, '2025-10-01')
  assert.is(
    found[0],
    'pages/home.yaml:1:18 law/old-date The date "März 2025" is more than 6 months old (UWG § 5). | Write what is true today, or leave the date out; one that stays true goes under "notClaims" of site/data/claims.yaml.',
  )
  const places = found.map((line) => line.split(' is more')[0]?.replace('pages/home.yaml', ''))
  assert.equal(places.slice(1), [
    ':1:55 law/old-date The date "14.02.2025"',
    ':1:77 law/old-date The date "janeiro de 2025"',
  ])
})

test('lets a date stand for six months', () => {
  assert.equal(about('text: Stand März 2025', '2025-09-30'), [])
  assert.is(about('text: Stand März 2025', '2025-10-01').length, 1)
  assert.is(about('text: Stand 2025-03', '2025-10-01').length, 1)
})

test('takes no other numbers for dates', () => {
  assert.equal(
    about('text: "14.04. oder 2025, Version 1.2.2025.3, RE-2025-03, WCAG 2.2, Ausgabe 2025"', '2027-01-01'),
    [],
  )
})

test('lets stand what the register calls lasting', () => {
  const claims = 'claims: {}\nnotClaims:\n- place: pages/home.yaml text\n  why: Tag eines Gesetzes'
  assert.equal(about('text: Seit dem 28. Juni 2025', '2027-01-01', { claims }), [])
  assert.is(about('label: Seit dem 28. Juni 2025', '2027-01-01', { claims }).length, 1)
})

test('asks to read legal texts again', () => {
  const documents = { 'imprint.de': '---\ntitle: Impressum\nupdated: "2025-02-05"\n---\nText' }
  const site = siteOf({ data: { operator: 'name: Erika' }, documents })
  assert.equal(findingsOf(dates, site, new Date('2025-09-01')), [
    'legal/imprint.de.mdx:3:10 law/old-text This legal text was last looked at on 2025-02-05, more than 6 months ago. | Read it again beside the site as it is; then write the day under "updated".',
  ])
  assert.equal(findingsOf(dates, site, new Date('2025-08-31')), [])
})

test('finds nothing in a project without an operator', () => {
  assert.equal(findingsOf(dates, siteOf({ pages: { home: 'text: März 2025' } }), new Date('2027-01-01')), [])
})

test.run()

function about(home: string, day: string, data: Readonly<Record<string, string>> = {}): string[] {
  return findingsOf(dates, siteOf({ pages: { home }, data: { operator: 'name: Erika', ...data } }), new Date(day))
}
