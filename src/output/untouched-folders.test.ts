import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { folderStamps, foldersOf, untouchedFolders } from './untouched-folders.ts'

const PATHS = ['public/a/index.html', 'public/b/index.html', 'public/b/c/d.html', 'host.json']
const test = suite<{ out: string }>('untouchedFolders')

test.before.each((context) => {
  context.out = join(mkdtempSync(join(tmpdir(), 'folders-')), 'dist')
  for (const folder of ['a', 'b/c']) mkdirSync(join(context.out, 'public', folder), { recursive: true })
  for (const path of PATHS) writeFileSync(join(context.out, path), path)
})
test.after.each(({ out }) => rmSync(join(out, '..'), { recursive: true }))

test('knows the folders of files and those above them', () => {
  assert.equal(foldersOf(PATHS), ['public/a', 'public', '.', 'public/b', 'public/b/c'])
})

test('says which folders nobody was at', ({ out }) => {
  const stamps = stampsOf(out)
  const touchedBy = (act: () => void) => {
    act()
    const same = untouchedFolders(out, stamps)
    return foldersOf(PATHS).filter((folder) => !same.has(folder))
  }
  assert.equal(
    touchedBy(() => undefined),
    [],
  )
  assert.equal(
    touchedBy(() => rmSync(join(out, 'public/a/index.html'))),
    ['public/a'],
  )
  assert.equal(
    touchedBy(() => {
      writeFileSync(join(out, '../other'), '')
      renameSync(join(out, '../other'), join(out, 'public/b/index.html'))
    }),
    ['public/a', 'public/b'],
  )
  assert.equal(
    touchedBy(() => rmSync(join(out, 'public/b/c'), { recursive: true })),
    ['public/a', 'public/b', 'public/b/c'],
  )
  assert.equal(
    touchedBy(() => chmodSync(out, 0o700)),
    ['public/a', '.', 'public/b', 'public/b/c'],
  )
})

test('sees what happens right after the stamps were taken', ({ out }) => {
  for (let round = 0; round < 30; round++) {
    const stamps = stampsOf(out)
    writeFileSync(join(out, `public/a/${round}`), '')
    assert.not.ok(untouchedFolders(out, stamps).has('public/a'), `round ${round}`)
  }
})

test('waits for the clock to be past the times of folders, and not for long', ({ out }) => {
  const last = Math.max(...stampsOf(out).map(([, stamp]) => Math.max(stamp[1], stamp[2])))
  let asked = 0
  const ticking = () => {
    asked += 1
    return asked < 3 ? last : last + 4
  }
  assert.ok(folderStamps(out, PATHS, new Map(), ticking))
  assert.is(asked, 3)
  assert.is(
    folderStamps(out, PATHS, new Map(), () => last),
    null,
  )
  assert.is(
    folderStamps(out, PATHS, new Map(), () => null),
    null,
  )
})

test('looks once more where something else had the processor for all of that time', ({ out }) => {
  const last = Math.max(...stampsOf(out).map(([, stamp]) => Math.max(stamp[1], stamp[2])))
  let asked = 0
  const stalling = () => {
    asked += 1
    if (asked === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
    return asked === 1 ? last : last + 4
  }
  assert.ok(folderStamps(out, PATHS, new Map(), stalling))
})

test('takes what is known of a folder, and looks at the others', ({ out }) => {
  const known = untouchedFolders(out, stampsOf(out))
  rmSync(join(out, 'public/a'), { recursive: true })
  assert.equal(folderStamps(out, PATHS, known), [...known], 'all are known')
  const some = new Map([...known].filter(([folder]) => folder !== 'public/b'))
  assert.equal(folderStamps(out, PATHS, some), [...known], 'public/b is as it was')
  assert.is(folderStamps(out, PATHS, new Map()), null, 'public/a is gone')
})

test('leaves nothing beside the output', ({ out }) => {
  stampsOf(out)
  assert.throws(() => rmSync(`${out}.next-${process.pid}`), /ENOENT/)
})

test.run()

function stampsOf(out: string) {
  const stamps = folderStamps(out, PATHS, new Map())
  assert.ok(stamps)
  return stamps
}
