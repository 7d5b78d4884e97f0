import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { applyPatch, completePatch } from './patch.ts'

const test = suite<{ root: string; out: string; next: string }>('applyPatch')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'patch-'))
  context.out = join(context.root, 'dist')
  context.next = join(context.root, 'dist.next-7')
  fill(context.out, { 'a.html': 'old', 'b/c.html': 'old', 'x/y/z.css': 'old' })
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('moves new files to their places and removes others, with folders that they leave empty', (context) => {
  fill(context.next, { 'a.html': 'new', 'd/e.js': 'new' })
  applyPatch(context.out, context.next, { files: ['a.html', 'd/e.js'], removed: ['x/y/z.css'] })
  assert.equal(filesIn(context.out), { 'a.html': 'new', 'b/c.html': 'old', 'd/e.js': 'new' })
  assert.not.ok(existsSync(join(context.out, 'x')))
  assert.equal(readdirSync(context.root), ['dist'])
})

test('puts everything back when a file finds no place', ({ root, out, next }) => {
  const before = filesIn(out)
  // A folder where a page is, which shows only when others have been moved, and a page where a folder is.
  for (const wrong of ['a.html/z.html', 'b']) {
    const files = ['n.css', 'x/y/z.css', wrong]
    fill(next, Object.fromEntries(files.map((file) => [file, 'new'])))
    assert.throws(() => applyPatch(out, next, { files, removed: ['b/c.html'] }))
    assert.equal(filesIn(out), before, wrong)
    assert.equal(readdirSync(root), ['dist'])
  }
})

test('is completed after a kill in its middle', ({ root, out }) => {
  const patch = join(root, 'dist.patch-7')
  // a.html has been moved already.
  fill(patch, { 'd/e.js': 'new', '.before/a.html': 'old' })
  fill(out, { 'a.html': 'new' })
  writeFileSync(
    join(patch, '.patch.json'),
    JSON.stringify({ files: ['a.html', 'd/e.js'], removed: ['x/y/z.css', 'gone.html'] }),
  )
  completePatch(out, patch)
  assert.equal(filesIn(out), { 'a.html': 'new', 'b/c.html': 'old', 'd/e.js': 'new' })
  assert.equal(readdirSync(root), ['dist'])
})

test.run()

function fill(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
}

function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}
