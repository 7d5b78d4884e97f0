import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWith } from '../testing.ts'
import { deadLinks, deadRedirects } from './dead-links.ts'

const site = siteWith({
  pages: [
    { route: '/', file: 'index.html' },
    { route: '/imprint', file: 'imprint.html' },
  ],
  files: new Set(['/index.html', '/imprint.html', '/_a/logo-1.svg']),
  redirects: new Map([
    ['/imprint/', '/imprint'],
    ['/gone', '/nothing'],
    ['/loop', '/loop'],
    ['/blog/*', '/:splat'],
  ]),
})

const ids = new Map([
  ['index.html', new Set(['top-offer', 'contact'])],
  ['imprint.html', new Set<string>()],
])

function follow(...values: string[]) {
  const references = values.map((value) => ({ value, name: 'href', offset: 0 }))
  return deadLinks(site, [{ page: '/', file: 'index.html', references }], (file) => ids.get(file))
}

const test = suite('deadLinks')

test('finds nothing wrong with links that lead somewhere', () => {
  const { findings, inside, outside } = follow(
    '/imprint',
    '/imprint/',
    '#contact',
    '#top',
    '/#',
    'https://a.example',
    'tel:1',
  )
  assert.equal(findings, [])
  assert.is(inside, 5)
  assert.is(outside, 1)
})

test('finds what leads nowhere, and what was meant', () => {
  const { findings } = follow('/imprnt', '/_a/logo-2.svg', '/api/contct', '/gone')
  assert.equal(
    findings.map(({ diagnostic }) => [diagnostic.code, diagnostic.hint]),
    [
      ['check/dead-link', 'Did you mean "/imprint"?'],
      ['check/dead-link', 'Did you mean "/_a/logo-1.svg"?'],
      ['check/dead-link', 'Functions are the files of functions/; build the site again if there is one.'],
      ['check/dead-link', 'Correct the address where it is written, in the content or in a template, and build again.'],
    ],
  )
  assert.match(findings[2]?.diagnostic.message ?? '', 'No function answers at "/api/contct".')
  assert.match(findings[3]?.diagnostic.german.message ?? '', 'wird nach „/nothing“ umgeleitet')
  assert.equal(findings[0]?.spot, { file: 'index.html', offset: 0, text: '/imprnt' })
})

test('finds jumps to nothing', () => {
  const { findings } = follow('#contct', '/imprint#x')
  assert.equal(
    findings.map(({ diagnostic }) => [diagnostic.code, diagnostic.hint]),
    [
      ['check/dead-anchor', 'Did you mean "contact"?'],
      ['check/dead-anchor', 'Give the section that is meant this id, or leave "#…" out.'],
    ],
  )
})

test.run()

const redirects = suite('deadRedirects')

redirects('finds those that lead nowhere or in a circle', () => {
  const found = deadRedirects(site).map(({ page, diagnostic }) => [page, diagnostic.code])
  assert.equal(found, [
    ['/gone', 'check/dead-redirect'],
    ['/loop', 'check/dead-redirect'],
  ])
})

redirects.run()
