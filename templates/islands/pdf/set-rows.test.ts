import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SheetBlock } from './content.ts'
import { setRows } from './set-rows.ts'

const column = { width: 200, size: 1, measure: (text: string, _: string, size: number) => (text.length * size) / 2 }
const test = suite('setRows')

test('sets every block below the one before it', () => {
  const blocks: SheetBlock[] = [heading('Felder'), pairs(2), { kind: 'list', items: ['a', 'b'] }]
  const { marks, isComplete, bottom } = setRows(blocks, column, { left: 50, top: 100, bottom: 700 })
  const texts = marks.filter((mark) => mark.kind === 'text')
  assert.ok(isComplete)
  assert.equal(
    texts.map(({ text }) => text),
    ['1', 'Felder', 'Feld 0', 'Wert 0', 'Feld 1', 'Wert 1', 'a', 'b'],
  )
  const heights = texts.map(({ y }) => y)
  assert.equal(
    heights,
    [...heights].sort((a, b) => a - b),
  )
  assert.ok(heights.every((y) => y > 100 && y < bottom))
})

test('stops where the area is full and says so', () => {
  const { marks, isComplete, bottom } = setRows([pairs(100)], column, { left: 0, top: 0, bottom: 200 })
  assert.not.ok(isComplete)
  assert.ok(bottom <= 200 && bottom > 150)
  assert.ok(marks.every(({ y = 0 }) => y <= 200))
})

test('leaves no heading alone at the foot', () => {
  const blocks = [pairs(3), heading('Allein'), pairs(100)]
  const full = setRows([pairs(3), heading('Allein')], column, { left: 0, top: 0, bottom: 500 })
  const { marks } = setRows(blocks, column, { left: 0, top: 0, bottom: full.bottom + 3 })
  assert.not.ok(marks.some((mark) => mark.kind === 'text' && mark.text === 'Allein'))
})

test('sets a drawing to the width of the column, with pens of the same weight', () => {
  const shapes = [{ kind: 'path', d: 'M0 0H100', look: 'ln-c ln-d' } as const]
  const { marks } = setRows([{ kind: 'drawing', width: 100, height: 20, shapes }], column, place())
  assert.equal(marks, [
    {
      kind: 'path',
      d: 'M0 0H100',
      x: 10,
      y: 10,
      scale: 2,
      line: { color: 'copper', width: 0.7, dashes: [2, 1.5] },
    },
  ])
})

test.run()

const place = () => ({ left: 10, top: 10, bottom: 500 })

const heading = (text: string): SheetBlock => ({ kind: 'heading', text })

function pairs(count: number): SheetBlock {
  return { kind: 'pairs', items: Array.from({ length: count }, (_, i) => ({ label: `Feld ${i}`, value: `Wert ${i}` })) }
}
