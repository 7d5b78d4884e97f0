import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checksumOf } from '../content/hash.ts'
import { isIntact, isUntouched, MANIFEST_PACKING, type Manifest, type Written, writtenIn } from './manifest.ts'

const touching = suite<{ folder: string }>('isUntouched')
touching.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'manifest-'))
})
touching.after.each(({ folder }) => rmSync(folder, { recursive: true }))

touching('knows a file as it was noted', ({ folder }) => {
  const written = noted(folder)
  assert.ok(isUntouched(folder, 'a.html', written))
})

touching('notices a file that was changed, replaced or removed', ({ folder }) => {
  const written = noted(folder)
  writeFileSync(join(folder, 'a.html'), 'longer text')
  assert.not.ok(isUntouched(folder, 'a.html', written), 'other size')
  writeFileSync(join(folder, 'a.html'), 'other')
  utimesSync(join(folder, 'a.html'), 1, 1)
  assert.not.ok(isUntouched(folder, 'a.html', written), 'other time')
  rmSync(join(folder, 'a.html'))
  assert.not.ok(isUntouched(folder, 'a.html', written), 'gone')
})

touching.run()

const comparing = suite<{ folder: string }>('isIntact')
comparing.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'manifest-'))
})
comparing.after.each(({ folder }) => rmSync(folder, { recursive: true }))

comparing('knows the content of a file that was touched', ({ folder }) => {
  const written = noted(folder)
  utimesSync(join(folder, 'a.html'), 1, 1)
  assert.ok(isIntact(folder, 'a.html', written))
})

comparing('notices other content behind the same size and time, and a file that is gone', ({ folder }) => {
  const written = noted(folder)
  writeFileSync(join(folder, 'a.html'), 'jello')
  utimesSync(join(folder, 'a.html'), new Date(written.mtimeMs), new Date(written.mtimeMs))
  assert.not.ok(isIntact(folder, 'a.html', written))
  rmSync(join(folder, 'a.html'))
  assert.not.ok(isIntact(folder, 'a.html', written))
})

comparing('says the same of text and of its bytes', () => {
  assert.is(checksumOf('Säge 🔨'), checksumOf(Buffer.from('Säge 🔨')))
})

comparing.run()

const storing = suite('MANIFEST_PACKING')

storing('gives back a manifest, with what pages need once', () => {
  const needs = (script: string) => ({ scripts: [script], data: [], styles: [], connects: [] })
  const one = { reason: 'r', size: 1, mtimeMs: 2.25, checksum: 3 }
  const manifest: Manifest = new Map<string, Written>([
    ['a.html', { ...one, needs: needs('x') }],
    ['b.html', { ...one, reason: 's', needs: needs('x') }],
    ['c.html', { ...one, needs: needs('y') }],
    ['d.css', one],
  ])
  const stored = MANIFEST_PACKING.packed(manifest)
  assert.is(stored.needs.length, 2)
  const loaded = MANIFEST_PACKING.unpacked(JSON.parse(JSON.stringify(stored)))
  assert.equal([...loaded], [...manifest])
  assert.is(loaded.get('a.html')?.needs, loaded.get('b.html')?.needs)
  assert.equal(MANIFEST_PACKING.packed(loaded), stored)
})

storing.run()

function noted(folder: string) {
  writeFileSync(join(folder, 'a.html'), 'hello')
  return writtenIn(folder, { path: 'a.html', reason: 'r', checksum: checksumOf('hello') })
}
