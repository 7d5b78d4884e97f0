import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nextStop } from './mobile-menu.ts'

const test = suite('nextStop')
const STOPS = ['brand', 'close', 'link', 'button']

test('wraps around at both ends', () => {
  assert.is(nextStop(STOPS, 'button', false), 'brand')
  assert.is(nextStop(STOPS, 'brand', true), 'button')
})

test('leaves the way between the ends to the browser', () => {
  assert.is(nextStop(STOPS, 'close', false), null)
  assert.is(nextStop(STOPS, 'link', true), null)
})

test('returns nothing where there is nothing to stop at', () => assert.is(nextStop([], null, false), null))

test.run()
