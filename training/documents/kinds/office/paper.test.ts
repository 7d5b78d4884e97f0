import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomOf } from '../../random.ts'
import type { Speech } from '../letters-words/grammar.ts'
import { unrolled } from './paper.ts'

const scripts = suite('lines of papers')

scripts('are repeated with facts of their own', () => {
  assert.equal(unrolled(['2-2x №. {person#} kauft {count2#:-}'], speech(1)), [
    '1. {person11} kauft {count211:-}',
    '2. {person12} kauft {count212:-}',
  ])
})

scripts('take their chapter along when a heading is left out', () => {
  const all = Array.from({ length: 20 }, (_, seed) => unrolled(['?# A', 'a', '# B', 'b'], speech(seed)).join(' '))
  assert.equal([...new Set(all)].sort(), ['# A a # B b', '# B b'])
})

function speech(seed: number): Speech {
  const fact = () => ({ text: '', tag: null })
  return { random: randomOf(seed), rules: {}, fact, isPlural: false, isAmerican: false }
}

scripts.run()
