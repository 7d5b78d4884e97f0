import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schema } from './schema.ts'
import { typed, typedBody } from './typed.ts'

const schemas = new Map<string, Schema>([
  [
    'common.json',
    {
      $defs: {
        text: { mark: 'text', type: ['string', 'object'], properties: { de: { type: 'string' } } },
        link: { mark: 'link', type: 'string' },
        optionalLink: { mark: 'link', type: ['string', 'null'] },
        head: { title: 'Head', type: 'object', properties: {} },
        route: { type: 'string' },
      },
    },
  ],
  ['data/packages.json', { $defs: { item: { title: 'Package' } } }],
])

const test = suite('typed')

test('a text is a string in the language of the page', () => {
  assert.is(typeOf({ $ref: 'common.json#/$defs/text' }), 'string')
})

test('a reference is the item it names', () => {
  assert.is(typeOf({ type: 'string', mark: 'reference', target: 'packages' }), 'Package')
})

test('a link may be null where its schema says so', () => {
  assert.is(typeOf({ $ref: 'common.json#/$defs/link' }), 'Link')
  assert.is(typeOf({ $ref: 'common.json#/$defs/optionalLink' }), '(Link | null)')
})

test('a titled schema is used by its name and keeps the description of its place', () => {
  const head = typed(schemas, place({ $ref: 'common.json#/$defs/head', description: 'The head.' }))
  assert.equal(head, { description: 'The head.', tsType: 'Head' })
})

test('a schema without title stands for itself', () => {
  assert.equal(typed(schemas, place({ $ref: 'common.json#/$defs/route' })), { type: 'string' })
})

test('a reference without such a data file is an error that names it', () => {
  const lost = () => typeOf({ type: 'string', mark: 'reference', target: 'tiers' })
  assert.throws(lost, 'page.json: data/tiers.json has no titled $defs.item')
})

test('an unknown mark is an error', () => {
  assert.throws(() => typeOf({ type: 'string', mark: 'colour' }), 'page.json: there is no mark "colour"')
})

const bodies = suite('typedBody')

bodies('an array of fixed length is a tuple', () => {
  const values = { items: { $ref: 'common.json#/$defs/text' }, minItems: 2, maxItems: 2 }
  assert.is(typedBody(schemas, place(values)).tsType, '[string, string]')
})

bodies('a map is a record of its members', () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } }
  assert.is(typedBody(schemas, place(map)).tsType, 'Record<string, number>')
})

bodies('a map of nameless objects is an error', () => {
  const map = { additionalProperties: { type: 'object', properties: {} } }
  assert.throws(() => typedBody(schemas, place(map)), /give the members of maps and tuples a title/)
})

bodies('a condition is a choice between its two outcomes', () => {
  const head = { $ref: 'common.json#/$defs/head' }
  assert.equal(typedBody(schemas, place(conditional(head, { type: 'string' }))).oneOf, [
    { tsType: 'Head' },
    { type: 'string' },
  ])
})

bodies('bounds and patterns stay behind', () => {
  const schema = { type: 'string', pattern: '^a', minLength: 1, description: 'A name.' }
  assert.equal(typedBody(schemas, place(schema)), { description: 'A name.', type: 'string' })
})

test.run()
bodies.run()

function place(schema: Schema) {
  return { file: 'page.json', schema }
}

function typeOf(schema: Schema) {
  return typed(schemas, place(schema)).tsType
}

// A literal with the key would look like a promise to the linter.
function conditional(first: Schema, second: Schema): Schema {
  return Object.fromEntries([
    ['then', first],
    ['else', second],
  ])
}
