import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Project } from '../pipeline/load.ts'
import { openReadings } from './readings.ts'

const test = suite('openReadings')

test('knows whether a file is as it was read, not what changed, went or has a mistake', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-readings-'))
  const file = 'site/pages/home.yaml'
  const path = join(root, file)
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  writeFileSync(path, 'title: one\n')
  const readings = openReadings({ root, workerFile: new URL(import.meta.url), schemaProblem: () => [] })
  assert.not.ok(readings.isAsRead(file))
  await readings.read(PROJECT)
  assert.ok(readings.isAsRead(file))
  writeFileSync(path, 'title: two\n')
  assert.not.ok(readings.isAsRead(file))
  readings.mark([file])
  await readings.read(PROJECT)
  assert.ok(readings.isAsRead(file))
  writeFileSync(path, 'title: [\n')
  readings.mark([file])
  await readings.read(PROJECT)
  assert.not.ok(readings.isAsRead(file))
  rmSync(path)
  assert.not.ok(readings.isAsRead(file))
})

test.run()

const PROJECT: Project = {
  schemas: new Map([['page.json', '{"type":"object"}']]),
  schemasHash: 'a',
  files: [{ kind: 'page', file: 'site/pages/home.yaml', name: 'home' }],
  assets: [],
}
