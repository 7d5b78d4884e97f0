import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asset, Language, Mark, Page, Site, Source } from '../types.ts'
import { pageContexts } from './page-context.ts'

const test = suite('pageContexts')

test('has the address of a page', () => {
  const { route, url, language, pageCount, bookingUrl } = contexts().of(talk.en)
  assert.equal(
    { route, url, language, pageCount, bookingUrl },
    {
      route: '/en/talk-to-us',
      url: 'https://tools.example/en/talk-to-us',
      language: 'en',
      pageCount: 3,
      bookingUrl: '/en/talk-to-us',
    },
  )
})

test('offers the page in its other languages, and their home pages where it has none', () => {
  assert.equal(
    contexts()
      .of(talk.de)
      .languageLinks.map(({ language, href, isCurrent }) => [language, href, isCurrent]),
    [
      ['de', '/talk-to-us', true],
      ['en', '/en/talk-to-us', false],
      ['pt', '/pt/', false],
    ],
  )
})

test('leads to the home page from a page in one language', () => {
  assert.equal(
    contexts()
      .of(terms)
      .languageLinks.map(({ href }) => href),
    ['/terms', '/en/', '/pt/'],
  )
})

test('names languages in their own words and in short', () => {
  assert.equal(
    contexts()
      .of(terms)
      .languageLinks.map(({ name, short }) => [name, short]),
    [
      ['Deutsch', 'DE'],
      ['English', 'EN'],
      ['Português', 'PT'],
    ],
  )
})

test('gives shared data in the language of the page, by names in camel case', () => {
  assert.equal(contexts().of(talk.en).data['handTools'], { saw: { name: 'Saw' } })
  assert.equal(contexts().of(talk.de).data['handTools'], { saw: { name: 'Säge' } })
})

test('makes a file of shared data when a page looks at it, and once', () => {
  let times = 0
  const counted = source('counted.yaml', {})
  const data = () => {
    times += 1
    return { saw: 'Säge' }
  }
  const all = contexts([['counted', { ...counted, data }]])
  const { data: shared } = all.of(talk.de)
  assert.equal(Object.keys(shared), ['handTools', 'counted'])
  // Names of values are looked for in all files.
  const before = times
  assert.equal([shared['counted'], all.of(terms).data['counted']], [{ saw: 'Säge' }, { saw: 'Säge' }])
  assert.is(times, before + 1)
})

test('gives a file of shared data the entries of files before it, so that none waits for itself', () => {
  const names = (target: string): Mark[] => [{ kind: 'reference', pointer: '/tool', target }]
  const all = contexts([
    ['after', source('after.yaml', { tool: 'saw' }, names('hand-tools'))],
    ['round', source('round.yaml', { tool: 'tool' }, names('round'))],
  ])
  const { data } = all.of(talk.de)
  assert.equal([data['after'], data['round']], [{ tool: { name: 'Säge' } }, { tool: undefined }])
})

test('gives the data of a page with its references', () => {
  assert.equal(contexts().data(talk.en), {
    tool: { name: 'Saw' },
    picture: { file: 'saw.svg', url: '/_a/saw-1.svg', width: 10, height: 20 },
  })
})

test('gives each page data of its own', () => {
  const all = contexts()
  const first = all.data(talk.en)
  first['tool'] = 'changed'
  assert.equal(all.data(talk.en)['tool'], { name: 'Saw' })
})

test('knows all versions of a page', () => {
  assert.equal(
    contexts()
      .versions(talk.de)
      .map(({ route }) => route),
    ['/talk-to-us', '/en/talk-to-us'],
  )
})

test('has a context for texts that belong to no page', () => {
  const { language, route, data } = contexts().in('en')
  assert.equal([language, route, data['handTools']], ['en', '/en/', { saw: { name: 'Saw' } }])
})

test.run()

function contexts(more: readonly [string, Source][] = []) {
  const pages = [...home, talk.de, talk.en, terms]
  const marks: Mark[] = [{ kind: 'text', pointer: '/saw/name' }]
  const site: Site = {
    settings: source('site.yaml', {
      url: 'https://tools.example',
      bookingPage: '/talk-to-us',
      defaultLanguage: 'de',
      languages: ['de', 'en', 'pt'],
    }),
    pages,
    data: new Map<string, Source>([
      ['hand-tools', source('hand-tools.yaml', { saw: { name: { de: 'Säge', en: 'Saw' } } }, marks)],
      ...more,
    ]),
    documents: new Map(),
    assets: new Map<string, Asset>([['saw.svg', { file: 'saw.svg', url: '/_a/saw-1.svg', width: 10, height: 20 }]]),
    pictures: new Map(),
    languages: ['de', 'en', 'pt'],
    defaultLanguage: 'de',
  }
  return pageContexts(site, () => null)
}

const marks: Mark[] = [
  { kind: 'reference', pointer: '/tool', target: 'hand-tools' },
  { kind: 'asset', pointer: '/picture' },
]
const talkSource = source('talk.yaml', { tool: 'saw', picture: 'saw.svg' }, marks)
const homeSource = source('index.yaml', {})
const home = [page('/', 'de', homeSource), page('/en/', 'en', homeSource), page('/pt/', 'pt', homeSource)]
const talk = { de: page('/talk-to-us', 'de', talkSource), en: page('/en/talk-to-us', 'en', talkSource) }
const terms = page('/terms', 'de', source('terms.yaml', {}))

function page(route: string, language: Language, of: Source): Page {
  return { route, language, aliases: [], source: of }
}

function source<Data extends object>(file: string, data: Data, marksOf: readonly Mark[] = []): Source<Data> {
  const locate = () => ({ file, line: 1, column: 1, length: 1 })
  const parts = { kind: 'page', file, name: file, hash: '', facts: {} } as const
  return { ...parts, marks: marksOf, text: () => '', data: () => structuredClone(data), locate }
}
