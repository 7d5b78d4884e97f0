import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainLine } from '../lines.ts'
import { KINDS } from './kinds.ts'
import { opinionOf, type Transformer, type WindowScores } from './opinion.ts'
import { LABELS, labelOf } from './tags.ts'
import type { Window } from './window.ts'

const test = suite('opinionOf')

test('puts values, kind and key lines together', async () => {
  const { spans, kinds, salience } = await opinionOf([page('Total 42', 'regards')], transformer())
  assert.equal(
    spans.map(({ tag, words }) => [tag, words]),
    [['grossTotal', [1]]],
  )
  assert.is(kinds[0]?.name, 'reminder')
  assert.is(kinds.length, KINDS.length)
  assert.ok(Math.abs(kinds.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-6)
  assert.equal(
    salience.map((probability) => probability > 0.5),
    [true, false],
  )
})

test('counts words over windows and pages', async () => {
  const lines = Array.from({ length: 200 }, (_, line) => (line % 50 === 0 ? 'and 42 more' : 'nothing of any kind'))
  const { spans, salience } = await opinionOf([page(...lines), page('and 42 more')], transformer())
  const before = (line: number) => lines.slice(0, line).join(' ').split(' ').length
  assert.equal(
    spans.map(({ words }) => words),
    [[1], [before(50) + 1], [before(100) + 1], [before(150) + 1], [before(200) + 1]],
  )
  assert.is(salience.length, 201)
})

test('has nothing to say of an empty page', async () => {
  const { spans, kinds, salience } = await opinionOf([page()], transformer())
  assert.equal([spans, kinds, salience], [[], [], []])
})

test('does not look at a line without words', async () => {
  const { salience } = await opinionOf([page('Total', '', 'Total')], transformer())
  assert.ok((salience[0] ?? 0) > 0.5 && (salience[2] ?? 0) > 0.5)
  assert.is(salience[1], 0)
})

const TOTAL = 100
const NUMBER = 101

/** Takes the word "42" for a total, and lines that begin with "Total" for key lines. */
function transformer(): Transformer {
  return {
    wordIds: (word) => [word === 'Total' ? TOTAL : word === '42' ? NUMBER : 50],
    run: async (window) => scoresOf(window),
  }
}

function scoresOf({ ids }: Window): WindowScores {
  const labels = new Float32Array(ids.length * LABELS.length)
  const salience = new Float32Array(ids.length).fill(-4)
  for (const [token, id] of ids.entries()) {
    labels[token * LABELS.length + (id === NUMBER ? labelOf('grossTotal', true) : 0)] = 9
    if (id === TOTAL) salience[token] = 4
  }
  return { labels, salience, kinds: Float32Array.from(KINDS, (kind) => (kind === 'reminder' ? 3 : 0)) }
}

const page = (...lines: string[]) => ({ width: 0, height: 0, lines: lines.map((line) => plainLine(line, 1)) })

test.run()
