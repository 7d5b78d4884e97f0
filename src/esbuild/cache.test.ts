import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openBytesStore } from '../content/stored.ts'
import { warning } from '../diagnostics/testing.ts'
import type { Diagnostic } from '../types.ts'
import { cachedBuild } from './cache.ts'
import type { Built } from './common.ts'

const test = suite<{ root: string }>('cachedBuild')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'esbuild-'))
  writeFileSync(join(context.root, 'Page.tsx'), 'page')
  writeFileSync(join(context.root, 'Hero.tsx'), 'hero')
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('builds once while nothing changes', async ({ root }) => {
  const builder = counting()
  const first = await run(root, builder)
  assert.equal(await run(root, builder), first)
  assert.is(builder.runs, 1)
})

test('gives files of any bytes back as they were', async ({ root }) => {
  const contents = Uint8Array.from({ length: 256 }, (_, index) => index)
  await run(root, counting(contents))
  const { value } = await run(root, counting())
  assert.ok(Buffer.from(value?.files[0]?.contents ?? '').equals(contents))
})

test('builds again when a file that was read changes', async ({ root }) => {
  const builder = counting()
  await run(root, builder)
  writeFileSync(join(root, 'Hero.tsx'), 'other')
  await run(root, builder)
  assert.is(builder.runs, 2)
})

test('builds again when a file that was read is gone', async ({ root }) => {
  const builder = counting()
  await run(root, builder)
  rmSync(join(root, 'Hero.tsx'))
  await run(root, builder)
  assert.is(builder.runs, 2)
})

test('builds again when a section is added, which changes the entry', async ({ root }) => {
  const builder = counting()
  await run(root, builder, 'one')
  await run(root, builder, 'two')
  assert.is(builder.runs, 2)
})

test('builds again when the packages of the project change', async ({ root }) => {
  const builder = counting()
  await run(root, builder)
  writeFileSync(join(root, 'package-lock.json'), '{}')
  await run(root, builder)
  assert.is(builder.runs, 2)
})

test('builds again when what it kept is damaged', async ({ root }) => {
  const builder = counting()
  const first = await run(root, builder)
  const file = join(root, '.cache', readdirSync(join(root, '.cache'))[0] ?? '')
  const text = readFileSync(file, 'utf8')
  for (const damaged of ['', text.slice(0, -1), text.replace('Page', 'page'), '{}']) {
    writeFileSync(file, damaged)
    assert.equal(await run(root, builder), first)
  }
  assert.is(builder.runs, 5)
})

test('builds again while there is something to say', async ({ root }) => {
  const builder = counting(new Uint8Array(), [warning('template/warning', 'unused', null)])
  await run(root, builder)
  assert.is((await run(root, builder)).diagnostics.length, 1)
  assert.is(builder.runs, 2)
})

test('builds every time without a cache', async ({ root }) => {
  const builder = counting()
  for (let time = 0; time < 2; time++) {
    await cachedBuild(openBytesStore(null), { root, entry: '' }, builder.run)
  }
  assert.is(builder.runs, 2)
})

test.run()

function run(root: string, builder: { run: Parameters<typeof cachedBuild>[2] }, entry = 'one') {
  return cachedBuild(openBytesStore(join(root, '.cache/esbuild-templates.bin')), { root, entry }, builder.run)
}

/** Counts how often something was built; it reads Page.tsx, Hero.tsx, a package and a file that is not on disk. */
function counting(contents: Uint8Array = Buffer.from('code'), diagnostics: readonly Diagnostic[] = []) {
  const value: Built = {
    files: [{ path: 'templates.js', contents: Buffer.from(contents) }],
    inputs: ['Page.tsx', 'Hero.tsx', '../node_modules/react/index.js', 'entry:islands'],
    outputs: [],
  }
  const builder = {
    runs: 0,
    run: async () => {
      builder.runs++
      return { value, diagnostics }
    },
  }
  return builder
}
