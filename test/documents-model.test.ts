// The model that the site ships, in the real server: it takes part, and what becomes of it stops no answer.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkModels } from '../functions/document/model-loading/check.ts'
import { SLOTS } from '../functions/document/model-loading/slots.ts'
import { SHIPPED } from '../functions/document/prediction/shipped/answers.ts'
import { parseYaml } from '../src/content/yaml.ts'
import { makeDistWithModel } from './dist-with-model.ts'
import { removeDist, type ServerProcess, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const invoice = readFileSync(join(root, 'functions/document/fixtures/papers/rechnung.pdf'))
const test = suite('the shipped model in the server')
let server: ServerProcess

test.before(async () => {
  server = await startServer(await makeDistWithModel())
})

test.after(async () => {
  await server.stop()
  removeDist(server.folder)
})

test('is the one that site/site.yaml names, for each of its tasks', async () => {
  const { value } = parseYaml(readFileSync(join(root, 'site/site.yaml'), 'utf8'), 'site/site.yaml')
  const checked = await checkModels(join(root, 'functions/models'), (value as { models: object }).models)
  const ready = checked.filter(({ state }) => state === 'ready').map(({ slot, model }) => [slot, model?.folder])
  assert.equal(
    ready,
    SLOTS.map((slot) => [slot, SHIPPED]),
  )
})

test('takes part in an answer, and the answer says so', async () => {
  const { status, data } = await analyse()
  assert.is(status, 200)
  assert.equal([data.models, data.documentType], [[SHIPPED], 'Rechnung'])
  assert.is(data.extractedFields['Rechnungsnummer'], 'RE-2025-0815')
  assert.is(server.errors(), '')
})

test('cannot be had by a visitor', async () => {
  for (const path of [`/functions/models/${SHIPPED}/config.json`, `/models/${SHIPPED}/config.json`])
    assert.is((await fetch(`http://localhost:${server.port}${path}`)).status, 404)
})

test('leaves the rules alone when its files have changed under the server, and the log says so', async () => {
  const other = await startServer(server.folder)
  try {
    writeFileSync(join(server.folder, 'functions/models', SHIPPED, 'onnx/model_quantized.onnx'), 'changed')
    await answersByRules(other, /The model document-reader has changed since the server was started\. Rules/)
  } finally {
    await other.stop()
  }
})

test('leaves the rules alone when its files are gone, and the log says so', async () => {
  // The process that reads documents starts with the first one.
  const { folder } = server
  cpSync(join(root, 'functions/models', SHIPPED), join(folder, 'functions/models', SHIPPED), { recursive: true })
  const other = await startServer(folder)
  try {
    rmSync(join(folder, 'functions/models', SHIPPED), { recursive: true })
    await answersByRules(other, /The model document-reader cannot be loaded: ENOENT/)
  } finally {
    await other.stop()
  }
})

async function answersByRules(other: ServerProcess, log: RegExp): Promise<void> {
  const { status, data } = await analyse(other.port)
  assert.equal([status, data.models, data.documentType], [200, [], 'Rechnung'])
  assert.is(data.extractedFields['Rechnungsnummer'], 'RE-2025-0815')
  assert.match(other.errors(), log)
}

interface Data {
  readonly documentType: string
  readonly models: readonly string[]
  readonly extractedFields: Readonly<Record<string, string>>
}

async function analyse(port = server.port): Promise<{ readonly status: number; readonly data: Data }> {
  const response = await fetch(`http://localhost:${port}/api/processDocument`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fileName: 'rechnung.pdf',
      fileType: 'application/pdf',
      fileSize: invoice.length,
      fileData: `data:application/pdf;base64,${invoice.toString('base64')}`,
    }),
  })
  const { data } = (await response.json()) as { data: Data }
  return { status: response.status, data }
}

test.run()
