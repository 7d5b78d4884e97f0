import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from '../../understand.ts'
import { type Placed, page } from '../fixtures/page.ts'
import { traitsOf } from './traits.ts'

const test = suite('traitsOf')

const traits = (...texts: readonly Placed[]) => lookAt(page(texts), null).kindView.traits

test('tells a letter from a list', () => {
  const letter = traits([40, 100, 'Dear Ms Example,'], [40, 120, 'I have seen your garden.'], [40, 140, 'Kind regards'])
  for (const trait of ['salutation true', 'closing true', 'amounts 0', 'table 0', 'I 1', 'you 1', 'paper sheet'])
    assert.ok(letter.includes(trait), `${trait} among ${letter}`)
  const rows = [100, 112, 124].flatMap((top): Placed[] => [
    [40, top, 'Schraube'],
    [240, top, 'M8'],
    [440, top, '1,20 €'],
  ])
  const list = traits(...rows)
  for (const trait of ['salutation false', 'amounts 3', 'table 4', 'priced 4', 'has grossTotal false'])
    assert.ok(list.includes(trait), `${trait} among ${list}`)
})

test('counts blanks to fill in, paragraphs and years of work', () => {
  const form = traits([40, 100, 'Name: ________'], [40, 120, '☐ yes ☐ no'], [40, 140, '§ 1 2017 – 2021'])
  for (const trait of ['blanks 3', 'paragraphs 1', 'spans 1', 'numbered 1'])
    assert.ok(form.includes(trait), `${trait} among ${form}`)
})

test('sees that a paper denies being an invoice', () => {
  assert.ok(traits([40, 100, 'Dieses Dokument ist keine Rechnung.']).includes('denied true'))
  assert.ok(traits([40, 100, 'Rechnung']).includes('denied false'))
})

test('reads wild text in time', () => {
  for (const text of ['\n', ' ', '_', 'wird ', '2020 - '].map((part) => part.repeat(50_000))) {
    const { user } = process.cpuUsage()
    traitsOf({ rows: [[{ text }]], pages: [], fields: [], values: [] })
    const ms = (process.cpuUsage().user - user) / 1000
    assert.ok(ms < 500, `${ms} ms for ${JSON.stringify(text.slice(0, 5))}`)
  }
})

test.run()
