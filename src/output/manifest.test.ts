import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isUntouched, loadManifest, type Manifest, noteWritten, saveManifest } from './manifest.ts'

const loading = suite<{ folder: string; file: string }>('loadManifest')
loading.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'manifest-'))
  context.file = join(context.folder, 'cache/output.json')
})
loading.after.each(({ folder }) => rmSync(folder, { recursive: true }))

loading('gives back what was saved for the same folder', ({ file }) => {
  saveManifest(file, '/srv/dist', someFiles())
  assert.equal(loadManifest(file, '/srv/dist'), someFiles())
})

loading('gives nothing for another folder', ({ file }) => {
  saveManifest(file, '/srv/dist', someFiles())
  assert.is(loadManifest(file, '/srv/other').size, 0)
})

loading('gives nothing where nothing was saved, or nothing is kept', ({ file }) => {
  assert.is(loadManifest(file, '/srv/dist').size, 0)
  assert.is(loadManifest(null, '/srv/dist').size, 0)
})

loading('gives nothing for a damaged file', ({ file }) => {
  saveManifest(file, '/srv/dist', someFiles())
  for (const text of ['', '{}', 'x\n{"out":"/srv/dist"}', '\n', '[]']) {
    writeFileSync(file, text)
    assert.is(loadManifest(file, '/srv/dist').size, 0)
  }
})

loading.run()

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

function noted(folder: string) {
  writeFileSync(join(folder, 'a.html'), 'hello')
  const manifest: Manifest = new Map()
  noteWritten(manifest, folder, { path: 'a.html', reason: 'r' })
  const written = manifest.get('a.html')
  assert.ok(written)
  return written
}

function someFiles(): Manifest {
  return new Map([
    ['public/index.html', { reason: 'a', size: 10, mtimeMs: 1.5 }],
    ['public/ä.html', { reason: 'b', size: 0, mtimeMs: 2 }],
  ])
}
