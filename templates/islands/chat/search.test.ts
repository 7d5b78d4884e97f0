import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answerFrom, type KnownEntry } from './answer.ts'
import { searchIn } from './search.ts'

const NONE = { fillers: [], same: [] }
const entry = (id: string, title: string, text = ''): KnownEntry => ({ id, title, text, href: `#${id}` })

const search = suite('searchIn')

search('counts a rare word for more than one that many entries have', () => {
  const entries = [entry('a', 'Preis Lager'), entry('b', 'Preis Kran'), entry('c', 'Preis Turm')]
  const [first, second] = searchIn(entries, NONE)('Preis Kran')
  assert.is(first?.entry.id, 'b')
  assert.ok((second?.score ?? 1) < 0.5)
})

search('finds a word within a compound, for less', () => {
  const [first] = searchIn([entry('a', 'Warenwirtschaft')], NONE)('Wirtschaft')
  assert.is(first?.score, 0.6)
})

search('leaves out fillers, and takes words of one meaning for each other', () => {
  const find = searchIn([entry('a', 'Was kostet es?')], { fillers: ['was', 'es', 'ist'], same: [['kosten', 'teuer']] })
  assert.is(find('Ist es teuer?')[0]?.score, 1)
})

search('scores nothing where nothing is asked', () => {
  assert.is(searchIn([entry('a', 'Preis')], { fillers: ['wie'], same: [] })('Wie?')[0]?.score, 0)
})

search.run()

const answers = suite('answerFrom')

answers('gives entries that fit equally well as several', () => {
  const answer = answerFrom([entry('a', 'Preis'), entry('b', 'Preis')], NONE)('Preis')
  assert.is(answer.kind === 'near' && answer.entries.length, 2)
})

answers('knows nothing where too much of the question is unknown', () => {
  assert.is(answerFrom([entry('a', 'Preis')], NONE)('Wie hoch ist der Preis in Japan?').kind, 'unknown')
})

answers.run()
