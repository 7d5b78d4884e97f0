import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomOf } from '../documents/random.ts'
import { photographed } from './photo.ts'

const LONGER = 240

const test = suite('photo')

test('the same seed gives the same bytes, another one another picture', async () => {
  const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => photographed(bill(), LONGER, randomOf(seed))))
  assert.ok(one?.equals(again as Buffer))
  assert.not(one?.equals(other as Buffer))
})

test('the picture is held as the paper lies', async () => {
  const sizeOf = async (picture: Buffer) => {
    const { width, height } = await sharp(picture).metadata()
    return [width, height]
  }
  assert.equal(await sizeOf(await photographed(bill(), LONGER, randomOf(3))), [180, 240])
  const wide = { ...bill(), width: 200, height: 80 }
  assert.equal(await sizeOf(await photographed(wide, LONGER, randomOf(3))), [240, 180])
})

test('paper is white on any table and ink stays dark on it', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const { data } = await sharp(await photographed(bill(), LONGER, randomOf(seed)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const along = Array.from({ length: 180 }, (_, x) => data[120 * 180 + x] ?? 0)
    assert.ok(Math.max(...along.slice(80, 100)) > 120, `paper, seed ${seed}`)
    assert.ok(Math.min(...along.slice(60, 120)) < 0.6 * Math.max(...along.slice(60, 120)), `ink, seed ${seed}`)
  }
})

/** White, with a black line from top to bottom in its middle. */
function bill() {
  const [width, height] = [80, 200]
  const data = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height; y++) data.fill(0, (y * width + 37) * 3, (y * width + 43) * 3)
  return { data, width, height }
}

test.run()
