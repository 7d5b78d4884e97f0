import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config } from '../types.ts'
import { filesBelow, load } from './load.ts'

const test = suite<{ root: string }>('load')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'load-'))
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('lists the content of a project by kind', ({ root }) => {
  put(root, 'site/site.yaml', 'site/pages/index.yaml', 'site/pages/blog/first.yaml', 'site/data/tools.yaml')
  put(root, 'site/legal/terms.de.mdx', 'site/assets/pictures/saw.svg')
  const { value, diagnostics } = load(config(root))
  assert.equal(diagnostics, [])
  assert.equal(
    value?.files.map(({ kind, name }) => `${kind} ${name}`),
    ['site site', 'page blog/first', 'page index', 'data tools', 'legal terms.de'],
  )
  assert.equal(value?.assets, ['pictures/saw.svg'])
})

test('reads schemas by their path below schemas/', ({ root }) => {
  put(root, 'site/site.yaml', 'schemas/page.json', 'schemas/sections/hero.json', 'schemas/types.ts')
  assert.equal([...(load(config(root)).value?.schemas.keys() ?? [])], ['page.json', 'sections/hero.json'])
})

test('gives schemas a hash that changes with any of them', ({ root }) => {
  put(root, 'site/site.yaml', 'schemas/page.json')
  const schemasHash = load(config(root)).value?.schemasHash
  assert.is(load(config(root)).value?.schemasHash, schemasHash)
  writeFileSync(join(root, 'schemas/page.json'), '{"type":"object"}')
  assert.is.not(load(config(root)).value?.schemasHash, schemasHash)
})

test('says once which template is missing for a type of section', ({ root }) => {
  put(root, 'site/site.yaml', 'schemas/sections/hero.json', 'schemas/sections/top-10.json')
  assert.equal(load(config(root)).diagnostics, [])
  put(root, 'templates/sections/Hero.tsx')
  const { value, diagnostics } = load(config(root))
  assert.ok(value)
  assert.equal(
    diagnostics.map(({ code, at }) => [code, at?.file]),
    [['project/no-section-template', 'templates/sections/Top10.tsx']],
  )
  assert.match(diagnostics[0]?.hint ?? '', 'component Top10')
})

test('says that a folder is no project', ({ root }) => {
  const { diagnostics } = load(config(root))
  assert.equal(
    diagnostics.map(({ code, at }) => [code, at]),
    [['project/missing', null]],
  )
  assert.match(diagnostics[0]?.hint ?? '', '--root')
})

test('stops at a schema that is no JSON, and says where', ({ root }) => {
  put(root, 'site/site.yaml', 'schemas/page.json')
  writeFileSync(join(root, 'schemas/page.json'), '{\n  "type": "object",\n}\n')
  const { value, diagnostics } = load(config(root))
  assert.is(value, null)
  assert.equal(
    diagnostics.map(({ code, at }) => [code, at?.file, at?.line]),
    [['schema/broken', 'schemas/page.json', 3]],
  )
})

test('finds files that end in .yml, which nobody would read', ({ root }) => {
  put(root, 'site/site.yaml', 'site/pages/tools.yml', 'site/data/tools.yml')
  assert.equal(
    load(config(root)).diagnostics.map(({ code, at, hint }) => [code, at?.file, hint]),
    [
      ['project/ending', 'site/pages/tools.yml', 'Rename it to site/pages/tools.yaml.'],
      ['project/ending', 'site/data/tools.yml', 'Rename it to site/data/tools.yaml.'],
    ],
  )
})

test('leaves out what editors and systems hide', ({ root }) => {
  put(root, 'site/site.yaml', 'site/pages/.index.yaml.swp', 'site/pages/.hidden/a.yaml', 'site/assets/.DS_Store')
  const { value, diagnostics } = load(config(root))
  assert.equal([value?.files.length, value?.assets, diagnostics], [1, [], []])
})

test.run()

const listing = suite<{ root: string }>('filesBelow')

listing('gives the same order everywhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'load-'))
  put(root, 'b.yaml', 'a/z.yaml', 'a.yaml', 'Z.yaml', 'ä.yaml', 'a-b.yaml')
  assert.equal(filesBelow(root), ['Z.yaml', 'a-b.yaml', 'a.yaml', 'a/z.yaml', 'b.yaml', 'ä.yaml'])
  rmSync(root, { recursive: true })
})

listing('gives nothing for a folder that does not exist', () => {
  assert.equal(filesBelow('/nowhere/at/all'), [])
})

listing.run()

function put(root: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '{}')
  }
}

function config(root: string): Config {
  return { root, out: join(root, 'dist'), cache: null, compress: false, workerFile: null }
}
