import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { types } from './types.ts'

const test = suite<{ root: string }>('types')

test.before.each((context) => {
  context.root = project()
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('writes what is stale and says which files those were', async ({ root }) => {
  assert.equal(await types({ root, check: false }), ['schemas/section.json', 'schemas/types.ts'])
  assert.match(readFileSync(join(root, 'schemas/types.ts'), 'utf8'), 'export interface TextSection')
  assert.equal(await types({ root, check: false }), [])
})

test('writes nothing when it only checks', async ({ root }) => {
  assert.equal(await types({ root, check: true }), ['schemas/section.json', 'schemas/types.ts'])
  assert.not.ok(existsSync(join(root, 'schemas/types.ts')))
})

test('finds a type that was edited by hand', async ({ root }) => {
  await types({ root, check: false })
  writeFileSync(join(root, 'schemas/types.ts'), 'export type TextSection = string\n')
  assert.equal(await types({ root, check: true }), ['schemas/types.ts'])
})

test('names the schema that is no JSON', async ({ root }) => {
  writeFileSync(join(root, 'schemas/page.json'), '{ "title": ')
  try {
    await types({ root, check: true })
    assert.unreachable()
  } catch (thrown) {
    assert.instance(thrown, Error)
    assert.match(String(thrown), 'schemas/page.json is no JSON')
  }
})

test.run()

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'types-'))
  mkdirSync(join(root, 'schemas/sections'), { recursive: true })
  const schema = { title: 'TextSection', type: 'object', properties: { type: { const: 'text' } } }
  writeFileSync(join(root, 'schemas/sections/text.json'), JSON.stringify(schema))
  return root
}
