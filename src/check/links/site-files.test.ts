import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWith } from '../testing.ts'
import { referringFiles } from './site-files.ts'

const test = suite('referringFiles')

test('reads what files beside pages refer to', () => {
  const texts = {
    'site.css': 'a{background:url(/a.png)}',
    'site.webmanifest':
      '{"start_url":"/","icons":[{"src":"/i.png"}],"shortcuts":[{"url":"/b","icons":[{"src":"/j.png"}]}]}',
    'sitemap.xml':
      '<url><loc>https://here.example/c?a&amp;b</loc><xhtml:link rel="alternate" hreflang="en" href="https://here.example/en/"/></url>',
    'robots.txt': 'Disallow: /api/\nSitemap: https://here.example/sitemap.xml\n',
    'script.js': 'url(/no.png)',
  }
  const files = new Set(Object.keys(texts).map((name) => `/${name}`))
  const found = referringFiles(siteWith({ texts, files }))
  assert.equal(
    found.map(({ page, references }) => [page, ...references.map(({ value }) => value)]),
    [
      ['/robots.txt', 'https://here.example/sitemap.xml'],
      ['/site.css', '/a.png'],
      ['/site.webmanifest', '/', '/b', '/i.png', '/j.png'],
      ['/sitemap.xml', 'https://here.example/c?a&b', 'https://here.example/en/'],
    ],
  )
})

test.run()
