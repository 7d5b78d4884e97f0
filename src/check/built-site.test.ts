import { rmSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite, functionName } from './built-site.ts'
import { builtFolder, siteIn } from './testing.ts'

const test = suite<{ folder: string }>('builtSite')

test.before((context) => {
  context.folder = builtFolder({
    'public/index.html': 'home',
    'public/about.html': '',
    'public/en/index.html': '',
    'public/404.html': '',
    'public/_a/site.css': '',
    'public/_a/site.css.br': '',
    'public/_headers': '',
    'public/_redirects': '/old /about 301\n\n/about/ /about 301\n',
    'public/robots.txt': 'User-agent: *\nSitemap: https://here.example/sitemap.xml\n',
    'functions/process-document.js': '',
    'functions/chunks/chunk.js': '',
  })
})
test.after(({ folder }) => rmSync(folder, { recursive: true }))

test('knows pages by the addresses that hosts give them', ({ folder }) => {
  assert.equal(siteIn(folder).pages, [
    { route: '/', file: 'index.html' },
    { route: '/404.html', file: '404.html' },
    { route: '/about', file: 'about.html' },
    { route: '/en/', file: 'en/index.html' },
  ])
})

test('lists what is served, not what only hosts read', ({ folder }) => {
  assert.equal(
    [...siteIn(folder).files],
    ['/404.html', '/_a/site.css', '/about.html', '/en/index.html', '/index.html', '/robots.txt'],
  )
})

test('knows redirects, functions and its own host', ({ folder }) => {
  const site = siteIn(folder)
  assert.equal(
    [...site.redirects],
    [
      ['/old', '/about'],
      ['/about/', '/about'],
    ],
  )
  assert.ok(site.functions.has(functionName('processDocument')))
  assert.is(site.origin, 'https://here.example')
  assert.is(site.read('index.html'), 'home')
})

test('is null where nothing was built', () => {
  assert.is(builtSite('/nowhere'), null)
})

test.run()
