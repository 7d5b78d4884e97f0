import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStaging, recover } from './staging.ts'

const test = suite<{ parent: string; out: string }>('openStaging')

test.before.each((context) => {
  context.parent = mkdtempSync(join(tmpdir(), 'staging-'))
  context.out = join(context.parent, 'dist')
})
test.after.each(({ parent }) => rmSync(parent, { recursive: true }))

test('shows nothing of the new output before the swap', ({ parent, out }) => {
  put(out, 'page.html', 'old')
  const staging = openStaging(out)
  staging.write('page.html', 'new')
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'old')
  staging.swap()
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'new')
  assert.equal(readdirSync(parent), ['dist'])
})

test('makes the first output where none was', ({ parent, out }) => {
  const staging = openStaging(join(out, 'deep/er'))
  staging.write('en/index.html', 'new')
  staging.swap()
  assert.equal(readdirSync(parent, { recursive: true }).map(String).sort().at(-1), 'dist/deep/er/en/index.html')
})

test('takes over kept files without writing them again', ({ out }) => {
  put(out, 'public/a.html', 'same')
  const before = statSync(join(out, 'public/a.html'))
  const staging = openStaging(out)
  staging.keep('public/a.html')
  staging.swap()
  const after = statSync(join(out, 'public/a.html'))
  assert.equal([after.ino, after.mtimeMs], [before.ino, before.mtimeMs])
})

test('drops files of the old output that nobody asked for', ({ out }) => {
  put(out, 'gone.html', 'old')
  const staging = openStaging(out)
  staging.write('here.html', 'new')
  staging.swap()
  assert.equal(readdirSync(out), ['here.html'])
})

test('leaves the old output when the new one is thrown away', ({ parent, out }) => {
  put(out, 'page.html', 'old')
  const staging = openStaging(out)
  staging.write('page.html', 'new')
  staging.discard()
  assert.equal(readdirSync(parent), ['dist'])
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'old')
})

test('may be thrown away after the swap, when nothing is left', ({ out }) => {
  const staging = openStaging(out)
  staging.write('page.html', 'new')
  staging.swap()
  staging.discard()
  assert.ok(existsSync(join(out, 'page.html')))
})

test('has the old output back when the new one cannot take its place', ({ out }) => {
  put(out, 'page.html', 'old')
  const staging = openStaging(out)
  rmSync(staging.folder, { recursive: true })
  assert.throws(() => staging.swap())
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'old')
})

test.run()

const recovering = suite<{ parent: string; out: string }>('recover')

recovering.before.each((context) => {
  context.parent = mkdtempSync(join(tmpdir(), 'staging-'))
  context.out = join(context.parent, 'dist')
})
recovering.after.each(({ parent }) => rmSync(parent, { recursive: true }))

recovering('removes what a build left that was killed while it wrote', ({ parent, out }) => {
  put(out, 'page.html', 'old')
  put(`${out}.next-${endedProcess()}`, 'page.html', 'half')
  recover(out)
  assert.equal(readdirSync(parent), ['dist'])
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'old')
})

recovering('puts back the output of a build that was killed between the two renames', ({ parent, out }) => {
  const pid = endedProcess()
  put(`${out}.last-${pid}`, 'page.html', 'old')
  put(`${out}.next-${pid}`, 'page.html', 'new')
  recover(out)
  assert.equal(readdirSync(parent), ['dist'])
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'old')
})

recovering('removes the old output of a build that was killed after the swap', ({ parent, out }) => {
  put(out, 'page.html', 'new')
  put(`${out}.last-${endedProcess()}`, 'page.html', 'old')
  recover(out)
  assert.equal(readdirSync(parent), ['dist'])
  assert.is(readFileSync(join(out, 'page.html'), 'utf8'), 'new')
})

recovering('leaves the folders of a build that is still running alone', ({ parent, out }) => {
  put(`${out}.next-${process.ppid}`, 'page.html', 'of another build')
  recover(out)
  assert.equal(readdirSync(parent), [`dist.next-${process.ppid}`])
})

recovering('leaves folders with similar names alone', ({ parent, out }) => {
  const names = ['dist.next', 'dist.next-1a', 'xdist.next-99999999', 'distX.last-99999999']
  for (const name of names) put(join(parent, name), 'a', '')
  recover(out)
  assert.equal(readdirSync(parent).sort(), names.sort())
})

recovering('reads the name of the output as it stands', ({ parent }) => {
  const out = join(parent, 'd.(ist)+')
  put(`${out}.next-${endedProcess()}`, 'a', '')
  put(`${join(parent, 'dx(ist)+')}.next-${endedProcess()}`, 'a', '')
  recover(out)
  assert.is(readdirSync(parent).length, 1)
})

recovering('does nothing where nothing was ever built', ({ out }) => {
  recover(join(out, 'deep/er'))
  assert.not.ok(existsSync(out))
})

recovering.run()

function put(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync('true').pid
}
