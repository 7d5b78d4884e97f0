import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openBytesStore, openStore, writeCacheFile } from './stored.ts'

const test = suite<{ folder: string }>('openStore')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'stored-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('gives back what was stored under the same key', ({ folder }) => {
  const file = join(folder, 'deep/er/value.json')
  openStore(file).write('key', { text: 'Säge\n🔨' })
  assert.equal(openStore(file).read('key'), { text: 'Säge\n🔨' })
})

test('gives nothing for another key or no file', ({ folder }) => {
  const file = join(folder, 'value.json')
  assert.is(openStore(file).read('key'), null)
  openStore(file).write('key', 1)
  assert.is(openStore(file).read('other'), null)
})

test('gives nothing for a file that was damaged or cut anywhere', ({ folder }) => {
  const file = join(folder, 'value.json')
  openStore(file).write('key', { text: 'Säge' })
  const bytes = readFileSync(file)
  for (let offset = 0; offset < bytes.length; offset++) {
    writeFileSync(file, damaged(bytes, offset))
    assert.is(openStore(file).read('key'), null, `byte ${offset} damaged`)
    writeFileSync(file, bytes.subarray(0, offset))
    assert.is(openStore(file).read('key'), null, `cut at ${offset}`)
  }
})

test('does without the file where the disk takes none, and throws what is a mistake', ({ folder }) => {
  const failing = (code: string) => () => {
    writeCacheFile(join(folder, 'value.json'), (partial) => {
      writeFileSync(partial, 'half')
      throw Object.assign(new Error(code), { code })
    })
  }
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM']) assert.not.throws(failing(code), code)
  assert.throws(failing('EISDIR'), 'EISDIR')
  assert.equal(readdirSync(folder), [])
})

test('leaves no second file behind', ({ folder }) => {
  openStore(join(folder, 'value.json')).write('key', 1)
  openStore(join(folder, 'value.json')).write('key', 2)
  assert.equal(readdirSync(folder), ['value.json'])
})

test('gives back bytes that were stored beside a value, or nothing', ({ folder }) => {
  const file = join(folder, 'value.bin')
  const parts = [Buffer.from([0, 10, 255]), Buffer.alloc(0), Buffer.from('Säge')]
  openBytesStore(file).write('key', { text: 'Säge\n' }, parts)
  const kept = openBytesStore(file).read('key')
  assert.equal(kept?.value, { text: 'Säge\n' })
  assert.equal(
    kept?.parts.map((part) => [...part]),
    parts.map((part) => [...part]),
  )
  const bytes = readFileSync(file)
  for (let offset = 0; offset < bytes.length; offset++) {
    writeFileSync(file, damaged(bytes, offset))
    assert.is(openBytesStore(file).read('key'), null, `byte ${offset} damaged`)
  }
})

test.run()

function damaged(bytes: Buffer, offset: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[offset] = (copy[offset] ?? 0) ^ 1
  return copy
}
