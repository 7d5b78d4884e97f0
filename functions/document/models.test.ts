import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { folderChecksum } from './models/checksum.ts'
import { writeTinyModel } from './models/tiny-model.ts'
import { loadTransformer, openModels } from './models.ts'

const test = suite('openModels')
let folder: string

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'))
  writeTinyModel(join(folder, 'test/tiny'))
})

test.after(() => rmSync(folder, { recursive: true }))

test('has no opinion where no model is chosen', async () => {
  assert.is(await openModels({ folder, models: {} }).documentType('Vertrag'), null)
})

test('asks the model that is chosen, from the disk alone', async () => {
  const sha256 = await folderChecksum(join(folder, 'test/tiny'))
  const models = openModels({ folder, models: { documentType: { folder: 'test/tiny', sha256 } } })
  const opinion = await models.documentType('Der Vertrag')
  assert.equal([opinion?.label, opinion?.model], ['contract', 'test/tiny'])
  assert.ok((opinion?.certainty ?? 0) > 0.9)
  assert.is((await models.documentType('Die Rechnung'))?.label, 'invoice')
})

test('loads nothing that has changed', async () => {
  const sha256 = await folderChecksum(join(folder, 'test/tiny'))
  writeFileSync(join(folder, 'test/tiny/README.md'), 'changed')
  const models = openModels({ folder, models: { documentType: { folder: 'test/tiny', sha256 } } })
  const failure = await models.documentType('Vertrag').catch((error: unknown) => error)
  assert.match(String(failure), /has changed/)
})

test('refuses a model of our own that was trained for other tags or kinds', async () => {
  const failure = await loadTransformer(folder, 'test/tiny').catch((error: unknown) => error)
  assert.match(String(failure), /test\/tiny was trained for other tags or kinds/)
})

test.run()
