import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PlacedToken } from '../page/flow.ts'
import { randomOf } from '../random.ts'
import { misread, withoutMarks } from './letters.ts'
import { damaged } from './noise.ts'
import { joined, split } from './words.ts'

const noise = suite('noise')

noise('takes letters for others as often as it is told', () => {
  assert.is(misread('Rechnung 10', 0, randomOf(1)), 'Rechnung 10')
  assert.is.not(misread('Rechnung 10', 1, randomOf(1)), 'Rechnung 10')
  assert.is(withoutMarks('Größe ção'), 'Grosse cao')
})

noise('joins words that stand close together, and the value stays', () => {
  const tag = { tag: 'grossTotal' } as const
  const [word] = joined([placed('Summe', 10, 40), { ...placed('12,00', 42, 60), value: tag }], 1, randomOf(1))
  assert.equal([word?.text, word?.value], ['Summe12,00', tag])
})

noise('splits a word into two halves of the same value beside each other', () => {
  const tag = { tag: 'grossTotal' } as const
  const [first, second] = split([{ ...placed('1.234,56', 10, 60), value: tag }], 1, randomOf(2))
  assert.is(`${first?.text}${second?.text}`, '1.234,56')
  assert.is(second?.value, tag)
  assert.ok(Number(first?.box[2]) < Number(second?.box[0]))
})

noise('keeps every word inside the page', () => {
  const words = Array.from({ length: 40 }, (_, index) => placed(`wort${index}`, 4 * index, 4 * index + 20))
  for (let seed = 0; seed < 60; seed++) {
    for (const page of damaged([{ width: 200, height: 60, words }], randomOf(seed)))
      for (const { box } of page.words)
        assert.ok(box[0] >= 0 && box[1] >= 0 && box[2] <= page.width && box[3] <= page.height)
  }
})

noise.run()

function placed(text: string, left: number, right: number): PlacedToken {
  return { text, value: null, isSalient: false, box: [left, 10, right, 20] }
}
