import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Unreadable } from '../types.ts'
import { officeXml } from './office-zip.ts'

const test = suite('officeXml')
const LETTER = strToU8('<?xml version="1.0"?><letter>Guten Tag</letter>')

test('hands on the XML of a file and nothing else', () => {
  const [picture, macros] = [new Uint8Array(9), strToU8('Shell "calc.exe"')]
  const parts = { 'word/document.xml': LETTER, 'word/media/a.png': picture, 'word/vbaProject.bin': macros }
  const kept = unzipSync(officeXml(zipSync({ ...parts, '_rels/.rels': strToU8('<r/>') })))
  assert.equal(Object.keys(kept).sort(), ['_rels/.rels', 'word/document.xml'])
  assert.is(strFromU8(kept['word/document.xml'] ?? new Uint8Array()), strFromU8(LETTER))
})

test('refuses what unpacks to too much, also in several parts', () => {
  const half = new Uint8Array(21 * 1024 * 1024)
  const packed = (parts: Record<string, Uint8Array>) => zipSync(parts, { level: 1 })
  assert.is(refusal(packed({ 'a.xml': half, 'b.xml': half })), 'broken')
  // Pictures are never unpacked.
  assert.is(refusal(packed({ 'a.xml': half, 'b.png': half })), null)
})

test('refuses more parts than any document has', () => {
  const parts = Array.from({ length: 5001 }, (_, index) => [`${index}.xml`, LETTER] as const)
  assert.is(refusal(zipSync(Object.fromEntries(parts), { level: 0 })), 'broken')
})

test('refuses parts that declare entities', () => {
  const entities = strToU8('<?xml version="1.0"?>\n<!DOCTYPE w [<!ENTITY a "b">]><letter>&a;</letter>')
  assert.is(refusal(zipSync({ 'word/document.xml': entities })), 'broken')
  assert.is(refusal(zipSync({ 'word/document.xml': LETTER, 'word/styles.xml': entities })), 'broken')
})

test('tells a password from damage', () => {
  assert.is(refusal(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)), 'encrypted')
  const whole = zipSync({ 'word/document.xml': LETTER })
  assert.is(refusal(whole.subarray(0, whole.length / 2)), 'broken')
})

test.run()

/** Why a file is not read; null: it is. */
function refusal(file: Uint8Array): Unreadable['reason'] | null {
  try {
    officeXml(file)
    return null
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}
