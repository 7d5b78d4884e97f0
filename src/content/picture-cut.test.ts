import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cutArea, pictureCut, pictureName } from './picture-cut.ts'

const test = suite('pictureCut')

const data = { case: { photo: { file: 'a.jpg', alt: 'A', focus: { x: 20, y: 80 } } } }

test('is known where a frame cuts a picture and its author chose a point', () => {
  const mark = { kind: 'picture', pointer: '/case/photo/file', frame: '3:2' } as const
  assert.equal(pictureCut(data, mark), { frame: '3:2', x: 20, y: 80 })
  assert.is(pictureCut(data, { kind: 'picture', pointer: '/case/photo/file' }), null)
  assert.is(pictureCut({ case: { photo: { file: 'a.jpg' } } }, mark), null)
})

test('gives each cut of a file a name of its own', () => {
  assert.is(pictureName('a.jpg', null), 'a.jpg')
  assert.is.not(pictureName('a.jpg', { frame: '3:2', x: 1, y: 2 }), pictureName('a.jpg', { frame: '3:2', x: 2, y: 1 }))
})

test('keeps the point in the middle as long as the picture reaches', () => {
  const area = (x: number, y: number, frame = '1:1') => cutArea({ width: 300, height: 100 }, { frame, x, y })
  assert.equal(area(50, 0), { width: 100, height: 100, left: 100, top: 0 })
  assert.equal(area(0, 50).left, 0)
  assert.equal(area(100, 50).left, 200)
  assert.equal(area(40, 50).left, 70)
  assert.equal(area(50, 90, '6:1'), { width: 300, height: 50, left: 0, top: 50 })
})

test.run()
