import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from '../config.ts'
import { fresh, withBlock } from './fresh.ts'

const test = suite<{ root: string }>('fresh')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'fresh-'))
  const section = { title: 'TextSection', type: 'object', properties: { type: { const: 'text' } } }
  const page = { title: 'PageData', type: 'object', properties: { title: { type: 'string' } } }
  write(context.root, 'schemas/sections/text.json', JSON.stringify(section))
  write(context.root, 'schemas/page.json', JSON.stringify(page))
  write(context.root, 'site/site.yaml', '')
  write(context.root, 'site/pages/home.yaml', 'title: Start\n')
  write(context.root, 'README.md', '# Site\n\n<!-- settings -->\n<!-- /settings -->\n')
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

const ALL = [
  ...['schemas/section.json', 'schemas/types.ts', '.vscode/settings.json', 'site/pages/home.yaml'],
  ...['docs/reference/README.md', 'docs/reference/page.md', 'docs/reference/sections/text.md', 'README.md'],
]

test('writes all that is generated, and then nothing', async ({ root }) => {
  assert.equal((await refreshed(root)).stale, ALL)
  assert.match(read(root, 'schemas/types.ts'), 'Made by `site fresh`')
  assert.match(read(root, 'site/pages/home.yaml'), /^# yaml-language-server: \$schema=/)
  assert.match(read(root, 'README.md'), '<!-- settings -->\n| PORT |\n<!-- /settings -->')
  assert.equal((await refreshed(root)).stale, [])
})

test('finds each of them out of date, and writes nothing when it only checks', async ({ root }) => {
  assert.equal((await refreshed(root, true)).stale, ALL)
  assert.not(existsSync(join(root, 'schemas/types.ts')))
  await refreshed(root)
  for (const file of ALL) {
    const before = read(root, file)
    write(
      root,
      file,
      file.endsWith('settings.json') ? '{}' : before.replace(/page\.json|PORT|title|text|sections/i, 'by hand'),
    )
    assert.equal((await refreshed(root, true)).stale, [file])
    write(root, file, before)
  }
})

test('follows an edit of a schema of a section in one go', async ({ root }) => {
  await refreshed(root)
  const section = {
    title: 'TextSection',
    type: 'object',
    properties: { type: { const: 'text' }, body: { type: 'string' } },
  }
  write(root, 'schemas/sections/text.json', JSON.stringify(section))
  assert.equal((await refreshed(root)).stale, ['schemas/types.ts', 'docs/reference/sections/text.md'])
  assert.equal((await refreshed(root, true)).stale, [])
})

test.run()

const block = suite('withBlock')

block('stands as far to the right as its marks, and leaves other blocks alone', () => {
  const text = 'a\n  <!-- x -->\n  old\n  <!-- /x -->\n<!-- y -->\nkept\n<!-- /y -->\n'
  const after = 'a\n  <!-- x -->\n  1\n  $&\n  <!-- /x -->\n<!-- y -->\nkept\n<!-- /y -->\n'
  assert.is(withBlock(text, 'x', '1\n$&'), after)
  assert.is(withBlock(text, 'z', '1'), text)
})

block.run()

function refreshed(root: string, check = false) {
  return fresh(config({ root }, root, import.meta.url), { check, first: 'en', blocks: { settings: '| PORT |' } })
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
