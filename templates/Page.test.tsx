import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { altered, germanSite } from '../test/german-site.ts'
import { Page, placeSections } from './Page.tsx'
import { Faq } from './sections/Faq.tsx'
import type { Section, Tone } from './types.ts'

const site = await germanSite()
const test = suite('placeSections')

test('alternates between paper and deep paper, and begins with paper after the hero', () => {
  assert.equal(tones('hero', 'figures', 'benefits', 'process'), ['paper', 'paper', 'deep', 'paper'])
})

test('keeps the ground the author set, and goes on from it', () => {
  const sections = [section('figures', 'deep'), section('benefits'), section('process')]
  assert.equal(
    placeSections(sections).map((placed) => placed.section.tone),
    ['deep', 'paper', 'deep'],
  )
})

test('gives the closing call the night ground', () => {
  assert.equal(tones('benefits', 'closing', 'legal-notice'), ['paper', 'night', 'paper'])
})

test('numbers the sections that have a head, and no others', () => {
  const sections = [section('hero'), withHead('benefits'), section('figures'), withHead('faq')]
  assert.equal(
    placeSections(sections).map(({ number }) => number),
    [null, '01', null, '02'],
  )
})

test.run()

const markup = suite('Page')

markup('lets no text of an author end its structured data', () => {
  const question = '</script><script>alert(1)</script>'
  const faq = altered(site.section('faq'), { faq: { items: [{ id: 'a', question, answer: 'A.' }] } })
  const page = { ...site.page, sections: [faq] }
  const html = renderToStaticMarkup(<Page page={page} context={site.context} sections={{ Faq }} />)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  assert.match(json, '\\u003c/script>')
  assert.ok(JSON.stringify(JSON.parse(json)).includes(question))
})

markup.run()

const tones = (...types: Section['type'][]) =>
  placeSections(types.map((type) => section(type))).map(({ section }) => section.tone)

/** A section of the site without its head and its tone. */
function section(type: Section['type'], tone?: Tone): Section {
  const { head, tone: own, ...rest } = { head: null, tone: null, ...site.section(type) }
  return { ...rest, ...(tone && { tone }) } as Section
}

function withHead(type: Section['type']): Section {
  return { ...section(type), head: { label: 'L', title: 'T' } } as Section
}
