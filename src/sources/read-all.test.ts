import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readAll } from './read-all.ts'
import type { FileReading } from './read-batch.ts'
import type { SourceFile } from './source-file.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const test = suite<{ compiled: string; worker: URL; root: string }>('readAll')

// Compiled as bin/compile.js does it, because a thread cannot run TypeScript.
test.before(async (context) => {
  context.compiled = join(repository, 'node_modules/.cache', `read-all-test-${process.pid}`)
  context.worker = pathToFileURL(join(context.compiled, 'worker.js'))
  context.root = mkdtempSync(join(tmpdir(), 'read-all-'))
  await build({
    absWorkingDir: repository,
    entryPoints: ['src/sources/worker.ts'],
    outdir: context.compiled,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
})
test.after(({ compiled, root }) => {
  rmSync(compiled, { recursive: true })
  rmSync(root, { recursive: true })
})

test('gives one reading for each file, in their order', async ({ root }) => {
  const readings = await readAll(write(root, 60), { root, schemas: schemas(), workerFile: null })
  assert.equal(
    readings.map(text),
    Array.from({ length: 60 }, (_, index) => `{"title":"Größe ${index}"}`),
  )
})

test('gives the same with a second thread', async ({ root, worker }) => {
  const many = write(root, 260)
  const [alone, shared] = await Promise.all(
    [null, worker].map((workerFile) => readAll(many, { root, schemas: schemas(), workerFile })),
  )
  assert.equal(shared?.map(plain), alone?.map(plain))
})

test('reports mistakes at their places, whichever thread found them', async ({ root, worker }) => {
  const many = write(root, 260, (index) => (index % 50 === 7 ? 'title: A\ntitel: B\n' : `title: "${index}"\n`))
  const readings = await readAll(many, { root, schemas: schemas(), workerFile: worker })
  assert.equal(
    readings.flatMap(({ diagnostics }) => diagnostics).map(({ at }) => `${at?.file}:${at?.line}`),
    [7, 57, 107, 157, 207, 257].map((index) => `site/pages/${index}.yaml:2`),
  )
})

test('gives nothing for no files', async ({ root, worker }) => {
  assert.equal(await readAll([], { root, schemas: schemas(), workerFile: worker }), [])
})

test('fails when a schema is broken, with and without the thread', async ({ root, worker }) => {
  const broken = new Map([['page.json', '{ "$ref": "missing.json" }']])
  for (const workerFile of [null, worker]) {
    const failure = await failureOf(readAll(write(root, 260), { root, schemas: broken, workerFile }))
    assert.match(String(failure), 'schemas/page.json cannot be used')
  }
})

test('fails when a file cannot be read', async ({ root, worker }) => {
  const many = write(root, 260)
  rmSync(join(root, 'site/pages/130.yaml'))
  const failure = await failureOf(readAll(many, { root, schemas: schemas(), workerFile: worker }))
  assert.match(String(failure), 'ENOENT')
})

test.run()

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => assert.unreachable('did not fail'),
    (cause: unknown) => cause,
  )
}

function text({ json }: FileReading): string {
  return json ? Buffer.from(json).toString('utf8') : ''
}

function plain(reading: FileReading) {
  return { ...reading, json: text(reading) }
}

function write(root: string, count: number, textOf = (index: number) => `title: "Größe ${index}"\n`): SourceFile[] {
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  return Array.from({ length: count }, (_, index) => {
    const file = `site/pages/${index}.yaml`
    writeFileSync(join(root, file), textOf(index))
    return { kind: 'page', file, name: String(index) }
  })
}

function schemas(): ReadonlyMap<string, string> {
  const page = { type: 'object', additionalProperties: false, properties: { title: { mark: 'text', type: 'string' } } }
  return new Map([['page.json', JSON.stringify(page)]])
}
