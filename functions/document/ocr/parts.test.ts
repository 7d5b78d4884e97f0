import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Grey } from './grey.ts'
import { type Part, twoParts } from './parts.ts'

const DOTS = 100
const test = suite('twoParts')

test('cuts a page between two lines, with about the wanted share of the ink above', () => {
  const page = pageOf({ lines: 30 })
  const parts = twoParts(page, DOTS, 0.44)
  assert.is(parts.length, 2)
  const [upper, lower] = parts as [Part, Part]
  assert.is(upper.top, 0)
  assert.is(lower.top, upper.picture.height)
  assert.is(upper.picture.height + lower.picture.height, page.height)
  assert.equal(Buffer.concat(parts.map(({ picture }) => picture.data)), Buffer.from(page.data))
  assert.ok(Math.abs(inkOf(upper.picture) / inkOf(page) - 0.44) < 0.05)
  // Neither part begins or ends in a line.
  assert.is(inkOf(rowOf(page, lower.top - 1)), 0)
  assert.is(inkOf(rowOf(page, lower.top)), 0)
})

test('leaves a page whole that has ink in every row, such as a photo with a dark edge', () => {
  const page = pageOf({ lines: 30 })
  for (let row = 0; row < page.height; row += 1) page.data.fill(0, row * page.width, row * page.width + 5)
  assert.equal(
    twoParts(page, DOTS, 0.44).map(({ top }) => top),
    [0],
  )
})

test('leaves a page whole whose lines all stand at one end', () => {
  const page = pageOf({ lines: 1 })
  assert.is(twoParts(page, DOTS, 0.44).length, 1)
})

test('leaves a business card, a blank page and a page of no size whole', () => {
  assert.is(twoParts(pageOf({ lines: 5, height: 200 }), DOTS, 0.44).length, 1)
  assert.is(twoParts(pageOf({ lines: 0 }), DOTS, 0.44).length, 1)
  assert.is(twoParts({ data: new Uint8Array(), width: 0, height: 0 }, DOTS, 0.44).length, 1)
})

test.run()

interface Written {
  readonly lines: number
  readonly height?: number
}

/** Lines of 12 dark rows, 30 rows apart. */
function pageOf({ lines, height = 1000 }: Written): Grey {
  const width = 80
  const data = new Uint8Array(width * height).fill(255)
  for (let line = 0; line < lines; line += 1) {
    const top = 20 + line * 30
    for (let row = top; row < Math.min(height, top + 12); row += 1) data.fill(20, row * width + 10, row * width + 70)
  }
  return { data, width, height }
}

const inkOf = ({ data }: Grey) => data.reduce((sum, light) => sum + (light < 100 ? 1 : 0), 0)

const rowOf = ({ data, width }: Grey, row: number): Grey => {
  return { data: data.subarray(row * width, (row + 1) * width), width, height: 1 }
}
