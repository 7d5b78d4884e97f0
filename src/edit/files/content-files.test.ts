import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ContentFiles } from './content-files.ts'
import { History } from './history.ts'
import { safePath } from './safe-path.ts'

const test = suite('files of the editor')

test('writes content and pictures, and nothing else of the project or the machine', () => {
  const root = project()
  assert.is(safePath(root, 'site/pages/home.yaml'), join(root, 'site/pages/home.yaml'))
  assert.is(typeof safePath(root, 'site/pages/new/page.yaml'), 'string')
  assert.is(typeof safePath(root, 'site/assets/owner.jpg'), 'string')
  for (const file of [
    '/etc/passwd',
    '../x.yaml',
    'site/../package.json',
    'site/pages/../../x.yaml',
    'templates/Page.tsx',
    'schemas/page.json',
    'site/pages/x.ts',
    'site/pages/.hidden.yaml',
    'site/assets/x.html',
    'site/assets/x.svg.js',
    'site\\pages\\x.yaml',
    'site/pages/x.yaml\0',
    '',
  ])
    assert.ok(typeof safePath(root, file) !== 'string', file)
})

test('follows no link out of the folder', () => {
  const root = project()
  const outside = mkdtempSync(join(tmpdir(), 'site-outside-'))
  writeFileSync(join(outside, 'x.yaml'), 'a: 1\n')
  symlinkSync(outside, join(root, 'site/pages/linked'))
  symlinkSync(join(outside, 'x.yaml'), join(root, 'site/pages/file.yaml'))
  symlinkSync(join(root, 'site/pages/home.yaml'), join(root, 'site/pages/alias.yaml'))
  for (const file of [
    'site/pages/linked/x.yaml',
    'site/pages/linked/new.yaml',
    'site/pages/file.yaml',
    'site/pages/alias.yaml',
  ]) {
    assert.ok(typeof safePath(root, file) !== 'string', file)
  }
})

test('writes in one step, undoes and does again, but never over what another program wrote', () => {
  const root = project()
  const files = new ContentFiles(root)
  const history = new History(files)
  const file = 'site/pages/home.yaml'
  const text = () => readFileSync(join(root, file), 'utf8')
  history.take({ label: 'one', changes: [{ file, before: Buffer.from('a: 1\n'), after: Buffer.from('a: 2\n') }] })
  assert.is(text(), 'a: 2\n')
  assert.equal(readdirSync(join(root, 'site/pages')), ['home.yaml'])
  history.undo()
  assert.is(text(), 'a: 1\n')
  history.redo()
  assert.is(text(), 'a: 2\n')
  writeFileSync(join(root, file), 'a: 3\n')
  assert.ok('refused' in history.undo())
  assert.is(text(), 'a: 3\n')
})

test('takes a new file away again', () => {
  const root = project()
  const history = new History(new ContentFiles(root))
  const file = 'site/pages/new/page.yaml'
  history.take({ label: 'new', changes: [{ file, before: null, after: Buffer.from('a: 1\n') }] })
  assert.ok(existsSync(join(root, file)))
  history.undo()
  assert.not.ok(existsSync(join(root, file)))
})

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-files-'))
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  writeFileSync(join(root, 'site/pages/home.yaml'), 'a: 1\n')
  return root
}

test.run()
