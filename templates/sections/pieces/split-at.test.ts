import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { splitAt } from './split-at.ts'

const test = suite('splitAt')

test('cuts a text round the first place of the phrase', () => {
  assert.equal(splitAt('KI, die sich rechnet', 'sich'), ['KI, die ', 'sich', ' rechnet'])
})

test('leaves a text whole that lacks the phrase', () => {
  assert.equal(splitAt('Automatisierung', 'nach Maß'), ['Automatisierung', '', ''])
  assert.equal(splitAt('Automatisierung', ''), ['Automatisierung', '', ''])
})

test.run()
