import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { exactData, fastData } from './data.ts'

const test = suite<{ folder: string }>('fastData')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'tessdata-'))
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('takes what the machine has, language by language', ({ folder }) => {
  writeFileSync(join(folder, 'deu.traineddata'), 'networks')
  const environment = { TESSDATA_PREFIX: folder }
  assert.equal(fastData('de', environment), { code: 'deu', folder, isPacked: false })
  assert.ok(fastData('pt', environment).isPacked)
})

test('takes what came with npm where the machine has nothing', ({ folder }) => {
  for (const language of ['de', 'en', 'pt'] as const) {
    const found = fastData(language, { TESSDATA_PREFIX: folder })
    assert.equal(found, exactData(language))
    assert.ok(found.isPacked)
    assert.ok(existsSync(join(found.folder, `${found.code}.traineddata.gz`)), found.folder)
  }
})

test('looks where Debian installs when nothing is said', () => {
  const debian = '/usr/share/tesseract-ocr/5/tessdata'
  const isInstalled = existsSync(join(debian, 'deu.traineddata'))
  assert.is(fastData('de', {}).folder === debian, isInstalled)
  assert.is(fastData('de', { TESSDATA_PREFIX: '' }).folder === debian, isInstalled)
})

test.run()
