import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findChromium } from './find-chromium.ts'

const test = suite('findChromium')

test('takes the program that is named, and no other', () => {
  assert.is(findChromium({ CHROMIUM_PATH: process.execPath, PATH: '/usr/bin' }), process.execPath)
  assert.is(findChromium({ CHROMIUM_PATH: '/nowhere/chromium', PATH: process.env['PATH'] }), null)
})

test('takes the usual one before the one that has no window, wherever they are', () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'chromium-')))
  const [first = '', second = ''] = folders
  writeFileSync(join(first, 'chromium-headless-shell'), '', { mode: 0o755 })
  const environment = { PATH: folders.join(delimiter) }
  assert.is(findChromium(environment), join(first, 'chromium-headless-shell'))
  writeFileSync(join(second, 'google-chrome'), '', { mode: 0o755 })
  assert.is(findChromium(environment), join(second, 'google-chrome'))
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('is null where none is installed', () => {
  assert.is(findChromium({ PATH: '/nowhere' }), null)
  assert.is(findChromium({}), null)
})

test.run()
