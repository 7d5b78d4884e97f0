import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Grey } from './grey.ts'
import { withoutRules } from './rules.ts'

const [WIDTH, HEIGHT] = [300, 300]
const test = suite('withoutRules')

test('erases a rule across the page and one down the page', () => {
  assert.is(inkOf(withoutRules(page([20, 100, 280, 103], [40, 20, 42, 280]))), 0)
})

test('erases a rule that is not quite level', () => {
  const [rule, step] = [page([20, 100, 150, 102]), page([150, 101, 280, 103])]
  const both = { ...rule, data: rule.data.map((value, at) => Math.min(value, step.data[at] ?? 255)) }
  assert.is(inkOf(withoutRules(both)), 0)
})

test('keeps letters, thick bars, and a stroke where it crosses a rule', () => {
  const letters = page([50, 50, 70, 53], [50, 50, 53, 75])
  assert.is(inkOf(withoutRules(letters)), inkOf(letters))
  const bar = page([20, 100, 280, 112])
  assert.is(inkOf(withoutRules(bar)), inkOf(bar))
  assert.ok(isInk(withoutRules(page([20, 100, 280, 102], [150, 85, 153, 115])), 151, 101))
})

test.run()

type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

function page(...dark: readonly Rectangle[]): Grey {
  const isDark = (x: number, y: number) =>
    dark.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom)
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isDark(at % WIDTH, Math.floor(at / WIDTH)) ? 0 : 250,
  )
  return { data, width: WIDTH, height: HEIGHT }
}

const inkOf = ({ data }: Grey) => data.filter((value) => value < 140).length
const isInk = ({ data }: Grey, x: number, y: number) => (data[y * WIDTH + x] ?? 255) < 140
