import { imageSize } from 'image-size'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ico } from './ico.ts'
import { iconPng } from './raster.ts'

const test = suite('ico')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>')

test('holds each picture in a file that names their sizes', async () => {
  const images = await Promise.all([16, 256].map(async (size) => ({ size, png: await iconPng(SVG, { size }) })))
  const { type, images: found = [] } = imageSize(ico(images))
  assert.is(type, 'ico')
  assert.equal(
    found.map(({ width, height }) => [width, height]),
    [
      [16, 16],
      [256, 256],
    ],
  )
})

test('holds the bytes of the pictures as they are', () => {
  const [one, other] = [Buffer.from('first'), Buffer.from('second!')]
  const file = Buffer.from(
    ico([
      { size: 16, png: one },
      { size: 256, png: other },
    ]),
  )
  const at = (entry: number) => {
    const head = 6 + 16 * entry
    return file.subarray(file.readUInt32LE(head + 12)).subarray(0, file.readUInt32LE(head + 8))
  }
  assert.equal([at(0).toString(), at(1).toString()], ['first', 'second!'])
  assert.is(file.length, 6 + 2 * 16 + 12)
})

test.run()
