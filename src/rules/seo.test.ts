import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seo } from './seo.ts'
import { findingsOf, siteOf } from './testing.ts'

const DESCRIPTION = 'Wir zeichnen Ihre Abläufe auf und bauen die Software dazu, mit Garantie und fester Zusage.'

const test = suite('seo')

test('asks for a title and a description that search engines show in full', () => {
  const pages = { home: page('/', 'Startseite', 'Zu kurz.') }
  assert.equal(findingsOf(seo, siteOf({ pages })), [
    'pages/home.yaml:3:10 seo/title-length The title for search engines has 10 characters: too few. | Write 15 to 65 characters; search engines make up their own otherwise.',
    'pages/home.yaml:4:16 seo/description-length The description for search engines has 8 characters: too few. | Write 70 to 170 characters; search engines make up their own otherwise.',
  ])
})

test('counts characters as readers do', () => {
  const pages = { home: page('/', `${'x'.repeat(64)}😀`, DESCRIPTION) }
  assert.equal(findingsOf(seo, siteOf({ pages })), [])
})

test('checks each language of the page', () => {
  const title = `{ de: Software nach Maß für Sie, en: "${'x'.repeat(66)}", pt: kurz }`
  const pages = { home: page('/', title, DESCRIPTION, 'languages: [de, en]') }
  assert.equal(findingsOf(seo, siteOf({ pages })), [
    'pages/home.yaml:3:47 seo/title-length The title for search engines in "en" has 66 characters: too many. | Write 15 to 65 characters; search engines cut the rest off.',
  ])
})

test('names the other page when two have the same title', () => {
  const pages = { a: page('/a', 'Software nach Maß', DESCRIPTION), b: page('/b', 'Software nach maß', DESCRIPTION) }
  assert.equal(findingsOf(seo, siteOf({ pages })), [
    'pages/b.yaml:3:10 seo/duplicate-title The title "Software nach maß" is used twice: also by site/pages/a.yaml. | Say what is special about this page.',
  ])
})

test('allows the same title in two languages, and on a page with another canonical one', () => {
  const pages = {
    a: page('/a', 'Software nach Maß', DESCRIPTION, 'languages: [de, en]'),
    b: `${page('/b', 'Software nach Maß', DESCRIPTION)}\n  canonical: /a`,
  }
  assert.equal(findingsOf(seo, siteOf({ pages })), [])
})

test('ignores pages that search engines do not show, and pages of another shape', () => {
  const pages = {
    a: `${page('/404', 'Weg', 'Weg.')}\n  index: false`,
    b: 'title: Eins',
    c: 'seo: nein',
    d: 'seo: { title: 5 }',
  }
  assert.equal(findingsOf(seo, siteOf({ pages })), [])
})

test.run()

function page(route: string, title: string, description: string, more = ''): string {
  return `routes: [${route}]\nseo:\n  title: ${title}\n  description: ${description}${more && `\n${more}`}`
}
