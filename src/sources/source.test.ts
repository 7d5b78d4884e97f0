import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Source, SourceKind } from '../types.ts'
import { makeSource } from './source.ts'

const test = suite<{ folder: string }>('makeSource')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'source-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('gives every reader a copy of its own', ({ folder }) => {
  const one = source(folder, 'page', 'title: A\n', { title: 'Säge' })
  const data = one.data() as Record<string, unknown>
  data['title'] = 'changed'
  assert.equal(one.data(), { title: 'Säge' })
})

test('tells where a value stands, from the file as it is on disk', ({ folder }) => {
  const { line, column, length } = source(folder, 'page', 'a: 1\ntitle: Säge\n', {}).locate('/title')
  assert.equal([line, column, length], [2, 8, 4])
})

test('tells where a key stands', ({ folder }) => {
  assert.is(source(folder, 'page', 'a: 1\ntitle: Säge\n', {}).locate('/title', 'key').column, 1)
})

test('counts lines of front matter from the start of the file', ({ folder }) => {
  assert.is(source(folder, 'legal', '---\na: 1\ntitle: A\n---\nText\n', {}).locate('/title').line, 3)
})

test('does not count a byte order mark', ({ folder }) => {
  assert.is(source(folder, 'page', '\uFEFFtitle: A\n', {}).locate('/title').column, 8)
  assert.is(source(folder, 'legal', '\uFEFF---\ntitle: A\n---\nText\n', {}).locate('/title').line, 2)
})

test.run()

function source(folder: string, kind: SourceKind, text: string, data: object): Source {
  const path = join(folder, 'file')
  writeFileSync(path, text)
  const json = Buffer.from(JSON.stringify(data))
  return makeSource({ source: { kind, file: 'site/file', name: 'file' }, hash: '', json, marks: [], facts: {}, path })
}
