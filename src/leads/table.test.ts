import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bars, printableJson, printableLines, table } from './table.ts'

const STEERING = 'a\u001b[2Jb\u009bc\u202ed\u2066e\u0000f\u007fg'
const ESCAPED = 'a\\u001b[2Jb\\u009bc\\u202ed\\u2066e\\u0000f\\u007fg'

const test = suite('texts of strangers')

test('are printed with control characters escaped', () => {
  assert.is(printableLines(STEERING), ESCAPED)
  assert.match(table([{ title: 'NAME', maxLength: 80 }], [[STEERING]]), ESCAPED)
  assert.match(bars([{ label: '/\u202ea', value: 1 }]), '/\\u202ea')
})

test('keep their line breaks, and nothing else that moves the cursor', () => {
  assert.is(printableLines('a\r\nb\tc\vd\u2028e'), 'a\nb c d e')
})

test('stay what they are in JSON', () => {
  const value = { text: `${STEERING}\n\u{e0001}ä` }
  const json = printableJson(value)
  assert.equal(JSON.parse(json), value)
  assert.match(json, ESCAPED)
  assert.not.match(json, /(?!\n)[\p{Cc}\p{Cf}]/u)
})

test.run()
