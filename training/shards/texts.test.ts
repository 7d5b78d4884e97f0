import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { NOTHING_TO_LEARN } from './encode.ts'
import { wordIdsIn } from './job.ts'
import { lessonsOfText } from './texts.ts'

const test = suite('lessonsOfText')
const MODEL = join(import.meta.dirname, '../../functions/models/document-reader')
const LINES = Array.from({ length: 60 }, (_, at) => `Sehr geehrte Damen und Herren, Zeile ${at}`)

test('shows a text without layout and printed on pages, of which the kind alone is known', async () => {
  const wordIds = await wordIdsIn(MODEL)
  const lessons = lessonsOfText({ kind: 'complaint', language: 'de', world: 'x', text: LINES.join('\n') }, wordIds)
  const hasPlaces = lessons.map(({ window }) => window.layout.some((value, at) => at % 4 < 3 && value > 0))
  assert.equal([...new Set(hasPlaces)], [false, true])
  assert.ok(lessons.every(({ kind }) => kind === KINDS.indexOf('complaint')))
  assert.ok(lessons.every(({ tags, salience }) => [...tags, ...salience].every((one) => one === NOTHING_TO_LEARN)))
})

test('begins a page after some lines', async () => {
  const wordIds = await wordIdsIn(MODEL)
  const lessons = lessonsOfText({ kind: 'letter', language: 'de', world: 'x', text: LINES.join('\n') }, wordIds)
  const tops = lessons.flatMap(({ window }) => [...window.layout].filter((value, at) => at % 4 === 2 && value > 0))
  const begin = Math.min(...tops)
  assert.ok(tops.indexOf(begin) < tops.lastIndexOf(begin))
  assert.ok(tops.slice(tops.indexOf(Math.max(...tops))).includes(begin))
})

test.run()
