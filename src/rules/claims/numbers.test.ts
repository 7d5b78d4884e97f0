import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { amountOf, isSame, numbersIn } from './numbers.ts'

const test = suite('numbersIn')

const praising: readonly [text: string, written: readonly string[]][] = [
  ['200+ Unternehmen', ['200+']],
  ['40 % weniger Kosten, 3x ROI', ['40 %', '3x']],
  ['From €2,500, pilot capped at €5,000', ['€2,500', '€5,000']],
  ['Antwort innerhalb von 2 Stunden, 24/7', ['2', '24/7']],
  ['60-day ROI guarantee', ['60']],
  ['73 kleine und mittlere Unternehmen', ['73']],
  ['Zwischen 2 und 12 Wochen', ['2 und 12']],
  ['Nur noch 3 Termine', ['3']],
]
for (const [text, written] of praising) {
  test(`finds what praises in "${text}"`, () => {
    const found = numbersIn(text)
    assert.equal(
      found.map((one) => one.written),
      written,
    )
    for (const { start, end, written: one } of found) assert.is(text.slice(start, end), one)
  })
}

const harmless = [
  'Seit dem 28. Juni 2025, am 14.04.2025',
  '+49 40 123456, Lindenallee 12, 20095 Hamburg',
  'Lieferschein LS-4711, n8n, rechnung-0815.pdf',
  '§ 5 DDG, Art. 6 DSGVO, WCAG 2.2',
  'In fünf Schritten, Schritt 3',
  'https://example.org/30',
  '4, davon 3 von Hand',
]
for (const text of harmless) test(`finds nothing in "${text}"`, () => assert.equal(numbersIn(text), []))

test.run()

const amounts = suite('amountOf')

amounts('reads a number as its language means it', () => {
  const same: readonly [string, string][] = [
    ['2.500 €', '€2,500'],
    ['5,0', '5.0'],
    ['40 %', '40%'],
    ['12–24', '12 to 24'],
    ['2 bis 12', '2 e 12'],
    ['60', '60 %'],
  ]
  for (const [one, other] of same) assert.ok(isSame(amountOf(one), amountOf(other)), `${one} ${other}`)
  assert.not(isSame(amountOf('2,5'), amountOf('2.500')))
  assert.not(isSame(amountOf('40 %'), amountOf('40x')))
})

amounts.run()
