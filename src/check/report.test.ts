import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { error } from '../diagnostics/testing.ts'
import { closing, pagesAsData, pageTable } from './report.ts'

const KB = 1024
const BUDGET = { css: 14 * KB, script: 8 * KB, fonts: 90 * KB, total: 350 * KB }
const WEIGHTS = { html: 10 * KB, css: 12 * KB, script: 4 * KB, fonts: 30 * KB, images: 0, total: 56 * KB }

const page = (route: string, weights: Partial<typeof WEIGHTS> = {}) => ({
  route,
  file: `${route.slice(1)}.html`,
  weights: { ...WEIGHTS, ...weights },
  budget: BUDGET,
})
const finding = (route: string) => ({
  diagnostic: error('check/dead-link', 'Dead', null),
  page: route,
  spot: null,
  written: null,
})
const report = {
  pages: [page('/a'), page('/b', { css: 13 * KB }), page('/c', { script: 9 * KB })],
  findings: [finding('/c')],
  inside: 12,
  outside: 3,
  notChecked: [{ part: 'axe' as const, reason: { en: 'no browser', de: 'kein Browser' } }],
}

const table = suite('pageTable')

table('has the worst page first, then those nearest to their budget', () => {
  assert.equal(pageTable(report, { language: 'en', color: false }).split('\n'), [
    'PAGE    FINDINGS  HTML   CSS  SCRIPT  FONTS  IMAGES  TOTAL KB',
    '/c             1  10.0  12.0    9.0!   30.0     0.0      56.0',
    '/b             0  10.0  13.0     4.0   30.0     0.0      56.0',
    '/a             0  10.0  12.0     4.0   30.0     0.0      56.0',
    'budget               –  14.0     8.0   90.0       –     350.0',
  ])
})

table('is red only where somebody sees it', () => {
  assert.match(pageTable(report, { language: 'de', color: true }), '\x1b[31m9,0!\x1b[0m')
  assert.not.match(pageTable(report, { language: 'de', color: false }), '\x1b')
})

table('has no weights where nothing was weighed', () => {
  const pages = report.pages.map((one) => ({ ...one, weights: null }))
  assert.equal(pageTable({ ...report, pages }, { language: 'de', color: false }).split('\n'), [
    'SEITE  BEFUNDE',
    '/c           1',
    '/a           0',
    '/b           0',
  ])
})

table('leaves good pages of a large site out, and never a bad one', () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(`/p${index}`))
  const findings = Array.from({ length: 70 }, (_, index) => finding(`/p${index}`))
  const lines = pageTable({ ...report, pages, findings }, { language: 'en', color: false }).split('\n')
  assert.is(lines.length, 1 + 70 + 1 + 1)
  assert.is(lines.at(-1), '… and 30 more pages without findings')
})

table.run()

const end = suite('closing')

end('says what was looked at and what could not be', () => {
  assert.is(
    closing(report, true).en,
    '3 pages; 12 references within the site followed, 3 to other hosts not asked.\nNot checked: axe: no browser.',
  )
  assert.is(closing({ ...report, notChecked: [] }, false).de, '3 Seiten.')
})

end.run()

const data = suite('pagesAsData')

data('says in bytes what is too heavy', () => {
  assert.equal(pagesAsData(report).at(-1), {
    route: '/c',
    file: 'c.html',
    findings: 1,
    weights: { ...WEIGHTS, script: 9 * KB },
    budget: BUDGET,
    over: ['script'],
  })
})

data.run()
