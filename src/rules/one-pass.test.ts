import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { warning } from '../diagnostics/testing.ts'
import { allRules } from './all-rules.ts'
import { onePass } from './one-pass.ts'
import { lookThrough, siteOf } from './testing.ts'

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
  lookThrough(onePass([() => look]), site)
  assert.equal(seen, ['site', 'faqs', 'a.de', 'home'])
})

test('collects what rules find on the way and at the end', () => {
  const rule = () => ({ source: () => [warning('a/a', 'each', null)], end: () => [warning('b/b', 'end', null)] })
  const { found } = lookThrough(onePass([rule, () => null]), siteOf({ pages: { home: 'a: 1' } }))
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
  const { found } = lookThrough(
    allRules,
    siteOf({ settings: 'url: https://a.example\ndefaultLanguage: de\nlanguages: [de]', pages }),
  )
  assert.equal(found, [])
})

all('can be shown content of any shape', () => {
  const keys = [
    'seo',
    'title',
    'id',
    'to',
    'faq',
    'image',
    'document',
    'from',
    'choices',
    'upTo',
    'was',
    'website',
    'sheet',
  ]
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue(),
      fc.constantFrom('/a#b', 'website', 'a.png'),
      tie('list'),
      tie('group'),
    ),
    list: fc.array(tie('value'), { maxLength: 3 }),
    group: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 5 }),
  }))
  const settings = 'defaultLanguage: de\nlanguages: [de, en]\npricesNet: true\ntagManager: GTM-A'
  fc.assert(
    fc.property(value, (any) => {
      const text = JSON.stringify(any)
      const data = {
        faqs: text,
        offers: text,
        operator: text,
        scarcity: text,
        claims: text,
        packages: text,
        tiers: text,
        proofs: text,
      }
      const site = siteOf({
        settings,
        pages: { a: text, b: text },
        data,
        documents: { 'website.de': '---\ntitle: a\n---\n' },
      })
      return Array.isArray(lookThrough(allRules, site).found)
    }),
    { numRuns: 60 },
  )
})

all.run()
