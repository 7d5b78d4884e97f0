import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openMapInMemory, openMapStore } from '../content/map-store.ts'
import { openStore } from '../content/stored.ts'
import { MANIFEST_PACKING } from '../output/manifest.ts'
import type { Config } from '../types.ts'
import { OutputWriter } from './output.ts'

const PATHS = Array.from({ length: 1010 }, (_, at) => `public/${at}/index.html`)

const test = suite<{ folder: string }>('OutputWriter')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'output-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('compresses each file as it is, also while the next ones are written', async ({ folder }) => {
  const out = join(folder, 'dist')
  const config = { root: folder, out, cache: null, compress: true, workerFile: null }
  const output = new OutputWriter(config, { files: openMapInMemory(), whole: openStore(null) })
  const texts = Array.from({ length: 20 }, (_, at) => `<p>„${at}“ ${`${at} `.repeat(20_000)}</p>`)
  for (const [at, text] of texts.entries()) await output.write({ path: `public/${at}.html`, reason: '' }, text)
  await output.finish({ reason: '', pages: 0 })
  for (const [at, text] of texts.entries()) {
    const file = (ending: string) => readFileSync(join(out, `public/${at}.html${ending}`))
    assert.is(file('').toString(), text)
    assert.is(brotliDecompressSync(file('.br')).toString(), text)
    assert.is(gunzipSync(file('.gz')).toString(), text)
  }
})

const large = suite<{ folder: string }>('a large output')

large.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'output-'))
})
large.after.each(({ folder }) => rmSync(folder, { recursive: true }))

large('is known as a whole while nobody was at it', async ({ folder }) => {
  const open = await written(folder, PATHS)
  assert.equal(open().asBefore('reason'), { pages: PATHS.length, files: PATHS.length })
  assert.is(open().asBefore('other'), null)
  assert.is(open({ verify: true }).asBefore('reason'), null)
  rmSync(join(folder, 'dist/public/7/index.html'))
  assert.is(open().asBefore('reason'), null)
})

large('keeps what nobody was at, and makes the rest again', async ({ folder }) => {
  const open = await written(folder, PATHS)
  rmSync(join(folder, 'dist/public/7/index.html'))
  writeFileSync(join(folder, 'other'), 'by hand')
  renameSync(join(folder, 'other'), join(folder, 'dist/public/8/index.html'))
  const output = open()
  const again = PATHS.filter((path) => !output.keep({ path, reason: path }))
  assert.equal(again, ['public/7/index.html', 'public/8/index.html'])
  for (const path of again) await output.write({ path, reason: path }, path)
  await output.finish({ reason: 'reason', pages: PATHS.length })
  assert.equal(open().asBefore('reason'), { pages: PATHS.length, files: PATHS.length })
  for (const path of again) assert.is(readFileSync(join(folder, 'dist', path), 'utf8'), path)
})

large('is known again after a file of it changed its reason, and another one went', async ({ folder }) => {
  const open = await written(folder, PATHS)
  const output = open()
  const [first = '', ...others] = PATHS.slice(1)
  for (const path of others) assert.ok(output.keep({ path, reason: path }))
  await output.write({ path: first, reason: 'new' }, 'new')
  await output.finish({ reason: 'new', pages: PATHS.length - 1 })
  assert.is(open().asBefore('reason'), null)
  assert.equal(open().asBefore('new'), { pages: PATHS.length - 1, files: PATHS.length - 1 })
})

large('looks at each file when what is known of them is not what was known of the folders', async ({ folder }) => {
  const open = await written(folder, PATHS)
  const kept = readFileSync(join(folder, 'files.json'))
  const output = open()
  const [first = '', ...others] = PATHS
  for (const path of others) assert.ok(output.keep({ path, reason: path }))
  await output.write({ path: first, reason: 'new' }, 'new')
  await output.finish({ reason: 'new', pages: PATHS.length })
  // As after a power failure: what was written last is gone from one of the files.
  writeFileSync(join(folder, 'files.json'), kept)
  assert.not.ok(open().keep({ path: first, reason: first }))
})

large('is not what a smaller one is: there each file is looked at', async ({ folder }) => {
  const open = await written(folder, PATHS.slice(0, 20))
  assert.is(open().asBefore('reason'), null)
  writeFileSync(join(folder, 'dist/public/7/index.html'), 'by hand, written into the file')
  assert.not.ok(open().keep({ path: 'public/7/index.html', reason: 'public/7/index.html' }))
})

test.run()
large.run()

/** Writes files whose reason and content is their path. @returns what opens the output for the next build */
async function written(folder: string, paths: readonly string[]) {
  const config = { root: folder, out: join(folder, 'dist'), cache: null, compress: false, workerFile: null }
  const kept = (name: string) => join(folder, `${name}.json`)
  const open = (more: Pick<Config, 'verify'> = {}) =>
    new OutputWriter(
      { ...config, ...more },
      { files: openMapStore(kept('files'), MANIFEST_PACKING), whole: openStore(kept('whole')) },
    )
  const output = open()
  for (const path of paths) await output.write({ path, reason: path }, path)
  await output.finish({ reason: 'reason', pages: paths.length })
  return open
}
