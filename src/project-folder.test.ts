import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { placeInRepository, projectAbove } from './project-folder.ts'

const test = suite<{ folder: string }>('projectAbove')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'project-'))
  mkdirSync(join(context.folder, 'web/site/pages'), { recursive: true })
  mkdirSync(join(context.folder, 'web/dist'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('finds the project from inside it', ({ folder }) => {
  writeFileSync(join(folder, 'web/site/site.yaml'), '')
  assert.is(projectAbove(join(folder, 'web/site/pages')), join('..', '..'))
  assert.is(projectAbove(join(folder, 'web')), '.')
})

test('stays where there is no project, and in a built site', ({ folder }) => {
  assert.is(projectAbove(join(folder, 'web/site')), '.')
  writeFileSync(join(folder, 'web/site/site.yaml'), '')
  writeFileSync(join(folder, 'web/dist/host.json'), '')
  assert.is(projectAbove(join(folder, 'web/dist')), '.')
})

test('knows where a project lies in its repository', ({ folder }) => {
  assert.is(placeInRepository(join(folder, 'web')), '')
  mkdirSync(join(folder, '.git'))
  assert.is(placeInRepository(join(folder, 'web')), 'web/')
  assert.is(placeInRepository(folder), '')
})

test.run()
