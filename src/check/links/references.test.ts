import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { candidatesIn, dataPaths, jsonLdAddresses, referencesOf, styleReferences } from './references.ts'

const element = suite('referencesOf')

const values = (name: string, attributes: Record<string, string>) =>
  referencesOf(name, attributes, 0).map(({ value }) => value)

element('follows what browsers follow', () => {
  assert.equal(values('a', { href: '/a', class: 'b' }), ['/a'])
  assert.equal(values('video', { src: '/v.mp4', poster: '/p.jpg' }), ['/v.mp4', '/p.jpg'])
  assert.equal(values('form', { action: '/api/contact', method: 'post' }), ['/api/contact'])
  assert.equal(values('use', { 'xlink:href': '#i' }), ['#i'])
  assert.equal(values('object', { data: '/d.pdf' }), ['/d.pdf'])
  assert.equal(values('img', { src: '/a.png', srcset: '/b.png 1x, /c.png 2x' }), ['/a.png', '/b.png', '/c.png'])
})

element('knows the addresses in metadata, and what only looks like one', () => {
  assert.equal(values('meta', { property: 'og:image', content: 'https://here.example/a.png' }), [
    'https://here.example/a.png',
  ])
  assert.equal(values('meta', { property: 'og:title', content: '/no' }), [])
  assert.equal(values('meta', { 'http-equiv': 'refresh', content: '3; URL=/next' }), ['/next'])
})

element('looks into data for scripts', () => {
  assert.equal(values('div', { 'data-sample': '/_a/a.pdf' }), ['/_a/a.pdf'])
  assert.equal(values('div', { 'data-props': '{"to":"/a","unit":"/Monat","list":[{"file":"/b.pdf"}],"x":"/api/c"}' }), [
    '/a',
    '/b.pdf',
    '/api/c',
  ])
  assert.equal(dataPaths('{ no json'), [])
  assert.equal(dataPaths('//elsewhere.example/a'), [])
})

element.run()

const pictures = suite('candidatesIn')

pictures('reads widths and densities', () => {
  assert.equal(candidatesIn('/a.avif 480w, /b.avif 960w'), [
    { url: '/a.avif', width: 480, density: 1 },
    { url: '/b.avif', width: 960, density: 1 },
  ])
  assert.equal(candidatesIn('/a.png,/b.png 1.5x'), [
    { url: '/a.png', width: null, density: 1 },
    { url: '/b.png', width: null, density: 1.5 },
  ])
  assert.equal(candidatesIn(''), [])
})

pictures.run()

const linked = suite('jsonLdAddresses')

linked('takes whole URLs, but no names of things', () => {
  const text = '{"@context":"https://schema.org","@graph":[{"@id":"https://a.example/#x","url":"https://a.example/b"}]}'
  assert.equal(jsonLdAddresses(text), ['https://a.example/b'])
  assert.equal(jsonLdAddresses('broken'), [])
})

linked.run()

const styles = suite('styleReferences')

styles('finds every way to write an address', () => {
  const css =
    '@import "/a.css";x{background:url(/b.png)}y{background:url( "/c d.png" )}z{src:url(\'/e.woff2\') format("woff2")}'
  assert.equal(
    styleReferences(css).map(({ value, name }) => [name, value]),
    [
      ['@import', '/a.css'],
      ['url()', '/b.png'],
      ['url()', '/c d.png'],
      ['url()', '/e.woff2'],
    ],
  )
})

styles('never fails, and every place is within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('url(', '"', "'", ')', '@import', ' ', 'a', '/', '\\') }), (css) => {
      for (const { offset } of styleReferences(css)) assert.ok(offset >= 0 && offset < css.length)
    }),
  )
})

styles.run()
