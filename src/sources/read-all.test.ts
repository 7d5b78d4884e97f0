import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type CompiledWorker, compiledWorker } from '../esbuild/testing.ts'
import { readAll } from './read-all.ts'
import type { SourceFile } from './source-file.ts'

const test = suite<{ root: string; worker: URL; compiled: CompiledWorker }>('readAll')

test.before(async (context) => {
  context.root = mkdtempSync(join(tmpdir(), 'read-all-'))
  context.compiled = await compiledWorker('read-all-test')
  context.worker = context.compiled.file
})
test.after(({ root, compiled }) => {
  rmSync(root, { recursive: true })
  compiled.remove()
})

test('gives one reading for each file, in their order', async ({ root }) => {
  const readings = await readAll(files(root, 60), { root, schemas: schemas(), workerFile: null })
  assert.equal(
    readings.map(({ json }) => Buffer.from(json ?? []).toString('utf8')),
    Array.from({ length: 60 }, (_, index) => `{"title":"Säge ${index}"}`),
  )
})

test('gives the same with a second thread', async ({ root, worker }) => {
  const many = files(root, 260)
  const plain = async (workerFile: URL | null) =>
    (await readAll(many, { root, schemas: schemas(), workerFile, jobs: 2 })).map(({ json, ...rest }) => ({
      ...rest,
      json: Buffer.from(json ?? []).toString('utf8'),
    }))
  assert.equal(await plain(worker), await plain(null))
})

test('reports mistakes at their places, whichever thread found them', async ({ root, worker }) => {
  const many = files(root, 260, (index) => (index % 50 === 7 ? 'title: A\ntitel: B\n' : `title: "${index}"\n`))
  const readings = await readAll(many, { root, schemas: schemas(), workerFile: worker, jobs: 2 })
  assert.equal(
    readings.flatMap(({ diagnostics }) => diagnostics).map(({ at }) => `${at?.file}:${at?.line}`),
    [7, 57, 107, 157, 207, 257].map((index) => `site/pages/${index}.yaml:2`),
  )
})

test('finds a file that was not saved as UTF-8', async ({ root }) => {
  const [file] = files(root, 1)
  assert.ok(file)
  writeFileSync(join(root, file.file), Buffer.from('title: Säge\n', 'latin1'))
  const [reading] = await readAll([file], { root, schemas: schemas(), workerFile: null })
  assert.is(reading?.json, null)
  assert.equal(
    reading?.diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`),
    ['source/encoding 1:9'],
  )
})

test('gives nothing for no files', async ({ root, worker }) => {
  assert.equal(await readAll([], { root, schemas: schemas(), workerFile: worker, jobs: 2 }), [])
})

test('fails when a schema is broken, with and without the thread', async ({ root, worker }) => {
  const broken = new Map([['page.json', '{ "$ref": "missing.json" }']])
  for (const workerFile of [null, worker]) {
    assert.match(
      await failure(files(root, 260), { root, schemas: broken, workerFile, jobs: 2 }),
      'schemas/page.json cannot be',
    )
  }
})

test('fails when a file cannot be read, whichever thread was to read it', async ({ root, worker }) => {
  const many = files(root, 260)
  for (const index of [3, 30, 60, 259]) {
    const gone = many.with(index, { kind: 'page', file: 'site/pages/gone.yaml', name: 'gone' })
    assert.match(await failure(gone, { root, schemas: schemas(), workerFile: worker, jobs: 2 }), 'gone.yaml')
  }
})

test.run()

function files(root: string, count: number, textOf = (index: number) => `title: Säge ${index}\n`): SourceFile[] {
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  return Array.from({ length: count }, (_, index) => {
    const file = `site/pages/${index}.yaml`
    writeFileSync(join(root, file), textOf(index))
    return { kind: 'page', file, name: String(index) }
  })
}

async function failure(...args: Parameters<typeof readAll>): Promise<string> {
  return await readAll(...args).then(() => 'nothing failed', String)
}

function schemas(): ReadonlyMap<string, string> {
  const page = { type: 'object', additionalProperties: false, properties: { title: { mark: 'text', type: 'string' } } }
  return new Map([['page.json', JSON.stringify(page)]])
}
