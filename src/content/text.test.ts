import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeText, readText } from './text.ts'

const test = suite('readText')

test('leaves out the byte order mark, so that columns count as editors show them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'))
  writeFileSync(join(folder, 'a.yaml'), '\uFEFFtitle: Säge 🔨\n')
  assert.is(readText(join(folder, 'a.yaml')), 'title: Säge 🔨\n')
  rmSync(folder, { recursive: true })
})

test('keeps a mark inside the text', () => {
  assert.is(decodeText(Buffer.from('a\uFEFFb')), 'a\uFEFFb')
})

test.run()
