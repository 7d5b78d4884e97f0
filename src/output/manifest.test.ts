import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isUntouched, writtenIn } from './manifest.ts'

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
  return writtenIn(folder, { path: 'a.html', reason: 'r' })
}
