import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { altered, germanSite } from '../../../test/german-site.ts'
import { sheetWords } from '../pdf/sheet-words.ts'
import type { CalculatorProps } from './props.ts'
import { roiSheet } from './roi-sheet.ts'

const { context } = await germanSite()
const test = suite('roiSheet')

test('holds what was entered, what follows from it, the chart and how it was calculated', () => {
  const { blocks, footer, subtitle } = roiSheet({ employees: 5, percent: 30 }, props(), 'example.org')
  const pairs = blocks.flatMap((block) => (block.kind === 'pairs' ? block.items.map(({ value }) => value) : []))
  const expected = ['5', '30 %', '6.600 €', '23.760 €', '1.500–4.000 €', '2 Monaten', '45 Tsd. €']
  assert.equal(
    pairs.map((value) => value.replaceAll('\u00a0', ' ')),
    expected,
  )
  assert.equal(
    blocks.map(({ kind }) => kind),
    ['heading', 'pairs', 'heading', 'pairs', 'heading', 'drawing', 'paragraph'],
  )
  assert.equal([footer, subtitle], ['example.org', 'zurück nach 2\u00a0Monaten'])
  assert.equal(blocks.at(-1), { kind: 'paragraph', text: 'Beispielrechnung' })
})

test.run()

function props(): CalculatorProps {
  const words = {
    percent: '{n} %',
    months: { one: '{n} Monat', other: '{n} Monaten' },
    thousands: '{n} Tsd. €',
    sentence: 'zurück nach {months}',
    chart: { title: 'Verlauf', saving: 'Ersparnis', sentence: '' },
    sheet: { title: 'Rechnung', given: 'Angaben', result: 'Ergebnis' },
  }
  const table = {
    brackets: [{ upTo: null, investment: { from: 1500, to: 4000 }, monthlySalary: 3300 }],
    routineShares: [{ upTo: null, share: 0.4 }],
  }
  const { roiTables, interface: texts } = context.data
  const [known] = Object.values(roiTables)
  assert.ok(known)
  return {
    table: altered(known, table),
    words: altered(texts.calculator, words),
    language: 'de',
    note: 'Beispielrechnung',
    sheet: sheetWords(context),
  }
}
