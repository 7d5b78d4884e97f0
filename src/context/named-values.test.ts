import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteOf } from '../rules/testing.ts'
import { figureIn } from './figure.ts'
import { filledData, namedValues } from './named-values.ts'

const NBSP = '\u00a0'

const figures = suite('figureIn')

figures('writes a figure as another language does', () => {
  const inEnglish = {
    '2.500 €': '€2,500',
    '95 %': '95%',
    '30–45 %': '30–45%',
    '5,0': '5.0',
    '200+': '200+',
    '24/7': '24/7',
  }
  for (const [written, english] of Object.entries(inEnglish)) assert.is(figureIn(written, 'de', 'en'), english)
  assert.is(figureIn('€2,500', 'en', 'de'), `2.500${NBSP}€`)
  assert.is(figureIn('40%', 'en', 'de'), `40${NBSP}%`)
})

figures.run()

const test = suite('namedValues')

const DATA = {
  offers: 'website: { price: 2990, was: 4990 }',
  packages: 'starter: { price: { from: 2500, to: 8000 } }',
  claims: 'claims:\n  pilot: { value: 5.000 € }\n  gdpr: { texts: [DSGVO-konform] }',
  operator: 'phone: "+49 000 0000000"\nplaceholders: true\ncountry: { de: Deutschland, en: Germany }',
}

test('knows prices, claims with a figure, and what is known of the operator, in each language', () => {
  const { fill } = namedValues(siteOf({ data: DATA }))
  const text = '{price:website}, {price:website.was}, {price:starter}, {price:starter.from}, {claim:pilot}'
  assert.is(fill(text, 'de').text, '2.990 €, 4.990 €, 2.500–8.000 €, 2.500 €, 5.000 €'.replaceAll(' €', `${NBSP}€`))
  assert.is(fill(text, 'en').text, '€2,990, €4,990, €2,500–8,000, €2,500, €5,000')
  assert.is(fill('{operator:phone}, {operator:country}', 'en').text, '+49 000 0000000, Germany')
  assert.is(fill('{operator:country}', 'pt').text, 'Deutschland')
})

test('leaves names that lead to nothing', () => {
  const { fill } = namedValues(siteOf({ data: DATA }))
  const text = '{price:shop} {claim:gdpr} {operator:placeholders} {preis:website}'
  assert.equal(fill(text, 'de'), { text, values: [] })
})

test('tells entries of the same name in two files apart', () => {
  const { byKind } = namedValues(siteOf({ data: { offers: 'web: { price: 1 }', packages: 'web: { price: 2 }' } }))
  assert.equal([...(byKind.get('price')?.keys() ?? [])], ['offers/web', 'packages/web'])
})

test('fills a plain text in the language of its page', () => {
  const page = (languages: string) => `languages: [${languages}]\ntext: ab {price:website}`
  const textOf = (languages: string) => {
    const site = siteOf({ pages: { home: page(languages) }, data: DATA })
    const [first] = site.pages
    return first && (filledData(first.source, site) as { text: string }).text
  }
  assert.is(textOf('en'), 'ab €2,990')
  assert.is(textOf('de'), `ab 2.990${NBSP}€`)
})

test.run()
