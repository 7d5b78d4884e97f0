import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokens, written } from '../../page/text.ts'
import { randomOf } from '../../random.ts'
import { chosen, paragraphs, type Speech, unfold } from './grammar.ts'

const grammar = suite('texts as grammars')

grammar('unfold into all their wordings', () => {
  const all = new Set(Array.from({ length: 200 }, (_, seed) => chosen('[a|b [c|d]|]!', speech({ seed }))))
  assert.equal([...all].sort(), ['!', 'a!', 'b c!', 'b d!'])
})

grammar('speak as one person or as a company, as in Europe or as in America', () => {
  assert.is(chosen('<ich bitte~wir bitten>', speech()), 'ich bitte')
  assert.is(chosen('<ich bitte~wir bitten>', speech({ isPlural: true })), 'wir bitten')
  assert.is(chosen('<equipa^equipe>', speech({ isAmerican: true })), 'equipe')
})

grammar('name facts with their tag, with another one, or with none', () => {
  const words = tokens(unfold('am {day}, {day:deadline} und {day:-}', speech()))
  assert.equal(
    words.map(({ text, value }) => [text, value?.tag ?? null]),
    [
      ['am', null],
      ['1.2.2024,', 'documentDate'],
      ['1.2.2024', 'deadline'],
      ['und', null],
      ['1.2.2024', null],
    ],
  )
})

grammar('quote one sentence of a paragraph', () => {
  const words = tokens(unfold('Guten Tag. *Bitte kommen.* Danke.', speech()))
  assert.equal(
    words.filter(({ isSalient }) => isSalient).map(({ text }) => text),
    ['Bitte', 'kommen.'],
  )
})

grammar('end a sentence with one full stop, also after a value that brings its own', () => {
  assert.is(written(unfold('von {firm}.', speech())), 'von Beispiel Ltd.')
})

grammar('leave no blank before a comma where a part is empty', () => {
  assert.is(chosen('Vertrag [|], bitte', speech()), 'Vertrag, bitte')
})

grammar('count the paragraphs that are there', () => {
  const shown = Array.from({ length: 30 }, (_, seed) =>
    paragraphs(['№. a', '?№. b', '№. c'], speech({ seed })).map(written),
  )
  assert.ok(shown.every((list) => list.every((line, index) => line.startsWith(`${index + 1}.`))))
  assert.equal([...new Set(shown.map(({ length }) => length))].sort(), [2, 3])
})

grammar('do not know rules that are none', () => {
  assert.throws(() => chosen('{@nothing}', speech()), /no rule "nothing"/)
})

interface Wish {
  readonly seed?: number
  readonly isPlural?: boolean
  readonly isAmerican?: boolean
}

function speech({ seed = 1, isPlural = false, isAmerican = false }: Wish = {}): Speech {
  return {
    random: randomOf(seed),
    rules: {},
    isPlural,
    isAmerican,
    fact: (name) =>
      name === 'firm' ? { text: 'Beispiel Ltd.', tag: null } : { text: '1.2.2024', tag: 'documentDate' },
  }
}

grammar.run()
