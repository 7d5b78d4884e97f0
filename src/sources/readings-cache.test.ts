import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DamagedCache } from '../content/stored.ts'
import type { Facts, Mark } from '../types.ts'
import type { Stamp } from './file-stamp.ts'
import type { ReadFile, StoredReading } from './known-readings.ts'
import { openReadingsStore } from './readings-cache.ts'

const test = suite<{ folder: string }>('openReadingsStore')

test.before.each((context) => {
  context.folder = join(mkdtempSync(join(tmpdir(), 'readings-')), 'cache')
})
test.after.each(({ folder }) => rmSync(join(folder, '..'), { recursive: true }))

test('gives nothing when nothing was kept, or nothing shall be', ({ folder }) => {
  assert.equal(loaded(folder), [])
  save(null, [fileOf('a', '{}')])
  assert.equal(loaded(null), [])
})

test('gives back what was kept under the same key, and nothing under another one', ({ folder }) => {
  const marks: Mark[] = [{ kind: 'reference', pointer: '/a', target: 'tools' }]
  save(folder, [
    fileOf('page.json a', '{"title":"Säge 🔨"}', { marks }),
    fileOf('page.json b', '{}', { facts: { routes: ['/b'], languages: ['de', 'en'] } }),
    fileOf('data/tools.json c', ''),
  ])
  assert.equal(loaded(folder), [
    ['page.json a', '{"title":"Säge 🔨"}', marks, {}],
    ['page.json b', '{}', [], { routes: ['/b'], languages: ['de', 'en'] }],
    ['data/tools.json c', '', [], {}],
  ])
  assert.equal(loaded(folder, 'other key'), [])
})

test('gives back any data, whatever was added to it and taken from it before', ({ folder }) => {
  const entry = fc.tuple(fc.string(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 5 }), { maxLength: 6 }), (builds) => {
      for (const entries of builds) {
        // An id names the bytes, so it always stands for the same reading.
        const files = [...new Map(entries)].map(([id, json]) => fileOf(JSON.stringify([id, json]), json))
        save(folder, files)
        // Maps: what was kept before stands before what is added.
        assert.equal(
          new Map(loaded(folder).map(([id, json]) => [id, json])),
          new Map(files.map(({ id, reading }) => [id, Buffer.from(reading.content().json).toString('utf8')])),
        )
      }
    }),
    { numRuns: 30 },
  )
})

test('gives back more readings than one call to the system takes', ({ folder }) => {
  save(folder, numbered(2345))
  const found = loaded(folder)
  assert.is(found.length, 2345)
  for (const [id, json] of found) assert.is(`page.json ${JSON.parse(json)[0]}`, id)
})

test('appends what is new, and writes the file anew where less than half of it is used', ({ folder }) => {
  save(folder, numbered(100))
  const before = dataFile(folder)
  save(folder, [...numbered(100), fileOf('page.json new', '["new"]')])
  assert.is(dataFile(folder).name, before.name)
  assert.ok(dataFile(folder).size < before.size + 100, 'only one reading was written')
  assert.is(loaded(folder).length, 101)
  save(folder, numbered(10))
  assert.is.not(dataFile(folder).name, before.name)
  assert.ok(dataFile(folder).size < before.size / 5)
  assert.is(loaded(folder).length, 10)
})

test('gives readings back while the build goes on, and keeps nothing of one that does not come to its end', ({
  folder,
}) => {
  const store = openReadingsStore(folder)
  const writer = store.begin('key', [])
  writer.add([['a', fileOf('a', '{"a":1}').reading]])
  writer.add([['b', fileOf('b', '{}').reading]])
  assert.is(Buffer.from(writer.kept('a')?.content().json ?? []).toString('utf8'), '{"a":1}')
  assert.is(writer.kept('c'), null)
  store.close()
  assert.equal(loaded(folder), [])
  assert.is(openReadingsStore(null).begin('key', []).kept('a'), null)
})

test('knows which file had which reading, if every later change shows in its stamp', ({ folder }) => {
  const now = Date.now()
  const old: Stamp = [1, now - 60_000.25, now - 60_000.5, 7]
  save(folder, [
    { ...fileOf('page.json a', '{}'), file: 'old', stamp: old },
    { ...fileOf('page.json a', '{}'), file: 'copy', stamp: old },
    { ...fileOf('page.json b', '{}'), file: 'just written', stamp: [1, now, now, 8] },
    { ...fileOf('page.json c', '{}'), file: 'from the future', stamp: [1, now + 60_000, now - 60_000, 9] },
    { ...fileOf('page.json d', '{}'), file: 'gone meanwhile', stamp: null },
  ])
  const { files } = openReadingsStore(folder).read('key')
  assert.equal(
    [...files].map(([file, { id, stamp }]) => [file, { id, stamp }]),
    [
      ['old', { id: 'page.json a', stamp: old }],
      ['copy', { id: 'page.json a', stamp: old }],
    ],
  )
  assert.is(openReadingsStore(folder, { verify: true }).read('key').files.size, 0)
})

test('gives nothing else for a damaged byte, wherever it is', ({ folder }) => {
  save(folder, numbered(20))
  const whole = new Map(loaded(folder).map(([id, json]) => [id, json]))
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    for (let offset = 0; offset < bytes.length; offset += 3) {
      const damaged = Buffer.from(bytes)
      damaged[offset] = (damaged[offset] ?? 0) ^ 0xff
      writeFileSync(join(folder, name), damaged)
      const intact = loaded(folder, 'key', true)
      assert.ok(intact.length < 20, `${name}, byte ${offset}`)
      for (const [id, json] of [...intact, ...readable(folder)])
        assert.is(json, whole.get(id), `${name}, byte ${offset}`)
    }
    writeFileSync(join(folder, name), bytes)
  }
})

test('gives nothing else when a file was cut off, made longer or removed', ({ folder }) => {
  save(folder, numbered(20))
  const { name } = dataFile(folder)
  const bytes = readFileSync(join(folder, name))
  for (const length of [0, 1, 31, 32, 35, 36, 100, bytes.length - 1]) {
    writeFileSync(join(folder, name), bytes.subarray(0, length))
    assert.ok(loaded(folder, 'key', true).length < 20, `${length} bytes`)
  }
  writeFileSync(join(folder, name), Buffer.concat([bytes, Buffer.from('what a killed build left')]))
  assert.is(loaded(folder).length, 20)
  save(folder, [...numbered(20), fileOf('page.json new', '["new"]')])
  assert.is(loaded(folder).length, 21)
  rmSync(join(folder, dataFile(folder).name))
  assert.equal(loaded(folder), [])
})

test('keeps no file that is not used', ({ folder }) => {
  save(folder, numbered(20))
  save(folder, [], 'other key')
  save(folder, numbered(1), 'third key')
  assert.is(readdirSync(folder).length, 2)
})

test.run()

interface Options {
  readonly marks?: readonly Mark[]
  readonly facts?: Facts
}

function fileOf(id: string, json: string, { marks = [], facts = {} }: Options = {}): ReadFile {
  const reading: StoredReading = { facts, content: () => ({ json: Buffer.from(json), marks }) }
  return { file: id, kind: 'page', id, stamp: null, reading }
}

function numbered(count: number): ReadFile[] {
  return Array.from({ length: count }, (_, index) => fileOf(`page.json ${index}`, `[${index}]`))
}

/** As a build does it: what is known already is taken from the store. */
function save(folder: string | null, files: readonly ReadFile[], key = 'key'): void {
  const store = openReadingsStore(folder)
  const known = store.read(key)
  const all = files.map((file) => ({ ...file, reading: known.readings.get(file.id) ?? file.reading }))
  const writer = store.begin(
    key,
    all.filter(({ id }) => known.readings.has(id)),
  )
  writer.add(all.map(({ id, reading }) => [id, reading]))
  writer.finish({ files: () => all, changed: null, now: known.now, hash: 'hash' })
  store.close()
}

function loaded(folder: string | null, key = 'key', verify = false) {
  const store = openReadingsStore(folder, { verify })
  const found = [...store.read(key).readings].map(([id, reading]): [string, string, readonly Mark[], Facts] => {
    const { json, marks } = reading.content()
    return [id, Buffer.from(json).toString('utf8'), marks, reading.facts]
  })
  store.close()
  return found
}

/** The readings that do not say that they are damaged. */
function readable(folder: string): [id: string, json: string][] {
  const store = openReadingsStore(folder)
  const found = [...store.read('key').readings].flatMap(([id, reading]): [string, string][] => {
    try {
      return [[id, Buffer.from(reading.content().json).toString('utf8')]]
    } catch (thrown) {
      assert.instance(thrown, DamagedCache)
      return []
    }
  })
  store.close()
  return found
}

function dataFile(folder: string): { name: string; size: number } {
  const [name = ''] = readdirSync(folder).filter((one) => one !== 'index.jsonl')
  return { name, size: statSync(join(folder, name)).size }
}
