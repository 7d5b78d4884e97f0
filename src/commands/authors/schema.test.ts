import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from '../../config.ts'
import { type SchemaOptions, schema } from './schema.ts'

const test = suite<{ root: string }>('schema')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'site-schema-'))
  write(context.root, 'site/site.yaml', 'name: Musterhaus\n')
  const name = { type: 'string', description: 'The name.', examples: [{ description: 'The name.' }] }
  write(context.root, 'schemas/site.json', JSON.stringify({ description: 'Settings.', properties: { name } }))
  write(context.root, 'schemas/de/site.yaml', '- en: The name.\n  de: Der Name.\n')
})
test.after.each(({ root }) => rmSync(root, { recursive: true, force: true }))

test('gives editors German descriptions where the environment was German at first, and keeps to that', async ({
  root,
}) => {
  assert.equal(await stale(root, { first: 'de' }), ['.vscode/settings.json', 'site/site.yaml', 'schemas-de/site.json'])
  assert.match(read(root, '.vscode/settings.json'), '"./schemas-de/site.json": "site/site.yaml"')
  assert.match(read(root, 'site/site.yaml'), /^# yaml-language-server: \$schema=\.\.\/schemas-de\/site\.json\n/)
  assert.equal(JSON.parse(read(root, 'schemas-de/site.json')), {
    description: 'Settings.',
    properties: { name: { type: 'string', description: 'Der Name.', examples: [{ description: 'The name.' }] } },
  })
  assert.equal(await stale(root, { first: 'en' }), [])
})

test('changes the language on request, and leaves nothing of the other one', async ({ root }) => {
  await stale(root, { first: 'de' })
  const changed = await stale(root, { first: 'de', language: 'en' })
  assert.equal(changed, ['.vscode/settings.json', 'site/site.yaml', 'schemas-de/site.json'])
  assert.not.match(read(root, '.vscode/settings.json') + read(root, 'site/site.yaml'), 'schemas-de')
  assert.not.ok(existsSync(join(root, 'schemas-de/site.json')))
  assert.equal(await stale(root, { first: 'de' }), [])
})

test('keeps to the language of the first lines where there are no settings', async ({ root }) => {
  await stale(root, { first: 'de' })
  rmSync(join(root, '.vscode'), { recursive: true })
  assert.equal(await stale(root, { first: 'en' }), ['.vscode/settings.json'])
  assert.match(read(root, '.vscode/settings.json'), 'schemas-de')
})

test('stays English for a project without German descriptions', async ({ root }) => {
  rmSync(join(root, 'schemas/de'), { recursive: true })
  assert.equal(await stale(root, { first: 'de', language: 'de' }), ['.vscode/settings.json', 'site/site.yaml'])
})

test.run()

async function stale(root: string, { first, language }: Pick<SchemaOptions, 'first' | 'language'>) {
  const options = { modelines: true, docs: false, check: false, first, language }
  return (await schema(config({ root }, root, import.meta.url), options)).stale
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
