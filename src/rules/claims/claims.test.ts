import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { claims } from './claims.ts'

const PROVEN = 'evidence: Kundenliste\n    confirmed: true'

const test = suite('claims')

test('asks for a claim where a number praises', () => {
  assert.equal(about('text: 40 % weniger Kosten', claim('companies', '200+', '[N Unternehmen]', PROVEN)), [
    'data/claims.yaml:5:12 law/claim-unused The claim "companies" ("200+") stands in no text. | Take it out, or fix its "texts" and "places".',
    'pages/home.yaml:1:7 law/claim-undeclared The number "40 %" is in no claim of site/data/claims.yaml (UWG § 5). | Declare it there with what proves it; put it under "notClaims" if it praises nothing.',
  ])
})

test('accepts a claim that the owner has confirmed with evidence', () => {
  const known = claim('companies', '200+', '[N Unternehmen, N compan*]', PROVEN)
  assert.equal(about('text: { de: 200+ Unternehmen, en: 200+ companies }', known), [])
})

test('reads a figure with the words beside it, in each language', () => {
  const known = claim('companies', '200+', '[N Unternehmen, N companies]', PROVEN)
  const site = siteOf({
    pages: { home: 'figures:\n- value: 200+\n  label: { de: Unternehmen, en: companies }' },
    data: { claims: known, operator: 'name: Erika' },
  })
  const marks = ['value', 'label'].map((key) => ({ kind: 'text', pointer: `/figures/0/${key}` }) as const)
  const pages = site.pages.map((page) => ({ ...page, source: { ...page.source, marks } }))
  assert.equal(findingsOf(claims, { ...site, pages }), [])
})

test('asks the owner to confirm a claim and names the law of its kind', () => {
  const open = claim('companies', '200+', '[N Unternehmen]', 'confirmed: false')
  assert.equal(about('text: 200+ Unternehmen\nlabel: mehr als 200+ Unternehmen', open), [
    'data/claims.yaml:7:16 law/claim-unconfirmed Nobody has confirmed the claim "companies": "200+" stands in 2 places, first in site/pages/home.yaml:1 (UWG § 5 para. 2 no. 3). | Set "confirmed" to true while it is true, with "since" and "evidence"; or take it out of the texts.',
  ])
})

test('does not accept a confirmation without evidence', () => {
  const bare = claim('companies', '200+', '[N Unternehmen]', 'evidence: null\n    confirmed: true')
  assert.match(about('text: 200+ Unternehmen', bare).join(), 'data/claims.yaml:7:15 law/claim-evidence')
})

test('finds a text that says the same with another number', () => {
  const known = claim('companies', '200+', '[N Unternehmen]', PROVEN)
  assert.equal(about('text: 200+ Unternehmen\nlabel: Schon 250+ Unternehmen', known), [
    'pages/home.yaml:2:14 law/claim-contradiction "250+" contradicts the claim "companies", which says "200+" (UWG § 5 para. 2 no. 3). | Make both the same, here or in site/data/claims.yaml; or declare a claim of its own.',
  ])
})

test('finds two claims in the same words with two numbers', () => {
  const both = `${claim('reply', '"2"', '[in N Stunden]', PROVEN)}\n${claim('later', '"24"', '[in N Stunden]', PROVEN).replace('claims:\n', '')}`
  assert.equal(about('text: in 2 Stunden\nlabel: in 24 Stunden', both), [
    'data/claims.yaml:12:12 law/claims-differ The claims "reply" and "later" are written with the same words and say "2" and "24" (UWG § 5 para. 2 no. 3). | Keep one of the two, or word them so that a reader sees what each is about.',
  ])
})

test('asks for a claim where words promise something without a number', () => {
  const promises = {
    de: 'DSGVO-konform, Server in Deutschland, rechtlich sauber, mit Erfolgsgarantie',
    en: 'certified, most popular, dedicated account manager',
    pt: 'Garantia de ROI, conforme o RGPD, dia e noite',
  }
  const found = about(`text: ${JSON.stringify(promises)}`, 'claims: {}')
  assert.ok(found.every((line) => line.includes('law/promise-undeclared')))
  const words = found.map((line) => / The promise "(.*)" is in no claim/.exec(line)?.[1])
  assert.equal(words, [
    ...['DSGVO-konform', 'Server in Deutschland', 'rechtlich sauber', 'Erfolgsgarantie'],
    ...['certified', 'most popular', 'account manager'],
    ...['Garantia de ROI', 'conforme o RGPD', 'dia e noite'],
  ])
})

test('has a promise without a number confirmed like any other claim', () => {
  const known = (rest: string) =>
    `claims:\n  gdpr:\n    says: Das stimmt.\n    kind: promise\n    texts: [DSGVO-konform]\n    ${rest}`
  assert.equal(about('text: DSGVO-konform', known(PROVEN)), [])
  assert.match(
    about('text: DSGVO-konform', known('confirmed: false')).join(),
    'law/claim-unconfirmed Nobody has confirmed the claim "gdpr": "DSGVO-konform" stands in site/pages/home.yaml:1',
  )
  assert.match(about('text: Ein Satz', known(PROVEN)).join(), 'law/claim-unused')
})

test('takes a promise with a number for one claim', () => {
  const known = claim('roi', '"60"', '[N Tage ROI-Garantie]', PROVEN)
  assert.equal(about('text: 60 Tage ROI-Garantie', known), [])
  const other = about('text: 90 Tage ROI-Garantie', known)
  assert.equal(
    other.map((line) => line.split(' ')[1]),
    ['law/claim-unused', 'law/claim-contradiction'],
  )
})

test('lets promises stand where the register says that nothing is promised', () => {
  const known = 'claims: {}\nnotClaims:\n- { text: Ist das DSGVO-konform, why: Eine Frage }'
  assert.equal(about('text: Ist das DSGVO-konform?', known), [])
})

test('checks the places that a claim names', () => {
  const price =
    'claims:\n  former:\n    kind: former-price\n    value: 4.990 €\n    places: [data/offers.yaml website.was]\n'
  const offers = { offers: 'website: { price: 2990, was: 4990 }' }
  const open = about('offer: website', `${price}    confirmed: false`, offers)
  assert.equal(open.length, 1)
  assert.match(open.join(), 'data/claims.yaml:6:16 law/claim-unconfirmed')
  assert.match(open.join(), '(UWG § 5, PAngV § 11)')
  const other = about('offer: website', `${price}    confirmed: false`, { offers: 'website: { was: 5990 }' })
  assert.match(other.join('\n'), 'data/offers.yaml:1:17 law/claim-contradiction "5990" contradicts the claim "former"')
})

test('ignores what the register calls harmless, and prices of shared data', () => {
  const known = `${claim('companies', '200+', '[N Unternehmen]', PROVEN)}\nnotClaims:\n  - text: 1 Strich = N Minute\n    why: Maßstab\n  - place: pages/*.yaml example\n    why: Beispiel`
  const page = 'text: 200+ Unternehmen, 1 Strich = 1 Minute, ab 2.990 €\nexample: { text: 19 % }'
  assert.equal(about(page, known, { offers: 'website: { price: 2990 }' }), [])
})

test('reports no amount while shared data that may name it has a mistake', () => {
  const known = claim('companies', '200+', '[N Unternehmen]', PROVEN)
  const page = 'text: 200+ Unternehmen, ab 2.990 €\noffer: website'
  assert.equal(about(page, known, { scarcity: 'all: {}' }), [])
  assert.match(about(page, known, { offers: 'website: { price: 3490 }' }).join(), 'law/claim-undeclared')
})

test('asks of an amount of money whether the price was changed where it stands', () => {
  const known = claim('companies', '200+', '[N Unternehmen]', PROVEN)
  const found = about('text: 200+ Unternehmen, ab 2.990 €', known, { offers: 'website: { price: 3490 }' })
  assert.match(found.join(), 'while the same amount stands under "price" in site/data: was it changed there?')
})

test('reports a countdown that never moves, even a confirmed one', () => {
  const clock =
    'claims:\n  clock:\n    kind: scarcity\n    value: "23:47:12"\n    places: [data/scarcity.yaml all.countdown]\n'
  const scarcity = { scarcity: 'all:\n  text: Nur kurz\n  countdown:\n    value: "23:47:12"' }
  assert.equal(about('notice: all', `${clock}    evidence: Kalender\n    confirmed: true`, scarcity), [
    'data/scarcity.yaml:4:12 law/countdown The countdown "23:47:12" of the claim "clock" stands still: a limit that never comes is misleading (UWG § 3 para. 3, annex no. 7). | Take "countdown" out, or write the true date into "text".',
  ])
})

test('asks for a claim for each scarce offer and former price that a page shows, register or not', () => {
  const data = {
    scarcity: 'all: { text: Nur 3 Plätze }\nunused: { text: Nur 2 Plätze }',
    offers: 'website: { was: 4990 }',
  }
  assert.equal(
    findingsOf(claims, siteOf({ pages: { home: 'notice: all\noffer: website' }, data: { ...data, operator: 'a: 1' } })),
    [
      'data/offers.yaml:1:17 law/former-price The crossed-out price of "website" must be one that was asked before, and no claim of site/data/claims.yaml declares it (UWG § 5, PAngV § 11). | Declare it there: kind: former-price, places: ["data/offers.yaml website.was"].',
      'data/scarcity.yaml:1:14 law/scarcity "all" says that something is scarce, and no claim of site/data/claims.yaml declares it (UWG § 5). | Declare it there: kind: scarcity, places: ["data/scarcity.yaml all"].',
    ],
  )
})

test('finds nothing in a project without an operator', () => {
  const data = { claims: claim('companies', '200+', '[N Unternehmen]', 'confirmed: false') }
  assert.equal(findingsOf(claims, siteOf({ pages: { home: 'text: 40 %' }, data })), [])
})

test('takes no words from a value that has none', () => {
  const known = 'claims:\n  a:\n    value: { toString: false }\n    texts: [{ toString: false }]\nnotClaims: []'
  assert.equal(about('text: Ein Tag', known), [
    'data/claims.yaml:3:12 law/claim-unused The claim "a" ("") stands in no text. | Take it out, or fix its "texts" and "places".',
  ])
})

test('can be shown a register of any shape', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (any, words) => {
      const register = {
        claims: { a: { value: any, texts: [words, any], places: [words, any] }, b: any },
        notClaims: any,
      }
      const data = { claims: JSON.stringify(register), operator: 'a: 1', offers: JSON.stringify({ a: any }) }
      return Array.isArray(
        findingsOf(claims, siteOf({ pages: { home: `text: ${JSON.stringify(`${words} 3 Tage`)}` }, data })),
      )
    }),
    { numRuns: 80 },
  )
})

const FROM = claim('from', '3.000 €', '[ab N]', PROVEN)
const PACKAGES = {
  packages:
    'micro: { name: MICRO, price: { from: 800, to: 2500 } }\nstarter: { name: STARTER, price: { from: 2500, to: 8000 } }',
  offers: 'website: { title: Website, price: 2990 }',
}

test('names texts that still say an old price, though another entry has it', () => {
  const found = about('text: Schon ab 3.000 €\nlabel: Schon ab 2.500 €. Es gibt auch MICRO.', FROM, PACKAGES)
  assert.equal(
    found.map((line) => line.split(' ').slice(0, 4).join(' ')),
    ['pages/home.yaml:2:17 law/claim-contradiction "2.500 €"'],
  )
})

test('knows the price of an entry that is spoken of', () => {
  const lines = ['STARTER gibt es ab 2.500 €.', 'Die Website ab 2.990 €']
  for (const text of lines) assert.equal(about(`text: Schon ab 3.000 €\nlabel: ${text}`, FROM, PACKAGES), [], text)
  assert.equal(about('offer: website\ntext: Schon ab 3.000 €\nlabel: Hier ab 2.990 €', FROM, PACKAGES), [])
})

test('takes a claim that a text names for declared, in any words', () => {
  assert.equal(about('text: Für {claim:from} beginnt es, {price:starter.from} im Paket', FROM, PACKAGES), [])
})

test.run()

function claim(name: string, value: string, texts: string, rest: string): string {
  return `claims:\n  ${name}:\n    says: Das stimmt.\n    kind: fact\n    value: ${value}\n    texts: ${texts}\n    ${rest}`
}

function about(home: string, register: string, data: Readonly<Record<string, string>> = {}): string[] {
  return findingsOf(claims, siteOf({ pages: { home }, data: { ...data, claims: register, operator: 'name: Erika' } }))
}
