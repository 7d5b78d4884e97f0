import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ModelOpinion } from '../prediction/opinion.ts'
import type { Vote, Votes } from '../prediction/votes.ts'
import { plainReading } from '../readers/plain.ts'
import type { Reading } from '../types.ts'
import { understand } from '../understand.ts'

const test = suite('understand with a model')

test('names the models that took part', () => {
  assert.equal(understand(LETTER, { opinion: opinion({}), models: ['a'] }).models, ['a'])
  assert.equal(understand(LETTER).models, [])
})

test('does not ask the model what a mail or a sheet is', () => {
  const says = { opinion: opinion({ kinds: [{ name: 'bylaws', probability: 0.99 }] }), models: [] }
  const kindOf = (reading: Reading) => understand(reading, says, VOTES).kind.name
  assert.equal([kindOf(MAIL), kindOf({ ...LETTER, format: 'xlsx' })], ['email', 'table'])
})

test('adds a value that the rules did not see, from the page alone', () => {
  const spans = [{ tag: 'contact', words: [0, 1, 2], probability: 0.9 }] as const
  const says = { opinion: opinion({ spans }), models: [] }
  const found = understand(LETTER, says, VOTES).fields.filter(({ name }) => name === 'contact')
  assert.equal(
    found.map(({ value, source }) => [value, source]),
    [['Zwischen Himmel Erde', 'model']],
  )
})

test('quotes the lines that the model predicts', () => {
  const lines = LETTER.pages[0]?.lines.length ?? 0
  const salience = Array.from({ length: lines }, (_, line) => (line === LAST ? 1 : 0))
  const keyLines = understand(LETTER, { opinion: opinion({ salience }), models: [] }, VOTES).keyLines
  assert.ok(keyLines.includes('Der blaue Teppich liegt hinten links'), keyLines.join('; '))
  assert.not(understand(LETTER, null, VOTES).keyLines.includes('Der blaue Teppich liegt hinten links'))
})

const LAST = 30
const LETTER = plainReading('txt', [
  [
    'Zwischen Himmel Erde',
    ...Array.from({ length: LAST - 1 }, () => 'ohne Sinn und Zweck'),
    'Der blaue Teppich liegt hinten links',
  ],
])
const MAIL: Reading = {
  ...LETTER,
  mail: { from: 'Erika', to: 'Otto', subject: 'Teppich', attachments: [] },
}

const VOTE: Vote = { said: [0, 1], right: [0, 1], adds: 0.5, replaces: 0.5, agreed: 0.99 }
const VOTES: Votes = { fields: { contact: VOTE }, salience: 4 }

function opinion(given: Partial<ModelOpinion>): ModelOpinion {
  return { labels: new Float32Array(), spans: [], kinds: [], salience: [], ...given }
}

test.run()
