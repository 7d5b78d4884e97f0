import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inOrder } from '../diagnostics/diagnostic.ts'
import { allRules } from './all-rules.ts'
import { type KnownPages, PAGES_PACKING } from './one-pass.ts'
import { lookThrough, siteOf } from './testing.ts'

const NOW = new Date('2026-06-15T00:00:00Z')

const DATA = {
  operator: 'name: Erika Beispiel\nstreet: Weg 1',
  faqs: 'one: { id: preise, title: Ab 500 €, text: { de: Frage, en: Question } }\ntwo: { title: Frage zwei }',
  offers: 'web: { price: 2990, was: 4990, text: Website }',
  scarcity: 'few: { text: Nur noch 3 Termine }',
  'shared-sections': 'all: { sections: [faq], why: Sie gehören auf jede Seite. }',
  claims: [
    'claims:',
    '  firms: { kind: figure, value: "200+", texts: ["N Unternehmen"], confirmed: false }',
    '  reply: { kind: figure, value: "2", texts: ["Antwort in N Stunden"], confirmed: true, evidence: Messung }',
  ].join('\n'),
}

/** Lines of which pages are made: each rule that compares pages has something to compare. */
const LINES = [
  'sheet: { number: 4 }',
  'sheet: { number: 5 }',
  'seo: { title: Software für kleine Betriebe, description: kurz }',
  'seo: { title: Software für kleine Betriebe, canonical: / }',
  'seo: { title: { de: Software nach Maß, en: Made to measure }, index: true }',
  'languages: [de, en]',
  'languages: [en]',
  'to: "/b#oben"',
  'to: "/gone"',
  'id: oben',
  'faq: one',
  'faq: two',
  'offer: web',
  'notice: few',
  'text: "150 Unternehmen"',
  'text: "200+ Unternehmen, Antwort in 3 Stunden. Website für 2.990 €."',
  'text: { de: Wort, fr: Mot }',
  `description: ${'Das ist ein Satz mit vielen Wörtern. '.repeat(21)}`,
  'sections: [{ type: hero, drawing: stack, title: A }, { type: closing, title: Bis bald }]',
  'sections: [{ type: closing, title: Bis bald }, { type: steps, text: Derselbe lange Text }, { type: figures, text: Noch ein Text }]',
]

const page = fc.uniqueArray(fc.constantFrom(...LINES), {
  minLength: 0,
  maxLength: 7,
  selector: (line) => line.split(':')[0],
})
/** One page is written, or deleted; the others stay. */
const edit = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), lines: fc.option(page, { freq: 5 }) })

const test = suite('known pages')

test('give the same findings as pages that are looked at for the first time, whatever else has changed', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(edit, { minLength: 6, maxLength: 10 }), (edits) => {
      let known: KnownPages = new Map()
      const state = new Map<string, readonly string[]>()
      for (const { name, lines } of edits) {
        if (lines) state.set(name, lines)
        else state.delete(name)
        const site = siteOf({ data: DATA, pages: textsOf(state) })
        const again = lookThrough(allRules, site, NOW, known)
        assert.equal(inOrder(again.found), inOrder(lookThrough(allRules, site, NOW).found))
        for (const { code } of again.found) seen.add(code)
        // As it comes from a file.
        known = PAGES_PACKING.unpacked(JSON.parse(JSON.stringify(PAGES_PACKING.packed(again.pages))))
      }
    }),
    { numRuns: 60, seed: 7 },
  )
  for (const code of COMPARED) assert.ok(seen.has(code), code)
})

/** What is found by looking at several sources. */
const COMPARED = [
  'id/sheet-number',
  'seo/duplicate-title',
  'link/missing',
  'link/missing-anchor',
  'language/stray-text',
  'language/unshown-text',
  'language/missing-text',
  'law/claim-unconfirmed',
  'law/claim-contradiction',
  'law/claim-unused',
  'law/scarcity',
  'page/same-drawing',
  'page/same-closing',
  'page/shared-sections',
  'readability/german',
]

test('are not looked at again', () => {
  const site = siteOf({ pages: { a: 'title: A', b: 'title: B' } })
  const parsed: string[] = []
  const watched = {
    ...site,
    pages: site.pages.map(({ source, ...rest }) => ({
      ...rest,
      source: { ...source, data: () => parsed.push(source.name) && source.data() },
    })),
  }
  const { pages: known } = lookThrough(allRules, watched, NOW)
  assert.equal(parsed, ['a', 'b'])
  lookThrough(allRules, watched, NOW, known)
  assert.equal(parsed, ['a', 'b'])
})

test.run()

function textsOf(state: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries([...state].map(([name, lines]) => [name, [`routes: [/${name}]`, ...lines].join('\n')]))
}
