import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validator } from './validator.ts'

const test = suite('validator')

test('records where texts, links, references and assets are', () => {
  const verdict = schemas().validate('page', 'home', {
    sections: [
      { type: 'hero', title: { de: 'A' }, picture: 'a.svg' },
      { type: 'shelf', tools: ['saw', 'hammer'] },
    ],
  })
  assert.equal(verdict?.errors, [])
  assert.equal(verdict?.marks, [
    { kind: 'text', pointer: '/sections/0/title' },
    { kind: 'asset', pointer: '/sections/0/picture' },
    { kind: 'reference', pointer: '/sections/1/tools/0', target: 'tools' },
    { kind: 'reference', pointer: '/sections/1/tools/1', target: 'tools' },
  ])
})

test('escapes names with slashes in pointers', () => {
  const verdict = schemas().validate('data', 'labels', { 'a/b~c': 'Text' })
  assert.equal(verdict?.marks, [{ kind: 'text', pointer: '/a~1b~0c' }])
})

test('forgets the marks of the file before', () => {
  const check = schemas()
  check.validate('page', 'a', { sections: [{ type: 'hero', title: 'A', picture: 'a.svg' }] })
  assert.equal(check.validate('page', 'b', { sections: [] })?.marks, [])
})

test('knows the data that references name', () => {
  const check = schemas()
  assert.is(check.validate('data', 'labels', { a: 'Text' })?.isNamed, false)
  assert.is(check.validate('data', 'tools', {})?.isNamed, true)
})

test('checks a section by its type alone', () => {
  const { errors = [] } = schemas().validate('page', 'home', { sections: [{ type: 'shelf', titel: 1 }] }) ?? {}
  assert.equal(errors.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`).sort(), [
    'additionalProperties /sections/0',
    'required /sections/0',
  ])
})

test('finds a type that no section has', () => {
  const { errors = [] } = schemas().validate('page', 'home', { sections: [{ type: 'heroo' }] }) ?? {}
  assert.equal(
    errors.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`),
    ['discriminator /sections/0'],
  )
})

test('finds every mistake of a file', () => {
  const { errors = [] } = schemas().validate('page', 'home', { sections: [{ type: 'hero' }], more: 1, other: 2 }) ?? {}
  assert.is(errors.length, 4)
})

test('is null for a file without a schema', () => {
  assert.is(schemas().validate('data', 'unknown', {}), null)
})

test('names the schema that is no JSON', () => {
  assert.throws(() => validator(new Map([['page.json', '{ "type": ']])), /schemas\/page\.json is no JSON/)
})

test('names the schema that leads nowhere', () => {
  const check = validator(new Map([['page.json', '{ "$ref": "missing.json" }']]))
  assert.throws(() => check.validate('page', 'home', {}), /schemas\/page\.json cannot be used.*missing\.json/)
})

test('refuses a schema keyword that is misspelt', () => {
  const check = validator(new Map([['page.json', '{ "type": "object", "requierd": ["a"] }']]))
  assert.throws(() => check.validate('page', 'home', {}), /schemas\/page\.json cannot be used.*requierd/)
})

test('does not take "NaN" and infinity for amounts', () => {
  const check = validator(new Map([['page.json', '{ "type": "number" }']]))
  assert.is(check.validate('page', 'home', Number.NaN)?.errors.length, 1)
  assert.is(check.validate('page', 'home', Number.POSITIVE_INFINITY)?.errors.length, 1)
})

test.run()

/** A page with two kinds of sections, in files that refer to each other by relative paths. */
function schemas() {
  const text = { mark: 'text', type: ['string', 'object'] }
  const section = (type: string, properties: object) => ({
    type: 'object',
    additionalProperties: false,
    required: ['type', ...Object.keys(properties)],
    properties: { type: { const: type }, ...properties },
  })
  const files = {
    'common.json': { $defs: { text, asset: { mark: 'asset', type: 'string' } } },
    'page.json': {
      type: 'object',
      additionalProperties: false,
      properties: { sections: { type: 'array', items: { $ref: 'section.json' } } },
    },
    'section.json': {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: [{ $ref: 'sections/hero.json' }, { $ref: 'sections/shelf.json' }],
    },
    'sections/hero.json': section('hero', {
      title: { $ref: '../common.json#/$defs/text' },
      picture: { $ref: '../common.json#/$defs/asset' },
    }),
    'sections/shelf.json': section('shelf', {
      tools: { type: 'array', items: { mark: 'reference', target: 'tools', type: 'string' } },
    }),
    'data/tools.json': { type: 'object' },
    'data/labels.json': { type: 'object', additionalProperties: { $ref: '../common.json#/$defs/text' } },
  }
  return validator(new Map(Object.entries(files).map(([file, schema]) => [file, JSON.stringify(schema)])))
}
