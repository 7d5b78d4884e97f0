import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeText, readForNow, readText } from './text.ts'

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

test('reads files of any size into memory that is used again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'))
  const path = join(folder, 'a.yaml')
  for (const length of [0, 1, 65_535, 65_536, 65_537, 5_000_000, 3]) {
    const bytes = Buffer.alloc(length).map((_, index) => (index * 7 + length) % 251)
    writeFileSync(path, bytes)
    assert.ok(readForNow(path).equals(bytes), `${length} bytes`)
  }
  rmSync(folder, { recursive: true })
})

test('names the file that cannot be read', () => {
  try {
    readForNow('/no/such/file.yaml')
    assert.unreachable()
  } catch (thrown) {
    const { message, code } = thrown as NodeJS.ErrnoException
    assert.equal([message, code], ['Cannot read /no/such/file.yaml', 'ENOENT'])
  }
})

test.run()
