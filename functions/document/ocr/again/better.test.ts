import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isBetter, type Read } from './better.ts'

const test = suite('isBetter')

test('takes a sure second reading for an unsure first one, and no unsure one', () => {
  assert.ok(isBetter(read('S8204', 0.26), read('88204', 0.96), []))
  assert.not(isBetter(read('81017', 0.6), read('8101', 0.8), []))
  assert.not(isBetter(read('81017', 0.97), read('8101', 0.96), []))
})

test('believes right check digits, whatever the certainties are', () => {
  const [right, wrong] = ['DE34 7277 5168 0125 0896 13', 'DE34 7277 5168 0125 0896 18']
  assert.ok(isBetter(read(wrong, 0.95), read(right, 0.5), []))
  assert.not(isBetter(read(right, 0.4), read(wrong, 0.99), []))
})

test('does not give up a day or an amount for what is none', () => {
  assert.not(isBetter(read('14.02.2026', 0.5), read('14.32.2026', 0.96), []))
  assert.not(isBetter(read('1.919,21', 0.5), read('1.919721', 0.96), []))
  assert.ok(isBetter(read('31.02.2026', 0.9), read('21.02.2026', 0.95), []))
})

test('prefers an amount that adds up, and keeps one that does', () => {
  const amounts = [7632, 1450, 9022]
  assert.ok(isBetter(read('90,22', 0.95), read('90,82', 0.6), amounts))
  assert.not(isBetter(read('90,82', 0.5), read('90,22', 0.97), [7632, 1450, 9082]))
})

test('does not take nothing, or letters, for a number', () => {
  assert.not(isBetter(read('12,00', 0.1), read('', 0.99), []))
  assert.not(isBetter(read('e75', 0.1), read('eis', 0.99), []))
})

test.run()

function read(text: string, certainty: number): Read {
  return { text, certainty }
}
