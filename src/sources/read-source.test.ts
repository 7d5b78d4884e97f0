import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validator } from '../content/validator.ts'
import { readSource } from './read-source.ts'
import type { SourceFile } from './source-file.ts'

const test = suite('readSource')

test('gives the data as JSON with its marks and facts', () => {
  const reading = readSource(page, 'routes: [/a]\nlanguages: [de, en]\ntitle: Säge\n', schemas())
  assert.equal(reading, {
    json: '{"routes":["/a"],"languages":["de","en"],"title":"Säge"}',
    marks: [{ kind: 'text', pointer: '/title' }],
    facts: { routes: ['/a'], languages: ['de', 'en'], names: [], targets: [] },
    diagnostics: [],
  })
})

test('knows no facts of a page that names none', () => {
  assert.equal(readSource(page, 'title: A\n', schemas()).facts, { names: [], targets: [] })
})

test('notes a page that is not to be listed: left out by search engines, or known under another address', () => {
  const factsOf = (seo: string) => readSource(page, `title: A\nseo: ${seo}\n`, schemas()).facts
  assert.equal(factsOf('{ index: false }'), { names: [], targets: [], isUnlisted: true })
  assert.equal(factsOf('{ canonical: / }'), { names: [], targets: [], isUnlisted: true })
  assert.equal(factsOf('{ index: true }'), { names: [], targets: [] })
  assert.equal(factsOf('none'), { names: [], targets: [] })
})

test('gives no data for content that breaks its schema', () => {
  const { json, diagnostics } = readSource(page, 'title: A\nroutes: [/a, 5]\n', schemas())
  assert.is(json, null)
  assert.equal(
    diagnostics.map(({ at }) => [at?.file, at?.line, at?.column]),
    [['site/pages/a.yaml', 2, 14]],
  )
})

test('gives no data for content that is no YAML', () => {
  const { json, diagnostics } = readSource(page, 'title: [\n', schemas())
  assert.is(json, null)
  assert.ok(diagnostics.length > 0)
})

test('names what was mistyped where YAML took it for something else', () => {
  const codesOf = (text: string) =>
    readSource(page, text, schemas()).diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`)
  assert.equal(codesOf('title: A\nroutes:\n  -/a\n'), ['yaml/no-blank 3:3'])
  assert.equal(codesOf('title: A\nroutes:\n  -a\n  -b\n'), ['yaml/no-blank 3:3'])
  assert.equal(codesOf('title: A\nroutes:\n  -\u00a0a\n'), ['yaml/no-break-space 3:4'])
  assert.equal(codesOf('title: A\nseo: 1\n\u00a0\u00a0b: 1\n'), ['yaml/no-break-space 3:1'])
  assert.equal(codesOf('title: A\nroutes:\n  - mailto:a\n  - 5\n'), ['schema/quotes 4:5'])
})

test('gives no data for an empty file, and says so', () => {
  const { json, diagnostics } = readSource(page, '', schemas())
  assert.is(json, null)
  assert.is(diagnostics.length, 1)
})

test('reads the front matter of a text', () => {
  const text: SourceFile = { kind: 'legal', file: 'site/legal/terms.de.mdx', name: 'terms.de' }
  assert.is(readSource(text, '---\ntitle: A\n---\nText\n', schemas()).json, '{"title":"A"}')
  const [found] = readSource(text, '---\ntitle: A\nmore: B\n---\nText\n', schemas()).diagnostics
  assert.is(found?.at?.line, 3)
})

test('says in German what a missing field is for, where the project does', () => {
  const [found] = readSource(page, 'routes: [/a]\n', schemas()).diagnostics
  assert.match(found?.hint ?? '', /^The heading\. Add /)
  assert.match(found?.german.hint ?? '', /^Die Überschrift\. /)
})

test('names the schema that a data file misses', () => {
  const file: SourceFile = { kind: 'data', file: 'site/data/tools.yaml', name: 'tools' }
  const { json, diagnostics } = readSource(file, 'a: 1\n', schemas())
  assert.is(json, null)
  assert.is(diagnostics[0]?.code, 'schema/unknown-file')
  assert.match(diagnostics[0]?.message ?? '', 'schemas/data/tools.json')
  assert.ok(diagnostics[0]?.hint)
})

test.run()

const page: SourceFile = { kind: 'page', file: 'site/pages/a.yaml', name: 'a' }

function schemas() {
  const names = { type: 'array', items: { type: 'string' } }
  const title = { mark: 'text', type: 'string', description: 'The heading.' }
  const object = { type: 'object', additionalProperties: false, required: ['title'] }
  return validator(
    new Map([
      ['page.json', JSON.stringify({ ...object, properties: { title, seo: true, routes: names, languages: names } })],
      ['legal.json', JSON.stringify({ ...object, properties: { title } })],
      ['de/page.yaml', '- en: The heading.\n  de: Die Überschrift.\n'],
    ]),
  )
}
