import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { prices } from './prices.ts'

const test = suite('prices')

test('say that they are net where the settings say so', () => {
  assert.equal(about('sections:\n- type: text\n- type: price-box\n  offer: website'), [
    'pages/home.yaml:3:3 law/price-tax The prices of this site are net ("pricesNet" in site/site.yaml), but this section does not say so (PAngV § 3). | Say it beside the prices, such as "zzgl. USt.".',
  ])
  assert.match(
    about('sections:\n- offer: website\n  note: inkl. 19 % MwSt.')[0] ?? '',
    'but this section says the opposite',
  )
})

test('say that they are gross where the settings say so', () => {
  assert.match(about('sections:\n- offer: website', false)[0] ?? '', 'prices of this site are gross')
  assert.equal(about('sections:\n- offer: website\n  note: inkl. USt.', false), [])
})

test('may say so in the section or beside the price', () => {
  assert.equal(about('sections:\n- offer: website\n  priceNote: { de: zuzüglich Umsatzsteuer }'), [])
  assert.equal(about('sections:\n- offer: shop'), [])
})

test('are not looked for where no settings speak of them, nor without an operator', () => {
  const pages = { home: 'sections:\n- offer: website' }
  const data = { offers: 'website: { price: 2990 }' }
  assert.equal(findingsOf(prices, siteOf({ pages, data: { ...data, operator: 'name: Erika' } })), [])
  assert.equal(findingsOf(prices, siteOf({ settings: settings(true), pages, data })), [])
})

test.run()

function about(home: string, isNet = true): string[] {
  const offers = 'website: { price: 2990 }\nshop: { price: 4990, note: zzgl. USt. }\nfree: { note: nichts }'
  return findingsOf(
    prices,
    siteOf({ settings: settings(isNet), pages: { home }, data: { offers, operator: 'name: Erika' } }),
  )
}

function settings(isNet: boolean): string {
  return `defaultLanguage: de\nlanguages: [de]\npricesNet: ${isNet}`
}
