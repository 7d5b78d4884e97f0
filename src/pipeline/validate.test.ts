import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openReadingsStore } from '../sources/readings-cache.ts'
import type { Config } from '../types.ts'
import { load } from './load.ts'
import { validate } from './validate.ts'

const test = suite<{ root: string }>('validate')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'validate-'))
  put(context.root, 'schemas/site.json', '{}')
  put(context.root, 'schemas/page.json', JSON.stringify(schema('title')))
  put(context.root, 'site/site.yaml', 'name: A\n')
  put(context.root, 'site/pages/a.yaml', 'title: A\n')
  put(context.root, 'site/pages/b.yaml', 'title: B\n')
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('hands on the sources that fit, in the order of their files', async ({ root }) => {
  const { value, diagnostics } = await run(root)
  assert.equal(diagnostics, [])
  assert.equal(
    value.map((source) => [source.name, source.data()]),
    [
      ['site', { name: 'A' }],
      ['a', { title: 'A' }],
      ['b', { title: 'B' }],
    ],
  )
})

test('reports every broken file and hands on the others', async ({ root }) => {
  put(root, 'site/pages/a.yaml', 'titel: A\n')
  put(root, 'site/pages/c.yaml', 'title: [\n')
  for (let time = 0; time < 2; time++) {
    const { value, diagnostics } = await run(root)
    assert.equal(
      value.map(({ name }) => name),
      ['site', 'b'],
    )
    assert.equal([...new Set(diagnostics.map(({ at }) => at?.file))], ['site/pages/a.yaml', 'site/pages/c.yaml'])
  }
})

test('gives the same from the cache as without it', async ({ root }) => {
  const plain = ({ name, hash, marks, facts, data }: Awaited<ReturnType<typeof run>>['value'][number]) => {
    return { name, hash, marks, facts, data: data() }
  }
  const fresh = (await run(root, null)).value.map(plain)
  assert.equal((await run(root)).value.map(plain), fresh)
  assert.equal((await run(root)).value.map(plain), fresh)
})

test('checks again what changed', async ({ root }) => {
  await run(root)
  put(root, 'site/pages/b.yaml', 'title: Other\n')
  const { value } = await run(root)
  assert.equal(value.map((source) => source.data()).at(-1), { title: 'Other' })
})

test('knows a file again that was renamed, by its new name', async ({ root }) => {
  await run(root)
  rmSync(join(root, 'site/pages/b.yaml'))
  put(root, 'site/pages/c.yaml', 'title: B\n')
  const { value } = await run(root)
  assert.equal(
    value.map(({ file }) => file),
    ['site/site.yaml', 'site/pages/a.yaml', 'site/pages/c.yaml'],
  )
})

test('checks everything against a changed schema', async ({ root }) => {
  await run(root)
  put(root, 'schemas/page.json', JSON.stringify(schema('heading')))
  assert.equal(new Set((await run(root)).diagnostics.map(({ at }) => at?.file)).size, 2)
})

test('does not write its cache again when nothing changed', async ({ root }) => {
  await run(root)
  const before = statSync(join(root, '.cache/readings'))
  await run(root)
  assert.is(statSync(join(root, '.cache/readings')).ino, before.ino)
})

test('forgets files that are gone', async ({ root }) => {
  await run(root)
  rmSync(join(root, 'site/pages/b.yaml'))
  await run(root)
  assert.not.match(readFileSync(join(root, '.cache/readings'), 'latin1'), '"B"')
})

test('reads everything again when its cache is damaged', async ({ root }) => {
  await run(root)
  const bytes = readFileSync(join(root, '.cache/readings'))
  bytes[bytes.length - 2] = 0
  writeFileSync(join(root, '.cache/readings'), bytes)
  const { value, diagnostics } = await run(root)
  assert.equal([value.length, diagnostics], [3, []])
})

test.run()

function run(root: string, cache: string | null = join(root, '.cache')) {
  const config: Config = { root, out: join(root, 'dist'), cache, compress: false, workerFile: null }
  const { value } = load(config)
  assert.ok(value)
  return validate(config, value, openReadingsStore(cache && join(cache, 'readings')))
}

function schema(required: string) {
  return {
    type: 'object',
    additionalProperties: false,
    required: [required],
    properties: { [required]: { type: 'string' } },
  }
}

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
