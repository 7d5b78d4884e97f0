import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkModels, modelProblems } from './check.ts'
import { folderChecksum } from './checksum.ts'

const test = suite('checkModels')
let folder: string

test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'))
  mkdirSync(join(folder, 'a/b/onnx'), { recursive: true })
  writeFileSync(join(folder, 'a/b/config.json'), '{}')
  writeFileSync(join(folder, 'a/b/onnx/model.onnx'), 'model')
})

test.after.each(() => rmSync(folder, { recursive: true }))

test('sums a folder up as sha256sum does, without downloads that are not finished', async () => {
  writeFileSync(join(folder, 'a/b/onnx/other.onnx.part'), 'half')
  const command = `find . -type f ! -name '*.part' | cut -c3- | LC_ALL=C sort | xargs sha256sum | sha256sum`
  const expected = execFileSync('sh', ['-c', command], { cwd: join(folder, 'a/b'), encoding: 'utf8' })
  assert.is(await folderChecksum(join(folder, 'a/b')), expected.slice(0, 64))
})

test('reports what is ready, changed, missing and empty', async () => {
  const sha256 = await folderChecksum(join(folder, 'a/b'))
  const settings = {
    documentType: { folder: 'a/b', sha256 },
    fieldTags: { folder: 'a/b', sha256: '0'.repeat(64) },
    summary: { folder: 'a/c', sha256 },
  }
  const states = (await checkModels(folder, settings)).map(({ slot, state }) => [slot, state])
  assert.equal(Object.fromEntries(states), {
    documentType: 'ready',
    fieldTags: 'changed',
    summary: 'missing',
  })
  const problems = await modelProblems(folder, settings)
  assert.is(problems.length, 2)
  assert.match(problems[0] ?? '', /a\/b \(models\.fieldTags in site\/site\.yaml\) is not the one that was chosen/)
  assert.match(problems[1] ?? '', /a\/c .* is not in /)
})

test('leaves folders outside alone, and shows which slots are empty', async () => {
  const sha256 = await folderChecksum(join(folder, 'a/b'))
  mkdirSync(join(folder, 'models'))
  const checked = await checkModels(join(folder, 'models'), { documentType: { folder: '../a/b', sha256 } })
  assert.equal(
    checked.map(({ slot, state }) => [slot, state]),
    [
      ['documentType', 'missing'],
      ['fieldTags', 'empty'],
      ['summary', 'empty'],
    ],
  )
})

test('has nothing to say where no model is chosen, even without a folder', async () => {
  assert.equal(await modelProblems(join(folder, 'nowhere'), {}), [])
})

test.run()
