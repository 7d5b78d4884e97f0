import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addressResolver,
  addressTable,
  decodePath,
  fileOfRoute,
  pathOf,
  queryOf,
  routeAsked,
  routeIn,
  routeOfFile,
  routeOfOutput,
  withSlash,
} from './addresses.ts'

const localising = suite('routeIn')
localising('puts the language in front', () => {
  assert.is(routeIn('en', '/talk-to-us'), '/en/talk-to-us')
})
localising('gives the home page of a language a slash at its end', () => {
  assert.is(routeIn('en', '/'), '/en/')
})
localising.run()

const naming = suite('routeOfFile')
naming('follows folders', () => {
  assert.is(routeOfFile('blog/first'), '/blog/first')
})
naming('makes the index the home page', () => {
  assert.is(routeOfFile('index'), '/')
})
naming.run()

const ending = suite('withSlash')
ending('adds a slash where the site wants one', () => {
  assert.is(withSlash('/tools', true), '/tools/')
  assert.is(withSlash('/tools', false), '/tools')
})
ending('leaves the home pages as they are', () => {
  assert.equal([withSlash('/', true), withSlash('/en/', true), withSlash('/en/', false)], ['/', '/en/', '/en/'])
})
ending.run()

const filing = suite('fileOfRoute')
filing('names the file that answers a route', () => {
  assert.equal(['/', '/en/', '/tools', '/en/tools', '/tools/'].map(fileOfRoute), [
    'index.html',
    'en/index.html',
    'tools.html',
    'en/tools.html',
    'tools/index.html',
  ])
})
filing.run()

const reading = suite('routeOfOutput')
reading('is the reverse of fileOfRoute', () => {
  const routes = ['/', '/en/', '/tools', '/en/tools', '/tools/', '/my-index', '/404', '/404/', '/a.html']
  assert.equal(routes.map(fileOfRoute).map(routeOfOutput), routes)
})
reading.run()

const table = suite('addressTable')
table('separates pages from error pages by the route, and redirects the other form of each route to it', () => {
  const pages = [
    { route: '/', aliases: [], language: 'de' },
    { route: '/404', aliases: ['/lost'], language: 'de' },
    { route: '/en/', aliases: ['/en/home'], language: 'en' },
    { route: '/en/404', aliases: [], language: 'en' },
  ]
  assert.equal(addressTable(pages), {
    redirects: [
      { from: '/lost/', to: '/lost', status: 301 },
      { from: '/en', to: '/en/', status: 301 },
      { from: '/en/home/', to: '/en/home', status: 301 },
    ],
    errorPages: { de: '/404.html', en: '/en/404.html' },
    pages: { '/': 'index.html', '/lost': 'lost.html', '/en/': 'en/index.html', '/en/home': 'en/home.html' },
  })
})
table.run()

const resolving = suite('addressResolver')
const site = {
  redirects: [{ from: '/alt', to: '/über', status: 308 }],
  errorPages: { de: '/404.html', en: '/en/404.html' },
  pages: { '/': 'index.html', '/en/': 'en/index.html', '/über': 'über.html', '/blog/': 'blog/index.html' },
}
const files = ['/index.html', '/en/index.html', '/über.html', '/blog/index.html', '/404.html', '/_a/a.css']
const resolve = addressResolver(site, (path) => files.includes(path))
resolving('finds pages by their routes', () => {
  assert.equal(resolve('/'), { kind: 'page', path: '/index.html' })
  assert.equal(resolve('/über'), { kind: 'page', path: '/über.html' })
})
resolving('redirects other spellings of a route to it', () => {
  for (const path of ['/en', '/en/index.html'])
    assert.equal(resolve(path), { kind: 'redirect', to: '/en/', status: 301 })
  for (const path of ['/über/', '/über.html'])
    assert.equal(resolve(path), { kind: 'redirect', to: '/%C3%BCber', status: 301 })
  assert.equal(resolve('/blog'), { kind: 'redirect', to: '/blog/', status: 301 })
})
resolving('follows the redirects of the table, encoded as headers need them', () => {
  assert.equal(resolve('/alt'), { kind: 'redirect', to: '/%C3%BCber', status: 308 })
})
resolving('finds files by their path alone, error pages among them', () => {
  assert.equal(resolve('/_a/a.css'), { kind: 'file', path: '/_a/a.css' })
  assert.equal(resolve('/404.html'), { kind: 'file', path: '/404.html' })
})
resolving('shows the not-found page of the language that a path begins with', () => {
  assert.equal(resolve('/en/nothing'), { kind: 'missing', path: '/en/404.html' })
  for (const path of ['/nothing', '/eng/nothing', '/fr/', '/toString', '/constructor/a'])
    assert.equal(resolve(path), { kind: 'missing', path: '/404.html' }, path)
  const bare = addressResolver({ redirects: [], errorPages: {}, pages: {} }, () => false)
  assert.equal(bare('/'), { kind: 'missing', path: null })
})
resolving.run()

const paths = suite('pathOf')

paths('is the part before the query, unchanged', () => {
  assert.is(pathOf('/a/../b%20c?d=e'), '/a/../b%20c')
  assert.is(pathOf('//evil.example/a'), '//evil.example/a')
  assert.is(pathOf('/a#b?c'), '/a')
})

paths('ignores the rest of a whole address', () => {
  assert.is(pathOf('http://evil.example/a?b'), '/a')
  assert.is(pathOf('HTTPS://user:word@evil.example'), '/')
})

paths('is null where there is no path', () => {
  for (const url of ['*', '', 'evil.example:443', 'file:///etc/passwd', 'javascript:1', 'http://[']) {
    assert.is(pathOf(url), null, url)
  }
})

paths.run()

const queries = suite('queryOf')

queries('ends before the fragment', () => {
  assert.is(queryOf('/a?b=c?d#e'), '?b=c?d')
  assert.is(queryOf('/a#b?c'), '')
  assert.is(queryOf('/a'), '')
})

queries.run()

const decoding = suite('decodePath')

decoding('recognises what is not UTF-8', () => {
  assert.is(decodePath('/%C3%A4'), '/ä')
  for (const path of ['/%', '/%zz', '/%c0%ae', '/%ff']) assert.is(decodePath(path), null, path)
})

decoding.run()

const asking = suite('routeAsked')
const pages = {
  '/privacy': 'privacy.html',
  '/en/privacy': 'en/privacy.html',
  '/': 'index.html',
  '/en/': 'en/index.html',
}

asking('is the page in the language that the address asks for', () => {
  assert.is(routeAsked({ pages }, '/privacy', '?lang=en'), '/en/privacy')
  assert.is(routeAsked({ pages }, '/privacy', '?a=b&lang=en&c=d'), '/en/privacy')
  assert.is(routeAsked({ pages }, '/', '?lang=en'), '/en/')
})
asking('is the page itself without such a version, such a language or such a page', () => {
  for (const query of ['', '?lang=de', '?lang=fr', '?lang=english', '?lang=', '?language=en', '?xlang=en'])
    assert.is(routeAsked({ pages }, '/privacy', query), '/privacy')
  assert.is(routeAsked({ pages }, '/constructor', '?lang=en'), '/constructor')
})
asking.run()
