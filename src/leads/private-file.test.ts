import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { writePrivateFile } from './private-file.ts'

const test = suite<{ folder: string }>('writePrivateFile')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'private-'))
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('lets nobody else read the file, even an existing one', ({ folder }) => {
  const files = [join(folder, 'new.csv'), join(folder, 'old.csv')]
  writeFileSync(join(folder, 'old.csv'), 'something longer', { mode: 0o644 })
  for (const file of files) {
    writePrivateFile(file, 'text')
    assert.equal([readFileSync(file, 'utf8'), statSync(file).mode & 0o777], ['text', 0o600])
  }
})

test('follows no link', ({ folder }) => {
  const [target, link] = [join(folder, 'target'), join(folder, 'link')]
  writeFileSync(target, 'untouched')
  symlinkSync(target, link)
  assert.throws(() => writePrivateFile(link, 'text'), /ELOOP/)
  assert.is(readFileSync(target, 'utf8'), 'untouched')
})

test('writes to what is no file', () => {
  writePrivateFile('/dev/null', 'text')
  assert.not.ok(statSync('/dev/null').isFile())
})

test.run()
