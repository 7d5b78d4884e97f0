import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { typesOf } from './generate.ts'
import type { Schema } from './schema.ts'

const test = suite('typesOf')

test('writes each type once, sorted, with what the author would see as description', async () => {
  const text = await typesOf(project())
  assert.equal(exportsOf(text), ['FaqSection', 'Head', 'Link', 'PageData', 'PainPoint', 'Section', 'SiteData'])
  assert.match(text, '  /** The head of the section. */\n  head: Head\n')
})

test('turns an optional property into one that may be left out', async () => {
  assert.match(await typesOf(project()), /^ {2}more\?: Link$/m)
})

test('names data files in camel case', async () => {
  assert.match(await typesOf(project()), /^ {2}painPoints: Record<string, PainPoint>$/m)
})

test('gives pages the union of all sections', async () => {
  const text = await typesOf(project())
  assert.match(text, /^export type Section = FaqSection$/m)
  assert.match(text, /^ {2}sections: Section\[\]$/m)
})

test('writes nothing about sections, data and marks that a project does not have', async () => {
  const text = await typesOf(new Map([['page.json', { title: 'PageData', properties: { a: { type: 'string' } } }]]))
  assert.equal(exportsOf(text), ['PageData'])
})

test('keeps a type that the project itself calls Link', async () => {
  const text = await typesOf(new Map([['page.json', { title: 'Link', properties: { label: { type: 'string' } } }]]))
  assert.match(text, /export interface Link \{\n {2}label\?: string\n\}/)
})

test('the same schemas give the same text', async () => {
  assert.is(await typesOf(project()), await typesOf(project()))
})

test.run()

function project(): Map<string, Schema> {
  return new Map<string, Schema>([
    ['common.json', { $defs: { head: { title: 'Head', properties: {} }, link: { mark: 'link', type: 'string' } } }],
    ['data/pain-points.json', data()],
    ['page.json', { title: 'PageData', properties: { sections: list('section.json') }, required: ['sections'] }],
    [
      'sections/faq.json',
      {
        title: 'FaqSection',
        properties: {
          type: { const: 'faq' },
          head: { $ref: '../common.json#/$defs/head', description: 'The head of the section.' },
          more: { $ref: '../common.json#/$defs/link' },
        },
        required: ['type', 'head'],
      },
    ],
  ])
}

function data(): Schema {
  const item = { title: 'PainPoint', properties: { stat: { type: 'string' } } }
  return { type: 'object', additionalProperties: { $ref: '#/$defs/item' }, $defs: { item } }
}

function list(ref: string): Schema {
  return { type: 'array', items: { $ref: ref }, minItems: 1 }
}

function exportsOf(text: string): (string | undefined)[] {
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)
}
