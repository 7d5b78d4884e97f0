import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { placeSections } from './Page.tsx'
import type { Section } from './types.ts'

const test = suite('placeSections')

test('takes turns between paper and deep paper, and begins with paper after the hero', () => {
  assert.equal(tones('hero', 'figures', 'benefits', 'process'), ['paper', 'paper', 'deep', 'paper'])
})

test('keeps the ground the author set, and goes on from it', () => {
  const sections = [section('figures', { tone: 'deep' }), section('benefits'), section('process')]
  assert.equal(
    placeSections(sections).map((placed) => placed.section.tone),
    ['deep', 'paper', 'deep'],
  )
})

test('gives the closing call the night', () => {
  assert.equal(tones('benefits', 'closing', 'legal-notice'), ['paper', 'night', 'paper'])
})

test('numbers the sections that have a head, and no others', () => {
  const sections = [section('hero'), withHead('benefits'), section('figures'), withHead('faq')]
  assert.equal(
    placeSections(sections).map(({ number }) => number),
    [null, '01', null, '02'],
  )
})

test.run()

const tones = (...types: string[]) =>
  placeSections(types.map((type) => section(type))).map(({ section }) => section.tone)

// Placing looks at type, tone and head only; the rest of a section does not matter here.
function section(type: string, some: object = {}): Section {
  return { type, ...some } as unknown as Section
}

const withHead = (type: string) => section(type, { head: { label: 'L', title: 'T' } })
