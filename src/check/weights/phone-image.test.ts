import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { phoneImage } from './phone-image.ts'

const IMAGE = { src: '/fallback.jpg', srcset: '', sizes: '', sources: [] }
const SET = '/400.avif 400w, /800.avif 800w, /1600.avif 1600w'

const test = suite('phoneImage')

test('is the one address where there is no choice', () => {
  assert.is(phoneImage(IMAGE), '/fallback.jpg')
})

test('is the smallest one that is sharp on a screen of twice 390 pixels', () => {
  assert.is(phoneImage({ ...IMAGE, srcset: SET }), '/800.avif')
  assert.is(phoneImage({ ...IMAGE, srcset: SET, sizes: '50vw' }), '/400.avif')
  assert.is(phoneImage({ ...IMAGE, srcset: SET, sizes: '(min-width: 48rem) 15rem, 200px' }), '/400.avif')
  assert.is(phoneImage({ ...IMAGE, srcset: SET, sizes: '(max-width: 30rem) 45rem, 10px' }), '/1600.avif')
  assert.is(phoneImage({ ...IMAGE, srcset: SET, sizes: 'calc(100vw - 2rem)' }), '/800.avif')
  assert.is(phoneImage({ ...IMAGE, srcset: '/small.png 100w, /large.png 200w' }), '/large.png')
  assert.is(phoneImage({ ...IMAGE, srcset: '/one.png, /two.png 2x, /three.png 3x' }), '/two.png')
})

test('is of the first source that a phone can show', () => {
  const sources = [
    { type: 'image/jxl', srcset: '/a.jxl' },
    { type: 'image/avif', srcset: '/wide.avif', media: '(min-width: 60rem)' },
    { type: 'image/avif', srcset: SET, sizes: '100px' },
    { type: 'image/webp', srcset: '/b.webp' },
  ]
  assert.is(phoneImage({ ...IMAGE, sources }), '/400.avif')
})

test.run()
