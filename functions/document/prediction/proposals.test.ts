import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainPage } from '../readers/plain.ts'
import { page } from '../understanding/fixtures/page.ts'
import { allProposals, isSame, proposalsOf } from './proposals.ts'
import type { Span } from './spans.ts'
import type { Tag } from './tags.ts'

const test = suite('proposalsOf')

test('reads values as the rules do', () => {
  const lines = ['RE-1/2 vom 03.02.2024', 'Summe 1.234,50 €', 'DE89 3704 0044 0532 0130 00']
  const spans = [
    span('documentNumber', [0]),
    span('documentDate', [2]),
    span('grossTotal', [4, 5]),
    span('iban', [6, 7, 8, 9, 10, 11]),
  ]
  assert.equal(valuesOf(lines, spans), {
    documentNumber: 'RE-1/2',
    documentDate: '2024-02-03',
    grossTotal: '1234.50',
    iban: 'DE89370400440532013000',
  })
})

test('leaves out what cannot be such a value', () => {
  const lines = ['31.02.2024', 'DE88 3704 0044 0532 0130 00', 'viel', '@', 'DE1']
  const spans = [
    span('documentDate', [0]),
    span('iban', [1, 2, 3, 4, 5, 6]),
    span('grossTotal', [7]),
    span('sellerName', [8]),
    span('sellerVatId', [9]),
  ]
  assert.equal(valuesOf(lines, spans), {})
})

test('takes the likeliest of several, and leaves rows of tables alone', () => {
  const lines = ['1,00 2,00 3,00']
  const spans = [span('grossTotal', [0], 0.4), span('grossTotal', [1], 0.7), span('itemAmount', [2], 0.9)]
  assert.equal(valuesOf(lines, spans), { grossTotal: '2.00' })
  assert.is(allProposals([plainPage(lines, 1)], spans, false).length, 2)
})

test('puts the lines of an address together', () => {
  assert.equal(valuesOf(['Seeufer 12', '88131 Lindau'], [span('sellerAddress', [0, 1, 2, 3])]), {
    sellerAddress: 'Seeufer 12, 88131 Lindau',
  })
})

test('says where a value stands and how well it could be read', () => {
  const { pages } = page([[100, 50, 'Nr. RE-1']])
  const [proposal] = proposalsOf(pages, [span('documentNumber', [1])], false)
  assert.equal(proposal?.evidence, { page: 1, box: [120, 50, 140, 60], quote: 'RE-1' })
  assert.is(proposal?.legibility, 1)
})

test('has nothing to say of words that are not there', () => {
  assert.equal(proposalsOf([], [span('documentNumber', [3])], false), [])
})

const same = suite('isSame')

same('compares names without their legal form, and texts by their letters', () => {
  assert.ok(isSame('sellerName', 'Muster GmbH', 'MUSTER'))
  assert.ok(isSame('sellerAddress', 'Seeufer 12, 88131 Lindau', 'Seeufer 12 88131 Lindau'))
  assert.ok(isSame('noticePeriod', 'drei Monate zum Quartalsende', 'drei Monate zum Quartal'))
  assert.not(isSame('noticePeriod', 'drei Monate zum Quartalsende', 'drei'))
  assert.not(isSame('documentNumber', '4711', '47110'))
})

test.run()
same.run()

function valuesOf(lines: readonly string[], spans: readonly Span[]): Record<string, string> {
  const found = proposalsOf([plainPage(lines, 1)], spans, false)
  return Object.fromEntries(found.map(({ name, value }) => [name, value]))
}

function span(tag: Tag, words: readonly number[], probability = 0.9): Span {
  return { tag, words, probability }
}
