import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type MapStore, openMapInMemory, openMapStore, type Packing } from './map-store.ts'

interface Entry {
  readonly value: number
}

const PACKING: Packing<Entry, [string, number][]> = {
  packed: (map) => [...map].map(([name, { value }]) => [name, value]),
  unpacked: (packed) => new Map(packed.map(([name, value]) => [name, { value }])),
}

const test = suite<{ file: string }>('openMapStore')

test.before.each((context) => {
  context.file = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.jsonl')
})
test.after.each(({ file }) => rmSync(join(file, '..'), { recursive: true }))

test('gives back any entries, whatever was changed in how many builds', ({ file }) => {
  const change = fc.tuple(fc.nat(150).map(String), fc.option(fc.nat()))
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 9 }), { maxLength: 12 }), (builds) => {
      write(openMapStore(file, PACKING), numbered(100))
      let expected = numbered(100)
      for (const changes of builds) {
        const store = openMapStore(file, PACKING)
        write(store, changed(store.read('key'), changes))
        expected = changed(expected, changes)
        assert.equal(sorted(openMapStore(file, PACKING).read('key')), sorted(expected))
      }
    }),
    { numRuns: 60 },
  )
})

test('adds a small change to its file, and writes the file again after many', ({ file }) => {
  write(openMapStore(file, PACKING), numbered(100))
  const begun = () => readFileSync(file, 'utf8').split('\n')
  const before = begun()
  for (let build = 1; build <= 5; build++) {
    change(file, '7', build)
    assert.equal(begun().slice(0, 2), before.slice(0, 2), `build ${build}`)
    assert.is(begun().length, before.length + build)
  }
  change(file, '7', 6)
  assert.is(begun().length, before.length)
  assert.is(openMapStore(file, PACKING).read('key').get('7')?.value, 6)
})

test('gives nothing under another key, and forgets what was there before', ({ file }) => {
  write(openMapStore(file, PACKING), numbered(3))
  const store = openMapStore(file, PACKING)
  assert.is(store.read('other').size, 0)
  store.write('other', numbered(2))
  assert.is(openMapStore(file, PACKING).read('key').size, 0)
  assert.is(openMapStore(file, PACKING).read('other').size, 2)
})

test('keeps nothing without a file', () => {
  const store = openMapStore(null, PACKING)
  store.write('key', numbered(1))
  assert.is(store.read('key').size, 0)
  assert.is(store.state(), null)
})

test('keeps a map in memory', () => {
  const store = openMapInMemory<Entry>()
  store.write('key', numbered(1))
  assert.is(store.read('key').size, 1)
  assert.is(store.read('other').size, 0)
})

test.run()

function numbered(count: number): ReadonlyMap<string, Entry> {
  return new Map(Array.from({ length: count }, (_, value) => [String(value), { value }]))
}

function change(file: string, name: string, value: number): void {
  const store = openMapStore(file, PACKING)
  write(store, new Map([...store.read('key'), [name, { value }]]))
}

/** @param changes null: the entry goes */
function changed(map: ReadonlyMap<string, Entry>, changes: readonly [name: string, value: number | null][]) {
  const now = new Map(map)
  for (const [name, value] of changes) {
    if (value === null) now.delete(name)
    else now.set(name, { value })
  }
  return now
}

function write(store: MapStore<Entry>, map: ReadonlyMap<string, Entry>): void {
  store.write('key', map)
  assert.is.not(store.state(), null)
}

function sorted(map: ReadonlyMap<string, Entry>): unknown {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1))
}
