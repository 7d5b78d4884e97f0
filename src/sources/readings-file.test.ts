import { closeSync, mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Place, ReadingWindow } from './reading-window.ts'
import { appendReadings, readReading } from './readings-file.ts'

const test = suite<{ file: string }>('readReading')

test.before.each((context) => {
  context.file = join(mkdtempSync(join(tmpdir(), 'readings-')), 'readings')
})
test.after.each(({ file }) => rmSync(join(file, '..'), { recursive: true }))

/** Some as long as usual pages, some longer than what is read ahead. */
const TEXTS = Array.from({ length: 120 }, (_, at) => `${at} `.repeat(at % 17 === 0 ? 90_000 : 1 + at * 20))

test('gives the same through one window in any order', ({ file }) => {
  const [descriptor, places] = written(file)
  const window = new ReadingWindow()
  const read = (at: number, into?: ReadingWindow) => {
    const place = places[at]
    const content = place && readReading(descriptor, place, at % 2 === 0 ? null : { key: 'key', id: `${at}` }, into)
    return content && Buffer.from(content.json).toString()
  }
  const inOrder = [...TEXTS.keys()]
  fc.assert(
    fc.property(fc.oneof(fc.constant(inOrder), fc.array(fc.nat(TEXTS.length - 1))), (order) => {
      for (const at of order) assert.is(read(at, window), TEXTS[at])
    }),
    { numRuns: 20 },
  )
  assert.is(read(3), TEXTS[3])
  closeSync(descriptor)
})

test('gives what stands in the file that is asked, whichever was read before', ({ file }) => {
  const [descriptor, [place]] = written(file)
  const [other, [otherPlace]] = written(`${file}-other`, ['x'])
  assert.ok(place && otherPlace)
  const window = new ReadingWindow()
  const read = (from: number, at: Place) => readReading(from, { ...at, length: otherPlace.length }, null, window)
  assert.is(String(read(descriptor, place)?.json), '0')
  assert.is(String(read(other, otherPlace)?.json), 'x')
  closeSync(descriptor)
  closeSync(other)
})

test('gives nothing where the file ends before the reading does', ({ file }) => {
  const [descriptor, places] = written(file)
  const end = places[60]?.offset ?? 0
  truncateSync(file, end + 1000)
  const window = new ReadingWindow()
  const found = places.map((place) => readReading(descriptor, place, null, window) !== null)
  assert.equal(
    found,
    places.map(({ offset, length }) => offset + length <= end + 1000),
  )
  closeSync(descriptor)
})

function written(file: string, texts = TEXTS): [descriptor: number, places: Place[]] {
  const readings = texts.map((text, at) => ({ key: 'key', id: `${at}`, marks: [], json: Buffer.from(text) }))
  const places = appendReadings(file, readings)
  return [openSync(file, 'r'), places]
}

test.run()
