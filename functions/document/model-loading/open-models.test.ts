import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { KINDS } from '../prediction/kinds.ts'
import { SHIPPED } from '../prediction/shipped/answers.ts'
import { plainPage } from '../readers/plain.ts'
import { folderChecksum } from './checksum.ts'
import { ModelFault } from './fault.ts'
import { libraryFor, loadTransformer, openModels } from './open-models.ts'
import type { ModelSettings } from './slots.ts'
import { writeTinyModel } from './tiny-model.ts'

const test = suite('openModels')
let folder: string
let tiny: { readonly folder: string; readonly sha256: string }
let shipped: { readonly folder: string; readonly sha256: string }

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'models-'))
  writeTinyModel(join(folder, 'test/tiny'))
  cpSync(join(import.meta.dirname, '../../models', SHIPPED), join(folder, SHIPPED), { recursive: true })
  tiny = { folder: 'test/tiny', sha256: await folderChecksum(join(folder, 'test/tiny')) }
  shipped = { folder: SHIPPED, sha256: await folderChecksum(join(folder, SHIPPED)) }
})

test.after(() => rmSync(folder, { recursive: true }))

test('predicts nothing where no model is chosen', async () => {
  const models = open({})
  models.begin()
  assert.is(await models.documentType('Vertrag'), null)
  assert.is(await models.predict(LETTER), null)
})

test('asks the classifier that is chosen, from the disk alone', async () => {
  const models = open({ documentType: tiny })
  const classification = await models.documentType('Der Vertrag')
  assert.equal([classification?.label, classification?.model], ['contract', 'test/tiny'])
  assert.ok((classification?.certainty ?? 0) > 0.9)
  assert.is((await models.documentType('Die Rechnung'))?.label, 'invoice')
  assert.is(await models.predict(LETTER), null)
})

test('asks our own model once for all tasks whose slots it has', async () => {
  const models = open({ documentType: shipped, fieldTags: shipped, summary: shipped })
  models.begin()
  const prediction = await models.predict(LETTER)
  assert.equal(prediction?.models, [SHIPPED])
  assert.is(prediction?.opinion.kinds.length, KINDS.length)
  assert.is(prediction?.opinion.salience.length, LETTER[0]?.lines.length)
  assert.ok(prediction?.opinion.salience.every((likely) => likely > 0 && likely < 1))
  // It is no classifier of texts.
  assert.is(await models.documentType('Vertrag'), null)
})

test('asks our own model nothing that another slot is for', async () => {
  const whole = await open({ documentType: shipped, fieldTags: shipped, summary: shipped }).predict(LETTER)
  const values = await open({ documentType: tiny, fieldTags: shipped }).predict(LETTER)
  const { labels, spans } = whole?.opinion ?? {}
  assert.equal(values?.opinion, { labels, spans, kinds: [], salience: [] })
  const lines = await open({ summary: shipped }).predict(LETTER)
  assert.equal(lines?.opinion, {
    labels: new Float32Array(),
    spans: [],
    kinds: [],
    salience: whole?.opinion.salience,
  })
})

test('loads nothing that is not what was chosen', async () => {
  const other = { folder: SHIPPED, sha256: tiny.sha256 }
  const models = open({ documentType: { ...tiny, sha256: shipped.sha256 }, fieldTags: other })
  models.begin()
  for (const asked of [models.documentType('Vertrag'), models.predict(LETTER)]) await refused(asked, /has changed/)
})

test('asks no hub for what is missing', async () => {
  let asked = 0
  const hub = createServer((_request, response) => {
    asked += 1
    response.writeHead(404).end()
  })
  await once(hub.listen(0, '127.0.0.1'), 'listening')
  const { env } = await libraryFor(folder)
  env.remoteHost = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`
  cpSync(join(folder, SHIPPED, 'config.json'), join(folder, 'half/config.json'))
  const half = { folder: 'half', sha256: await folderChecksum(join(folder, 'half')) }
  const nobody = { folder: 'nobody/model', sha256: half.sha256 }
  for (const settings of [{ fieldTags: half }, { documentType: half }, { documentType: nobody }]) {
    const models = open(settings)
    models.begin()
    await Promise.allSettled([models.predict(LETTER), models.documentType('Vertrag')])
  }
  // Straight at the library too, as it is set up.
  const [straight] = await Promise.allSettled([loadTransformer(folder, 'nobody/model')])
  hub.closeAllConnections()
  hub.close()
  assert.equal([straight?.status, asked], ['rejected', 0])
})

test('says so when a model is not there, or a part of it', async () => {
  const missing = { folder: 'nobody', sha256: shipped.sha256 }
  for (const settings of [{ documentType: missing }, { fieldTags: missing }]) {
    const models = open(settings)
    models.begin()
    await refused(models.predict(LETTER), /The model nobody cannot be loaded/)
  }
})

test('refuses a model in our own slots that is none of ours', async () => {
  await refused(open({ fieldTags: tiny }).predict(LETTER), /test\/tiny was trained for other tags or kinds/)
  await refused(loadTransformer(folder, 'test/tiny'), /test\/tiny was trained for other tags or kinds/)
})

test('refuses our own model when somebody has changed a file', async () => {
  writeFileSync(join(folder, SHIPPED, 'config.json'), '{"tag_labels":[],"kind_labels":[]}')
  await refused(open({ summary: shipped }).predict(LETTER), /has changed/)
})

const LETTER = [plainPage(['Rechnung Nr. RE-2024-17', 'Datum: 03.02.2024', 'Gesamtbetrag: 1.190,00 €'], 1)]

const open = (models: ModelSettings) => openModels({ folder, models })

async function refused(asked: Promise<unknown>, message: RegExp): Promise<void> {
  const failure = await asked.catch((error: unknown) => error)
  assert.instance(failure, ModelFault)
  assert.match((failure as ModelFault).message, message)
}

test.run()
