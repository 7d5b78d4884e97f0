import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Pixels } from '../types.ts'
import { flattened } from './flatten.ts'
import type { Grey } from './grey.ts'
import type { Point } from './outline.ts'
import { type Corners, cornersOf } from './sheet.ts'

const [WIDTH, HEIGHT] = [600, 800]
const SHEET: Corners = [
  [90, 60],
  [520, 110],
  [560, 700],
  [50, 740],
]

const corners = suite('cornersOf')

corners('finds the four corners of a sheet on a dark table', async () => {
  const found = await cornersOf(photo(SHEET, 230, 90), true)
  assert.ok(found)
  found?.forEach(([x, y], index) => {
    const [wantedX, wantedY] = SHEET[index] ?? [0, 0]
    assert.ok(Math.hypot(x - wantedX, y - wantedY) < 8, `${x}, ${y} for ${wantedX}, ${wantedY}`)
  })
})

corners('leaves a scan alone, and one with a dark head', async () => {
  const all: Corners = [
    [-1, -1],
    [WIDTH, -1],
    [WIDTH, HEIGHT],
    [-1, HEIGHT],
  ]
  assert.is(await cornersOf(photo(all, 230, 90), true), null)
  const below: Corners = [[-1, 200], [WIDTH, 200], all[2], all[3]]
  assert.is(await cornersOf(photo(below, 230, 90), true), null)
})

corners('finds a narrow receipt on a photo, which on a scan may be a box of the page', async () => {
  const receipt: Corners = [
    [220, 90],
    [370, 100],
    [360, 680],
    [210, 670],
  ]
  assert.ok(await cornersOf(photo(receipt, 230, 90), true))
  assert.is(await cornersOf(photo(receipt, 230, 90), false), null)
})

corners('does not take the light middle of an unevenly lit scan for a sheet', async () => {
  const lit = (at: number) => {
    const [x, y] = [(at % WIDTH) / WIDTH - 0.5, Math.floor(at / WIDTH) / HEIGHT - 0.5]
    return 250 - 90 * Math.hypot(x, y * 0.8)
  }
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => lit(at))
  assert.is(await cornersOf({ data, width: WIDTH, height: HEIGHT, channels: 1 }, true), null)
})

corners('finds a sheet half of which is darker than the table in the light', async () => {
  const light = ([x]: Point) => 0.5 + 0.5 * (x / WIDTH)
  await isFound(litBy(light))
})

corners('finds the whole sheet where light fades across it', async () => {
  const light = ([, y]: Point) => 1 - 0.55 * (y / HEIGHT)
  await isFound(litBy(light))
})

/** A sheet with the shadow that it throws, on a table that is little darker. */
function litBy(light: (point: Point) => number): Pixels {
  const plain = photo(SHEET, 235, 190)
  const dark = photo(SHEET, 0, 45)
  const data = plain.data.map((value, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const isTable = dark.data[at] === 45
    const besides = [-6, 6].some((by) => dark.data[at + by] === 0 || dark.data[at + by * WIDTH] === 0)
    return Math.round(light([x, y]) * (isTable && besides ? value - 70 : value))
  })
  return { ...plain, data }
}

async function isFound(picture: Pixels): Promise<void> {
  const found = await cornersOf(picture, true)
  assert.ok(found)
  found?.forEach(([x, y], index) => {
    const [wantedX, wantedY] = SHEET[index] ?? [0, 0]
    assert.ok(Math.hypot(x - wantedX, y - wantedY) < 10, `${x}, ${y} for ${wantedX}, ${wantedY}`)
  })
}

corners('does not take a small light patch for the page', async () => {
  const patch: Corners = [
    [200, 200],
    [300, 200],
    [300, 300],
    [200, 300],
  ]
  assert.is(await cornersOf(photo(patch, 255, 180), true), null)
})

corners.run()

const flatten = suite('flattened')

flatten('shows a sheet from straight above: nothing of the table is left', () => {
  const sheet = flattened(photo(SHEET, 230, 90), SHEET)
  assert.ok(sheet.width > 430 && sheet.height > 590)
  assert.ok(sheet.data.filter((value) => value < 200).length < sheet.data.length * 0.01)
})

flatten.run()

function photo(sheet: Corners, paper: number, table: number): Grey & Pixels {
  const isOn = (x: number, y: number) =>
    sheet.every(([ax, ay], index) => {
      const [bx, by] = sheet[(index + 1) % 4] ?? [0, 0]
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
    })
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isOn(at % WIDTH, Math.floor(at / WIDTH)) ? paper : table,
  )
  return { data, width: WIDTH, height: HEIGHT, channels: 1 }
}
