import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentHash } from '../content/hash.ts'
import { openStore } from '../content/stored.ts'
import { sourcesOf } from '../sources/sources.ts'
import type { Config, Diagnostic, Facts, Language, Mark, Page, Source, SourceKind } from '../types.ts'
import { filesBelow } from './load.ts'
import { duplicateRoutes, resolve } from './resolve.ts'

const test = suite<{ root: string }>('resolve')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'resolve-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('gives each page its routes in each of its languages', ({ root }) => {
  const pages = resolved(root, [page('talk', { routes: ['/talk', '/sprechen'], languages: ['de', 'en'] })])?.pages
  assert.equal(
    pages?.map(({ route, language, aliases }) => ({ route, language, aliases })),
    [
      { route: '/en/talk', language: 'en', aliases: ['/en/sprechen'] },
      { route: '/talk', language: 'de', aliases: ['/sprechen'] },
    ],
  )
})

test('takes the route from the name of the file and the default language where a page says nothing', ({ root }) => {
  const pages = resolved(root, [page('index'), page('blog/first')])?.pages
  assert.equal(
    pages?.map(({ route, language }) => [route, language]),
    [
      ['/', 'de'],
      ['/blog/first', 'de'],
    ],
  )
})

test('leaves the route of a page without the default language as it is written', ({ root }) => {
  const pages = resolved(root, [page('services', { routes: ['/services'], languages: ['en', 'pt'] })])?.pages
  assert.equal(
    pages?.map(({ route }) => route),
    ['/pt/services', '/services'],
  )
})

test('ends routes with a slash where the site wants it', ({ root }) => {
  const pages = resolved(root, [page('index'), page('tools', { routes: ['/tools', '/werkzeug'] })], {
    trailingSlash: true,
  })?.pages
  assert.equal(
    pages?.flatMap(({ route, aliases }) => [route, ...aliases]),
    ['/', '/tools/', '/werkzeug/'],
  )
})

test('says what pages share, whatever pages there are', ({ root }) => {
  const shared = (sources: readonly Source[], settings: object = {}) =>
    run(root, [siteSettings(settings), ...sources]).value?.sharedHash
  const faqs = source('data', 'faqs', { a: 1 })
  const before = shared([faqs, page('index')])
  assert.is(shared([faqs, page('index', {}, { title: 'A' }), page('other')]), before)
  assert.is.not(shared([source('data', 'faqs', { a: 2 }), page('index')]), before)
  assert.is.not(shared([faqs, page('index')], { languages: ['de'] }), before)
  assert.is.not(shared([faqs, page('index'), source('legal', 'imprint.de', {})]), before)
  put(root, 'a.svg')
  assert.is.not(shared([faqs, page('index')]), before)
})

test('sorts pages by route, whatever their files are called', ({ root }) => {
  const pages = resolved(root, [page('a', { routes: ['/z'] }), page('b', { routes: ['/a'] })])?.pages
  assert.equal(
    pages?.map(({ route }) => route),
    ['/a', '/z'],
  )
})

for (const route of ['/../x', '/a/../../x', '//a', '/a/./b', '/a\\b', '/a\0']) {
  test(`refuses the route ${JSON.stringify(route)}, which would lead out of the site`, ({ root }) => {
    const [found] = problems(root, [page('a', { routes: ['/a', route] })], 'route/form')
    assert.equal([found?.at?.file, found?.at?.line], ['site/pages/a.yaml', 1])
  })
}

test('has no site without settings', ({ root }) => {
  assert.is(run(root, [page('index')]).value, null)
})

test('names the place of a reference to nothing, and the nearest name', ({ root }) => {
  const tools = source('data', 'tools', { hammer: {}, saw: {} })
  const shelf = page('shelf', {}, { tool: 'hamer' }, [{ kind: 'reference', pointer: '/tool', target: 'tools' }])
  const [found] = problems(root, [tools, shelf], 'reference/missing')
  assert.match(found?.message ?? '', '"hamer"')
  assert.equal(found?.at, { file: 'site/pages/shelf.yaml', line: 1, column: 1, length: 5 })
  assert.match(found?.hint ?? '', '"hammer"')
})

test('reports once that a file of shared data is missing, however many take from it', ({ root }) => {
  const marks = [{ kind: 'reference', pointer: '/tool', target: 'tools' }] as const
  const shelves = ['a', 'b'].map((name) => page(name, { routes: [`/${name}`] }, { tool: 'saw' }, [...marks]))
  assert.equal(problems(root, shelves, 'reference/missing'), [])
  const found = new Set(problems(root, shelves, 'reference/missing-file').map(({ message, at }) => `${message} ${at}`))
  assert.equal([...found], ['site/data/tools.yaml is missing, and other files take from it. null'])
})

test('names the place of a picture that does not exist, and the nearest one', ({ root }) => {
  put(root, 'saw.svg')
  const shelf = page('shelf', {}, { picture: 'sow.svg' }, [{ kind: 'asset', pointer: '/picture' }])
  const [found] = problems(root, [shelf], 'asset/missing')
  assert.is(found?.at?.length, '/picture'.length)
  assert.match(found?.hint ?? '', '"saw.svg"')
})

test('names the place of a text that does not exist, and the nearest one', ({ root }) => {
  const terms = source('legal', 'terms.de', {})
  const shelf = page('shelf', {}, { text: 'term' }, [{ kind: 'document', pointer: '/text' }])
  const [found] = problems(root, [terms, shelf], 'document/missing')
  assert.match(found?.hint ?? '', '"terms"')
})

test('is content with names that exist', ({ root }) => {
  put(root, 'saw.svg')
  const sources = [
    source('data', 'tools', { saw: {} }),
    source('legal', 'terms.de', {}),
    page('shelf', {}, { tool: 'saw', picture: 'saw.svg', text: 'terms' }, [
      { kind: 'reference', pointer: '/tool', target: 'tools' },
      { kind: 'asset', pointer: '/picture' },
      { kind: 'document', pointer: '/text' },
    ]),
  ]
  for (const code of ['reference/missing', 'asset/missing', 'document/missing']) {
    assert.equal(problems(root, sources, code), [])
  }
})

test('finds names of objects that every object inherits', ({ root }) => {
  const shelf = page('shelf', {}, { tool: 'constructor' }, [{ kind: 'reference', pointer: '/tool', target: 'tools' }])
  assert.is(problems(root, [source('data', 'tools', { saw: {} }), shelf], 'reference/missing').length, 1)
})

test('reports a page in two languages once', ({ root }) => {
  const facts = { routes: ['/shelf'], languages: ['de', 'en'] }
  const shelf = page('shelf', facts, { tool: 'x' }, [{ kind: 'reference', pointer: '/tool', target: 'tools' }])
  assert.is(problems(root, [source('data', 'tools', { saw: {} }), shelf], 'reference/missing').length, 1)
})

test('names a picture that cannot be read', ({ root }) => {
  put(root, 'saw.png', 'no picture')
  const [found] = problems(root, [], 'asset/unreadable')
  assert.is(found?.at?.file, 'site/assets/saw.png')
  assert.ok(found?.hint)
})

test('remembers what it found until something changes', ({ root }) => {
  put(root, 'a/saw.svg')
  const shelf = page('shelf', {}, { picture: 'a/saw.svg' }, [{ kind: 'asset', pointer: '/picture' }])
  const missing = () => problems(root, [shelf], 'asset/missing', join(root, '.cache')).length
  assert.equal([missing(), missing()], [0, 0])
  mkdirSync(join(root, 'site/assets/b'))
  renameSync(join(root, 'site/assets/a/saw.svg'), join(root, 'site/assets/b/saw.svg'))
  assert.equal([missing(), missing()], [1, 1])
})

test.run()

const duplicates = suite('duplicateRoutes')

duplicates('names both files when two pages claim the same route', () => {
  const [found, ...more] = duplicateRoutes([one('a', '/ki-beratung'), one('b', '/ki-beratung')])
  assert.equal(more, [])
  assert.is(found?.code, 'route/duplicate')
  assert.equal([found?.at?.file, found?.at?.length], ['site/pages/b.yaml', '/routes/0'.length])
  assert.match(found?.message ?? '', 'site/pages/a.yaml')
  assert.match(found?.hint ?? '', 'site/pages/a.yaml')
})

duplicates('looks at aliases and at other languages too', () => {
  assert.is(duplicateRoutes([one('a', '/tools', ['/werkzeug']), one('b', '/werkzeug')]).length, 1)
  assert.is(duplicateRoutes([one('a', '/en/', [], 'en'), one('b', '/en/')]).length, 1)
})

duplicates('finds a page that claims a route twice', () => {
  assert.is(duplicateRoutes([one('a', '/tools', ['/tools'])]).length, 1)
})

duplicates('finds routes that differ but make the same file', () => {
  assert.is(duplicateRoutes([one('a', '/'), one('b', '/index')]).length, 1)
  assert.is(duplicateRoutes([one('a', '/en/', [], 'en'), one('b', '/en/index')]).length, 1)
})

duplicates('points at the route that is claimed twice, not at one that ends like it', () => {
  const [found] = duplicateRoutes([one('a', '/x/tools'), one('b', '/x/tools', ['/tools'])])
  assert.is(found?.at?.line, 0)
})

duplicates('points at the route where routes end with a slash', () => {
  const [found] = duplicateRoutes([one('a', '/tools/'), { ...one('b', '/tools/'), source: routesOf('b', ['/tools']) }])
  assert.is(found?.at?.length, '/routes/0'.length)
})

duplicates('points at the route of a page in another language', () => {
  const english = { ...one('b', '/en/werkzeug', ['/en/tools'], 'en'), source: routesOf('b', ['/werkzeug', '/tools']) }
  const [found] = duplicateRoutes([one('a', '/en/tools'), english])
  assert.is(found?.at?.line, 1)
})

duplicates('is content with pages of their own', () => {
  assert.equal(duplicateRoutes([one('a', '/a'), one('b', '/b', ['/c']), one('d', '/en/a', [], 'en')]), [])
})

duplicates.run()

function run(root: string, sources: readonly Source[], store = openStore<readonly Diagnostic[]>(null)) {
  const config: Config = { root, out: join(root, 'dist'), cache: null, compress: false, workerFile: null }
  const project = { schemas: new Map(), schemasHash: '', files: [], assets: filesBelow(join(root, 'site/assets')) }
  return resolve(config, { project, sources: sourcesOf([], sources) }, store)
}

function resolved(root: string, sources: readonly Source[], settings: object = {}) {
  return run(root, [siteSettings(settings), ...sources]).value?.site
}

function problems(root: string, sources: readonly Source[], wanted: string, cache: string | null = null) {
  const store = openStore<readonly Diagnostic[]>(cache && join(cache, 'names.json'))
  return run(root, [siteSettings(), ...sources], store).diagnostics.filter(({ code }) => code === wanted)
}

function siteSettings(settings: object = {}): Source {
  const base = { name: 'A', url: 'https://tools.example', defaultLanguage: 'de', languages: ['de', 'en', 'pt'] }
  return source('site', 'site', { ...base, ...settings })
}

function page(name: string, facts: Facts = {}, data: object = {}, marks: readonly Mark[] = []): Source {
  return source('page', name, { seo: {}, sections: [], ...data }, { facts, marks })
}

function one(name: string, route: string, aliases: string[] = [], language: Language = 'de'): Page {
  return { route, language, aliases, source: routesOf(name, [route, ...aliases]) }
}

function routesOf(name: string, routes: string[]): Source {
  return page(name, { routes })
}

/** Stands for a file: a place has the length of its pointer and the line of the list entry it ends with. */
function source(
  kind: SourceKind,
  name: string,
  data: object,
  { facts = {}, marks = [] }: { facts?: Facts; marks?: readonly Mark[] } = {},
): Source {
  const folder = { page: 'site/pages', data: 'site/data', legal: 'site/legal', site: 'site' }[kind]
  const file = `${folder}/${name}.${kind === 'legal' ? 'mdx' : 'yaml'}`
  const locate = (pointer: string) => ({ file, line: lineOf(pointer), column: 1, length: Math.max(1, pointer.length) })
  const hash = contentHash(JSON.stringify(data))
  return { kind, file, name, hash, marks, facts, text: () => '', data: () => structuredClone(data), locate }
}

function lineOf(pointer: string): number {
  const last = Number(pointer.split('/').at(-1))
  return Number.isInteger(last) && pointer.startsWith('/routes') ? last : 1
}

function put(root: string, file: string, text = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>') {
  const path = join(root, 'site/assets', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
