import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { busiestBand } from './ink.ts'

const band = suite('busiestBand')

band('cuts out the strip with most ink, as wide as the page', () => {
  const [width, height] = [100, 2000]
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    at >= 1500 * width && at < 1600 * width ? 0 : 255,
  )
  const found = busiestBand({ data, width, height })
  assert.is(found.width, width)
  assert.is(found.data.filter((value) => value === 0).length, 100 * width)
  assert.ok(found.height < height / 4)
})

band('takes a small page whole', () => {
  const page = { data: new Uint8Array(50 * 40), width: 50, height: 40 }
  assert.is(busiestBand(page).height, 40)
})

band.run()
