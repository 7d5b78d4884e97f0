import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { busiestBand } from './straighten.ts'

const test = suite('busiestBand')

test('cuts out the strip with most ink, as wide as the page', () => {
  const [width, height] = [100, 2000]
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    at >= 1500 * width && at < 1600 * width ? 0 : 255,
  )
  const band = busiestBand({ data, width, height })
  assert.is(band.width, width)
  assert.is(band.data.filter((value) => value === 0).length, 100 * width)
  assert.ok(band.height < height / 4)
})

test('takes a small page whole', () => {
  const page = { data: new Uint8Array(50 * 40), width: 50, height: 40 }
  assert.is(busiestBand(page).height, 40)
})

test.run()
