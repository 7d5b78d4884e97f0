import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from './config.ts'

const test = suite('config')

test('makes every path absolute: the root from the working folder, the rest from the root', () => {
  const { root, out } = config({ root: '../other' }, '/home/me/site', 'file:///x/cli.ts')
  assert.equal([root, out], ['/home/me/other', '/home/me/other/dist'])
})

test('takes absolute paths as they are', () => {
  const { root, out } = config({ root: '/srv/site', out: '/srv/www' }, '/home/me', 'file:///x/cli.ts')
  assert.equal([root, out], ['/srv/site', '/srv/www'])
})

test('follows an output that is a symbolic link to the folder behind it', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'config-')))
  mkdirSync(join(folder, 'www'))
  symlinkSync('www', join(folder, 'dist'))
  const { out } = config({}, folder, 'file:///x/cli.ts')
  rmSync(folder, { recursive: true })
  assert.is(out, join(folder, 'www'))
})

test('compresses unless a flag says not to', () => {
  assert.ok(config({}, '/', 'file:///x/cli.ts').compress)
  assert.not.ok(config({ compress: false }, '/', 'file:///x/cli.ts').compress)
})

test('keeps no cache when a flag says so', () => {
  assert.is(config({ cache: false }, '/', 'file:///x/cli.mjs').cache, null)
})

test('has a parser thread only where it was compiled', () => {
  assert.is(config({}, '/', 'file:///x/cli.ts').workerFile, null)
  assert.is(config({}, '/', 'file:///x/cli.mjs').workerFile?.href, 'file:///x/threads/worker.mjs')
})

test.run()
