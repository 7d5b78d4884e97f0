import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fileMissed, queriesOf, stepsOfPath } from './asked.ts'

const home = { kind: 'page', file: 'site/pages/home.yaml', name: 'home' } as const
const packages = { kind: 'data', file: 'site/data/packages.yaml', name: 'packages' } as const
const schemas = ['page.json', 'data/packages.json', 'sections/packages.json', 'sections/faq.json']
const first = (...words: string[]) => queriesOf(words, [home, packages], schemas)[0]

const paths = suite('stepsOfPath')

paths('takes every way to write a path', () => {
  for (const path of ['sections.0.cta', 'sections[0].cta', '/sections/0/cta', 'sections 0 cta'])
    assert.equal(stepsOfPath(path), ['sections', '0', 'cta'])
})

paths.run()

const test = suite('queriesOf')

test('finds a file with or without folder and ending', () => {
  for (const name of ['site/pages/home.yaml', 'pages/home.yaml', 'home.yaml', 'pages/home', './pages/home.yaml'])
    assert.equal(first(name, 'seo.title'), { file: home, schema: null, path: ['seo', 'title'], line: null }, name)
  assert.equal(first('home', 'seo')?.file, home)
})

test('takes a line, and a path behind the file', () => {
  assert.is(first('pages/home.yaml:12')?.line, 12)
  assert.equal(first('pages/home.yaml#/seo/title')?.path, ['seo', 'title'])
  assert.equal(first('pages/home.yaml:seo.title')?.path, ['seo', 'title'])
})

test('takes a type of section before data of the same name', () => {
  assert.equal(first('faq.exclusive'), { file: null, schema: 'sections/faq.json', path: ['exclusive'], line: null })
  const both = queriesOf(['packages', 'starter.price'], [packages], schemas)
  assert.equal(
    both.slice(0, 2).map(({ file, schema }) => file ?? schema),
    ['sections/packages.json', packages],
  )
})

test('tells a file that is missing from other names', () => {
  assert.is(fileMissed(['pages/hom.yaml', 'seo'], [home]), 'pages/hom.yaml')
  assert.is(fileMissed(['pages/hom.yaml:12'], [home]), 'pages/hom.yaml')
  for (const word of ['pages/home.yaml:12', 'home.yaml', 'faq.exclusive', 'home'])
    assert.is(fileMissed([word], [home]), null)
})

test('is empty for names that are none of these', () => {
  assert.equal(queriesOf(['cta'], [home], schemas), [])
})

test.run()
