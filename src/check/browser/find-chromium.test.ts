import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findChromium } from './find-chromium.ts'

const test = suite('findChromium')

test('takes the program that is named, and no other', () => {
  assert.is(findChromium({ CHROMIUM_PATH: process.execPath, PATH: '/usr/bin' }), process.execPath)
  assert.is(findChromium({ CHROMIUM_PATH: '/nowhere/chromium', PATH: process.env['PATH'] }), null)
})

test('is null where none is installed', () => {
  assert.is(findChromium({ PATH: '/nowhere' }), null)
  assert.is(findChromium({}), null)
})

test.run()
