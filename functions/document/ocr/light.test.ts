import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Grey } from './grey.ts'
import { evenlyLit } from './light.ts'

const test = suite('evenlyLit')

test('makes paper in a shadow as white as paper in the light', async () => {
  const lit = await evenlyLit(picture((x) => 120 + x / 4))
  assert.ok(valueAt(lit, 20, 20) > 220)
  assert.ok(valueAt(lit, 380, 380) > 220)
})

test('keeps letters dark', async () => {
  const lit = await evenlyLit(picture((x, y) => (isStroke(x, y) ? 40 : 200)))
  assert.ok(valueAt(lit, 202, 200) < 80)
})

test('turns white letters on a dark bar into dark letters on white', async () => {
  const lit = await evenlyLit(picture((x, y) => (isStroke(x, y) ? 250 : 50)))
  assert.ok(valueAt(lit, 202, 200) < 80, String(valueAt(lit, 202, 200)))
  assert.ok(valueAt(lit, 100, 100) > 220)
})

test.run()

const isStroke = (x: number, y: number) => x >= 200 && x < 205 && y > 180 && y < 220

function picture(value: (x: number, y: number) => number): Grey {
  const [width, height] = [400, 400]
  return {
    data: Uint8Array.from({ length: width * height }, (_, at) => value(at % width, (at / width) | 0)),
    width,
    height,
  }
}

function valueAt({ data, width }: Grey, x: number, y: number): number {
  return data[y * width + x] ?? -1
}
