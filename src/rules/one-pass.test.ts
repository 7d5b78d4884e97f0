import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { warning } from '../diagnostics/diagnostic.ts'
import { allRules } from './all-rules.ts'
import { onePass } from './one-pass.ts'
import { siteOf } from './testing.ts'

const test = suite('onePass')

test('parses every source once, settings and shared data before pages', () => {
  const seen: string[] = []
  const site = siteOf({
    pages: { home: 'languages: [de, en]' },
    data: { faqs: 'a: {}' },
    documents: { 'a.de': '---\ntitle: a\n---\n' },
  })
  const look = {
    source({ name }: { name: string }) {
      seen.push(name)
      return []
    },
  }
  onePass([() => look])(site)
  assert.equal(seen, ['site', 'faqs', 'a.de', 'home'])
})

test('gathers what rules say on the way and at the end', () => {
  const rule = () => ({ source: () => [warning('a/a', 'each', null)], end: () => [warning('b/b', 'end', null)] })
  const found = onePass([rule, () => null])(siteOf({ pages: { home: 'a: 1' } }))
  assert.equal(
    found.map(({ message }) => message),
    ['each', 'each', 'end'],
  )
})

test.run()

const all = suite('allRules')

all('have nothing to say about a project of another shape', () => {
  const pages = {
    'lp-1':
      'slug: lp-1\nlang: de\ntitle: Dach\nhero: { headline: A, cta: { href: "#a" } }\npackages: [{ name: Basis, price: 19 }]',
    odd: '- a list',
    empty: 'a: null',
  }
  const found = allRules.flatMap((rule) =>
    rule(siteOf({ settings: 'url: https://a.example\ndefaultLanguage: de\nlanguages: [de]', pages })),
  )
  assert.equal(found, [])
})

all.run()
