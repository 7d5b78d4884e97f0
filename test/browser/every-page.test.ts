import * as assert from 'uvu/assert'
import { browserSuite } from './browser.ts'
import { findings } from './every-page/look.ts'

const test = browserSuite('every page')

test('cuts no text off, from 320 px to 1440 px', async (visitor) => {
  assert.equal((await findings(visitor))['cut off'], [])
})

test('breaks no word of a heading, button or label where no hyphen is', async (visitor) => {
  assert.equal((await findings(visitor))['broken words'], [])
})

test('has nothing that axe-core reports, on phones and desktops, light and dark', async (visitor) => {
  assert.equal((await findings(visitor)).inaccessible, [])
})

test('clips nothing when letters, words and lines stand further apart', async (visitor) => {
  assert.equal((await findings(visitor))['text spacing'], [])
})

test('can be used at 400 % zoom', async (visitor) => {
  assert.equal((await findings(visitor)).zoom, [])
})

test('moves nothing for those who prefer reduced motion', async (visitor) => {
  assert.equal((await findings(visitor)).movement, [])
})

test('keeps its borders in forced colours', async (visitor) => {
  assert.equal((await findings(visitor))['forced colours'], [])
})

test('marks texts in another language', async (visitor) => {
  assert.equal((await findings(visitor))['foreign language'], [])
})

test('leads the Tab key through everything, in the order in which it stands, always in sight', async (visitor) => {
  assert.equal((await findings(visitor)).keyboard, [])
})

test('prints its texts and its address, and nothing that only works on a screen', async (visitor) => {
  assert.equal((await findings(visitor)).print, [])
})

test.run()
