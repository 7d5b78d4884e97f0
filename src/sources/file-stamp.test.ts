import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fileClock, isSameStamp, isSettled, type Stamp, stampOf } from './file-stamp.ts'

const test = suite<{ folder: string; file: string }>('stampOf')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  context.file = join(context.folder, 'a.yaml')
  writeFileSync(context.file, 'title: A\n')
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('is the same for a file that nobody touched, and null for none', ({ file, folder }) => {
  assert.ok(isSameStamp(taken(file), taken(file)))
  assert.is(stampOf(join(folder, 'b.yaml')), null)
})

test('differs where a file took the place of another one, of the same size and time', ({ file, folder }) => {
  const before = taken(file)
  const { atime, mtime } = statSync(file)
  writeFileSync(join(folder, 'new'), 'title: B\n')
  utimesSync(join(folder, 'new'), atime, mtime)
  renameSync(join(folder, 'new'), file)
  assert.not.ok(isSameStamp(before, taken(file)))
})

test('differs in any of its parts', () => {
  const stamp: Stamp = [1, 2, 3, 4]
  for (const [part, value] of stamp.entries()) {
    assert.not.ok(isSameStamp(stamp, stamp.with(part, value + 1) as unknown as Stamp), `part ${part}`)
  }
})

test('says enough once both times are older than any clock is coarse, and never when nobody knows the time', () => {
  const now = 1_000_000
  const settled = (mtime: number, ctime: number) => isSettled([1, mtime, ctime, 4], now)
  assert.ok(settled(now - 3010, now - 3010))
  assert.not.ok(settled(now - 3000, now - 3010), 'content')
  assert.not.ok(settled(now - 3010, now - 3000), 'anything')
  assert.not.ok(settled(now + 99_000, now - 3010), 'the future')
  assert.not.ok(isSettled([1, 0, 0, 4], null))
})

test('says enough much sooner where both times are finer than a tick of the clock', () => {
  const now = 1_000_000
  const settled = (mtime: number, ctime: number) => isSettled([1, mtime, ctime, 4], now)
  assert.ok(settled(now - 50.25, now - 50.25))
  assert.not.ok(settled(now - 50, now - 50.25), 'content')
  assert.not.ok(settled(now - 50.25, now - 49.75), 'anything')
  assert.not.ok(settled(now - 1000, now - 50.25), 'a time of whole seconds')
  assert.not.ok(settled(now - 50.25, now - 1000), 'whole seconds for anything')
})

test('the clock of a folder leaves nothing behind, and is not ahead of the files that are written later', ({
  folder,
}) => {
  const now = fileClock(join(folder, 'cache'))
  assert.ok(now !== null)
  assert.equal(readdirSync(join(folder, 'cache')), [])
  writeFileSync(join(folder, 'b'), '')
  assert.ok(statSync(join(folder, 'b')).mtimeMs >= (now ?? 0))
  assert.not.ok(existsSync(join(folder, 'clock')))
})

test.run()

function taken(file: string): Stamp {
  const stamp = stampOf(file)
  if (!stamp) throw new Error(`${file} is gone`)
  return stamp
}
