import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { labelOf } from '../../functions/document/prediction/tags.ts'
import { NOTHING_TO_LEARN } from './encode.ts'
import { type LabelledWord, renamed } from './renamed.ts'

const [BEGINS, FURTHER] = [labelOf('sellerName', true), labelOf('sellerName', false)]

const word = (text: string, label = 0, left: number | null = null): LabelledWord => ({
  text,
  label,
  box: left === null ? null : [left, 10, left + text.length * 5, 20],
})

const to = (...words: readonly string[]) => ({ from: ['Ott', 'Bau', 'GmbH'], to: words, further: FURTHER })

const test = suite('renamed')

test('puts a longer name where another stood, and labels all of its words', () => {
  const line = [word('Von'), word('Ott', BEGINS), word('Bau', FURTHER), word('GmbH,', FURTHER), word('Köln')]
  const words = renamed(line, [to('Nord', 'und', 'Süd', 'Reisen', 'KG')])
  assert.is(words.map(({ text }) => text).join(' '), 'Von Nord und Süd Reisen KG Köln')
  assert.equal(
    words.map(({ label }) => label),
    [0, BEGINS, FURTHER, FURTHER, FURTHER, FURTHER, 0],
  )
})

test('puts a shorter name in the same place of the page', () => {
  const line = [word('Ott', BEGINS, 100), word('Bau', FURTHER, 120), word('GmbH', FURTHER, 140), word('Köln', 0, 200)]
  const [name, form, town] = renamed(line, [to('Nordwind', 'KG')])
  // Eleven signs on 60 points, one of them the blank.
  const unit = 60 / 11
  assert.equal([name?.text, name?.label, name?.box], ['Nordwind', BEGINS, [100, 10, 100 + 8 * unit, 20]])
  assert.equal([form?.text, form?.label, form?.box], ['KG', FURTHER, [100 + 9 * unit, 10, 160, 20]])
  assert.is(town, line[3])
})

test('keeps capitals, and what is not known of a place', () => {
  const unknown = ['OTT', 'BAU', 'GMBH'].map((text) => word(text, NOTHING_TO_LEARN))
  const words = renamed(unknown, [to('Nord', 'Süd', 'und', 'West')])
  assert.is(words.map(({ text }) => text).join(' '), 'NORD SÜD UND WEST')
  assert.ok(words.every(({ label }) => label === NOTHING_TO_LEARN))
})

test('leaves a part of a name and an unknown name as they are', () => {
  const line = [word('Ott'), word('Bau'), word('Meyer')]
  assert.equal(renamed(line, [to('Nordlicht')]), line)
  assert.equal(renamed(line, [{ from: [], to: ['Nordlicht'], further: FURTHER }]), line)
})

test.run()
