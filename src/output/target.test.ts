import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OUTPUT_MARK, targetProblem } from './target.ts'

const test = suite<{ root: string }>('targetProblem')

test.before.each((context) => {
  context.root = join(mkdtempSync(join(tmpdir(), 'target-')), 'project')
  mkdirSync(join(context.root, 'site/assets'), { recursive: true })
})
test.after.each(({ root }) => rmSync(join(root, '..'), { recursive: true }))

test('lets a build write to a folder of its own', ({ root }) => {
  for (const out of ['dist', 'build/web', '../elsewhere', '../site', '..dist']) {
    assert.is(targetProblem(root, join(root, out)), null, out)
  }
})

test('keeps a build from replacing the project or a folder above it', ({ root }) => {
  for (const out of ['.', '..', '../..', '../../../../../..']) {
    assert.match(targetProblem(root, join(root, out))?.en ?? '', 'holds the project', out)
  }
})

test('keeps a build from replacing a part of the project', ({ root }) => {
  for (const out of [
    'site',
    'site/assets',
    'templates',
    'common',
    'schemas/sections',
    'functions',
    'node_modules',
    '.git',
  ]) {
    assert.match(targetProblem(root, join(root, out))?.en ?? '', 'part of the project', out)
  }
})

test('keeps a build from replacing files that no build made', ({ root }) => {
  mkdirSync(join(root, 'photos'))
  writeFileSync(join(root, 'photos/holiday.jpg'), '')
  assert.match(targetProblem(root, join(root, 'photos'))?.en ?? '', 'no build made')
})

test('lets a build replace what a build made, and an empty folder', ({ root }) => {
  mkdirSync(join(root, 'dist'))
  assert.is(targetProblem(root, join(root, 'dist')), null)
  writeFileSync(join(root, 'dist', OUTPUT_MARK), '')
  writeFileSync(join(root, 'dist/index.html'), '')
  assert.is(targetProblem(root, join(root, 'dist')), null)
})

test('keeps a build from replacing a file', ({ root }) => {
  writeFileSync(join(root, 'dist'), 'notes')
  assert.match(targetProblem(root, join(root, 'dist'))?.en ?? '', 'is a file')
})

test.run()
