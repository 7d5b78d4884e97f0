import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Mark } from '../types.ts'
import { loadReadings, type StoredReading, saveReadings } from './readings-cache.ts'

const test = suite<{ folder: string; file: string }>('loadReadings')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'readings-'))
  context.file = join(context.folder, 'cache/readings')
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('gives nothing when nothing was saved', ({ file }) => {
  assert.is(loadReadings(file, 'key').size, 0)
})

test('gives back what was saved under the same key', ({ file }) => {
  const saved = new Map([
    ['page.json a', reading('{"title":"Säge 🔨"}', [{ kind: 'reference', pointer: '/a', target: 'tools' }])],
    ['page.json b', { ...reading('{}'), facts: { routes: ['/b'], languages: ['de', 'en'] } }],
    ['data/tools.json c', reading('')],
  ])
  saveReadings(file, 'key', saved)
  assert.equal(plain(loadReadings(file, 'key')), plain(saved))
})

test('gives back any data', ({ file }) => {
  const entry = fc.tuple(fc.string(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const saved = new Map(entries.map(([id, json]) => [id, reading(json)]))
      saveReadings(file, 'key', saved)
      assert.equal(plain(loadReadings(file, 'key')), plain(saved))
    }),
    { numRuns: 30 },
  )
})

test('gives back more readings than one call to the system takes', ({ file }) => {
  const saved = new Map(Array.from({ length: 2345 }, (_, index) => [`page.json ${index}`, reading(`[${index}]`)]))
  saveReadings(file, 'key', saved)
  const loaded = loadReadings(file, 'key')
  assert.is(loaded.size, 2345)
  for (const [id, { json }] of loaded) assert.is(`page.json ${JSON.parse(String(json))[0]}`, id)
})

test('gives nothing under another key', ({ file }) => {
  saveReadings(file, 'key', new Map([['a', reading('{}')]]))
  assert.is(loadReadings(file, 'other').size, 0)
})

test('gives nothing for a file with a damaged byte, wherever it is', ({ file }) => {
  saveReadings(file, 'key', someReadings())
  const bytes = readFileSync(file)
  for (let offset = 0; offset < bytes.length; offset += offset < 100 ? 1 : 97) {
    const damaged = Buffer.from(bytes)
    damaged[offset] = (damaged[offset] ?? 0) ^ 0xff
    writeFileSync(file, damaged)
    assert.is(loadReadings(file, 'key').size, 0, `byte ${offset}`)
  }
})

test('gives nothing for a file that was cut off or made longer', ({ file }) => {
  saveReadings(file, 'key', someReadings())
  const bytes = readFileSync(file)
  for (const length of [0, 1, 31, 32, 35, 36, 100, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, length))
    assert.is(loadReadings(file, 'key').size, 0, `${length} bytes`)
  }
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')]))
  assert.is(loadReadings(file, 'key').size, 0)
})

test('leaves no second file behind', ({ folder, file }) => {
  saveReadings(file, 'key', someReadings())
  saveReadings(file, 'key', new Map())
  assert.equal(readdirSync(join(folder, 'cache')), ['readings'])
})

test.run()

function reading(json: string, marks: readonly Mark[] = []): StoredReading {
  return { json: Buffer.from(json), marks, facts: {} }
}

function someReadings(): Map<string, StoredReading> {
  const text = JSON.stringify({ title: 'Werkzeug für alle '.repeat(20) })
  return new Map(Array.from({ length: 20 }, (_, index) => [`page.json ${index}`, reading(text)]))
}

/** The same with JSON as text, so that two maps can be compared. */
function plain(readings: ReadonlyMap<string, StoredReading>) {
  return [...readings].map(([id, { json, ...rest }]) => [id, Buffer.from(json).toString('utf8'), rest])
}
