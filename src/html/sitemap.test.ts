import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { robots, sitemap } from './sitemap.ts'

const map = suite('sitemap')

map('lists pages with their language versions', () => {
  const site = siteOf({ pages: { home: 'routes: [/]\nlanguages: [de, en]', talk: 'routes: [/talk, /talk-b]' } })
  assert.is(
    sitemap('https://example.org', site),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://example.org/</loc>${alternates}</url>
<url><loc>https://example.org/en/</loc>${alternates}</url>
<url><loc>https://example.org/talk</loc></url>
</urlset>
`,
  )
})

map('leaves out what is not to be found, and what hands over to another page', () => {
  const pages = {
    home: 'routes: [/]',
    lost: 'routes: ["/404"]\nseo: { index: false }',
    b: 'routes: [/b]\nseo: { canonical: / }',
    odd: '- a list',
  }
  const text = sitemap('https://example.org', siteOf({ pages }))
  assert.not.match(text, /404|\/b</)
})

map('escapes addresses', () => {
  assert.match(
    sitemap('https://example.org', siteOf({ pages: { a: 'routes: ["/a&b"]' } })),
    '<loc>https://example.org/a&amp;b</loc>',
  )
})

map.run()

const crawlers = suite('robots')

crawlers('names the sitemap and keeps crawlers from the functions', () => {
  assert.is(
    robots('https://example.org'),
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://example.org/sitemap.xml\n',
  )
})

crawlers.run()

const alternates = [
  'de" href="https://example.org/"',
  'en" href="https://example.org/en/"',
  'x-default" href="https://example.org/"',
]
  .map((version) => `<xhtml:link rel="alternate" hreflang="${version}/>`)
  .join('')
