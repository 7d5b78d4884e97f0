import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onePass } from '../one-pass.ts'
import { findingsOf, lookThrough, siteOf } from '../testing.ts'
import { readability } from './readability.ts'

const EASY = 'Wir bauen Ihnen ein gutes Haus.'
const HARD = 'Automatisierte Dokumentenverarbeitungsverfahren ermöglichen Geschäftsführungen Effizienzsteigerungen.'

const test = suite('readability')

test('says at which school year German texts are read, and names the hardest files', () => {
  assert.equal(about({ easy: EASY, hard: HARD }), [
    'project readability/german The German texts are read from school year 13.8 on (Wiener Sachtextformel); the hardest: site/pages/hard.yaml 32.3, site/pages/easy.yaml -1.5. | Up to 10 suits most visitors. Shorter sentences and shorter words make it easier.',
  ])
})

test('is a note, which counts not even as a warning', () => {
  const [found] = lookThrough(onePass([readability]), siteOf({ pages: { easy: page(EASY) } })).found
  assert.is(found?.severity, 'note')
  assert.match(found?.german.message ?? '', 'ab Schuljahr -1,5')
})

test('looks at German sentences only', () => {
  const english = `languages: [en]\n${page(HARD)}`
  const both = page(EASY).replaceAll(EASY, `{ de: "${EASY}", en: "${HARD}" }`)
  const faqs = `english: { text: "${HARD}" }\ngerman: { text: "${EASY}" }`
  const pages = { english: `${english}\nfaq: english`, both: `${both}\nfaq: german` }
  assert.match(findingsOf(readability, siteOf({ pages, data: { faqs } })).join(), 'school year -1.5 on')
})

test('says nothing about a few sentences, and nothing about labels', () => {
  const few = `text: ${EASY}`
  const labels = page('Automatisierung im Mittelstand ohne Punkt')
  assert.equal(findingsOf(readability, siteOf({ pages: { few, labels } })), [])
})

test.run()

function page(sentence: string): string {
  return `list:\n${Array.from({ length: 20 }, () => `- text: ${sentence}`).join('\n')}`
}

function about(sentences: Readonly<Record<string, string>>): string[] {
  const pages = Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [name, page(sentence)]))
  return findingsOf(readability, siteOf({ pages }))
}
