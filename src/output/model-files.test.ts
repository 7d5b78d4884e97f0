import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../types.ts'
import { modelFiles } from './model-files.ts'

const test = suite('modelFiles')
const SUM = 'a'.repeat(64)
let root: string

test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'models-'))
  for (const folder of ['chosen/onnx', 'own/name', 'other'])
    mkdirSync(join(root, 'functions/models', folder), { recursive: true })
  for (const file of ['chosen/onnx/model.onnx', 'chosen/config.json', 'chosen/half.part', 'own/name/a', 'other/b'])
    writeFileSync(join(root, 'functions/models', file), file)
})

test.after.each(() => rmSync(root, { recursive: true }))

test('takes the models that slots name, each once, and nothing else', () => {
  const chosen = { folder: 'chosen', sha256: SUM }
  const settings = { documentType: { folder: 'own/name', sha256: SUM }, fieldTags: chosen, summary: chosen }
  assert.equal(pathsOf(settings), [
    'functions/models/chosen/config.json',
    'functions/models/chosen/onnx/model.onnx',
    'functions/models/own/name/a',
  ])
})

test('takes nothing where no slot is filled, or the model is on the server alone', () => {
  assert.equal(pathsOf(undefined), [])
  assert.equal(pathsOf({}), [])
  assert.equal(pathsOf({ fieldTags: { folder: 'elsewhere', sha256: SUM } }), [])
})

test('makes a file again when it or the choice has changed', () => {
  const reason = (sha256: string) => modelFiles(root, site({ fieldTags: { folder: 'other', sha256 } }))[0]?.reason
  assert.is(reason(SUM), reason(SUM))
  const before = reason(SUM)
  assert.is.not(reason('b'.repeat(64)), before)
  writeFileSync(join(root, 'functions/models/other/b'), 'changed, and longer')
  assert.is.not(reason(SUM), before)
})

const pathsOf = (models: object | undefined) => modelFiles(root, site(models)).map(({ path }) => path)

function site(models: object | undefined): Pick<Site, 'settings'> {
  return { settings: { data: () => ({ models }) } as unknown as Site['settings'] }
}

test.run()
