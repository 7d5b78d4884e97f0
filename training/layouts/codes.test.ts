import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomOf } from '../documents/random.ts'
import { barCode, squareCode } from './codes.ts'

const test = suite('codes')

const dotsOf = (svg: string) => new Set([...svg.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`))

test('a square code has its marks in three corners and a rim without dots around them', () => {
  const dots = dotsOf(squareCode(randomOf(5), 30, 25))
  for (const corner of ['0,0', '24,0', '0,24', '3,3', '21,3', '3,21']) assert.ok(dots.has(corner), corner)
  for (const white of ['1,1', '7,7', '17,7', '7,17', '23,1', '1,23']) assert.not.ok(dots.has(white), white)
})

test('bars of a code end within its picture', () => {
  for (let seed = 0; seed < 50; seed++)
    for (const [, left, thickness] of barCode(randomOf(seed), 40, 9).matchAll(/M(\d+) 0h(\d)/g))
      assert.ok(Number(left) + Number(thickness) <= 98)
})

test.run()
