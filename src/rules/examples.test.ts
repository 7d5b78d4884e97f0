import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examples } from './examples.ts'
import { findingsOf, siteOf } from './testing.ts'

const RECORDED = 'rechnung:\n  file: samples/rechnung.pdf\n  day: 2026-03-31\n  answers: { de: {} }'

const test = suite('examples')

test('accepts an example that the page offers and that is recorded in its languages', () => {
  assert.equal(about('example: rechnung, samples: [{ file: samples/rechnung.pdf }]'), [])
})

test('reports a language that nobody has recorded', () => {
  assert.equal(about('example: rechnung, samples: [{ file: samples/rechnung.pdf }]', '[de, en]'), [
    'pages/home.yaml:3:44 example/not-recorded Nobody has recorded what the document API answers to "rechnung" in the language "en". | Run "site examples", which reads the sample and records the answer.',
  ])
})

test('reports an example that nobody can try', () => {
  assert.equal(about('example: rechnung, samples: [{ file: samples/mail.eml }]'), [
    'pages/home.yaml:3:44 example/not-offered The example "rechnung" is none of the samples that this section offers, so that nobody can try it. | Add samples/rechnung.pdf to "samples".',
  ])
})

test('finds nothing in other sections, or where no examples are recorded', () => {
  assert.equal(findingsOf(examples, siteOf({ pages: { home: 'sections: [{ type: document-demo }]' } })), [])
  assert.equal(about('example: other'), [])
})

test('reports a day that does not exist', () => {
  const day = (plain: string) =>
    `rechnung:\n  answers: { de: { data: { fieldDetails: [{ name: dueDate, plain: "${plain}" }] } } }`
  const found = (plain: string) => findingsOf(examples, siteOf({ data: { examples: day(plain) } }))
  assert.equal(found('2026-02-28'), [])
  for (const wrong of ['2026-02-30', '2026-2-5', '2026-00-10'])
    assert.match(found(wrong)[0] ?? '', `2:67 example/no-day "${wrong}" is no day of the calendar.`)
})

test.run()

function about(demo: string, languages = '[de]'): string[] {
  const home = `routes: [/]\nlanguages: ${languages}\nsections: [{ type: document-demo, ${demo} }]`
  return findingsOf(examples, siteOf({ pages: { home }, data: { examples: RECORDED } }))
}
