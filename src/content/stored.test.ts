import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readStored, writeStored } from './stored.ts'

const test = suite<{ folder: string }>('readStored')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'stored-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('gives back what was stored under the same key', ({ folder }) => {
  const file = join(folder, 'deep/er/value.json')
  writeStored(file, 'key', { text: 'Säge\n🔨' })
  assert.equal(readStored(file, 'key'), { text: 'Säge\n🔨' })
})

test('gives nothing for another key or no file', ({ folder }) => {
  const file = join(folder, 'value.json')
  assert.is(readStored(file, 'key'), null)
  writeStored(file, 'key', 1)
  assert.is(readStored(file, 'other'), null)
})

test('gives nothing for a file that was damaged or cut anywhere', ({ folder }) => {
  const file = join(folder, 'value.json')
  writeStored(file, 'key', { text: 'Säge' })
  const bytes = readFileSync(file)
  for (let offset = 0; offset < bytes.length; offset++) {
    writeFileSync(file, damaged(bytes, offset))
    assert.is(readStored(file, 'key'), null, `byte ${offset} damaged`)
    writeFileSync(file, bytes.subarray(0, offset))
    assert.is(readStored(file, 'key'), null, `cut at ${offset}`)
  }
})

test('leaves no second file behind', ({ folder }) => {
  writeStored(join(folder, 'value.json'), 'key', 1)
  writeStored(join(folder, 'value.json'), 'key', 2)
  assert.equal(readdirSync(folder), ['value.json'])
})

test.run()

function damaged(bytes: Buffer, offset: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[offset] = (copy[offset] ?? 0) ^ 1
  return copy
}
