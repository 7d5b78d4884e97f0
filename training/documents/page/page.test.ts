import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Block, beside, gap, lines, PAGE_BREAK, pairs, table } from './blocks.ts'
import { A4, type Printed, paper } from './design.ts'
import { printedPages } from './flow.ts'
import { asPlain, plainLines } from './plain.ts'
import { paperLines, taggedPages } from './reading.ts'
import { filled, salient, text, tokens, value, valueLines } from './text.ts'

const texts = suite('text')

texts('gives a word to the value that any of its signs belong to', () => {
  const found = tokens(text`Nr. (${value('documentNumber', 'RE 7')}), vom`)
  assert.equal(
    found.map((token) => [token.text, token.value?.tag ?? null]),
    [
      ['Nr.', null],
      ['(RE', 'documentNumber'],
      ['7),', 'documentNumber'],
      ['vom', null],
    ],
  )
})

texts('fills gaps by name and drops those without a piece', () => {
  const found = filled('bis {due}{none}.', { due: value('dueDate', '3. Mai') })
  assert.is(found.spans.map((span) => span.text).join(''), 'bis 3. Mai.')
})

texts.run()

const flow = suite('printedPages')

flow('puts a label and the value beside it on one line', () => {
  assert.equal(rows([pairs([['Datum:', value('documentDate', '1.2.24')]], 'apart')]), ['Datum: 1.2.24'])
})

flow('carries over what a table comes to at the end of a page', () => {
  const columns = [{ share: 1, align: 'left' as const }]
  const carry = (count: number) => ({ below: [text`below ${count}`], above: [text`above ${count}`] })
  const long = table({ columns, head: ['head'], rows: Array.from({ length: 90 }, (_, at) => [`row ${at + 1}`]), carry })
  const said = rows([long])
  const below = said.filter((row) => row.startsWith('below'))
  assert.ok(below.length > 0)
  for (const row of below) {
    const at = said.indexOf(row)
    const count = row.slice('below '.length)
    assert.equal(said.slice(at - 1, at + 4), [
      `row ${count}`,
      row,
      'head',
      `above ${count}`,
      `row ${Number(count) + 1}`,
    ])
  }
})

flow('sets blocks beside each other at the same height', () => {
  const left = lines(['a', 'b'])
  const right = lines(['c', 'd'])
  assert.equal(
    rows([
      beside([
        [0.5, [left]],
        [0.5, [right]],
      ]),
    ]),
    ['a c', 'b d'],
  )
})

flow('goes on with a long table on the next page, under its head', () => {
  const all = Array.from({ length: 90 }, (_, index) => [`item${index}`, '1'])
  const columns = [
    { share: 0.7, align: 'left' },
    { share: 0.3, align: 'right' },
  ] as const
  const pages = printedPages(design([table({ columns, head: ['Name', 'Qty'], rows: all })])).map(paperLines)
  assert.ok(pages.length > 1)
  for (const { lines: read } of pages) assert.is(read[0]?.map((word) => word.text).join(' '), 'Name Qty')
})

flow('stops a design without end', () => {
  assert.throws(() => printedPages(design(Array.from({ length: 40 }, (): Block => PAGE_BREAK))), /too many pages/)
})

flow.run()

const reading = suite('taggedPages')

reading('begins a value once, though words of another column stand between its lines', () => {
  const address = lines(valueLines('buyerAddress', ['Lindenweg 4', '50667 Köln']))
  const blocks = [
    beside([
      [0.5, [address]],
      [0.5, [lines(['x', 'y'])]],
    ]),
  ]
  const [page] = taggedPages(printedPages(design(blocks)).map(paperLines))
  const words = page?.lines.flatMap((line) => line.words) ?? []
  assert.equal(
    words.map(({ text: word, begins }) => [word, begins]),
    [
      ['Lindenweg', true],
      ['4', false],
      ['x', false],
      ['50667', false],
      ['Köln', false],
      ['y', false],
    ],
  )
})

reading('quotes the line that a salient text stands on', () => {
  const [page] = taggedPages(printedPages(design([lines(['a', salient('b')]), gap(3)])).map(paperLines))
  assert.equal(
    page?.lines.map(({ isSalient }) => isSalient),
    [false, true],
  )
})

reading.run()

const plain = suite('asPlain')

plain('keeps the cells of a row on one line and the values with their words', () => {
  const cell = { share: 0.5, align: 'left' } as const
  const rows = [['Pumpe', value('itemAmount', '12,00 €')]]
  const [page] = plainLines(asPlain(design([table({ columns: [cell, cell], rows })])))
  assert.equal(
    page?.lines[0]?.map(({ text: word, value: owner }) => [word, owner?.tag ?? null]),
    [
      ['Pumpe', null],
      ['12,00', 'itemAmount'],
      ['€', 'itemAmount'],
    ],
  )
})

plain.run()

function design(body: readonly Block[]): Printed {
  return { form: 'printed', paper: paper(A4, 50), face: 'sans', size: 10, body }
}

function rows(body: readonly Block[]): string[] {
  return printedPages(design(body)).flatMap((page) =>
    paperLines(page).lines.map((line) => line.map((word) => word.text).join(' ')),
  )
}
