import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Grey, rotated } from './grey.ts'
import { skewOf } from './skew.ts'

const test = suite('skewOf')

test('measures a small turn to a fifth of a degree', async () => {
  for (const degrees of [-3, -0.6, 0, 1.7]) {
    const { degrees: seen, isSideways } = await skewOf(await rotated(rowsOfLetters(), degrees))
    assert.ok(Math.abs(seen - degrees) <= 0.2, `${seen} for ${degrees}`)
    assert.not(isSideways)
  }
})

test('knows a page that lies on its side, and how it is turned there', async () => {
  const { degrees, isSideways } = await skewOf(await rotated(rowsOfLetters(), 91))
  assert.ok(isSideways)
  assert.ok(Math.abs(degrees - 1) <= 0.2, String(degrees))
})

test('takes an empty page as it is', async () => {
  const { degrees, isSideways } = await skewOf({ data: new Uint8Array(90_000).fill(255), width: 300, height: 300 })
  assert.ok(Math.abs(degrees) <= 15)
  assert.not(isSideways)
})

test.run()

/** Rows of dashes, some longer and some shorter, as words are. */
function rowsOfLetters(): Grey {
  const [width, height] = [800, 1000]
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    isLetter(at % width, Math.floor(at / width)) ? 20 : 255,
  )
  return { data, width, height }
}

function isLetter(x: number, y: number): boolean {
  const row = Math.floor((y - 100) / 32)
  const isInRow = row >= 0 && row < 24 && (y - 100) % 32 < 12
  return isInRow && x >= 80 && x < 720 - ((row * 97) % 300) && (x + row * 31) % 53 >= 12 && (x + y * row) % 3 > 0
}
