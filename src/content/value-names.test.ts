import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filledText, valueNamesIn } from './value-names.ts'

const names = suite('valueNamesIn')

names('finds the values that a text names, with their places', () => {
  assert.equal(valueNamesIn('ab {price:website}, {claim:reply-in-a-day}'), [
    { kind: 'price', name: 'website', start: 3, end: 18 },
    { kind: 'claim', name: 'reply-in-a-day', start: 20, end: 42 },
  ])
})

names('takes other braces for text', () => {
  for (const text of ['{name}', '{a: b}', '{:x}', '{x:}', 'a:b', '{ price:website }', '{https://example.org}'])
    assert.equal(valueNamesIn(text), [], text)
})

names.run()

const fill = suite('filledText')

fill('puts values in, says where they stand, and leaves what is unknown', () => {
  const shown = ({ name }: { name: string }) => (name === 'website' ? '2.990 €' : null)
  assert.equal(filledText('ab {price:website}, nicht {price:webseite}, {price:website}', shown), {
    text: 'ab 2.990 €, nicht {price:webseite}, 2.990 €',
    values: [
      { kind: 'price', name: 'website', start: 3, end: 10 },
      { kind: 'price', name: 'website', start: 36, end: 43 },
    ],
  })
})

fill.run()
