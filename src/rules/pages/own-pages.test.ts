import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { ownPages } from './own-pages.ts'

const NONE = 'none: { sections: [contact-form], why: Felder }'

const test = suite('ownPages')

test('finds two heroes with one drawing, whatever stands beside it', () => {
  const pages = {
    a: page('/a', '{ type: hero, title: Eins, drawing: house }'),
    b: page('/b', '{ type: hero, title: Zwei, drawing: house }'),
    c: page('/c', '{ type: hero, title: Drei, drawing: bridge }'),
  }
  assert.equal(found(pages), [
    'pages/b.yaml:3:41 page/same-drawing The drawing "house" is the hero of two pages: also of site/pages/a.yaml. | Give the page a drawing of its own (templates/drawings/scenes).',
  ])
})

test('finds the same closing words in one of the languages', () => {
  const pages = {
    a: page(
      '/a',
      '{ type: closing, title: { de: Reden wir, en: Talk to us }, lead: Rufen Sie an. }',
      'languages: [de, en]',
    ),
    b: page('/b', '{ type: closing, title: talk to us, lead: Kommen Sie vorbei. }'),
  }
  assert.equal(found(pages), [
    'pages/b.yaml:3:29 page/same-closing Two pages close with the words "talk to us": also site/pages/a.yaml. | Close with what this page is about.',
  ])
})

test('allows one section in common, and names the second', () => {
  const [quotes, answers] = ['{ type: voices, quotes: [one, two] }', '{ type: questions, faq: prices }']
  assert.equal(found({ a: page('/a', quotes, answers), b: page('/b', quotes) }), [])
  assert.equal(found({ a: page('/a', quotes, answers), b: page('/b', answers, quotes) }), [
    'pages/b.yaml:4:13 page/shared-sections This page has 2 sections in common with site/pages/a.yaml: questions, voices. | Give it its own, take it off, or say in site/data/shared-sections.yaml why both have it.',
  ])
})

test('takes some of the same entries, or mostly the same words, for the same section', () => {
  const steps = (second: string) => `{ type: steps, items: [{ text: Wir sehen zu und zählen. }, { text: ${second} }] }`
  const less = { a: page('/a', '{ type: voices, quotes: [one, two] }', steps('Wir bauen.')) }
  const count = (more: string) => found({ ...less, b: page('/b', '{ type: voices, quotes: [two] }', more) }).length
  assert.is(count(steps('Sie prüfen alles.')), 1)
  assert.is(count(steps('Und dann erst kommt ein ganz anderer Schritt, der länger ist.')), 1)
  assert.is(count('{ type: steps, items: [{ text: Wir hören Ihnen zu. }, { text: Wir bauen. }] }'), 0)
  assert.is(count(steps('Wir bauen.').replace('type: steps', 'type: stages')), 0)
})

test('takes neither heads and buttons nor what is only cited for the section', () => {
  const voices = '{ type: voices, quotes: [one] }'
  const other = (text: string) =>
    `{ type: steps, head: { title: Drei Schritte zum Ziel }, action: { label: Termin buchen }, items: [{ text: ${text} }] }`
  const cited = (text: string) => `{ type: chat, cites: prices, items: [{ text: ${text} }] }`
  const pages = {
    a: page('/a', voices, other('Eins'), cited('Vier')),
    b: page('/b', voices, other('Zwei'), cited('Fünf')),
  }
  assert.equal(found(pages), [])
})

test('compares pages only in a language that both have', () => {
  const sections = ['{ type: voices, quotes: [one] }', '{ type: questions, faq: prices }']
  const pages = { a: page('/a', ...sections), b: page('/b', ...sections, 'languages: [en]') }
  assert.equal(found(pages), [])
})

test('leaves out what the pages may share, and no other pages', () => {
  const sections = ['{ type: voices, quotes: [one] }', '{ type: questions, faq: prices }']
  const pages = { a: page('/a', ...sections), b: page('/b', ...sections) }
  const shared = (routes: string) => `websites: { sections: [voices], pages: ${routes}, why: Gliederung }`
  assert.equal(found(pages, shared('[/a, /b]')), [])
  assert.is(found(pages, shared('[/a, /c]')).length, 1)
})

test('compares nothing in a site that does not say what may be shared', () => {
  const hero = '{ type: hero, title: Eins, drawing: house }'
  assert.equal(findingsOf(ownPages, siteOf({ pages: { a: page('/a', hero), b: page('/b', hero) } })), [])
})

test('ignores pages of another shape', () => {
  const pages = { a: 'routes: [/a]\nsections: nein', b: page('/b', 'Text', '{ type: 5 }', '[]', '{ type: closing }') }
  assert.equal(found({ ...pages, c: 'routes: [/c]' }), [])
})

test.run()

function found(pages: Readonly<Record<string, string>>, exceptions = NONE): string[] {
  return findingsOf(ownPages, siteOf({ pages, data: { 'shared-sections': exceptions } }))
}

function page(route: string, ...lines: readonly string[]): string {
  const more = lines.filter((line) => line.startsWith('languages'))
  const sections = lines.filter((line) => !more.includes(line))
  return [`routes: [${route}]`, 'sections:', ...sections.map((section) => `  - ${section}`), ...more].join('\n')
}
