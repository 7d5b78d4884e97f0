import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SeenWord } from '../engine.ts'
import { doubtsIn } from './doubts.ts'

const test = suite('doubtsIn')

test('doubts numbers that were read unsurely, the least sure first, and no words', () => {
  const words = line(['Rechnung', 0.4], ['S8204', 0.3], ['12,50', 0.95], ['0,75', 0.2])
  assert.equal(textsOf(words), ['0,75', 'S8204'])
})

test('doubts a day that does not exist and an amount with a wrong mark a little sooner', () => {
  const words = line(['31.02.2026', 0.94], ['28.02.2026', 0.94], ['1643,71', 0.94], ['1.643,71', 0.94])
  assert.equal(textsOf(words), ['31.02.2026', '1643,71'])
})

test('doubts an account with wrong check digits as a whole, however sure the engine is, and no right one', () => {
  const account = (last: string) =>
    line(['IBAN', 1], ['DE34', 0.97], ['7277', 0.97], ['5168', 0.97], ['0125', 0.97], ['0896', 0.97], [last, 0.97])
  assert.equal(textsOf(account('13')), [])
  const [doubt] = doubtsIn(account('18'))
  assert.is(doubt?.words.map(({ text }) => text).join(' '), 'DE34 7277 5168 0125 0896 18')
  assert.is(doubt?.alphabet, '0123456789DE ')
})

test('takes a bank or a town for no account', () => {
  assert.equal(textsOf(line(['BIC', 1], ['DEUTDEFF380', 0.97], ['DE-88212', 0.97], ['Ravensburg', 1])), [])
})

test('doubts a total that adds up to nothing', () => {
  const amounts = (total: string) =>
    line(['Netto', 1], ['76,32', 1], ['MwSt', 1], ['14,50', 1], ['Gesamt', 1], [total, 1])
  assert.equal(textsOf(amounts('90,82')), [])
  assert.ok(textsOf(amounts('90,22')).includes('90,22'))
})

test('doubts no more than can be read in half a second', () => {
  assert.is(doubtsIn(line(...Array.from({ length: 100 }, (): [string, number] => ['4711', 0.5]))).length, 40)
})

test.run()

const textsOf = (words: readonly SeenWord[]) =>
  doubtsIn(words).map((doubt) => doubt.words.map(({ text }) => text).join(' '))

/** Words side by side, a blank apart. */
function line(...words: readonly (readonly [text: string, certainty: number])[]): SeenWord[] {
  let left = 0
  return words.map(([text, certainty]) => {
    const start = left
    left += text.length * 10 + 8
    return { text, certainty, box: [start, 0, left - 8, 20] }
  })
}
