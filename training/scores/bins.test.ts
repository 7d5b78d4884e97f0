import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Bins } from './bins.ts'
import { addTo, f1, type Tally, tallyTable } from './tally.ts'

const test = suite('Bins')

test('holds what was said against what was so', () => {
  const bins = new Bins()
  for (const isRight of [true, true, true, false]) bins.add(0.75, isRight)
  bins.add(1, true)
  assert.is(bins.error(), 0)
  assert.match(bins.table(), /\| 0\.70 to 0\.80 \| 4 \| 75\.0 % \| 75\.0 % \|/)
  bins.add(0.75, false)
  assert.ok(bins.error() > 0)
})

const tally = suite('tally')

tally('adds up by name and shows the worst first', () => {
  const tallies = new Map<string, Tally>()
  addTo(tallies, 'iban', { right: 2, found: 2, real: 2 })
  addTo(tallies, 'bic', { right: 0, found: 1, real: 1 })
  addTo(tallies, 'bic', { right: 1, found: 1, real: 1 })
  assert.equal([f1(tallies.get('iban') ?? ZERO), f1(tallies.get('bic') ?? ZERO), f1(ZERO)], [1, 0.5, 0])
  assert.match(tallyTable('value', tallies), /bic \| 2 \| 50\.0 % \| 50\.0 % \| 50\.0 % \|\n\| iban/)
})

const ZERO: Tally = { right: 0, found: 0, real: 0 }

test.run()
tally.run()
