import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import type { ModelOpinion } from '../../functions/document/prediction/opinion.ts'
import { LABELS, labelOf, type Tag } from '../../functions/document/prediction/tags.ts'
import type { Reading } from '../../functions/document/types.ts'
import { lookAt } from '../../functions/document/understand.ts'
import { caseOfPaper } from '../selection/cases.ts'
import { kindCaseOfPaper } from '../selection/kinds.ts'
import type { Paper } from '../selection/papers.ts'
import { type Score, scoredName } from '../selection/score-names.ts'
import { NOTHING_TO_LEARN } from './encode.ts'
import { lessonsOfPaper } from './papers.ts'

const LINES = [
  'Nordholz Messtechnik GmbH',
  'Rechnung Nr. RE-7741',
  'Datum 03.05.2024',
  'Bestellung B-4702',
  'Kunde K-88',
  'Gesamtbetrag 119,00 EUR',
  'Bitte zahlen Sie 119,00 EUR bis 17.05.2024',
]
const WORDS = LINES.flatMap((line) => line.split(' '))

/** What the model takes some words for, and how sure it is. */
const GUESSES: readonly (readonly [word: number, tag: Tag, probability: number])[] = [
  [WORDS.indexOf('B-4702'), 'orderNumber', 0.9],
  [WORDS.indexOf('K-88'), 'customerNumber', 0.4],
  [WORDS.indexOf('119,00'), 'grossTotal', 0.2],
  [WORDS.lastIndexOf('119,00'), 'grossTotal', 0.3],
  [WORDS.indexOf('17.05.2024'), 'dueDate', 0.9],
]

const FIELDS = { invoiceNumber: 'RE-7741', issueDate: '2024-05-03', sellerName: LINES[0], grossTotal: '119.00' }

const test = suite('lessonsOfPaper')

test('teaches the right values where the model finds them likeliest, and no other value of these fields', () => {
  const labels = labelsOf(FIELDS)
  assert.equal(at(labels, 'Nordholz'), labelOf('sellerName', true))
  assert.equal(at(labels, 'GmbH'), labelOf('sellerName', false))
  assert.equal(at(labels, 'RE-7741'), labelOf('documentNumber', true))
  assert.equal(at(labels, '03.05.2024'), labelOf('documentDate', true))
  assert.equal(labels[WORDS.lastIndexOf('119,00')], labelOf('grossTotal', true))
  assert.equal(labels[WORDS.indexOf('119,00')], NOTHING_TO_LEARN)
  assert.equal(at(labels, '17.05.2024'), 0)
})

test('takes the word of a sure model for what the truth does not tell, and none of an unsure one', () => {
  const labels = labelsOf(FIELDS)
  assert.equal(at(labels, 'B-4702'), labelOf('orderNumber', true))
  assert.equal(at(labels, 'K-88'), NOTHING_TO_LEARN)
  assert.equal(at(labels, 'Gesamtbetrag'), 0)
})

test('takes the word of the model where the value is not found on the paper', () => {
  const labels = labelsOf({ ...FIELDS, dueDate: '2024-05-30' })
  assert.equal(at(labels, '17.05.2024'), labelOf('dueDate', true))
})

test('teaches the kind alone where no values are known', () => {
  const [lesson, ...others] = lessonsOf(undefined)
  assert.is(others.length, 0)
  assert.is(lesson?.kind, KINDS.indexOf('invoice'))
  assert.ok(lesson?.tags.every((tag) => tag === NOTHING_TO_LEARN))
})

test('shows a paper again with other parties, the same for the same paper', () => {
  const [own, ...others] = lessonsOf(FIELDS)
  assert.ok(others.length > 0)
  for (const { window, tags } of others) {
    assert.not.equal([...window.ids], [...(own?.window.ids ?? [])])
    assert.ok(tags.includes(labelOf('sellerName', true)))
  }
  assert.equal(lessonsOf(FIELDS), [own, ...others])
})

const at = (labels: readonly number[], word: string) => labels[WORDS.indexOf(word)]

/** The labels of the words of the paper as it is. */
function labelsOf(fields: object): number[] {
  const [own] = lessonsOf(fields)
  return own ? [...own.tags].filter((_, token) => (own.window.words[token] ?? -1) >= 0) : []
}

function lessonsOf(fields: object | undefined) {
  const paper = paperOf(fields)
  const score: Score = { isRight: (name, value, known) => known[scoredName(name)] === value }
  const own = { paper, fields: caseOfPaper(paper, score), kind: kindCaseOfPaper(paper) }
  const ids = new Map<string, number>()
  const wordIds = (word: string) => [10 + (ids.get(word) ?? ids.set(word, ids.size).size)]
  return lessonsOfPaper(own, wordIds)
}

function paperOf(fields: object | undefined): Paper {
  const lines = LINES.map((line) => ({
    page: 1,
    words: line.split(' ').map((text) => ({ text, box: null, certainty: 1 })),
    box: null,
  }))
  const pages = [{ number: 1, width: 0, height: 0, lines, source: 'text' as const }]
  const reading: Reading = {
    ...{ format: 'txt', pages, pageCount: 1, invoiceXml: null, ocr: null, mail: null, attachment: null },
  }
  const known = { id: 'paper', file: '', fileName: '', fileType: '', variant: 'original', types: ['invoice'] }
  return {
    id: 'paper',
    leftOutBy: 'layout',
    layout: 'layout',
    known: { ...known, ...(fields ? { fields: { ...fields } } : {}) },
    isPicture: false,
    reading,
    opinion: OPINION,
    looked: lookAt(reading, OPINION),
  }
}

const OPINION: ModelOpinion = {
  labels: Float32Array.from(WORDS.flatMap((_, word) => logProbabilities(word))),
  spans: GUESSES.map(([word, tag, probability]) => ({ tag, words: [word], probability })),
  kinds: [{ name: 'invoice', probability: 1 }],
  salience: LINES.map(() => 0),
}

function logProbabilities(word: number): number[] {
  const guess = GUESSES.find(([guessed]) => guessed === word)
  const label = guess ? labelOf(guess[1], true) : -1
  return LABELS.map((_, at) => Math.log(at === label ? (guess?.[2] ?? 0) : 1e-6))
}

test.run()
