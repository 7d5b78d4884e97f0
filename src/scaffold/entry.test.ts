import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nameFrom } from '../content/plain-letters.ts'
import type { Schema } from '../schemas/schema.ts'
import { entryPlan } from './entry.ts'
import type { NewRequest, ProjectFiles } from './plan.ts'

const question: Schema = {
  properties: { id: { examples: ['a'] }, question: { examples: ['Was?'] }, answer: { examples: ['Das.'] } },
  required: ['id', 'question', 'answer'],
}
const faqs: Schema = {
  additionalProperties: { properties: { items: { type: 'array', items: question } }, required: ['items'] },
}
const request: NewRequest = { kind: 'faq', name: 'website', question: 'Wie schnell geht es?', answer: 'Bald.' }

const test = suite('entryPlan')

test('puts a question at the end of its list and leaves everything else as it is', () => {
  const before =
    '# Fragen\nwebsite:\n  items:\n    - id: a # first\n      question: Was?\n      answer: Das.\n\n# Shop\nshop:\n  items: []\n'
  const added = '    - id: wie-schnell-geht-es\n      question: Wie schnell geht es?\n      answer: Bald.\n'
  assert.is(
    textOf(before),
    before.replace('      answer: Das.\n', (line) => line + added),
  )
})

test('begins a list that is not there', () => {
  assert.match(textOf('shop:\n  items: []\n'), /\nwebsite:\n {2}items:\n {4}- id: wie-schnell-geht-es\n/)
})

test('says on which line to go on, and where a list is shown already', () => {
  const withPage = { ...project('website:\n  items:\n    - id: a\n'), pages: ['site/pages/web.yaml'] }
  const read = (file: string) =>
    file === 'site/pages/web.yaml' ? '  - type: faq\n    faq: website\n' : withPage.read(file)
  const plan = entryPlan(request, { ...withPage, read })
  assert.equal(nextOf(plan, 'en'), [
    'Read it: site/data/faqs.yaml:4',
    'It is shown by site/pages/web.yaml',
    'Check it: site validate',
  ])
  assert.equal(nextOf(plan, 'de'), [
    'Durchlesen: site/data/faqs.yaml:4',
    'Zu sehen ist sie auf site/pages/web.yaml',
    'Prüfen: site validate',
  ])
})

test('says that a list is new, and which there were', () => {
  const plan = entryPlan({ ...request, name: 'webseite', answer: undefined }, project('home:\n  items:\n    - id: a\n'))
  assert.equal(nextOf(plan, 'en'), [
    'Fill it: site/data/faqs.yaml:4',
    'This is a new list; there were: home',
    'Show it on a page: "faq: webseite" in a section of type faq',
    'Check it: site validate',
  ])
})

test('does not touch a list on one line', () => {
  const plan = entryPlan(request, project('website: { items: [] }\n'))
  assert.match('problem' in plan ? plan.problem.en : '', 'is written on one line')
})

test('marks what has to be replaced: texts by a word, numbers and choices by a comment', () => {
  const text = { mark: 'text', type: ['string', 'object'] }
  const item: Schema = {
    properties: {
      name: { ...text, examples: ['Muster GmbH'] },
      logo: { enum: ['kanzlei'] },
      result: { ...text, examples: [{ de: 'Schneller', en: 'Faster' }] },
      tags: { type: 'array', items: text, examples: [['Handwerk']] },
      months: { properties: { from: { examples: [3] } }, required: ['from'] },
      example: { const: true },
    },
    required: ['name', 'logo', 'result', 'tags', 'months', 'example'],
  }
  const cases = new Map<string, Schema>([['data/cases.json', { additionalProperties: item }]])
  const plan = entryPlan({ kind: 'case', name: 'bakery' }, { ...project('a: {}\n'), schemas: cases })
  assert.is(
    'files' in plan && plan.files[0]?.text,
    `a: {}
bakery:
  name: Bakery # BEISPIEL
  logo: kanzlei # BEISPIEL
  result:
    de: "BEISPIEL: Schneller"
    en: "EXAMPLE: Faster"
  tags:
    - "BEISPIEL: Handwerk"
  months:
    from: 3 # BEISPIEL
  example: true
`,
  )
})

test("takes a name that was given for the author's own", () => {
  const item: Schema = { properties: { name: { examples: ['Muster GmbH'] } }, required: ['name'] }
  const cases = new Map<string, Schema>([['data/cases.json', { additionalProperties: item }]])
  const plan = entryPlan({ kind: 'case', name: 'bakery', title: 'Bäckerei' }, { ...project('a: {}\n'), schemas: cases })
  assert.is('files' in plan && plan.files[0]?.text, 'a: {}\nbakery:\n  name: Bäckerei\n')
})

test('does not make an entry twice', () => {
  const packages = new Map<string, Schema>([['data/packages.json', { additionalProperties: { properties: {} } }]])
  const plan = entryPlan({ kind: 'package', name: 'mini' }, { ...project('mini: {}\n'), schemas: packages })
  assert.equal(plan, {
    problem: {
      en: '"mini" is in site/data/packages.yaml already.',
      de: '„mini“ steht schon in site/data/packages.yaml.',
    },
  })
})

test.run()

const names = suite('nameFrom')

names('makes a name of a title', () => {
  assert.is(nameFrom('Über uns & Größe!'), 'ueber-uns-groesse')
  assert.is(nameFrom('3. Café'), 'cafe')
  assert.is(nameFrom('日本'), '')
})

names.run()

function textOf(before: string): string {
  const plan = entryPlan(request, project(before))
  return 'problem' in plan ? plan.problem.en : (plan.files[0]?.text ?? '')
}

function nextOf(plan: ReturnType<typeof entryPlan>, language: 'en' | 'de'): string[] {
  return 'next' in plan ? plan.next.map((step) => step[language]) : []
}

function project(text: string): ProjectFiles {
  return { schemas: new Map([['data/faqs.json', faqs]]), read: () => text, pages: [], defaultLanguage: 'de' }
}
