import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { laidOutBadly } from './print.ts'

const sheet = { left: 0, top: 0, right: 800, bottom: 1100 }
const line = (text: string, left: number, top: number) => ({
  ...{ sheet: 1, text, left, top },
  right: left + 100,
  bottom: top + 16,
})

const test = suite('print')

test('lines that are set close to each other do not overlap', () => {
  assert.equal(laidOutBadly([sheet], [line('a', 50, 100), line('b', 50, 111), line('c', 150, 100)]), [])
})

test('what lies over other text or beyond the edge is named with its sheet', () => {
  assert.equal(laidOutBadly([sheet], [line('a', 50, 100), line('b', 120, 105)]), ['sheet 1: "a" overlaps "b"'])
  assert.equal(laidOutBadly([sheet], [line('a', 750, 100)]), ['sheet 1: "a" is cut off'])
})

test('pieces of different sheets are not compared', () => {
  assert.equal(laidOutBadly([sheet, sheet], [line('a', 50, 100), { ...line('b', 50, 100), sheet: 2 }]), [])
})

test.run()
