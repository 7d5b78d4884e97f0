import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWith } from '../testing.ts'
import { addressBook } from './addresses.ts'

const test = suite('addressBook')

const leadsTo = addressBook(
  siteWith({
    pages: [
      { route: '/', file: 'index.html' },
      { route: '/über', file: 'über.html' },
      { route: '/en/', file: 'en/index.html' },
    ],
    files: new Set(['/index.html', '/über.html', '/en/index.html', '/_a/a.css']),
    redirects: new Map([
      ['/old', '/older'],
      ['/older', '/über'],
      ['/gone', '/nothing'],
      ['/left', '/right'],
      ['/right', '/left'],
      ['/out', 'https://elsewhere.example/'],
    ]),
    functions: new Set(['processdocument']),
  }),
)

test('finds pages by route, by file, by whole address and relative to the page of the link', () => {
  const home = { kind: 'page', file: 'index.html', anchor: '' }
  assert.equal(leadsTo('/', '/en/'), home)
  assert.equal(leadsTo('https://here.example/', '/en/'), home)
  assert.equal(leadsTo('../', '/en/'), home)
  assert.equal(leadsTo('/index.html', '/'), home)
  assert.equal(leadsTo('/?a=b', '/'), home)
  assert.equal(leadsTo('#x', '/'), { ...home, anchor: 'x' })
  assert.equal(leadsTo('/%C3%BCber#%C3%A4', '/'), { kind: 'page', file: 'über.html', anchor: 'ä' })
})

test('finds files and functions', () => {
  assert.equal(leadsTo('/_a/a.css?v=1', '/'), { kind: 'file', file: '_a/a.css', anchor: '' })
  assert.equal(leadsTo('/api/processDocument', '/'), { kind: 'function' })
  assert.equal(leadsTo('/api/process-document', '/'), { kind: 'function' })
  assert.is(leadsTo('/api/other', '/').kind, 'missing')
})

test('follows redirects, and gives up on those that lead nowhere', () => {
  assert.equal(leadsTo('/old#x', '/'), { kind: 'page', file: 'über.html', anchor: 'x' })
  assert.equal(leadsTo('/gone', '/'), { kind: 'missing', path: '/gone', over: ['/nothing'] })
  assert.is(leadsTo('/left', '/').kind, 'missing')
  assert.is(leadsTo('/out', '/').kind, 'outside')
})

test('ignores other hosts and what is no location', () => {
  for (const value of ['https://elsewhere.example/a', '//elsewhere.example/a', 'http://here.example/'])
    assert.is(leadsTo(value, '/').kind, 'outside', value)
  for (const value of ['mailto:a@b.example', 'tel:+49', 'data:,']) assert.is(leadsTo(value, '/').kind, 'none', value)
})

test('misses what cannot be an address', () => {
  assert.is(leadsTo('http://[', '/').kind, 'missing')
  assert.is(leadsTo('/%E0%A4%A', '/').kind, 'missing')
})

test.run()
